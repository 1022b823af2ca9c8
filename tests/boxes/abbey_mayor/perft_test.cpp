// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("Abbeys fill holes instead of a draw, and must when no tile is left")
{
    // The abbey or passing. The abbey takes a follower, a wagon or nobody; else one of three tiles is drawn: B, E or X.
    CHECK(recorded("abbeys", 1) == 2);
    CHECK(recorded("abbeys", 2) == 3 + 3);
    CHECK(recorded("abbeys", 3) == 3 * 3 + (28 + 22 + 8));
    // Complete at once: a wagon goes on to one of four cities or four monasteries, or home. Else one of two tiles is drawn: C
    // lies in 16 ways, X in none.
    CHECK(recorded("abbey_complete", 1) == 2);
    CHECK(recorded("abbey_complete", 2) == 3 + 2);
    CHECK(recorded("abbey_complete", 3) == 2 + 2 + (4 + 4 + 1) + (16 + 1));
    // Three followers' places, a wagon's, passing; two holes for seat 2, one for seat 0, and nobody comes after that.
    CHECK(recorded("abbeys_at_the_end", 1) == 5);
    CHECK(recorded("abbeys_at_the_end", 2) == 5 * 2);
    CHECK(recorded("abbeys_at_the_end", 3) == 5 * 2 * 3);
    CHECK(recorded("abbeys_at_the_end", 4) == 5 * 2 * 3);
    CHECK(recorded("abbeys_at_the_end", 5) == 5 * 2 * 3 * 3);
    // The wagon on 1 1, of seat 2 or of seat 0, goes home, to the city of D, to four tiles of the road, or to the other abbey
    // when neither a follower nor a wagon is there.
    CHECK(recorded("abbeys_at_the_end", 6) == 5 * 2 * (7 + 6 + 6));
    CHECK(recorded("abbeys_at_the_end", 7) == 0);
}

TEST_CASE("Wagons move on from what is complete, one seat after the other")
{
    // Seven segments for a follower, four of them for a wagon, one for the mayor, or passing. The wagon on the road that is
    // complete goes to the city or two roads of L, to the city of D, or home.
    CHECK(recorded("wagon", 1) == 7 + 4 + 1 + 1);
    CHECK(recorded("wagon", 2) == 12 * 2 + 5);
    CHECK(recorded("wagon", 3) == 12 * (8 + 4) + 5 * 2);
    // Seat 0 goes to either of two tiles of the long road, and seat 1 has nowhere to go; or it takes the short road or goes home,
    // and seat 1 has two tiles of the long road or goes home.
    CHECK(recorded("two_wagons", 1) == 4);
    CHECK(recorded("two_wagons", 2) == 2 * 2 + 2 * 3);
    CHECK(recorded("two_wagons", 3) == 2 * (24 + 18) + 2 * 3 * 2);
}

TEST_CASE("A barn stands on one corner, and no farmer beside it")
{
    // Follower, mayor and wagon in the city, the barn, passing; the field is taken.
    CHECK(recorded("barn", 1) == 5);
    CHECK(recorded("barn", 2) == 5 * 2);
    CHECK(recorded("barn", 3) == 5 * (4 + 24));
    // Follower and wagon on the road, a follower in the small field, passing; the other field has a barn and a farmer.
    CHECK(recorded("barn_joined", 1) == 4);
    CHECK(recorded("barn_joined", 2) == 4 * 2);
    CHECK(recorded("barn_joined", 3) == 4 * (12 + 28));
}
