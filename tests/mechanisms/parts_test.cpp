// SPDX-License-Identifier: MIT
// Turns of two parts.
#include "boxes/tower/tower.hpp"
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr ModuleId kModule = ModuleId::test;

/// Red's thief and builder stand on the road of the start tile.
Position with_builder(std::vector<Set> sets = {Set::base, Set::winter})
{
    Position board({.seats = 2, .sets = std::move(sets)});
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
    return board;
}

int turn(const Position& board) { return board.view().state.header().turn; }
int seat_on_turn(const Position& board) { return board.view().state.header().active; }

}  // namespace

TEST_CASE("A seat that extends the feature of its own builder plays a second part", "[mechanisms]")  // TB-DOUBLE-01, -07
{
    const Modules list({&builder});
    Position board = with_builder();
    const int before = turn(board);
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.view().part() == 0);
    board.pass();
    CHECK(board.step() == StepKind::draw);
    CHECK(board.view().part() == 1);
    CHECK(turn(board) == before);
    CHECK(seat_on_turn(board) == Red);
    CHECK_FALSE(board.view().state.header().last);

    board.turn(Red, "U", 2, 0, "FRFR").pass();  // extends it again: no third part
    CHECK(turn(board) == before + 1);
    CHECK(seat_on_turn(board) == Blue);
    CHECK(board.view().part() == 0);
}

TEST_CASE("A turn of two parts begins and ends once", "[mechanisms]")  // TB-DOUBLE-13
{
    const Modules list({&builder});
    Position board = with_builder();
    board.turn_without(Red, "U", 1, 0, "FRFR").turn_without(Red, "U", 2, 0, "FRFR");
    int began = 0;
    int ended = 0;
    int drew = 0;
    for (const Event& event : board.events()) {
        began += event.kind == EventKind::turn_began;
        ended += event.kind == EventKind::turn_ended;
        drew += event.kind == EventKind::drew;
    }
    CHECK(began == 2);  // Red's and Blue's
    CHECK(ended == 1);
    CHECK(drew == 2);
}

TEST_CASE("Others extend the builder's feature in vain, and so does the turn that puts it down", "[mechanisms]")
{
    const Modules list({&builder});
    SECTION("others")  // TB-DOUBLE-04
    {
        Position board = with_builder();
        board.turn_without(Blue, "U", 1, 0, "FRFR");
        CHECK(seat_on_turn(board) == Red);
        CHECK(board.view().part() == 0);
    }
    SECTION("the same turn")  // TB-DOUBLE-03
    {
        Position board(invented());
        board.put(Red, board.road(0, 0, East));
        board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, West), kBuilder);
        CHECK(seat_on_turn(board) == Blue);
    }
}

TEST_CASE("The second part comes though the builder is gone, which may be deployed again", "[mechanisms]")  // TB-DOUBLE-06, -08
{
    const Modules list({&builder});
    Position board = with_builder();
    board.lay("W", -1, 0, "FRRR");
    board.turn_without(Red, "W", 1, 0, "RRFR");  // the road of three tiles is complete
    CHECK(board.score(Red) == 3);
    CHECK(board.view().part() == 1);
    board.put(Red, board.road(-1, 0, South));
    board.turn(Red, "U", -1, 1, "RFRF").deploy(board.road(-1, 1, North), kBuilder);
    CHECK(seat_on_turn(board) == Blue);
}

TEST_CASE("Words of a part are forgotten with it, those of the turn are not", "[mechanisms]")  // TB-SEQ-02
{
    const Modules list({&builder});
    Position board = with_builder();
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.view().this_part(kModule, kTilesOfPart) == 1);
    CHECK(board.view().this_turn(kModule, kTilesOfTurn) == 1);
    board.pass();
    CHECK(board.view().this_part(kModule, kTilesOfPart) == 0);
    CHECK(board.view().this_turn(kModule, kTilesOfTurn) == 1);
    board.turn(Red, "U", 2, 0, "FRFR");
    CHECK(board.view().this_part(kModule, kTilesOfPart) == 1);
    CHECK(board.view().this_turn(kModule, kTilesOfTurn) == 2);
    board.pass();
    CHECK(board.view().this_turn(kModule, kTilesOfTurn) == 0);
}

TEST_CASE("With no tile left the second part has none and the game ends", "[mechanisms]")  // TB-DOUBLE-11
{
    const Modules list({&builder});
    Position board = with_builder();
    board.leave_in_bag({"U"}).turn(Red, "U", 1, 0, "FRFR").pass();
    CHECK(board.is_over());
    CHECK(board.score(Red) == 2);
}

TEST_CASE("A ransom is paid once in a turn of two parts", "[mechanisms]")  // TB-DOUBLE-13, TOWER-RANSOM-02
{
    const Modules list({&boxes::tower::module, &builder});
    Position board = with_builder({Set::base, Set::winter, Set::tower});
    board.set_score(Red, 10);
    const PieceId first = board.view().rules.first_piece(Red, PieceKind::follower);
    for (int i = 1; i <= 2; ++i) {  // the thief is the first of Red's followers
        board.put(Red, board.city(0, 0, North));
        Play play = board.play();
        moves::imprison(play, PieceId(first.raw + i), Blue, Cause::tower_captured);
    }
    const auto ransoms = [&] {
        int count = 0;
        for (const Action& action : board.options()) count += action.kind == ActionKind::pay;
        return count;
    };
    board.turn(Red, "U", 1, 0, "FRFR");
    REQUIRE(ransoms() == 2);
    for (const Action& action : board.options()) {
        if (action.kind != ActionKind::pay) continue;
        board.must(action);
        break;
    }
    CHECK(ransoms() == 0);
    board.pass();
    REQUIRE(board.view().part() == 1);
    board.turn(Red, "U", 2, 0, "FRFR");
    CHECK(ransoms() == 0);
    CHECK(board.score(Red) == 10 - 3);
}

TEST_CASE("Without a box that brings parts a turn has no word for them", "[mechanisms]")
{
    const Modules list({&builder});
    const Position plain({.seats = 2, .sets = {Set::base}});
    CHECK(plain.view().rules.word_count == 0);
    CHECK(plain.view().part() == 0);
    const Position with(invented());
    CHECK(with.view().rules.word_count == 2 + 1 + 1);  // those of the turn, the number of the part, that of the part
}

TEST_CASE("Random games with turns of two parts are sound", "[mechanisms]")
{
    const Modules list({&builder, &goods});
    CHECK(play_random_games(40) == "");
}
