// SPDX-License-Identifier: MIT
// The base game and the house rules: checks beyond those of the reference, which compares every game.
#pragma once

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::base {

using namespace bastide;

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("turns compared") > 1000);
    CHECK(seen.rare.at("final scorings compared") >= 100);
    CHECK(seen.rare.at("lists of targets compared") > 1000);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::base, .trades = {Reward::sale_bought, Reward::sale_sold}, .came_up = came_up}, {.set = Set::winter}};
}

}  // namespace box_checks::base
