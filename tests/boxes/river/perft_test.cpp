// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("River tiles come first, and nobody acts on the lake with the volcano")
{
    CHECK(recorded("base_river", 1) == 9);    // RV02 to RV10; the lake comes later
    CHECK(recorded("base_river_2", 1) == 1);  // the fork
    CHECK(recorded("base_river_2", 2) == 3);
    // The lake goes to either end; then B is drawn in the next turn of the same seat.
    CHECK(recorded("lake", 1) == 1);
    CHECK(recorded("lake", 2) == 2);
    CHECK(recorded("lake", 3) == 2);
}
