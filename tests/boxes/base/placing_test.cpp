// SPDX-License-Identifier: MIT
// Where a tile may go.
#include <string>
#include <tuple>
#include <utility>

#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// The action that places the tile drawn on a cell in a rotation, whatever its sides are then.
Action turned(const Position& board, int x, int y, int rotation)
{
    Action action;
    action.kind = ActionKind::place;
    action.seat = board.decider();
    action.tile = board.drawn();
    action.cell = Position::at(x, y);
    action.rotation = static_cast<u8>(rotation);
    return action;
}

Verdict verdict_on(const Position& board, const Action& action)
{
    Verdict verdict;
    why_not(board.view(), action, verdict);
    return verdict;
}

}  // namespace

TEST_CASE("A tile is placed on an empty cell that shares a full side with a tile", "[BASE-PLACE-01]")
{
    Position board;
    board.draw(Red, "X");
    for (int rotation = 0; rotation < 4; ++rotation) {
        CHECK(board.why_not(turned(board, 0, 0, rotation)) == Reason::cell_taken);
        CHECK(board.why_not(turned(board, 1, 0, rotation)) == Reason::none);
        for (auto [x, y] : {std::pair{1, 1}, {-1, 1}, {1, -1}, {-1, -1}})  // corners only
            CHECK(board.why_not(turned(board, x, y, rotation)) == Reason::touches_nothing);
        CHECK(board.why_not(turned(board, 2, 0, rotation)) == Reason::touches_nothing);
        CHECK(board.why_not(turned(board, 50, -50, rotation)) == Reason::touches_nothing);
    }
    board.must(turned(board, 1, 0, 0)).pass();
    board.draw(Blue, "V");
    CHECK(board.why_not(board.placing(Blue, "V", 1, 1, "RRFF")) == Reason::none);  // under the road of X
}

TEST_CASE("Every side that touches a neighbour must match it", "[BASE-PLACE-02]")
{
    Position board;
    SECTION("A city wants a city and a road wants a road and a field wants a field")
    {
        board.draw(Red, "L");  // CRRR
        CHECK(board.why_not(board.placing(Red, "L", 0, -1, "RRCR")) == Reason::none);
        CHECK(board.why_not(board.placing(Red, "L", 0, -1, "CRRR")) == Reason::side_mismatch);
        CHECK(board.why_not(board.placing(Red, "L", 1, 0, "CRRR")) == Reason::none);
        CHECK(board.why_not(board.placing(Red, "L", 1, 0, "RRRC")) == Reason::side_mismatch);
        for (const char* sides : {"CRRR", "RCRR", "RRCR", "RRRC"})
            CHECK(board.why_not(board.placing(Red, "L", 0, 1, sides)) == Reason::side_mismatch);
    }
    SECTION("One side that matches is not enough")
    {
        board.lay("U", 1, 0, "FRFR").lay("E", 0, -1, "FFCF");
        board.draw(Red, "E");
        CHECK(board.why_not(board.placing(Red, "E", 1, -1, "FFFC")) == Reason::side_mismatch);
        CHECK(board.why_not(board.placing(Red, "E", 1, -1, "FFCF")) == Reason::side_mismatch);
        CHECK(board.why_not(board.placing(Red, "E", 1, -1, "CFFF")) == Reason::none);
        CHECK(board.why_not(board.placing(Red, "E", 1, -1, "FCFF")) == Reason::none);
        const Verdict verdict = verdict_on(board, board.placing(Red, "E", 1, -1, "FFFC"));
        CHECK(verdict.side == West);
        CHECK(verdict.mine == static_cast<i8>(SideKind::city));
        CHECK(verdict.other == static_cast<i8>(SideKind::field));
        CHECK(verdict.cell == Position::at(0, -1));
    }
}

TEST_CASE("A tile may be turned to any of its four orientations", "[BASE-PLACE-03]")
{
    // Z02 has its city north and its road west before it is turned. Each cell lets the road go on.
    struct Turn {
        int rotation, x, y;
        Side city, road;
        u32 tiles;  // of the road, with X and, west of D, with D
    };
    const Turn turns[] = {
        {0, 2, 0, North, West, 2}, {1, 1, 1, East, North, 2}, {2, -1, 0, South, East, 3}, {3, 1, -1, West, South, 2}};
    for (const Turn& turn : turns) {
        Position board;
        board.lay("X", 1, 0, "RRRR").draw(Red, "Z02");
        for (int rotation = 0; rotation < 4; ++rotation) {
            const Reason reason = board.why_not(turned(board, turn.x, turn.y, rotation));
            CHECK(reason == (rotation == turn.rotation ? Reason::none : Reason::side_mismatch));
        }
        board.must(turned(board, turn.x, turn.y, turn.rotation));
        CHECK(board.feature(board.city(turn.x, turn.y, turn.city)).open == 1);
        CHECK(board.feature(board.road(turn.x, turn.y, turn.road)).feature.tiles == turn.tiles);
        CHECK_THROWS(board.city(turn.x, turn.y, turn.road));
    }
    Position board;
    board.lay("X", 1, 0, "RRRR");
    CHECK(board.placements("W") == 4 * 3 + 1);  // a road to go on on four cells, its one field south of D
}

TEST_CASE("Segments connect through sides and never through corners", "[BASE-PLACE-04]")
{
    Position board;
    SECTION("Cities")
    {
        board.lay("I", 0, -1, "FCCF").lay("E", 1, -1, "FFFC");
        CHECK(board.joined(board.city(0, -1, South), board.city(0, 0, North)));
        CHECK(board.joined(board.city(0, -1, East), board.city(1, -1, West)));
        CHECK_FALSE(board.joined(board.city(0, -1, South), board.city(0, -1, East)));
    }
    SECTION("Fields")
    {
        board.lay("E", 0, -1, "FFCF").lay("U", 1, 0, "FRFR");
        CHECK(board.joined(board.field(0, 0, 2), board.field(1, 0, 0)));
        CHECK_FALSE(board.joined(board.field(0, -1, 3), board.field(0, 0, 2)));  // they meet at a corner
        CHECK_FALSE(board.joined(board.field(0, -1, 3), board.field(1, 0, 0)));  // so do these
        board.lay("B", 1, -1, "FFFF");
        CHECK(board.joined(board.field(0, -1, 3), board.field(0, 0, 2)));
    }
    SECTION("Roads")
    {
        board.lay("V", 1, 0, "FFRR").lay("V", 1, 1, "RFFR").lay("V", 0, 1, "FRRF").lay("V", -1, 0, "FRRF");
        CHECK(board.joined(board.road(0, 0, East), board.road(0, 1, South)));
        CHECK(board.feature(board.road(0, 0, East)).feature.tiles == 5);
        board.lay("V", 0, 2, "RRFF").lay("V", -1, 1, "RFFR");
        CHECK(board.feature(board.road(0, 0, East)).feature.tiles == 7);
        CHECK_FALSE(board.feature(board.road(0, 0, East)).complete);
    }
}

TEST_CASE("A monastery never connects to anything", "[BASE-PLACE-05]")
{
    Position board;
    board.turn(Red, "B", 0, 1, "FFFF").deploy(board.monastery(0, 1));
    SECTION("Side by side")
    {
        board.turn(Blue, "B", 1, 1, "FFFF");
        CHECK_FALSE(board.joined(board.monastery(0, 1), board.monastery(1, 1)));
        CHECK(board.feature(board.monastery(1, 1)).segments == 1);
        CHECK(board.why_not(board.deploying(board.monastery(1, 1))) == Reason::none);
    }
    SECTION("Corner to corner")
    {
        board.turn_without(Green, "E", 0, 2, "FFCF").turn(Blue, "B", 1, 2, "FFFF");
        CHECK_FALSE(board.joined(board.monastery(0, 1), board.monastery(1, 2)));
        CHECK(board.why_not(board.deploying(board.monastery(1, 2))) == Reason::none);
    }
    SECTION("Nor to its own road")
    {
        board.turn(Blue, "A", 1, 0, "FFFR");
        CHECK_FALSE(board.joined(board.monastery(1, 0), board.road(1, 0, West)));
        CHECK(board.feature(board.monastery(1, 0)).segments == 1);
    }
}

TEST_CASE("A road side must meet a road side", "[BASE-PLACE-06]")
{
    Position board;
    board.draw(Red, "U");
    CHECK(board.why_not(board.placing(Red, "U", 0, 1, "RFRF")) == Reason::side_mismatch);   // road against field
    CHECK(board.why_not(board.placing(Red, "U", 0, -1, "RFRF")) == Reason::side_mismatch);  // road against city
    CHECK(board.why_not(board.placing(Red, "U", 1, 0, "RFRF")) == Reason::side_mismatch);   // field against road
    CHECK(board.why_not(board.placing(Red, "U", 1, 0, "FRFR")) == Reason::none);
    const Verdict verdict = verdict_on(board, board.placing(Red, "U", 0, 1, "RFRF"));
    CHECK(verdict.side == North);
    CHECK(verdict.mine == static_cast<i8>(SideKind::road));
    CHECK(verdict.other == static_cast<i8>(SideKind::field));
}

TEST_CASE("The playing area has no limit", "[BASE-PLACE-07]")
{
    SECTION("42 tiles of one game in a row")
    {
        const std::tuple<const char*, int, const char*> row[] = {
            {"D", 3, "CRFR"},   {"U", 8, "FRFR"},   {"L", 3, "CRRR"}, {"W", 4, "RRFR"}, {"X", 1, "RRRR"}, {"Z01", 1, "RRFR"},
            {"Z06", 1, "FRFR"}, {"Z09", 1, "RRRR"}, {"V", 1, "RFFR"}, {"B", 4, "FFFF"}, {"A", 2, "RFFF"}, {"Z05", 1, "RFFF"},
            {"Z11", 1, "RFFF"}, {"E", 5, "CFFF"},   {"F", 2, "CFCF"}, {"G", 1, "CFCF"}, {"H", 3, "CFCF"}};
        for (int way : {1, -1}) {
            Position board;
            int x = 0;
            for (const auto& [name, count, eastward] : row) {
                std::string sides = eastward;
                if (way < 0) std::swap(sides[East], sides[West]);
                for (int i = 0; i < count; ++i) board.lay(name, x += way, 0, sides.c_str());
            }
            CHECK(x == 42 * way);
            board.draw(Red, "Z12");
            CHECK(board.why_not(board.placing(Red, "Z12", 43 * way, 0, way > 0 ? "RRCF" : "CFRR")) == Reason::none);
            CHECK(board.why_not(board.placing(Red, "Z12", 43 * way, 0, way > 0 ? "CFRR" : "RRCF")) == Reason::side_mismatch);
        }
    }
    SECTION("500 tiles of many games in a column")
    {
        Position board({.choices = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 125}}});
        int y = 0;
        for (int i = 0; i < 500; ++i) board.lay("B", 0, ++y, "FFFF");
        board.draw(Red, "E");
        CHECK(board.why_not(board.placing(Red, "E", 0, 501, "FFCF")) == Reason::none);
        CHECK(board.why_not(board.placing(Red, "E", 0, 502, "FFCF")) == Reason::touches_nothing);
    }
}
