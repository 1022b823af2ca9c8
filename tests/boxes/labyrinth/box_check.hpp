// SPDX-License-Identifier: MIT
// The labyrinth: the reference knows its parts and what its followers add, so the box check counts how often that matters, and
// makes it more likely.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::labyrinth {

using namespace bastide;

/// Whether a deployment goes to a free part of an occupied road.
inline bool joins_a_road(const Observation& observed, const Action& action)
{
    if (action.kind != ActionKind::deploy || action.piece_kind != static_cast<u16>(PieceKind::follower)) return false;
    const NodeId at = segment_at(observed.view, action.cell, action.segment);
    return at && is_occupied(observed.view.state, root_of(observed.view.state, at));
}

inline void check_decision(const Observation& observed)
{
    if (observed.step() != StepKind::act) return;
    for (const Action& action : observed.options) {
        if (!joins_a_road(observed, action)) continue;
        observed.wrong.expect(observed.has(Option::labyrinth_advanced), "a follower may join an occupied road");
        observed.seen.rare["free arms"] += 1;
    }
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(4)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (joins_a_road(observed, action)) good.push_back(&action);
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen) { CHECK(seen.rewards.at(Reward::road) > 0); }

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::labyrinth, .at_decision = check_decision, .prefer = prefer, .came_up = came_up}};
}

}  // namespace box_checks::labyrinth
