// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("A seat leaves the City for a road, and another comes to it")
{
    // Monastery and field of A, passing: the road is taken.
    CHECK(recorded("quarters", 1) == 3);
    // The follower goes to one of three tiles of the road, or stays.
    CHECK(recorded("quarters", 2) == 3 * (3 + 1));
    // Seat 0 comes to one of four quarters, or not.
    CHECK(recorded("quarters", 3) == 3 * 4 * (4 + 1));
    // Then the count goes to one of three quarters or stays; else E is drawn.
    CHECK(recorded("quarters", 4) == 3 * 4 * (4 * (3 + 1) + 1));
}
