// SPDX-License-Identifier: MIT
// The Cult: the reference judges the ban and the challenge; the box check puts monks and heretics into their buildings.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::cult {

using namespace bastide;

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::act || random.one_in(4)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options) {
        if (action.kind != ActionKind::deploy) continue;
        const NodeId at = segment_at(observed.view, action.cell, action.segment);
        if (at && observed.view.state.node(at).kind() == SegmentKind::monastery) good.push_back(&action);
    }
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen) { CHECK(seen.causes.at(Cause::cult_challenge_lost) > 0); }

inline std::vector<SetCheck> set_checks() { return {{.set = Set::cult, .prefer = prefer, .came_up = came_up}}; }

}  // namespace box_checks::cult
