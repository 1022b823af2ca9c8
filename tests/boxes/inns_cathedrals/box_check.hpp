// SPDX-License-Identifier: MIT
// Inns & Cathedrals: the reference computes rates and majorities, so the box check only makes its situations more likely.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::inns_cathedrals {

using namespace bastide;

/// Often the large follower, and a road or city rather than a field.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(3)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        if (action.kind != ActionKind::deploy) continue;
        const NodeId at = segment_at(observed.view, action.cell, action.segment);
        const SegmentKind kind = at ? observed.view.state.node(at).kind() : SegmentKind::none;
        if (kind == SegmentKind::road || kind == SegmentKind::city) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::inn_road) > 100);
    CHECK(seen.rewards.at(Reward::cathedral_city) > 0);
}

inline std::vector<SetCheck> set_checks() { return {{.set = Set::inns_cathedrals, .prefer = prefer, .came_up = came_up}}; }

}  // namespace box_checks::inns_cathedrals
