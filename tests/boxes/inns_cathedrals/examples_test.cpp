// SPDX-License-Identifier: MIT
// The worked examples of Inns & Cathedrals.
#include "boxes/abbey_mayor/abbey_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr PieceKind kLarge = PieceKind::large_follower;

Position inns(std::vector<Choice> choices = {}) { return Position({3, {Set::base, Set::inns_cathedrals}, std::move(choices)}); }

AbbeyPosition inns_with_abbeys() { return AbbeyPosition({}, 3, {Set::base, Set::abbey_mayor, Set::inns_cathedrals}); }

std::vector<Choice> paid_unfinished(bool is_chosen)
{
    return is_chosen ? std::vector{option(Option::inns_unfinished_score)} : std::vector<Choice>{};
}

/// Two open cities with the gap (1,-1): Red's large knight in the western one, Blue's knight in the eastern one.
Position board_of_example_9()
{
    Position board = inns();
    board.lay("N", 0, -1, "FCCF").put(Red, board.city(0, -1, South), kLarge);
    board.lay("U", 1, 0, "FRFR").lay("D", 2, 0, "CRFR").put(Blue, board.city(2, 0, North)).lay("P", 2, -1, "RRCC");
    return board;
}

}  // namespace

TEST_CASE("Example of the inn", "[IC-EX-01]")
{
    Position board = inns();
    board.lay("A", -1, 0, "FRFF").lay("IC02", 1, 0, "FRFR").put(Red, board.road(1, 0, West));
    board.turn_without(Blue, "A", 2, 0, "FFFR");
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Example of two inns", "[IC-EX-02]")
{
    Position board = inns();
    board.lay("A", -1, 0, "FRFF").put(Red, board.road(-1, 0, East)).lay("IC02", 1, 0, "FRFR").lay("IC01", 2, 0, "FFRR");
    board.turn_without(Blue, "A", 2, 1, "RFFF");
    CHECK(board.score(Red) == 10);
}

TEST_CASE("Example of an incomplete road with an inn", "[IC-EX-03]")
{
    for (const char* tile : {"IC02", "U"}) {
        for (const bool pays : {false, true}) {
            Position board = inns(paid_unfinished(pays));
            board.lay(tile, 1, 0, "FRFR").put(Red, board.road(1, 0, West));
            board.end();
            CHECK(board.score(Red) == (Text(tile) == Text("U") || pays ? 2 : 0));
        }
    }
}

TEST_CASE("Example of the inn on one arm", "[IC-EX-04]")
{
    SECTION("the arm with the inn")
    {
        Position board = inns();
        board.lay("IC03", -1, 0, "FRRR");
        board.turn(Red, "A", 1, 0, "FFFR").deploy(board.road(1, 0, West));
        CHECK(board.score(Red) == 6);
    }
    SECTION("an arm without it")
    {
        Position board = inns();
        board.lay("IC03", -1, 0, "RRFR");
        board.turn(Red, "A", 1, 0, "FFFR").deploy(board.road(1, 0, West));
        CHECK(board.score(Red) == 3);
    }
}

TEST_CASE("Example of the cathedral", "[IC-EX-05]")
{
    Position board = inns();
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("E", 0, -2, "FFCF").lay("E", 1, -1, "FFFC");
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 15);
}

TEST_CASE("Example of a cathedral and a pennant", "[IC-EX-06]")
{
    Position board = inns();
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("F", 0, -2, "CFCF").lay("E", 0, -3, "FFCF");
    board.lay("E", 1, -1, "FFFC");
    board.turn_without(Blue, "E", -1, -1, "FCFF");
    CHECK(board.score(Red) == 21);
}

TEST_CASE("Example of two cathedrals", "[IC-EX-07][IC-CITY-02]")
{
    Position board = inns();
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("IC11", 0, -2, "CCCC").lay("E", 0, -3, "FFCF");
    board.lay("E", 1, -1, "FFFC").lay("E", -1, -1, "FCFF").lay("E", 1, -2, "FFFC");
    board.turn_without(Blue, "E", -1, -2, "FCFF");
    CHECK(board.score(Red) == 24);
}

TEST_CASE("Example of an incomplete city with a cathedral", "[IC-EX-08]")
{
    for (const bool pays : {false, true}) {
        Position board = inns(paid_unfinished(pays));
        board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("E", 0, -2, "FFCF").lay("E", 1, -1, "FFFC");
        board.put(Blue, board.field(0, 0, 2));
        board.end();
        CHECK(board.score(Red) == (pays ? 4 : 0));
        CHECK(board.score(Blue) == 0);
    }
}

TEST_CASE("Example of the large follower that wins", "[IC-EX-09]")
{
    Position board = board_of_example_9();
    board.turn_without(Green, "G", 1, -1, "FCFC");
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red, kLarge) == 1);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("Example of the large follower against two", "[IC-EX-10]")
{
    Position board = board_of_example_9();
    board.put(Blue, board.city(2, -1, South));
    board.turn_without(Green, "G", 1, -1, "FCFC");
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 10);
}

TEST_CASE("Example of the large farmer", "[IC-EX-11]")
{
    Position board = inns();
    board.lay("E", 0, -1, "FFCF").put(Red, board.field(0, -1, 0), kLarge).lay("H", 0, -2, "FCFC").lay("E", 1, -2, "FFFC");
    board.put(Blue, board.field(1, -2, 2)).lay("B", 1, -1, "FFFF");
    CHECK(board.joined(board.field(0, -1, 0), board.field(1, -2, 2)));
    board.end();
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("Example of an abbey at a road with an inn", "[IC-EX-12][IC-INT-03][INT-INN-ABBEY-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "FFRR").lay("J", 2, 1, "RRFC").lay("V", 0, 1, "FRRF").lay("V", 0, 2, "RRFF");
    board.lay("IC02", 1, 2, "FRFR").put(Red, board.road(1, 2, East)).lay("A", 2, 2, "FFFR");
    board.turn_with_abbey(Blue, 1, 1);
    board.pass();
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Example of an abbey at a cathedral", "[IC-EX-13][IC-INT-03][INT-INN-ABBEY-01]")
{
    AbbeyPosition board = inns_with_abbeys();
    board.lay("IC11", 0, -1, "CCCC").put(Red, board.city(0, -1, North)).lay("E", 0, -2, "FFCF").lay("E", -1, -1, "FCFF");
    board.lay("U", 1, 0, "FRFR").lay("V", 2, 0, "RFFR").lay("U", 2, -1, "RFRF").lay("B", 1, -2, "FFFF");
    board.turn_with_abbey(Blue, 1, -1);
    board.pass();
    CHECK(board.score(Red) == 12);
}
