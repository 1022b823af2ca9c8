// SPDX-License-Identifier: MIT
// The Wind Roses: sections, the blue rose, and where the orange one lies at the start.
#include <vector>

#include "boxes/princess_dragon/dragon_position.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

/// Two copies of the base game, because the examples lay more tiles B than one has.
Position roses(std::vector<Set> more = {}, std::vector<Choice> choices = {})
{
    choices.push_back(copies_of(Set::base, 2));
    more.insert(more.end(), {Set::base, Set::wind_roses});
    return Position(PositionSetup{.seats = 2, .sets = std::move(more), .choices = std::move(choices)});
}

/// What Red gets for placing a tile.
int points_for(Position& board, const char* name, int x, int y, const char* sides)
{
    const int before = board.score(Red);
    board.turn_without(Red, name, x, y, sides);
    return board.score(Red) - before;
}

/// WR_A and three tiles to the south-east of it, beside which the blue rose can lie at (2,2).
void lay_way(Position& board) { board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("B", 2, 1, "FFFF"); }

const Placed& placed(const Position& board, int number) { return board.view().state.placed(PlacedId(number)); }

/// Whether the tile with this number on the table is of that type and lies so.
bool lies(const Position& board, int number, const char* name, int rotation)
{
    const OrientedId tile = placed(board, number).tile;
    return tile.type() == board.tile(name) && tile.rotation() == rotation;
}

}  // namespace

TEST_CASE("The orange rose is the start tile", "[ROSE-SETUP-01][ROSE-05]")
{
    const Position board = roses();
    CHECK(board.view().state.header().placed == 1);
    CHECK(lies(board, 1, "WR_A", 0));
    CHECK(board.view().state.header().bag_left == 2 * 72 - 1 + 5);  // one tile D is not used
    CHECK(stock(board.view(), board.tile("D")).total == 2 * 4 - 1);
    CHECK(board.view().state.left(board.tile("WR_A")) == 0);
    for (const char* name : {"WR_B", "WR_C", "WR_D", "WR_E", "WR_F"}) CHECK(board.view().state.left(board.tile(name)) == 1);
}

TEST_CASE("Example of a quarter in its section", "[ROSEEX-01][ROSE-01][ROSE-02][ROSE-04]")
{
    Position north_east = roses();
    north_east.lay("B", 0, -1, "FFFF").lay("B", 1, -1, "FFFF");
    CHECK(points_for(north_east, "WR_C", 2, -1, "CCFF") == 3);
    Position north_west = roses();
    north_west.lay("B", 0, -1, "FFFF");
    CHECK(points_for(north_west, "WR_C", -1, -1, "CFFC") == 0);
    Position column = roses();
    column.lay("B", 0, -1, "FFFF");
    CHECK(points_for(column, "WR_C", 0, -2, "CFFC") == 3);
    Position row = roses();
    row.lay("E", 1, 0, "FFFC").lay("B", 2, 0, "FFFF");
    CHECK(points_for(row, "WR_C", 3, 0, "FCCF") == 3);  // its turn does not matter
}

TEST_CASE("Each quarter pays in its section alone", "[ROSE-01][ROSE-02]")
{
    struct Quarter {
        const char* name;
        int east;
        int south;
    };
    constexpr Quarter kQuarters[] = {{"WR_C", 1, -1}, {"WR_D", 1, 1}, {"WR_E", -1, 1}, {"WR_F", -1, -1}};
    for (const Quarter& quarter : kQuarters)
        for (const int east : {1, -1})
            for (const int south : {1, -1}) {
                Position board = roses();
                board.lay("B", 0, south, "FFFF");
                board.draw(Red, quarter.name);
                const Action* place = nullptr;
                const std::vector<Action> options = board.options();
                for (const Action& action : options)
                    if (action.cell == Position::at(east, south)) place = &action;
                REQUIRE(place);
                board.must(*place);
                CHECK(board.score(Red) == (quarter.east == east && quarter.south == south ? 3 : 0));
            }
}

TEST_CASE("Example of the turned blue rose", "[ROSEEX-02][ROSE-01][ROSE-03]")
{
    const auto with_blue = [] {
        Position board = roses();
        board.lay("B", 0, 1, "FFFF").lay("B", 0, 2, "FFFF").lay("B", 0, 3, "FFFF").lay("B", 1, 3, "FFFF").lay("B", 2, 3, "FFFF");
        board.lay("WR_B", 2, 2, "RFFR");
        return board;
    };
    Position inside = with_blue();
    CHECK(points_for(inside, "WR_C", 3, 3, "CCFF") == 3);
    Position outside = with_blue();
    outside.lay("B", 3, 2, "FFFF");
    CHECK(points_for(outside, "WR_C", 3, 1, "CCFF") == 0);
}

TEST_CASE("Example of the blue rose as it is stored", "[ROSEEX-03][ROSE-03]")
{
    Position before = roses();
    before.lay("B", 0, -1, "FFFF");
    CHECK(points_for(before, "WR_F", -1, -1, "CFCF") == 3);

    struct Where {
        int x;
        int y;
        const char* sides;
        int points;
    };
    constexpr Where kCells[] = {{-1, -1, "CFCF", 3}, {0, 2, "FCFC", 3}, {3, 1, "CFCF", 0}};
    for (const Where& where : kCells) {
        Position board = roses();
        board.lay("B", 0, -1, "FFFF");
        lay_way(board);
        board.lay("WR_B", 2, 2, "FFRR");
        CHECK(points_for(board, "WR_F", where.x, where.y, where.sides) == where.points);
    }
}

TEST_CASE("Of several roses of the colour that counts each has its sections", "[ROSE-03]")
{
    const auto with_two = [] {
        Position board = roses({}, {copies_of(Set::wind_roses, 2)});
        lay_way(board);
        board.lay("WR_B", 2, 2, "FFRR").lay("WR_B", -1, 1, "FFRR");
        return board;
    };
    Position one = with_two();
    CHECK(points_for(one, "WR_E", -2, 1, "FRRC") == 3);  // south-west of the second alone
    Position none = with_two();
    CHECK(points_for(none, "WR_E", 3, 1, "RRCF") == 0);
}

TEST_CASE("Without a rose on the table no quarter pays", "[ROSE-02]")
{
    Position board = roses({}, {with(Option::start_tile_in_bag)});
    CHECK(board.view().state.header().placed == 0);
    CHECK(board.view().state.left(board.tile("WR_A")) == 1);
    CHECK(points_for(board, "WR_C", 0, 0, "CFFC") == 0);
}

TEST_CASE("With a river the orange rose lies north of the spring", "[ROSE-06]")
{
    const Position board = roses({Set::river});
    REQUIRE(board.view().state.header().placed == 2);
    CHECK(lies(board, 1, "RV01", 0));
    CHECK(lies(board, 2, "WR_A", 0));
    CHECK(cell_of(placed(board, 2)) == Position::at(0, -1));
    CHECK(board.view().state.header().bag_left == 2 * 72 - 1 + 11 + 5);
    CHECK(board.view().state.left(board.tile("WR_A")) == 0);
    CHECK(board.score(Red) == 0);

    const Position turned = roses({Set::river, Set::gq11}, {with(Option::river_spring)});
    REQUIRE(turned.view().state.header().placed == 2);
    CHECK(lies(turned, 1, "GQ11", 3));
    CHECK(lies(turned, 2, "WR_A", 3));  // its road leads south to that of the spring

    const Position edge = roses({Set::river}, {with(Option::bounded_table), with(Option::table_max_y, 50),
                                               with(Option::table_min_x, -50), with(Option::table_max_x, 50)});
    CHECK(edge.view().state.header().placed == 1);  // there is no row to the north
    CHECK(edge.view().state.left(edge.tile("WR_A")) == 1);
}

TEST_CASE("With the City of Carcassonne the orange rose lies north of it", "[ROSE-06]")
{
    for (const bool has_river : {false, true}) {
        const Position board = has_river ? roses({Set::count_city, Set::river}) : roses({Set::count_city});
        const int number = has_river ? 14 : 13;
        REQUIRE(board.view().state.header().placed == number);
        CHECK(cell_of(placed(board, number)) == Position::at(-1, -2));
        CHECK(lies(board, number, "WR_A", 0));
        CHECK(lies(board, 1, "CO_7", 0));
        CHECK(board.view().state.left(board.tile("WR_A")) == 0);
    }
}
