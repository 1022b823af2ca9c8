// SPDX-License-Identifier: MIT
// Darmstadt: the referee computes what the Darmstadtium and the churches pay, so the witness only checks that they did.
#pragma once

#include "contract/witness.hpp"
#include "support/catch.hpp"

namespace witness::darmstadt {

using namespace bastide;

inline void came_up(const Seen& seen)
{
    CHECK(seen.rewards.at(Reward::darmstadt_city) > 0);
    CHECK(seen.rewards.at(Reward::church_followers) > 0);
}

}  // namespace witness::darmstadt
