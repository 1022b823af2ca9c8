// SPDX-License-Identifier: MIT
// The rules of the base game, one case for each id of the catalogue, and its worked examples.
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

TEST_CASE("A completed city of two tiles is worth four points and its knight returns", "[BASE-EX-01][BASE-CITY-06]")
{
    Position board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
}
