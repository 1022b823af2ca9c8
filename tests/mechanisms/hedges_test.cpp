// SPDX-License-Identifier: MIT
// Parts of a feature that are occupied each for itself.
#include "mechanisms/modules.hpp"
#include "play/deploying.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

TEST_CASE("A free part of an occupied feature can be occupied, and another feature as always", "[mechanisms]")
{
    const Modules list({&hedges});
    Position board(invented());
    board.put(Blue, board.road(0, 0, East)).put(Blue, board.city(0, 0, North));
    board.turn(Red, "U", 1, 0, "FRFR");
    CHECK(board.why_not(board.deploying(board.road(1, 0, West))) == Reason::none);
    board.deploy(board.road(1, 0, West));
    CHECK(board.feature(board.road(0, 0, East)).weights.of[Red] == 1);
    CHECK(board.feature(board.road(0, 0, East)).weights.of[Blue] == 1);
    board.turn(Blue, "E", 0, -1, "FFCF");
    CHECK(board.why_not(board.deploying(board.city(0, -1, South))) == Reason::occupied);
}

TEST_CASE("A refusal names the piece in the part and no other", "[mechanisms]")
{
    const Modules list({&hedges});
    Position board(invented());
    board.lay("U", 1, 0, "FRFR").put(Red, board.road(0, 0, East)).put(Blue, board.road(1, 0, West));
    Verdict verdict;
    CHECK(why_not_deploy_on(board.view(), PieceKind::follower, board.road(1, 0, East), verdict) == Reason::occupied);
    CHECK(verdict.seat == Blue);
    CHECK(verdict.cell == Position::at(1, 0));
}
