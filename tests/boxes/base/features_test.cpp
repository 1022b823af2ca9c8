// SPDX-License-Identifier: MIT
// What completes a road, a city and a monastery, and what each is worth then.
#include "defs/tile_text.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide_tests;

namespace {

/// A city around the cell (0,-2), which is left empty: eight tiles and the start tile.
void lay_city_ring(Position& board)
{
    board.lay("C", 0, -1, "CCCC").lay("N", -1, -1, "CCFF").lay("N", 1, -1, "CFFC");
    board.lay("R", -1, -2, "CCCF")
        .lay("R", 1, -2, "CFCC")
        .lay("N", -1, -3, "FCCF")
        .lay("N", 1, -3, "FFCC")
        .lay("R", 0, -3, "FCCC");
}

/// All arms of a tile with a village on (1,0) are different roads.
void check_arms(const char* name, const char* sides)
{
    Position board;
    board.lay(name, 1, 0, sides);
    for (int a = 0; a < 4; ++a)
        for (int b = 0; b < a; ++b)
            if (sides[a] == 'R' && sides[b] == 'R')
                CHECK_FALSE(board.joined(board.road(1, 0, static_cast<Side>(a)), board.road(1, 0, static_cast<Side>(b))));
}

}  // namespace

// ---- roads ------------------------------------------------------------------------------------------------------------

TEST_CASE("A road is complete when both ends stop or when it closes on itself", "[BASE-ROAD-01]")
{
    Position board;
    SECTION("Crossroads and monastery")
    {
        board.lay("U", 1, 0, "FRFR").put(Red, board.road(1, 0, East));
        board.turn_without(Blue, "X", -1, 0, "RRRR");
        CHECK_FALSE(board.feature(board.road(0, 0, East)).complete);
        CHECK(board.feature(board.road(0, 0, East)).open == 1);
        CHECK(board.score(Red) == 0);
        board.turn_without(Blue, "A", 2, 0, "FFFR");
        CHECK(board.feature(board.road(0, 0, East)).complete);
        CHECK(board.score(Red) == 4);
    }
    SECTION("Two city gates")
    {
        board.put(Red, board.road(0, 0, East)).turn_without(Blue, "T", -1, 0, "CRCC");
        CHECK(board.score(Red) == 0);
        board.turn_without(Blue, "S", 1, 0, "CCCR");
        CHECK(board.score(Red) == 3);
    }
    SECTION("A ring")
    {
        board.lay("V", 0, 1, "FRRF").lay("V", 1, 1, "FFRR").lay("V", 1, 2, "RFFR").put(Red, board.road(0, 1, East));
        CHECK(board.feature(board.road(0, 1, East)).open == 2);
        board.turn_without(Blue, "V", 0, 2, "RRFF");
        CHECK(board.feature(board.road(0, 1, East)).complete);
        CHECK(board.score(Red) == 4);
    }
}

TEST_CASE("A completed road is worth one point for each tile", "[BASE-ROAD-02]")
{
    Position board;
    board.lay("W", -1, 0, "RRFR").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR").put(Red, board.road(1, 0, West));
    board.turn_without(Blue, "X", 3, 0, "RRRR");
    CHECK(board.score(Red) == 5);
}

TEST_CASE("A road that leaves and enters one crossroads counts its tile once", "[BASE-ROAD-03]")
{
    Position board;
    board.lay("X", 1, 0, "RRRR").lay("V", 2, 0, "FFRR").lay("V", 2, 1, "RFFR").put(Red, board.road(2, 0, West));
    board.turn_without(Blue, "V", 1, 1, "RRFF");
    CHECK(board.joined(board.road(1, 0, East), board.road(1, 0, South)));
    CHECK(board.feature(board.road(1, 0, East)).segments == 5);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("Any crossroads or junction ends every road that reaches it", "[BASE-ROAD-04]")
{
    SECTION("The straight bar of the T is no through road")
    {
        Position board;
        board.put(Red, board.road(0, 0, East)).turn_without(Blue, "W", -1, 0, "RRFR");
        CHECK(board.score(Red) == 0);
        board.turn_without(Blue, "W", 1, 0, "FRRR");
        CHECK(board.score(Red) == 3);
        CHECK_FALSE(board.joined(board.road(1, 0, West), board.road(1, 0, East)));
        CHECK_FALSE(board.joined(board.road(-1, 0, West), board.road(-1, 0, East)));
    }
    SECTION("Whatever tile it is on")
    {
        check_arms("W", "FRRR");
        check_arms("W", "RRFR");
        check_arms("L", "CRRR");
        check_arms("X", "RRRR");
        check_arms("Z01", "FRRR");
        check_arms("Z06", "FRFR");
    }
}

TEST_CASE("The length of a road is unlimited", "[BASE-ROAD-05]")
{
    Position board;
    board.lay("X", -1, 0, "RRRR");
    for (int x = 1; x <= 8; ++x) board.lay("U", x, 0, "FRFR");
    for (int x = 9; x <= 11; ++x) board.lay("D", x, 0, "CRFR");
    board.lay("V", 12, 0, "FFRR").lay("V", 12, 1, "RRFF").lay("V", 13, 1, "FFRR").lay("V", 13, 2, "RRFF");
    board.put(Red, board.road(0, 0, East)).turn_without(Blue, "A", 14, 2, "FFFR");
    CHECK(board.score(Red) == 18);
}

// ---- cities -----------------------------------------------------------------------------------------------------------

TEST_CASE("A city is complete when walls surround it and no gap is inside", "[BASE-CITY-01]")
{
    Position board({.choices = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 2}}});
    lay_city_ring(board);
    const NodeId city = board.city(0, 0, North);
    board.put(Red, city);
    CHECK(board.feature(city).feature.tiles == 9);
    CHECK(board.feature(city).open == 4);  // only the sides around the gap
    CHECK_FALSE(board.feature(city).complete);
    board.turn_without(Blue, "C", 0, -2, "CCCC");
    CHECK(board.feature(city).complete);
    CHECK(board.score(Red) == 2 * 10 + 2 * 2);
}

TEST_CASE("A completed city is worth two points for each tile and each pennant", "[BASE-CITY-02]")
{
    Position board;
    SECTION("Without a pennant")
    {
        board.lay("G", 0, -1, "CFCF").put(Red, board.city(0, -1, North)).turn_without(Blue, "E", 0, -2, "FFCF");
        CHECK(board.score(Red) == 6);
    }
    SECTION("With two pennants")
    {
        board.lay("F", 0, -1, "CFCF").lay("F", 0, -2, "CFCF").put(Red, board.city(0, -1, North));
        board.turn_without(Blue, "E", 0, -3, "FFCF");
        CHECK(board.score(Red) == 12);
    }
}

TEST_CASE("A tile counts once when two of its segments belong to the same city", "[BASE-CITY-03]")
{
    Position board;
    board.lay("I", 0, 1, "FFCC").lay("N", -1, 1, "FCCF").lay("N", -1, 2, "CCFF").put(Red, board.city(0, 1, West));
    board.turn_without(Blue, "N", 0, 2, "CFFC");
    CHECK(board.joined(board.city(0, 1, West), board.city(0, 1, South)));
    CHECK(board.feature(board.city(0, 1, West)).segments == 5);
    CHECK(board.score(Red) == 8);
}

TEST_CASE("Two cities on one tile count it once each", "[BASE-CITY-04]")
{
    Position board;
    board.turn(Red, "H", 0, -1, "CFCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 4);
    board.turn(Blue, "E", 0, -2, "FFCF").deploy(board.city(0, -2, South));
    CHECK(board.score(Blue) == 4);
    CHECK(board.score(Red) == 4);
}

TEST_CASE("A pennant adds points only to the city that holds its segment", "[BASE-CITY-05]")
{
    // No tile of the base game has a pennant on one of two cities, so the test brings one.
    constexpr TileDef defs[] = {tile("Y 1 CFCF c:N*1 c:S f:2367+01")};
    const TileSet own{defs, 1, fingerprint_of(defs, 1)};
    Config config = empty_config();
    config.chance = Chance::host;
    config.copies[static_cast<int>(Set::base)] = 1;
    config.host_copies[0] = 1;
    Fault fault;
    SharedRules* shared = build_rules(config, {&own, 1}, {}, fault);
    REQUIRE(shared != nullptr);
    Game* game = Game::create(shared, {}, fault);
    REQUIRE(game != nullptr);
    game->open();

    const TileId y(25);
    const TileId e(5);
    REQUIRE(Text(game->rules().tiles.def(y).name) == Text("Y"));
    REQUIRE(Text(game->rules().tiles.def(e).name) == Text("E"));
    const auto act = [&](ActionKind kind, u8 seat, TileId type, int row_y, int rotation, u8 segment) {
        Action action;
        action.kind = kind;
        action.seat = seat;
        action.tile = type;
        action.cell = Position::at(0, row_y);
        action.rotation = static_cast<u8>(rotation);
        action.segment = segment;
        action.piece = kind == ActionKind::deploy ? static_cast<u16>(PieceKind::follower) : u16{0};
        Verdict verdict;
        REQUIRE(game->apply(action, verdict) == Status::ok);
    };
    act(ActionKind::draw, kNature, y, 0, 0, 0);
    act(ActionKind::place, 0, y, -1, 0, 0);
    act(ActionKind::deploy, 0, {}, -1, 0, 1);  // the south city, complete without the pennant
    act(ActionKind::draw, kNature, e, 0, 0, 0);
    act(ActionKind::place, 1, e, -2, 2, 0);
    act(ActionKind::deploy, 1, {}, -2, 0, 0);  // the north city, complete with it
    const int without = game->view().state.seat(0).score;
    const int with = game->view().state.seat(1).score;
    Game::destroy(game);
    CHECK(without == 4);
    CHECK(with == 6);
}

TEST_CASE("A completed small city is worth four points as well", "[BASE-CITY-06]")
{
    Position board;
    board.turn(Red, "I", 0, -1, "FCCF").deploy(board.city(0, -1, South));
    CHECK(board.score(Red) == 4);
    board.turn(Blue, "E", 1, -1, "FFFC").deploy(board.city(1, -1, West));
    CHECK(board.score(Blue) == 4);
}

TEST_CASE("The size of a city is unlimited", "[BASE-CITY-07]")
{
    Position board({.choices = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 10}}});
    int y = 0;
    for (int i = 0; i < 20; ++i) board.lay("F", 0, --y, "CFCF");
    for (int i = 0; i < 10; ++i) board.lay("G", 0, --y, "CFCF");
    board.put(Red, board.city(0, -5, North)).turn_without(Blue, "E", 0, --y, "FFCF");
    CHECK(board.score(Red) == 2 * 32 + 2 * 20);
}

// ---- monasteries ------------------------------------------------------------------------------------------------------

namespace {

/// Two monasteries on (0,1) and (1,1), all cells around them filled but (0,2).
void lay_two_monasteries(Position& board)
{
    board.lay("U", -1, 0, "FRFR").lay("U", 1, 0, "FRFR").lay("U", 2, 0, "FRFR");
    board.lay("B", 0, 1, "FFFF").lay("B", 1, 1, "FFFF").lay("E", -1, 1, "FFFC").lay("E", 2, 1, "FCFF");
    board.lay("E", -1, 2, "FFFC").lay("A", 1, 2, "FFRF").lay("E", 2, 2, "FCFF");
}

/// A board with a column of monasteries below the start tile.
Position with_column(int monasteries)
{
    PositionSetup setup;
    setup.sets = {};
    setup.choices = {{BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 14}};
    Position board(setup);
    for (int y = 1; y <= monasteries; ++y) board.lay("B", 0, y, "FFFF");
    return board;
}

/// Lays what is missing around a monastery of the column but for the tile to the east, which is laid in a turn.
void surround(Position& board, int y)
{
    const auto is_empty = [&](int x, int there) { return !tile_at(board.view().state, Position::at(x, there)); };
    for (int there = y - 1; there <= y + 1; ++there) {
        if (is_empty(-1, there)) board.lay("E", -1, there, "FFFC");
        if (there != y && is_empty(1, there)) board.lay("E", 1, there, "FCFF");
    }
    board.turn_without(Blue, "E", 1, y, "FCFF");
}

}  // namespace

TEST_CASE("A monastery is complete when any tiles lie on all eight cells around it", "[BASE-MON-01]")
{
    Position board;
    lay_two_monasteries(board);
    CHECK_FALSE(board.feature(board.monastery(0, 1)).complete);
    CHECK(board.feature(board.monastery(0, 1)).open == 1);
    CHECK(board.feature(board.monastery(0, 1)).feature.tiles == 8);
    CHECK(board.feature(board.monastery(1, 2)).open == 3 + 1);  // the row below it and (0,2)
    board.lay("E", 0, 2, "FFCF");
    CHECK(board.feature(board.monastery(0, 1)).complete);
    CHECK_FALSE(board.feature(board.monastery(1, 2)).complete);
}

TEST_CASE("Monasteries are completed whichever were before them", "[BASE-MON-01][BASE-MON-02]")
{
    Position board = with_column(10);
    board.put(Green, board.monastery(0, 3));
    surround(board, 3);
    CHECK(board.score(Green) == 9);
    surround(board, 6);  // and with it those of the two rows between
    CHECK(board.feature(board.monastery(0, 5)).complete);
    board.lay("B", 0, 11, "FFFF");
    board.put(Red, board.monastery(0, 10)).put(Green, board.monastery(0, 8));
    CHECK(board.feature(board.monastery(0, 8)).open == 4);
    surround(board, 10);
    CHECK(board.score(Red) == 9);
    surround(board, 8);
    CHECK(board.score(Green) == 9 + 9);
    CHECK_FALSE(board.feature(board.monastery(0, 2)).complete);
}

TEST_CASE("Monasteries are completed when there are more than fifty", "[BASE-MON-01][BASE-MON-02]")
{
    Position board = with_column(52);
    board.put(Green, board.monastery(0, 3)).put(Red, board.monastery(0, 51));
    surround(board, 3);
    CHECK(board.score(Green) == 9);
    CHECK(board.score(Red) == 0);
    surround(board, 51);
    CHECK(board.score(Red) == 9);
    CHECK_FALSE(board.feature(board.monastery(0, 30)).complete);
}

TEST_CASE("A completed monastery is worth nine points", "[BASE-MON-02]")
{
    Position board;
    lay_two_monasteries(board);
    board.put(Green, board.monastery(0, 1)).turn_without(Blue, "E", 0, 2, "FFCF");
    CHECK(board.score(Green) == 9);
    CHECK(board.supply(Green) == 7);
    CHECK(board.score(Blue) == 0);
}

TEST_CASE("One tile may complete several monasteries of any players", "[BASE-MON-03]")
{
    Position board;
    lay_two_monasteries(board);
    board.put(Red, board.monastery(0, 1)).put(Blue, board.monastery(1, 1)).put(Green, board.monastery(1, 2));
    board.turn_without(Green, "E", 0, 2, "FFCF");
    CHECK(board.score(Red) == 9);
    CHECK(board.score(Blue) == 9);
    CHECK(board.score(Green) == 0);
    CHECK(board.supply(Green) == 6);
}
