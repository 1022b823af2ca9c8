// SPDX-License-Identifier: MIT
// Cities on the grid: what fits, what is connected, what is closed, and the check values of the rules page for all of it
// together.
#include "closed_layouts.hpp"
#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

TEST_CASE("dice lie on a square grid in any of four orientations", "[DICE-BUILD-01]")
{
    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    for (u8 turn = 0; turn < 4; ++turn)
        CHECK(why_not(game.rules, game.state, game.building(Face::cap, turn, 0, 0)).reason == Reason::none);
    CHECK(why_not(game.rules, game.state, game.building(Face::cap, 4, 0, 0)).reason == Reason::no_such_rotation);
}

TEST_CASE("black meets black and white meets white on a shared side", "[DICE-BUILD-02]")
{
    Layout layout;
    REQUIRE(layout.put("E", 0, 0));
    CHECK(layout.fits("W", 1, 0));
    CHECK_FALSE(layout.fits("E", 1, 0));
    CHECK(layout.fits("S", -1, 0));
    CHECK_FALSE(layout.fits("E", -1, 0));
    CHECK(layout.fits("N", 0, -1));
    CHECK_FALSE(layout.fits("S", 0, -1));

    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    REQUIRE(game.put("E", 0, 0) == Reason::none);
    const Verdict verdict = why_not(game.rules, game.state, game.building("N", 1, 0));
    CHECK(verdict.reason == Reason::side_mismatch);
    CHECK(verdict.side == 3);  // its west side is white and meets black
    CHECK(verdict.black == 0);
    CHECK(verdict.x == 0);
    CHECK(verdict.y == 0);
}

TEST_CASE("more than one city may stand, and a die may start a new one", "[DICE-BUILD-05]")
{
    Game game;
    REQUIRE(game.fall(9, 0, 0, 0, 0, 0) == Reason::none);
    CHECK(game.put("E", 0, 0) == Reason::none);
    CHECK(game.put("W", 1, 0) == Reason::none);
    CHECK(game.put("E", 0, 2) == Reason::none);
    CHECK(game.put("E", 0, 1) == Reason::none);  // touching only by white sides
    CHECK(cities_of(kFaceTable, game.state.dice).count == 3);
}

TEST_CASE("a die may touch nothing, and a later die may join two cities", "[DICE-BUILD-06]")
{
    Game game;
    REQUIRE(game.fall(8, 0, 1, 0, 0, 0) == Reason::none);
    CHECK(game.put("E", 0, 0) == Reason::none);
    CHECK(game.put("W", 2, 0) == Reason::none);
    CHECK(cities_of(kFaceTable, game.state.dice).count == 2);
    CHECK(game.why_not_put("E", 2, 0) == Reason::cell_taken);
    CHECK(game.put("EW", 1, 0) == Reason::none);
    const Cities cities = cities_of(kFaceTable, game.state.dice);
    CHECK(cities.count == 1);
    CHECK(cities.largest_closed_size() == 3);
}

TEST_CASE("dice that touch by white sides only are not connected", "[DICE-BUILD-07]")
{
    Layout layout;
    REQUIRE(layout.put("E", 0, 0));
    REQUIRE(layout.put("W", 1, 0));
    REQUIRE(layout.put("E", 0, 1));
    REQUIRE(layout.put("W", 1, 1));
    CHECK(layout.cities() == 2);
    CHECK(layout.largest() == 2);
}

TEST_CASE("a city is closed when every black side meets a black side, holes inside or not", "[DICE-BUILD-08]")
{
    Layout layout;
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("WS", 1, 0));
    REQUIRE(layout.put("NE", 0, 1));
    CHECK(layout.largest() == 0);
    REQUIRE(layout.put("NW", 1, 1));
    CHECK(layout.largest() == 4);

    Layout open_inside;  // the gap at (1,0) is faced by two black sides
    REQUIRE(open_inside.put("ES", 0, 0));
    REQUIRE(open_inside.put("NE", 0, 1));
    REQUIRE(open_inside.put("NW", 1, 1));
    CHECK(open_inside.largest() == 0);
}

TEST_CASE("a city is named by the lowest of its dice, and its open sides are counted", "[DICE-BUILD-07][DICE-BUILD-08]")
{
    Layout layout;
    REQUIRE(layout.put("E", 4, 0));
    REQUIRE(layout.put("ESW", 0, 0));
    REQUIRE(layout.put("W", 1, 0));
    REQUIRE(layout.put("NS", 0, 1));
    const Cities cities = cities_of(kFaceTable, layout.dice);
    REQUIRE(cities.count == 2);
    CHECK(cities.city[0].id() == 0);
    CHECK(cities.city[1].id() == 1);
    CHECK(count_open_sides(kFaceTable, layout.dice, cities.city[0]) == 1);
    CHECK(count_open_sides(kFaceTable, layout.dice, cities.city[1]) == 2);  // west of (0,0) and south of (0,1)
    CHECK(cities.city_of_node(node_of(3, 0)) == &cities.city[1]);
    CHECK(cities.city_of_node(node_of(3, 1)) == nullptr);
    CHECK(cities.city_of_node(node_of(4, 0)) == nullptr);
    CHECK(cities.city_of_node(Cities::kMax) == nullptr);
    CHECK(cities.largest_closed_city() == nullptr);
}

TEST_CASE("the size of a city is its number of dice", "[DICE-BUILD-09]")
{
    Layout layout;
    REQUIRE(layout.put("ESW", 1, 1));
    REQUIRE(layout.put("E", 0, 1));
    REQUIRE(layout.put("W", 2, 1));
    REQUIRE(layout.put("N", 1, 2));
    const Cities cities = cities_of(kFaceTable, layout.dice);
    REQUIRE(cities.count == 1);
    CHECK(cities.city[0].size == 4);
    CHECK(cities.city[0].dice == 0b1111);
}

TEST_CASE("a placement is legal when the cell is empty and each neighbour's side agrees", "[DICE-MODEL-04]")
{
    Layout layout;
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("N", 1, 1));
    // (1,0) has black in the west and in the south, (0,1) black in the north and white in the east; the rest is free.
    const Demand corner = demand_at(kFaceTable, layout.dice, {1, 0});
    CHECK(corner.black == sides("WS"));
    CHECK(corner.white == 0);
    const Demand below = demand_at(kFaceTable, layout.dice, {0, 1});
    CHECK(below.black == sides("N"));
    CHECK(below.white == sides("E"));
    u32 fitting = 0;
    for (const char* letters : {"N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW"})
        fitting += layout.fits(letters, 0, 1);
    CHECK(fitting == 4);  // N, NS, NW, NSW
    CHECK_FALSE(layout.fits("ES", 0, 0));
}

TEST_CASE("union over black-black sides finds the cities, counting distinct dice", "[DICE-MODEL-05]")
{
    Layout layout;
    CHECK(layout.cities() == 0);
    CHECK(layout.largest() == 0);
    REQUIRE(layout.put("E", 0, 0));
    REQUIRE(layout.put("EW", 1, 0));
    REQUIRE(layout.put("W", 2, 0));
    REQUIRE(layout.put("E", 0, 1));
    const Cities cities = cities_of(kFaceTable, layout.dice);
    REQUIRE(cities.count == 2);
    CHECK(cities.city[0].dice == 0b0111);
    CHECK(cities.city[0].is_closed == 1);
    CHECK(cities.city[1].dice == 0b1000);
    CHECK(cities.city[1].is_closed == 0);
}

TEST_CASE("the search reaches every closed city once and the engine calls each closed", "[DICE-MODEL-08]")
{
    const ClosedLayouts found = closed_layouts(5);
    CHECK(found.mistakes == 0);
    CHECK(found.layouts[0] == 0);
    CHECK(found.layouts[1] == 0);
    CHECK(found.layouts[2] == 2);  // a row and a column of two CAPs
    CHECK(found.layouts[3] == 6);  // two straight ones, four round a corner
}

TEST_CASE("closed layouts and face counts of two to nine dice are those of the rules page", "[DICE-MODEL-09]")
{
    constexpr u32 layouts[] = {2, 6, 23, 94, 404, 1776, 8011, 36750};
    constexpr u32 face_counts[] = {1, 2, 5, 7, 14, 19, 35, 46};
    const ClosedLayouts found = closed_layouts(kDice);
    CHECK(found.mistakes == 0);
    for (u32 n = 2; n <= kDice; ++n) {
        CHECK(found.layouts[n] == layouts[n - 2]);
        CHECK(found.face_counts[n].size() == face_counts[n - 2]);
    }
}

TEST_CASE("four dice close with exactly five face counts", "[DICE-MODEL-10]")
{
    const ClosedLayouts found = closed_layouts(4);
    const std::set<FaceCount> expected = {{0, 0, 4, 0}, {2, 0, 2, 0}, {2, 1, 1, 0}, {2, 2, 0, 0}, {3, 0, 0, 1}};
    CHECK(found.face_counts[4] == expected);
    CHECK(found.face_counts[4].count(FaceCount{1, 0, 2, 1}) == 0);
    CHECK(found.face_counts[4].count(FaceCount{0, 4, 0, 0}) == 0);
}

TEST_CASE("a full block of three by three is no single city", "[DICE-MODEL-11]")
{
    for (u32 i = 0; i < kFaces; ++i) CHECK(kFaceTable.shapes[i].black(0) != kAllSides);
    Layout layout;  // all eight round the centre with a black side towards it
    REQUIRE(layout.put("ES", 0, 0));
    REQUIRE(layout.put("ESW", 1, 0));
    REQUIRE(layout.put("SW", 2, 0));
    REQUIRE(layout.put("NES", 0, 1));
    REQUIRE(layout.put("NSW", 2, 1));
    REQUIRE(layout.put("NE", 0, 2));
    REQUIRE(layout.put("NEW", 1, 2));
    REQUIRE(layout.put("NW", 2, 2));
    CHECK(demand_at(kFaceTable, layout.dice, {1, 1}).black == kAllSides);
    for (const char* letters : {"N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW"})
        CHECK_FALSE(layout.fits(letters, 1, 1));
}
