// SPDX-License-Identifier: MIT
// Numbers of action sequences that perft.txt beside this file records, counted by hand.
#include "perft/positions.hpp"
#include "support/catch.hpp"

using perft::recorded;

TEST_CASE("Nine dice fall in as many ways as nine alike things go into six boxes")
{
    CHECK(recorded("dice", 1) == 2002);  // 14 over 5
    // Some die shows a given face in 2002 - 715 = 1287 of them, three or more show a knight in 462, and all are catapults in one,
    // which ends the game. A city face goes on 0, 0 in four rotations; a knight may be collected; three may be kept as one; and
    // the seat may always roll again or stop.
    CHECK(recorded("dice", 2) == 1287 * (4 * 4 + 1) + 462 + 2001 * 2);
}
