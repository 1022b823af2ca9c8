// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("The first counts are those of the printed tiles")
{
    CHECK(recorded("base", 1) == 24);    // A to X, one D on the table and three in the bag
    CHECK(recorded("winter", 1) == 36);  // and Z01 to Z12
}
