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
inline u32 count_symbols(const Observation& observed, Mark mark)
{
    u32 count = 0;
    for (int i = 1; i <= observed.view.state.header().nodes; ++i) {
        const Node& node = observed.view.state.node(NodeId(i));
        const bool is_city = node.up == NodeId(i) && node.kind() == SegmentKind::city && node.open == 0;
        if (is_city) count += count_marks(observed.view, measure(observed.view, NodeId(i)), mark);
    }
    return count;
}

inline void check_goods(const Observation& observed, Mark mark, PieceKind token)
{
    u32 held = 0;
    for (int seat = 0; seat < observed.seats(); ++seat) held += count_tokens(observed.view, seat, token);
    const u32 symbols = count_symbols(observed, mark);
    observed.wrong.expect(held <= symbols, "more goods than symbols in completed cities");
    const bool is_scored = !observed.view.state.header().last || observed.is_over();
    observed.wrong.expect(!is_scored || held == symbols, "goods of a completed city are missing");
}

inline void check_companions(const Observation& observed)
{
    observed.for_each_piece([&](u16, const Piece& piece) {
        const bool is_companion = piece.kind == PieceKind::builder || piece.kind == PieceKind::pig;
        if (!is_companion || piece.spot != Spot::segment) return;
        const int feature = feature_number(observed.view, observed.board, NodeId(piece.at));
        if (observed.board.features()[static_cast<std::size_t>(feature)].kind == reference::SegmentKind::foundation) return;
        const bool has_company =
            std::any_of(observed.pieces.list().begin(), observed.pieces.list().end(), [&](const auto& other) {
                return other.seat == piece.owner && reference::is_follower(other.kind) &&
                       observed.board.feature_under(other) == feature;
            });
        observed.wrong.expect(has_company, "a builder or pig is alone");
    });
}

inline void check_decision(const Observation& observed)
{
    check_companions(observed);
    check_goods(observed, Mark::wine, PieceKind::wine);
    check_goods(observed, Mark::grain, PieceKind::grain);
    check_goods(observed, Mark::cloth, PieceKind::cloth);
    if (observed.view.part() > 0 && observed.step() == StepKind::place) observed.seen.rare["second parts"] += 1;
}

/// Builders and pigs as soon as they may, and often a tile where the own builder is.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    for (const Action& action : observed.options) {
        const bool is_companion =
            action.piece == static_cast<u16>(PieceKind::builder) || action.piece == static_cast<u16>(PieceKind::pig);
        if (action.kind == ActionKind::deploy && is_companion && !random.one_in(4)) return &action;
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
             .at_decision = check_decision,
             .end = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::traders_builders
