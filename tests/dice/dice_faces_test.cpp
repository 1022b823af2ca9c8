// SPDX-License-Identifier: MIT
// The six faces and the faces as data, a game with another reading of them included.
#include <set>

#include "dice_support.hpp"

using namespace bastide;
using namespace bastide::dice;
using namespace bastide::dice::test;

namespace {

/// STRAIGHT read as two one-sided cities back to back, as on some tiles of the tile game.
FaceTable split_straight()
{
    FaceTable table = kFaceTable;
    table.shapes[index_of(Face::straight)] = {{0b0001, 0b0100, 0, 0}};
    return table;
}

Config split_game()
{
    Config config = seats(2);
    config.faces = split_straight();
    return config;
}

}  // namespace

TEST_CASE("a die has four different city faces, a knight and a catapult, each once", "[DICE-COMP-01]")
{
    u32 cities = 0;
    std::set<u8> masks;
    for (u32 i = 0; i < kFaces; ++i) {
        cities += is_city(face_of(i));
        if (!is_city(face_of(i))) continue;
        for (u8 turn = 0; turn < 4; ++turn) masks.insert(kFaceTable.shapes[i].black(turn));
    }
    CHECK(cities == 4);
    CHECK(masks.size() == 14);  // no two faces look alike in any turn
    CHECK(kDice == 9);
    for (u32 i = 0; i < kFaces; ++i) {
        Counts one{};
        one[i] = 1;
        CHECK(ways(one) == 1);  // each face in one of six ways
    }
    CHECK(all_ways(1) == 6);
}

TEST_CASE("the default table is CAP, CORNER, STRAIGHT and TEE with one segment each", "[DICE-FACE-01]")
{
    CHECK(kFaceTable.of(Face::cap).black(0) == sides("N"));
    CHECK(kFaceTable.of(Face::corner).black(0) == sides("NE"));
    CHECK(kFaceTable.of(Face::straight).black(0) == sides("NS"));
    CHECK(kFaceTable.of(Face::tee).black(0) == sides("NEW"));
    for (const Face face : {Face::cap, Face::corner, Face::straight, Face::tee}) CHECK(kFaceTable.of(face).count() == 1);
    CHECK(kFaceTable.of(Face::knight).count() == 0);
    CHECK(kFaceTable.of(Face::catapult).count() == 0);
    CHECK(kFaceTable.of(Face::cap).distinct_rotations() == 4);
    CHECK(kFaceTable.of(Face::corner).distinct_rotations() == 4);
    CHECK(kFaceTable.of(Face::straight).distinct_rotations() == 2);
    CHECK(kFaceTable.of(Face::tee).distinct_rotations() == 4);
}

TEST_CASE("another reading of the faces is other data and no other code", "[DICE-FACE-02]")
{
    SECTION("a split STRAIGHT ends the city of either neighbour")
    {
        Game game(split_game());
        REQUIRE(game.fall(2, 0, 7, 0, 0, 0) == Reason::none);
        CHECK(game.put("E", 0, 0) == Reason::none);
        CHECK(game.put("EW", 1, 0) == Reason::none);
        CHECK(game.put("W", 2, 0) == Reason::none);
        const Cities cities = cities_of(game.rules.config.faces, game.state.dice);
        CHECK(cities.count == 2);
        CHECK(cities.largest_closed_size() == 2);
        CHECK(game.act(ActionKind::stop) == Reason::none);
        CHECK(game.state.score[0] == 0);  // one point with the joined STRAIGHT (DICE-EX-04)
    }
    SECTION("the ring of eight falls into four cities of three")
    {
        Game game(split_game());
        REQUIRE(game.fall(1, 4, 4, 0, 0, 0) == Reason::none);
        CHECK(game.put("ES", 0, 0) == Reason::none);
        CHECK(game.put("EW", 1, 0) == Reason::none);
        CHECK(game.put("WS", 2, 0) == Reason::none);
        CHECK(game.put("NS", 0, 1) == Reason::none);
        CHECK(game.put("NS", 2, 1) == Reason::none);
        CHECK(game.put("NE", 0, 2) == Reason::none);
        CHECK(game.put("EW", 1, 2) == Reason::none);
        CHECK(game.put("NW", 2, 2) == Reason::none);
        CHECK(cities_of(game.rules.config.faces, game.state.dice).count == 4);
        CHECK(game.act(ActionKind::stop) == Reason::none);
        CHECK(game.state.score[0] == 1);
    }
    SECTION("a die whose two segments come together again counts once")
    {
        const FaceTable table = split_straight();
        Layout layout(table);
        CHECK(layout.put("ES", 0, 0));
        CHECK(layout.put("EW", 1, 0));
        CHECK(layout.put("WS", 2, 0));
        CHECK(layout.put("NW", 2, 1));
        CHECK(layout.put("ESW", 1, 1));
        CHECK(layout.put("N", 1, 2));
        CHECK(layout.put("NE", 0, 1));
        CHECK(layout.cities() == 1);
        CHECK(layout.largest() == 7);
    }
    SECTION("the split face still has two rotations, and the fingerprint tells the games apart")
    {
        CHECK(split_straight().of(Face::straight).distinct_rotations() == 2);
        CHECK(Game(split_game()).rules.fingerprint != Game().rules.fingerprint);
    }
    SECTION("tables that make no sense are refused")
    {
        Rules rules{};
        Config config = split_game();
        config.faces.shapes[index_of(Face::knight)] = {{1, 0, 0, 0}};  // a knight is no city
        CHECK(build(config, rules) == ConfigFault::faces);
        config.faces = kFaceTable;
        config.faces.shapes[index_of(Face::tee)] = {{0b0011, 0b0010, 0, 0}};  // one side in two segments
        CHECK(build(config, rules) == ConfigFault::faces);
        config.faces.shapes[index_of(Face::tee)] = {{0b0011, 0, 0b0100, 0}};  // a gap in the list
        CHECK(build(config, rules) == ConfigFault::faces);
        config.faces.shapes[index_of(Face::tee)] = {{0b10000, 0, 0, 0}};  // a fifth side
        CHECK(build(config, rules) == ConfigFault::faces);
        config.faces.shapes[index_of(Face::tee)] = {{0, 0, 0, 0}};  // a city without a side
        CHECK(build(config, rules) == ConfigFault::faces);
    }
}

TEST_CASE("only sides are matched and dice that meet at a corner ask nothing of each other", "[DICE-FACE-03]")
{
    Layout layout;
    REQUIRE(layout.put("E", 0, 0));
    for (const char* letters : {"N", "E", "S", "W", "NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW"})
        CHECK(layout.fits(letters, 1, 1));
}

TEST_CASE("a quarter turn clockwise moves the sides by one", "[DICE-MODEL-03]")
{
    const auto masks = [](Face face) {
        std::set<u32> all;
        for (u8 turn = 0; turn < 4; ++turn) all.insert(kFaceTable.of(face).black(turn));
        return all;
    };
    CHECK(masks(Face::cap) == std::set<u32>{1, 2, 4, 8});
    CHECK(masks(Face::straight) == std::set<u32>{5, 10});
    CHECK(masks(Face::corner) == std::set<u32>{3, 6, 12, 9});
    CHECK(masks(Face::tee) == std::set<u32>{7, 14, 13, 11});
    CHECK(turned(sides("N"), 1) == sides("E"));
    CHECK(turned(sides("W"), 1) == sides("N"));
    CHECK(turned(sides("NEW"), 1) == sides("NES"));
}
