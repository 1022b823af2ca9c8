// SPDX-License-Identifier: MIT
// Darmstadt: the reference computes what the Darmstadtium and the churches pay, so the check looks only whether they did.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::darmstadt {

using namespace bastide;

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::darmstadt_city) > 0);
    CHECK(seen.rewards.at(Reward::church_followers) > 0);
}

inline std::vector<SetCheck> set_checks() { return {{.set = Set::darmstadt, .came_up = came_up}}; }

}  // namespace box_checks::darmstadt
