// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand. A tile lies in a number of ways that its
// sides and the open cells of the position tell; where features are free, a seat may deploy a follower on each segment of the
// tile just placed, or pass.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("An abbot in a garden can be called back instead of a deployment")
{
    CHECK(recorded("base_abbot", 1) == 24 + 8);  // eight types have a copy with a garden
    // U lies in two ways at each road of D and at two sides of the garden. A follower goes on its road or one of two fields; or
    // the abbot is called back; or nothing is done. The other U then lies in eight ways too.
    CHECK(recorded("abbot_called_back", 1) == 1);
    CHECK(recorded("abbot_called_back", 2) == 8);
    CHECK(recorded("abbot_called_back", 3) == 8 * (3 + 1 + 1));
    CHECK(recorded("abbot_called_back", 4) == 8 * 5);
    CHECK(recorded("abbot_called_back", 5) == 8 * 5 * 8);
}
