// SPDX-License-Identifier: MIT
// The worked examples of the rules page, every number of them. EX-23 stands with the score track, EX-25 to EX-28 are house
// rules.
#include <string>
#include <utility>

#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

u32 occupants(const Position& board, NodeId segment) { return board.feature(segment).weights.occupants; }

}  // namespace

TEST_CASE("Example 1 - a knight in a small city", "[BASE-EX-01]")
{
    Position board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 7);
}

TEST_CASE("Example 2 - one of two cities on a tile", "[BASE-EX-02]")
{
    Position board;
    board.turn(Red, "H", 0, -1, "CFCF");
    const NodeId north = board.city(0, -1, North);
    const NodeId south = board.city(0, -1, South);
    SECTION("The knight goes south")
    {
        const Action other = board.deploying(north);
        board.deploy(south);
        CHECK(board.score(Red) == 4);
        CHECK(board.supply(Red) == 7);
        CHECK(occupants(board, north) == 0);
        CHECK(board.why_not(other) != Reason::none);
    }
    SECTION("The knight goes north")
    {
        const Action other = board.deploying(south);
        board.deploy(north);
        for (int seat : {Red, Blue, Green}) CHECK(board.score(seat) == 0);
        CHECK(board.supply(Red) == 6);
        CHECK(board.feature(south).complete);
        CHECK(board.feature(south).feature.tiles == 2);
        CHECK(board.why_not(other) != Reason::none);
    }
}

TEST_CASE("Example 3 - a second knight before the small city is scored", "[BASE-EX-03]")
{
    Position board;
    board.turn(Red, "E", 0, 1, "FFCF").deploy(board.city(0, 1, South));
    board.turn(Red, "H", 0, 2, "CFCF");
    CHECK(board.why_not(board.deploying(board.city(0, 2, North))) == Reason::occupied);
    CHECK(board.why_not(board.deploying(board.city(0, 2, South))) == Reason::none);
    board.deploy(board.city(0, 2, South));
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 6);
}

TEST_CASE("Example 4 - three tiles and a pennant", "[BASE-EX-04]")
{
    Position board;
    board.turn(Red, "F", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    SECTION("Completed")
    {
        board.turn_without(Blue, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 8);
    }
    SECTION("At the end of the game")
    {
        board.end();
        CHECK(board.score(Red) == 3);
    }
}

TEST_CASE("Example 5 - two segments of one tile in a ring", "[BASE-EX-05]")
{
    Position board;
    board.turn_without(Blue, "I", 0, 1, "FFCC").turn(Red, "N", -1, 1, "FCCF").deploy(board.city(-1, 1, East));
    board.turn_without(Blue, "N", -1, 2, "CCFF");
    CHECK_FALSE(board.joined(board.city(0, 1, South), board.city(0, 1, West)));
    SECTION("Closed")
    {
        board.turn_without(Blue, "N", 0, 2, "CFFC");
        CHECK(board.joined(board.city(0, 1, South), board.city(0, 1, West)));
        CHECK(board.feature(board.city(0, 1, South)).feature.tiles == 4);
        CHECK(board.score(Red) == 8);
    }
    SECTION("At the end of the game")
    {
        board.end();
        CHECK(board.score(Red) == 3);
    }
}

TEST_CASE("Example 6 - one knight each", "[BASE-EX-06]")
{
    Position board;
    board.turn(Red, "G", 0, -1, "CFCF").deploy(board.city(0, -1, North));
    board.turn(Blue, "E", 1, -1, "CFFF").deploy(board.city(1, -1, North));
    board.turn(Blue, "N", 0, -2, "FCCF");
    CHECK(board.why_not(board.deploying(board.city(0, -2, East))) == Reason::occupied);
    board.pass().turn_without(Green, "N", 1, -2, "FFCC");
    CHECK(board.feature(board.city(0, 0, North)).feature.tiles == 5);
    CHECK(board.score(Red) == 10);
    CHECK(board.score(Blue) == 10);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("Example 7 - two knights against one", "[BASE-EX-07]")
{
    Position board;
    board.turn_without(Green, "V", 1, 0, "FFRR").turn(Red, "E", 1, -1, "FFFC").deploy(board.city(1, -1, West));
    board.turn_without(Green, "V", -1, 0, "FRRF").turn(Red, "E", -1, -1, "FCFF").deploy(board.city(-1, -1, East));
    board.turn_without(Green, "B", 1, -2, "FFFF").turn(Blue, "E", 0, -2, "FFCF").deploy(board.city(0, -2, South));
    CHECK(board.supply(Red) == 5);
    CHECK(board.supply(Blue) == 6);
    board.turn_without(Green, "C", 0, -1, "CCCC");
    CHECK(board.feature(board.city(0, 0, North)).feature.tiles == 5);
    CHECK(board.feature(board.city(0, 0, North)).feature.pennants == 1);
    CHECK(board.score(Red) == 12);
    CHECK(board.score(Blue) == 0);
    CHECK(board.supply(Red) == 7);
    CHECK(board.supply(Blue) == 7);
}

TEST_CASE("Examples 8 and 9 - a road between crossroads and one that returns", "[BASE-EX-08][BASE-EX-09]")
{
    Position board;
    board.turn(Red, "W", -1, 0, "RRFR").deploy(board.road(-1, 0, East));
    board.turn_without(Blue, "X", 1, 0, "RRRR");
    CHECK(board.score(Red) == 3);
    board.turn(Red, "V", 2, 0, "FFRR").deploy(board.road(2, 0, West));
    board.turn_without(Red, "V", 2, 1, "RFFR").turn_without(Red, "V", 1, 1, "RRFF");
    CHECK(board.feature(board.road(1, 0, East)).feature.tiles == 4);
    CHECK(board.score(Red) == 3 + 4);
}

TEST_CASE("Example 10 - a closed ring and a farmer in it", "[BASE-EX-10]")
{
    Position board;
    board.turn(Red, "V", 0, 1, "FRRF").deploy(board.road(0, 1, East));
    board.turn_without(Green, "V", 1, 1, "FFRR").turn_without(Green, "V", 1, 2, "RFFR");
    board.turn(Blue, "V", 0, 2, "RRFF").deploy(board.field(0, 2, 1));
    CHECK(board.score(Red) == 4);
    CHECK(board.feature(board.field(0, 2, 1)).complete);
    board.end();
    CHECK(board.score(Blue) == 0);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Example 11 - a road from a monastery to a city", "[BASE-EX-11]")
{
    Position board;
    board.turn(Red, "A", 1, 0, "FFFR").deploy(board.road(1, 0, West));
    board.turn_without(Blue, "T", -1, 0, "CRCC");
    CHECK(board.score(Red) == 3);
    CHECK(occupants(board, board.monastery(1, 0)) == 0);
}

TEST_CASE("Example 12 - a monk at work", "[BASE-EX-12]")
{
    Position board;
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.monastery(0, 1));
    board.turn_without(Blue, "V", 1, 0, "RFFR").turn_without(Blue, "V", -1, 0, "RRFF");
    board.turn_without(Blue, "E", -1, 1, "FFFC").turn_without(Blue, "E", 1, 1, "FCFF");
    SECTION("The game ends here")
    {
        board.end();
        CHECK(board.score(Red) == 6);
    }
    SECTION("The game goes on")
    {
        board.turn_without(Blue, "E", 0, 2, "FFCF").turn_without(Blue, "E", -1, 2, "FFFC");
        CHECK(board.score(Red) == 0);
        board.turn_without(Blue, "E", 1, 2, "FCFF");
        CHECK(board.score(Red) == 9);
    }
}

TEST_CASE("Example 13 - a monastery in the hole", "[BASE-EX-13]")
{
    Position board;
    for (auto [name, x, y, sides] : {std::tuple{"V", 1, 0, "RFFR"},
                                     {"V", -1, 0, "RRFF"},
                                     {"E", -1, 1, "FFFC"},
                                     {"E", 1, 1, "FCFF"},
                                     {"E", -1, 2, "FFFC"},
                                     {"E", 0, 2, "FFCF"},
                                     {"E", 1, 2, "FCFF"}})
        board.turn_without(Blue, name, x, y, sides);
    board.turn(Red, "B", 0, 1, "FFFF");
    SECTION("A monk")
    {
        board.deploy(board.monastery(0, 1));
        CHECK(board.score(Red) == 9);
        CHECK(board.supply(Red) == 7);
    }
    SECTION("A farmer")
    {
        board.deploy(board.field(0, 1, 0));
        CHECK(board.score(Red) == 0);
        CHECK(board.supply(Red) == 6);
        CHECK(board.feature(board.monastery(0, 1)).complete);
        CHECK(occupants(board, board.monastery(0, 1)) == 0);
        board.end();
        CHECK(board.score(Red) == 0);
    }
}

TEST_CASE("Example 14 - an incomplete road", "[BASE-EX-14]")
{
    Position board;
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    board.turn_without(Blue, "U", -1, 0, "FRFR").turn(Blue, "V", 2, 0, "FFRR");
    CHECK(board.why_not(board.deploying(board.road(2, 0, South))) == Reason::occupied);
    CHECK(board.why_not(board.deploying(board.field(2, 0, 0))) == Reason::none);
    CHECK(board.why_not(board.deploying(board.field(2, 0, 5))) == Reason::none);
    CHECK_FALSE(board.joined(board.field(2, 0, 0), board.field(2, 0, 5)));
    board.pass().end();
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Example 15 - two fields of one player", "[BASE-EX-15]")
{
    Position board;
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    board.turn_without(Blue, "H", 0, -2, "FCFC").turn(Red, "E", 1, -2, "FFFC").deploy(board.field(1, -2, 0));
    CHECK(board.feature(board.field(0, -1, 0)).points_now == 6);
    CHECK(board.feature(board.field(1, -2, 0)).points_now == 3);
    CHECK_FALSE(board.feature(board.city(0, -2, West)).complete);
    board.end();
    CHECK(board.score(Red) == 9);
}

TEST_CASE("Example 16 - three players and their fields", "[BASE-EX-16]")
{
    Position board({.seats = 4});
    board.turn(Red, "E", 0, -1, "FFCF").deploy(board.field(0, -1, 0));
    board.turn_without(Green, "H", 0, -2, "FCFC").turn(Yellow, "E", 1, -2, "FFFC").deploy(board.field(1, -2, 4));
    board.turn(Blue, "V", -1, 0, "FRRF").deploy(board.field(-1, 0, 0));
    CHECK_FALSE(board.joined(board.field(0, -1, 0), board.field(1, -2, 0)));
    board.turn_without(Green, "B", 1, -1, "FFFF");
    CHECK(board.joined(board.field(0, -1, 0), board.field(1, -2, 0)));
    board.end();
    CHECK(board.score(Red) == 6);
    CHECK(board.score(Yellow) == 6);
    CHECK(board.score(Blue) == 3);
    CHECK(board.score(Green) == 0);
}

TEST_CASE("Example 17 - a city at the corner of a field", "[BASE-EX-17]")
{
    Position board;
    board.turn_without(Blue, "I", 0, -1, "FCCF").turn(Red, "E", 1, -1, "FFFC").deploy(board.field(1, -1, 0));
    for (Side side : {South, East}) {
        CHECK(board.feature(board.city(0, -1, side)).complete);
        CHECK(board.feature(board.city(0, -1, side)).feature.tiles == 2);
    }
    board.end();
    CHECK(board.score(Red) == 3);
}

TEST_CASE("Example 18 - a field south of the road", "[BASE-EX-18]")
{
    Position board;
    board.turn(Blue, "E", 0, 1, "FFCF").deploy(board.field(0, 1, 0));
    board.turn(Green, "E", 0, -1, "FFCF");
    CHECK(board.feature(board.city(0, 0, North)).complete);
    CHECK(board.feature(board.field(0, 1, 0)).feature.tiles == 2);
    CHECK(board.joined(board.field(0, 1, 0), board.field(0, 0, 3)));
    SECTION("The farmer in the south gets nothing")
    {
        board.pass().end();
        CHECK(board.score(Blue) == 0);
    }
    SECTION("A farmer in the north gets three points")
    {
        board.deploy(board.field(0, -1, 0)).end();
        CHECK(board.score(Green) == 3);
        CHECK(board.score(Blue) == 0);
    }
}

TEST_CASE("Example 19 - a tile without a place", "[BASE-EX-19]")
{
    Position board;
    board.turn_without(Red, "E", 0, -1, "FFCF");
    CHECK(board.placements("C") == 0);
    board.draw(Blue, "C");
    CHECK(board.step() == StepKind::draw);
    CHECK(stock(board.view(), board.tile("C")).removed == 1);
    CHECK(board.view().state.header().active == Blue);
    Action again;
    again.kind = ActionKind::draw;
    again.seat = kNature;
    again.tile = board.tile("B");
    board.must(again);
    CHECK(board.step() == StepKind::place);
    CHECK(board.decider() == Blue);
}

TEST_CASE("Example 20 - the placements of every tile beside the start tile", "[BASE-EX-20]")
{
    const std::pair<const char*, int> expected[] = {
        {"A", 5}, {"B", 4}, {"C", 4}, {"D", 6}, {"E", 4}, {"F", 4}, {"G", 4}, {"H", 4}, {"I", 4}, {"J", 6}, {"K", 6}, {"L", 7},
        {"M", 4}, {"N", 4}, {"O", 6}, {"P", 6}, {"Q", 4}, {"R", 4}, {"S", 5}, {"T", 5}, {"U", 6}, {"V", 6}, {"W", 7}, {"X", 8}};
    for (auto [name, count] : expected) {
        Position board;
        INFO(name);
        CHECK(board.placements(name) == count);
        board.draw(Red, name);
        CHECK(static_cast<int>(board.options().size()) == count);
        for (int rotation = 0; rotation < 4; ++rotation) {
            Action corner = board.options().front();
            corner.cell = Position::at(1, 1);
            corner.rotation = static_cast<u8>(rotation);
            CHECK(board.why_not(corner) == Reason::touches_nothing);
        }
    }
}

TEST_CASE("Example 21 - a cell between a field and a road", "[BASE-EX-21]")
{
    const auto fitting = [](const char* name) {
        Position board;
        board.lay("E", 0, -1, "FFCF").lay("V", 1, 0, "RFFR").draw(Red, name);
        std::string list;
        for (const Action& action : board.options()) {
            if (action.cell != Position::at(1, -1)) continue;
            const SideCode code = board.view().rules.tiles.at(OrientedId(action.tile, action.rotation)).code;
            for (int side = 0; side < kSides; ++side) list += "FRC*"[static_cast<int>(side_of(code, side))];
            list += ' ';
        }
        return list;
    };
    CHECK(fitting("V") == "FRRF ");
    CHECK(fitting("W") == "RRRF ");
    CHECK(fitting("U") == "RFRF RFRF ");
    for (const char* never : {"B", "E", "X"}) CHECK(fitting(never).empty());
}

TEST_CASE("Example 22 - the last follower comes home", "[BASE-EX-22]")
{
    Position board;
    board.put(Red, board.city(0, 0, North));
    for (int i = 0; i < 6; ++i) board.put(Red, board.field(0, 0, 4));
    CHECK(board.supply(Red) == 0);
    board.turn(Red, "E", 0, -1, "FFCF");
    CHECK(board.step() == StepKind::draw);
    CHECK(board.score(Red) == 4);
    CHECK(board.supply(Red) == 1);
    board.turn(Red, "U", 1, 0, "FRFR").deploy(board.road(1, 0, East));
    CHECK(board.supply(Red) == 0);
}

TEST_CASE("Example 24 - example 1 as the very last tile", "[BASE-EX-24]")
{
    Position board;
    board.leave_in_bag({"E"}).turn(Red, "E", 0, -1, "FFCF").deploy(board.city(0, -1, South));
    CHECK(board.is_over());
    CHECK(board.score(Red) == 4);
}
