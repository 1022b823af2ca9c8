// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("One ransom a turn, at any decision of it")
{
    // Follower and wagon on the road, a follower in two fields, passing; a piece of the tower; two ransoms.
    CHECK(recorded("prisoners", 1) == 5 + 1 + 2);
    // The end of the turn asks for a ransom once more; the piece asks for the monk, too; after a ransom there is none.
    CHECK(recorded("prisoners", 2) == 5 * (1 + 2) + (2 + 2) + 2 * (5 + 1));
    // Two tiles to draw. The monk is taken: two to choose from, two ransoms. Not taken: the end of the turn. A ransom before
    // that.
    CHECK(recorded("prisoners", 3) == 5 * 3 * 2 + (2 + 2) + 3 + 2 * 2 + 2 * (5 * 2 + 2));
}
