// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("A phantom follows what is deployed, or is deployed alone")
{
    // U lies in six ways beside D; then a road and two fields are free. The phantom takes one of the three, and nothing follows;
    // or a follower does, and it may take one of two; or it comes after passing.
    CHECK(recorded("phantom_follows", 1) == 1);
    CHECK(recorded("phantom_follows", 2) == 6);
    CHECK(recorded("phantom_follows", 3) == 6 * (3 + 3 + 1));
    CHECK(recorded("phantom_follows", 4) == 6 * (3 * 1 + 3 * (2 + 1) + (3 + 1)));
}
