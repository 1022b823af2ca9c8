// SPDX-License-Identifier: MIT
//
// Holds the tiles of Abbey & Mayor, seen through bastide.h alone, against the tile facts in tests/boxes, the abbey with its
// missing sides among them.
#include "capi/tile_facts.hpp"

using namespace bastide_tests;

TEST_CASE("A game with abbeys has the tiles of the tile facts and one abbey for each seat",
          "[AM-TILE-04][AM-COMP-01][AM-SETUP-01]")
{
    for (int seats = 2; seats <= 6; ++seats) {
        TileTable facts = reference::load_tiles({"base", "abbey_mayor"});
        for (TileType& type : facts.types)
            if (type.abbey) type.count = seats;  // the others stay in the box
        const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_ABBEY_MAYOR}, seats);
        check_tables(tables, facts);
        CHECK(drawn_tiles(tables) == 72 + 12);
    }
}

TEST_CASE("The set of Abbey and Mayor is that of the tile facts", "[AM-TILE-04][AM-COMP-01]")
{
    const Tables tables = tables_of_set(BASTIDE_SET_ABBEY_MAYOR);
    check_tables(tables, reference::load_tiles({"abbey_mayor"}));
    CHECK(drawn_tiles(tables) == 12);
    CHECK(tables.tiles.size() == 13);
}

TEST_CASE("An abbey fits every side and is one monastery without ports", "[ABBEY-OCC-02][AM-TILE-04]")
{
    const Tables tables = tables_of_set(BASTIDE_SET_ABBEY_MAYOR);
    const bastide_tile_def& abbey = tables.tiles[0];
    CHECK(std::string(abbey.name) == "AM_A");
    CHECK((abbey.flags & BASTIDE_TILE_FLAG_WILD) != 0);
    CHECK(abbey.count == 6);
    for (std::int32_t side : abbey.sides) CHECK(side == BASTIDE_SIDE_WILD);
    REQUIRE(tables.segments[0].size() == 1);
    CHECK(tables.segments[0][0].kind == BASTIDE_SEGMENT_MONASTERY);
    CHECK(tables.segments[0][0].ports == 0);
}

TEST_CASE("Fields of the box share the rim of their tiles without overlap", "[AM-TILE-04]")
{
    check_rims(tables_of_set(BASTIDE_SET_ABBEY_MAYOR));
}
