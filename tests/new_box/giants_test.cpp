// SPDX-License-Identifier: MIT
// The box of docs/adding_a_box.md does what its rules say.
#include "new_box/giants.hpp"

#include "setup/all_modules.hpp"
#include "setup/choices.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

Position with_giants(std::vector<Choice> choices = {})
{
    return Position({.seats = 2, .sets = {Set::base, kGiants}, .choices = std::move(choices)});
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

TEST_CASE("A road with a giant and a cave pays two points a tile more in a line of its own", "[new_box]")  // GIANT-CAVE-01
{
    Position board = with_giants();
    board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East), kGiant);
    board.turn_without(Blue, "GN1", 1, 0, "FRFR");
    board.turn_without(Red, "X", 2, 0, "RRRR");
    CHECK(board.score(Red) == 4 + 4 * 2);
    int lines = 0;
    for (const Event& event : board.events()) lines += event.kind == EventKind::scored;
    CHECK(lines == 2);
}

TEST_CASE("A road with a giant that is not complete pays more only where that is chosen", "[new_box]")  // GIANT-OPT-01
{
    for (const bool is_chosen : {false, true}) {
        Position board = with_giants(is_chosen ? std::vector<Choice>{choose(kPaysAtTheEnd)} : std::vector<Choice>{});
        board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East), kGiant);
        board.end();
        CHECK(board.score(Red) == (is_chosen ? 2 + 2 : 2));
    }
}

TEST_CASE("A giant is worth two followers", "[new_box]")  // GIANT-PIECE-01
{
    Position board = with_giants();
    board.lay("W", -1, 0, "RRFR").lay("U", 1, 0, "FRFR");
    board.put(Red, board.road(0, 0, East), kGiant).put(Blue, board.road(0, 0, East));
    board.turn_without(Red, "X", 2, 0, "RRRR");
    CHECK(board.score(Red) == 4 + 4);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("A giant is not deployed on a completed feature", "[new_box]")  // GIANT-PIECE-02
{
    Position board = with_giants();
    board.lay("W", -1, 0, "RRFR");
    board.turn(Red, "X", 1, 0, "RRRR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West), kGiant)) == Reason::feature_complete);
    CHECK(board.why_not(board.deploying(board.road(1, 0, West))) == Reason::none);
    CHECK(board.why_not(board.deploying(board.road(1, 0, East), kGiant)) == Reason::none);
}

TEST_CASE("Giants stay off fields and stay in the box when nobody asks for them", "[new_box]")
{
    Position board = with_giants();
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.why_not(board.deploying(board.field(0, -1, 0), kGiant)) == Reason::wrong_segment);
    Position plain({.seats = 2, .sets = {Set::base}});
    CHECK(plain.supply(Red, kGiant) == 0);
}

TEST_CASE("The box brings its preset and its sentence", "[new_box]")
{
    const DefList<Choice> choices = preset(6001);
    REQUIRE(choices.count == 3);
    Position board({.seats = 2, .sets = {}, .choices = {choices.begin(), choices.end()}});
    CHECK(board.supply(Red, kGiant) == 1);
    CHECK(preset(6002).count == 0);
    CHECK(module_sentence(BASTIDE_VOCABULARY_REWARD, 6001) ==
          Text("{seat} gets {points, plural, =0 {nothing} one {# point} other {# points}} for the giant on a road{count, plural, "
               "=0 {: it has no majority there} one { of # tile} other { of # tiles}}."));
    CHECK(module_sentence(BASTIDE_VOCABULARY_STEP, 6001).empty());
}
