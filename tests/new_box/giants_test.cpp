// SPDX-License-Identifier: MIT
// The box of docs/adding_a_box.md does what its rules say.
#include "new_box/giants.hpp"

#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

Position with_giants()
{
    const Choice one_each{static_cast<i32>(ChoiceKind::pieces), static_cast<i32>(kGiant), 1};
    return Position({.seats = 2, .sets = {SetName::base}, .choices = {one_each}});
}

}  // namespace

// [test]
TEST_CASE("A completed road with a giant pays a point a tile more", "[new_box]")  // GIANT-ROAD-01
{
    Position board = with_giants();
    board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East), kGiant);
    board.turn_without(Blue, "X", 1, 0, "RRRR");
    CHECK(board.score(Red) == 3 + 3);
    CHECK(board.supply(Red, kGiant) == 1);
}
// [test]

TEST_CASE("A giant is worth two followers", "[new_box]")
{
    Position board = with_giants();
    board.lay("W", -1, 0, "RRFR").lay("U", 1, 0, "FRFR");
    board.put(Red, board.road(0, 0, East), kGiant).put(Blue, board.road(0, 0, East));
    board.turn_without(Red, "X", 2, 0, "RRRR");
    CHECK(board.score(Red) == 4 + 4);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Giants stay off fields and stay in the box when nobody asks for them", "[new_box]")
{
    Position board = with_giants();
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(board.deploying(board.field(0, -1, 0), kGiant)) == Reason::wrong_segment);
    Position plain({.seats = 2, .sets = {SetName::base}});
    CHECK(plain.supply(Red, kGiant) == 0);
}
