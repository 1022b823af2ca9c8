// SPDX-License-Identifier: MIT
// The watchtowers: the reference computes what they pay, so the box check only makes meeples beside them more likely.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::watchtowers {

using namespace bastide;

/// Often a follower on the road or in the city of a tile with a watchtower.
inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    const PlacedId last = observed.view.state.header().last;
    if (observed.step() != StepKind::act || !last || random.one_in(4)) return nullptr;
    if (observed.view.rules.set_of[observed.view.state.placed(last).tile.type().raw] != static_cast<u16>(Set::watchtowers))
        return nullptr;
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
    for (const Reward reward : {Reward::watchtower_meeples, Reward::watchtower_pennants, Reward::watchtower_roads,
                                Reward::watchtower_monasteries, Reward::watchtower_cities})
        CHECK(seen.rewards.at(reward) > 0);
}

inline std::vector<SetCheck> set_checks() { return {{.set = Set::watchtowers, .prefer = prefer, .came_up = came_up}}; }

}  // namespace box_checks::watchtowers
