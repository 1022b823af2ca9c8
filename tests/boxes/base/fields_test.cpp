// SPDX-License-Identifier: MIT
// What a field is, and that it waits for the end.
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

TEST_CASE("Connected field segments form one field bounded by roads and walls and the edge", "[BASE-FIELD-01]")
{
    Position board;
    SECTION("A road bounds it")
    {
        board.lay("B", 0, 1, "FFFF").lay("U", 1, 0, "FRFR").lay("E", 1, 1, "FCFF");
        CHECK_FALSE(board.joined(board.field(0, 0, 2), board.field(0, 0, 3)));
        const FeatureFacts south = board.feature(board.field(0, 0, 3));
        CHECK(south.feature.tiles == 4);
        CHECK(south.segments == 4);
        CHECK(board.joined(board.field(0, 0, 4), board.field(1, 1, 0)));
    }
    SECTION("A wall bounds it")
    {
        board.lay("F", 0, -1, "CFCF");
        CHECK_FALSE(board.joined(board.field(0, -1, 2), board.field(0, -1, 6)));
    }
    SECTION("Halves of one side are one field where no road leaves it")
    {
        board.lay("B", 0, 1, "FFFF");
        CHECK(board.joined(board.field(0, 1, 0), board.field(0, 1, 1)));
        CHECK(board.joined(board.field(0, 0, 4), board.field(0, 1, 4)));
    }
}

TEST_CASE("A road splits a side in two halves and each joins the half it faces", "[BASE-FIELD-02]")
{
    Position board;
    SECTION("Straight on")
    {
        board.lay("U", 1, 0, "FRFR").lay("U", -1, 0, "FRFR");
        CHECK(board.joined(board.field(0, 0, 2), board.field(1, 0, 0)));
        CHECK(board.joined(board.field(0, 0, 3), board.field(1, 0, 4)));
        CHECK_FALSE(board.joined(board.field(0, 0, 2), board.field(1, 0, 4)));
        CHECK(board.joined(board.field(0, 0, 7), board.field(-1, 0, 0)));
        CHECK(board.joined(board.field(0, 0, 6), board.field(-1, 0, 4)));
        CHECK_FALSE(board.joined(board.field(0, 0, 7), board.field(-1, 0, 4)));
    }
    SECTION("North and south as well")
    {
        board.lay("V", 1, 0, "FFRR").lay("U", 1, 1, "RFRF");
        CHECK(board.joined(board.field(1, 0, 4), board.field(1, 1, 1)));
        CHECK(board.joined(board.field(1, 0, 5), board.field(1, 1, 0)));
        CHECK_FALSE(board.joined(board.field(1, 1, 0), board.field(1, 1, 1)));
    }
    SECTION("A barrier that can be walked around does not separate")
    {
        CHECK_FALSE(board.joined(board.field(0, 0, 2), board.field(0, 0, 3)));
        board.lay("A", 1, 0, "FFFR");
        CHECK(board.joined(board.field(0, 0, 2), board.field(0, 0, 3)));
    }
    SECTION("Crossing curves leave three fields")
    {
        board.lay("Z09", 1, 0, "RRRR");
        CHECK(board.joined(board.field(1, 0, 1), board.field(1, 0, 6)));
        CHECK_FALSE(board.joined(board.field(1, 0, 0), board.field(1, 0, 1)));
        CHECK_FALSE(board.joined(board.field(1, 0, 3), board.field(1, 0, 2)));
        CHECK_FALSE(board.joined(board.field(1, 0, 0), board.field(1, 0, 3)));
    }
}

TEST_CASE("Fields never score during play and farmers never return", "[BASE-FIELD-03]")
{
    Position board;
    SECTION("Not from an enclosed field")
    {
        board.lay("V", 0, 1, "FRRF").lay("V", 1, 1, "FFRR").lay("V", 1, 2, "RFFR").turn(Blue, "V", 0, 2, "RRFF");
        board.deploy(board.field(0, 2, 1));
        CHECK(board.feature(board.field(0, 2, 1)).open == 0);
        CHECK(board.feature(board.field(0, 2, 1)).feature.tiles == 4);
        board.turn_without(Red, "U", 1, 0, "FRFR");
        CHECK(board.score(Blue) == 0);
        CHECK(board.supply(Blue) == 6);
    }
    SECTION("Not from the field of a city that is completed")
    {
        board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
        board.turn_without(Blue, "U", 1, 0, "FRFR");
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Red) == 6);
        board.end();
        CHECK(board.score(Red) == 3);
    }
}

TEST_CASE("A city borders a field by its wall and not by the corner of a tile", "[BASE-FIELD-04]")
{
    Position board;
    board.lay("I", 0, -1, "FCCF").lay("E", 1, -1, "FFFC");
    REQUIRE(board.feature(board.city(0, -1, South)).complete);
    REQUIRE(board.feature(board.city(0, -1, East)).complete);
    CHECK(board.feature(board.field(1, -1, 0)).points_now == 3);  // the corner touches the other city too
    CHECK(board.feature(board.field(0, -1, 0)).points_now == 6);  // the field of I meets both walls
    CHECK(board.feature(board.field(0, 0, 2)).points_now == 3);
    CHECK(board.feature(board.field(0, 0, 4)).points_now == 0);  // south of the road
}
