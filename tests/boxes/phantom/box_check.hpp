// SPDX-License-Identifier: MIT
// The Phantom: after the action step exactly the phantom can be deployed, wherever a follower could, and never as a second one.
#pragma once

#include "boxes/tower/box_check.hpp"
#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::phantom {

using namespace bastide;

/// The segments of the last tile on which the phantom can be deployed, as the reference finds them, and the open towers. What it
/// may do on other tiles is for the box that leads there.
inline void check_step(const Observation& observed)
{
    const Cell last = cell_of(observed.view.state.placed(observed.view.state.header().last));
    std::vector<int> mine;
    std::vector<reference::Cell> tops;
    for (const Action& action : observed.options_of(ActionKind::deploy)) {
        observed.wrong.expect(action.piece == static_cast<u16>(PieceKind::phantom),
                              "another piece follows in place of the phantom");
        if (is_on_foundation(observed.view, action))
            tops.push_back({action.cell.x, action.cell.y});
        else if (action.cell == last && action.segment != kOnTile)  // not on a flying machine
            mine.push_back(action.segment);
    }
    const bool has = has_supply(observed.view, pending(observed.view).seat, PieceKind::phantom);
    const bool may_come = has && !is_shut(observed.view, PieceKind::phantom, observed.view.state.header().last);
    const std::vector<int> theirs =
        may_come ? observed.board.targets(reference::PieceKind::phantom, observed.pieces.list()) : std::vector<int>{};
    observed.wrong.expect(mine == theirs, "targets of a phantom differ");
    std::vector<reference::Cell> sites = has ? observed.board.top_sites(observed.pieces.list()) : std::vector<reference::Cell>{};
    tower::leave_out_shut(observed, PieceKind::phantom, sites);
    observed.wrong.expect(tops == sites, "the phantom can stand on other towers");
    observed.wrong.expect(observed.can_pass(), "the phantom must be deployed");
    observed.seen.rare["phantom steps"] += 1;
}

inline void check_decision(const Observation& observed)
{
    if (observed.step() == StepKind::phantom) check_step(observed);
}

/// The phantom in half of its steps.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::phantom || random.one_in(2)) return nullptr;
    for (const Action& action : observed.options)
        if (action.kind == ActionKind::deploy) return &action;
    return nullptr;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("phantom steps") > 500);
    CHECK(seen.steps.at(StepKind::phantom) > 500);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::phantom, .at_decision = check_decision, .prefer = prefer, .came_up = came_up}};
}

}  // namespace box_checks::phantom
