// SPDX-License-Identifier: MIT
// Castles beside the City of The Count: which comes first, and whose points bring a right.
#include "boxes/bridges_castles_bazaars/castle_position.hpp"
#include "boxes/count_city/city_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

AbbeyPosition with_castles() { return city({}, {Set::bridges_castles_bazaars}); }

/// Red completes the small city of CO_9 and E(-2,2), in which Red has a knight and to which Blue's follower may go.
AbbeyPosition with_two_who_want_it()
{
    AbbeyPosition board = with_castles();
    put_count(board, Market);
    put_in(board, Blue, Castle);
    board.put(Red, board.city(-2, 1, South));
    complete_city(board, Red);
    return board;
}

/// Red completes a road of two tiles in the fief of a castle on CO_9 and E(-2,2).
AbbeyPosition beside_castle_of(int owner, bool has_thief)
{
    AbbeyPosition board = with_castles();
    board.lay("E", -2, 2, "CFFF");
    put_castle(board, owner, -2, 2, North);
    board.lay("A", -3, 2, "RFFF");
    if (has_thief) board.put(Blue, board.road(-3, 2, North));
    board.turn_without(Red, "A", -3, 1, "FFRF");
    return board;
}

}  // namespace

TEST_CASE("A castle is built before followers leave the City, and is no city to which they could go",
          "[BCB-INT-09][COUNT-INT-04][COUNT-LEAVE-12][INT-CASTLE-COC-01][CASTLE-BUILD-08]")
{
    AbbeyPosition board = with_two_who_want_it();
    REQUIRE(board.step() == StepKind::castle_build);
    CHECK(board.decider() == Red);
    board.must(building(board, -2, 2));
    CHECK(is_castle(board, -2, 1, 1));
    CHECK(board.step() == StepKind::draw);  // Blue is not asked
    CHECK(count_in(board, Blue, Castle) == 1);
    CHECK(board.score(Red) == 0);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("A city that becomes no castle is one to which followers of the City go", "[BCB-INT-09][COUNT-INT-04]")
{
    AbbeyPosition board = with_two_who_want_it();
    const PieceId knight = put_in(board, Blue, Castle);
    board.must(passing(board));
    REQUIRE(is_leaving(board, Blue));
    board.must(going(board, knight, board.city(-2, 2, North)));
    board.pass();
    CHECK(board.step() == StepKind::draw);  // no castle is built of it now
    CHECK(board.score(Red) == 4);
    CHECK(board.score(Blue) == 4);
}

TEST_CASE("Points of a castle count for the right to come to the City",
          "[CASTLE-SCORE-12][COUNT-INT-04][COUNT-DEPLOY-02][INT-CASTLE-COC-01]")
{
    const AbbeyPosition others = beside_castle_of(Blue, false);
    CHECK(others.score(Blue) == 2);
    CHECK(others.score(Red) == 0);
    CHECK(is_coming(others, Red));
    const AbbeyPosition own = beside_castle_of(Red, true);
    CHECK(own.score(Blue) == 2);
    CHECK(own.score(Red) == 2);
    CHECK(own.step() == StepKind::draw);
}
