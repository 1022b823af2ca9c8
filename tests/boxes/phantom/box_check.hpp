// SPDX-License-Identifier: MIT
// The Phantom: after the action step exactly the phantom can be deployed, wherever a follower could, and never as a second one.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::phantom {

using namespace bastide;

/// The segments of the last tile on which the phantom can be deployed, as the reference finds them, and the open towers.
inline void look_at_step(const Look& look)
{
    std::vector<int> mine;
    std::vector<reference::Cell> tops;
    for (const Action& action : look.options_of(ActionKind::deploy)) {
        look.wrong.expect(action.piece == static_cast<u16>(PieceKind::phantom), "another piece follows in place of the phantom");
        if (is_on_foundation(look.view, action))
            tops.push_back({action.cell.x, action.cell.y});
        else
            mine.push_back(action.segment);
    }
    const bool has = has_supply(look.view, pending(look.view).seat, PieceKind::phantom);
    const std::vector<int> theirs =
        has ? look.board.targets(reference::PieceKind::phantom, look.pieces.list()) : std::vector<int>{};
    look.wrong.expect(mine == theirs, "targets of a phantom differ");
    look.wrong.expect(tops == (has ? look.board.top_sites(look.pieces.list()) : std::vector<reference::Cell>{}),
                      "the phantom can stand on other towers");
    look.wrong.expect(look.can_pass(), "the phantom must be deployed");
    look.seen.rare["phantom steps"] += 1;
}

inline void look(const Look& look)
{
    if (look.step() == StepKind::phantom) look_at_step(look);
}

/// The phantom in half of its steps.
inline const Action* prefer(const Look& look, Luck& luck)
{
    if (look.step() != StepKind::phantom || luck.one_in(2)) return nullptr;
    for (const Action& action : look.options)
        if (action.kind == ActionKind::deploy) return &action;
    return nullptr;
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("phantom steps") > 500);
    CHECK(seen.steps.at(StepKind::phantom) > 500);
}

inline std::vector<SetCheck> set_checks() { return {{.set = Set::phantom, .look = look, .prefer = prefer, .came_up = came_up}}; }

}  // namespace box_checks::phantom
