// SPDX-License-Identifier: MIT
// Traders & Builders: builder and pig are never alone, goods are as many as the completed cities show, and a turn has at most two
// parts.
#pragma once

#include "invariants/box_check.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"
#include "support/catch.hpp"

namespace box_checks::traders_builders {

using namespace bastide;

/// The symbols of a kind in completed cities; each is counted when its city was completed (TB-GOODS-01, -09).
inline u32 count_symbols(const Look& look, Mark mark)
{
    u32 count = 0;
    for (int i = 1; i <= look.view.state.header().nodes; ++i) {
        const Node& node = look.view.state.node(NodeId(i));
        const bool is_city = node.up == NodeId(i) && node.kind() == SegmentKind::city && node.open == 0;
        if (is_city) count += count_marks(look.view, measure(look.view, NodeId(i)), mark);
    }
    return count;
}

inline void look_at_goods(const Look& look, Mark mark, PieceKind token)
{
    u32 held = 0;
    for (int seat = 0; seat < look.seats(); ++seat) held += count_tokens(look.view, seat, token);
    const u32 symbols = count_symbols(look, mark);
    look.wrong.expect(held <= symbols, "more goods than symbols in completed cities");
    const bool is_scored = !look.view.state.header().last || look.is_over();
    look.wrong.expect(!is_scored || held == symbols, "goods of a completed city are missing");
}

inline void look_at_companions(const Look& look)
{
    look.for_each_piece([&](u16, const Piece& piece) {
        const bool is_companion = piece.kind == PieceKind::builder || piece.kind == PieceKind::pig;
        if (!is_companion || piece.spot != Spot::segment) return;
        const int feature = feature_number(look.view, look.board, NodeId(piece.at));
        if (look.board.features()[static_cast<std::size_t>(feature)].kind == reference::SegmentKind::foundation) return;
        const bool has_company = std::any_of(look.pieces.list().begin(), look.pieces.list().end(), [&](const auto& other) {
            return other.seat == piece.owner && reference::is_follower(other.kind) && look.board.feature_under(other) == feature;
        });
        look.wrong.expect(has_company, "a builder or pig is alone");
    });
}

inline void look(const Look& look)
{
    look_at_companions(look);
    look_at_goods(look, Mark::wine, PieceKind::wine);
    look_at_goods(look, Mark::grain, PieceKind::grain);
    look_at_goods(look, Mark::cloth, PieceKind::cloth);
    if (look.view.part() > 0 && look.step() == StepKind::place) look.seen.rare["second parts"] += 1;
}

/// Builders and pigs as soon as they may, and often a tile where the own builder is.
inline const Action* prefer(const Look& look, Luck& luck)
{
    for (const Action& action : look.options) {
        const bool is_companion =
            action.piece == static_cast<u16>(PieceKind::builder) || action.piece == static_cast<u16>(PieceKind::pig);
        if (action.kind == ActionKind::deploy && is_companion && !luck.one_in(4)) return &action;
    }
    return nullptr;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("second parts") > 20);
    CHECK(seen.causes.at(Cause::goods_won) > 100);
    CHECK(seen.rewards.at(Reward::pig_cities) > 0);
    CHECK(seen.rewards.at(Reward::goods_wine) > 10);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::traders_builders,
             .after_scoring = {StepKind::double_turn_second_part},
             .trades = {Reward::goods_wine, Reward::goods_grain, Reward::goods_cloth},
             .look = look,
             .end = look,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::traders_builders
