// SPDX-License-Identifier: MIT
// The Abbot: the seat on turn may call back exactly its own abbots on incomplete buildings, and nobody but an abbot is in a
// garden.
#pragma once

#include <set>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::abbot {

using namespace bastide;

inline bool is_call(const Action& action)
{
    return action.kind == ActionKind::take && action.cause == static_cast<i32>(Cause::abbot_called_back);
}

inline const reference::Feature& building_of(const Observation& observed, const Piece& piece)
{
    return observed.board.features()[static_cast<std::size_t>(feature_number(observed.view, observed.board, NodeId(piece.at)))];
}

/// The abbots that may be called back (ABBOT-RET-01, -03, ABBOT-OPT-02).
inline void check_calls(const Observation& observed)
{
    if (observed.step() != StepKind::act) return;
    std::set<u16> mine;
    std::set<u16> expected;
    for (const Action& action : observed.options)
        if (is_call(action)) mine.insert(action.piece);
    const u8 seat = pending(observed.view).seat;
    observed.for_each_piece([&](u16 id, const Piece& piece) {
        const bool stands = piece.kind == PieceKind::abbot && piece.owner == seat && piece.spot == Spot::segment;
        if (stands && !building_of(observed, piece).complete && !observed.has(Option::abbot_no_early_return)) expected.insert(id);
    });
    observed.wrong.expect(mine == expected, "other abbots can be called back");
}

inline void check_decision(const Observation& observed)
{
    check_calls(observed);
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (piece.spot != Spot::segment) return;
        const reference::SegmentKind where = building_of(observed, piece).kind;
        const bool is_abbot = piece.kind == PieceKind::abbot;
        observed.wrong.expect(is_abbot || where != reference::SegmentKind::garden, "a follower is in a garden");
        const bool is_building = reference::counts_cells_around(where) || where == reference::SegmentKind::abbacy;
        observed.wrong.expect(!is_abbot || is_building, "an abbot is in no building");
    });
}

/// Abbots as soon as they may, and now and then calls one back.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    for (const Action& action : observed.options) {
        const bool deploys = action.kind == ActionKind::deploy && action.piece == static_cast<u16>(PieceKind::abbot);
        if ((deploys && !random.one_in(4)) || (is_call(action) && random.one_in(8))) return &action;
    }
    return nullptr;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.causes.at(Cause::abbot_called_back) > 20);
    CHECK(seen.rewards.at(Reward::abbot_garden) > 0);
    CHECK(seen.rewards.at(Reward::abbot_garden_unfinished) > 5);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::abbot,
             .trades = {Reward::abbot_called_back},
             .at_decision = check_decision,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::abbot
