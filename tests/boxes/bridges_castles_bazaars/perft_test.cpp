// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("A tile that needs a bridge is placed with one or put away")
{
    CHECK(recorded("needed_bridges", 1) == 1);
    // North and south of both A lies X in each of four ways, with a bridge on A: elsewhere a road or a city is in its way.
    CHECK(recorded("needed_bridges", 2) == 4 * 4 + 1);
    // Four roads, four fields, passing. Once X is put away, nothing is left to draw.
    CHECK(recorded("needed_bridges", 3) == 4 * 4 * (4 + 4 + 1));
}

TEST_CASE("The seat in a small city is asked about a castle")
{
    CHECK(recorded("castle", 1) == 1);
    // E lies north of D with its city, south with its field on one of three sides.
    CHECK(recorded("castle", 2) == 1 + 3);
    // North: its field, passing. South: its city, its field, passing.
    CHECK(recorded("castle", 3) == 2 + 3 * 3);
    CHECK(recorded("castle", 4) == 2 * 2);
}
