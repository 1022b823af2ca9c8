// SPDX-License-Identifier: MIT
// The variables of turns of two parts. What such turns are is tested with Traders & Builders.
#include "mechanisms/modules.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr ModuleId kModule = ModuleId::test;

}  // namespace

TEST_CASE("Words of a part are forgotten with it, those of the turn are not", "[mechanisms]")  // TB-SEQ-02
{
    const Modules list({&builder});
    Position board(invented());
    board.put(Red, board.road(0, 0, East)).put(Red, board.road(0, 0, East), kBuilder);
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

TEST_CASE("Without a box that brings parts a turn has no word for them", "[mechanisms]")
{
    const Modules list({&builder});
    const Position plain({.seats = 2, .sets = {Set::base}});
    CHECK(plain.view().rules.variable_count == 0);
    CHECK(plain.view().part() == 0);
    const Position with(invented());
    CHECK(with.view().rules.variable_count == 2 + 1 + 1);  // those of the turn, the number of the part, that of the part
}
