// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("A tile that alone completes a feature is sold for what the buyers have")
{
    // E lies in 24 ways, J in 14, X is for sale: seat 1 passes or bids 1 or 2, seat 2 passes or bids 1.
    CHECK(recorded("sale", 1) == 3);
    CHECK(recorded("sale", 2) == 24 + 14 + 3);
    CHECK(recorded("sale", 3) == 24 * 3 + 14 * 5 + 3 * 2);
    // After E or J another tile is drawn. No bid: X lies in 16 ways. One bid, in three ways: sold or not. Two, in two ways: to
    // whom, or not.
    CHECK(recorded("sale", 4) == (24 * 3 + 14 * 5) * 2 + 16 + 3 * 2 + 2 * 3);
    // An abbey beside one point makes three bids of seat 1 too; seat 2 has nothing. No bid: 16 ways. A bid: sold or not.
    CHECK(recorded("sale_for_abbey", 2) == 24 + 14 + 3);
    CHECK(recorded("sale_for_abbey", 3) == 24 * 3 + 14 * 5 + 16 + 2 * 2);
    CHECK(recorded("small_city_sold", 1) == 2);
    CHECK(recorded("small_city_sold", 2) == 36 + 3);
    CHECK(recorded("small_city_sold", 3) == 36 * 3 + 16 + 2 * 2);
}

TEST_CASE("A tile held unseen may be any tile that is left")
{
    CHECK(recorded("tile_ahead_unseen", 1) == 3);
    CHECK(recorded("tile_ahead_unseen", 2) == 11 + 4 + 8);              // V, C, B
    CHECK(recorded("tile_ahead_unseen", 3) == 11 * 4 + 4 * 2 + 8 * 3);  // passing and the segments of each
    // Two tiles are left, and one is drawn ahead: either or unseen. Then what seat 0 has held is revealed: the other, or either.
    CHECK(recorded("tile_ahead_unseen", 4) == 76 * 3);
    CHECK(recorded("tile_ahead_unseen", 5) == 76 * (1 + 1 + 2));
    // What is left of V, C, B B B, or unseen.
    CHECK(recorded("hand_unseen", 1) == 4);
    CHECK(recorded("hand_unseen", 2) == 3 + 3 + 4 + 4);
    CHECK(recorded("hand_unseen", 3) == 2 * (2 + 3 + 3) + (3 + 3 + 4 + 4) + (3 + 3 + 4 + 4));  // after V or C, B, unseen
}

TEST_CASE("What small cities pay changes nothing that may be done")
{
    for (int depth = 1; depth <= 4; ++depth) CHECK(recorded("old_small_cities", depth) == recorded("base", depth));
}
