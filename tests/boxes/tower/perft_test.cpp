// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("Two points buy nobody back, three do, and three pieces reach three cells far")
{
    // No ransom for seat 0. C and X fit nowhere and another tile is drawn; U lies in 24 ways. Then a road and two fields, the top
    // of the tower, a piece on it, or passing.
    CHECK(recorded("ransom", 1) == 3);
    CHECK(recorded("ransom", 2) == 24 + 2 + 2);
    CHECK(recorded("ransom", 3) == 24 * 6 + 2 * (24 + 1));
    // After U, the piece asks whether to take the follower of seat 2; else seat 1 begins, who pays or does not.
    CHECK(recorded("ransom", 4) == 24 * (2 + 5 * 2) + 2 * (24 * 6 + 24));
}
