// SPDX-License-Identifier: MIT
//
// Holds the library's tile tables, seen through bastide.h alone, against the tile facts in tests/boxes. A slip of a finger
// in a table row shows here and not as a strange game.
#include "capi/tile_facts.hpp"

using namespace bastide_tests;

TEST_CASE("A base game has the 72 tiles of the tile facts", "[BASE-COMP-01][BASE-SET-01]")
{
    const Tables tables = tables_of_game({BASTIDE_SET_BASE});
    check_tables(tables, reference::load_tiles({"base"}));
    CHECK(drawn_tiles(tables) == 72);
}

TEST_CASE("A winter game has 84 tiles, the base set first", "[BASE-COMP-01][BASE-COMP-03][BASE-SET-01]")
{
    const TileTable facts = reference::load_tiles({"base", "winter"});
    const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_WINTER});
    check_tables(tables, facts);
    CHECK(drawn_tiles(tables) == 84);

    const Tables unasked = tables_of_game({});
    check_tables(unasked, facts);
    CHECK(drawn_tiles(unasked) == 84);
}

TEST_CASE("The built-in sets are those of the tile facts", "[BASE-COMP-01][BASE-SET-01]")
{
    const Tables base = tables_of_set(BASTIDE_SET_BASE);
    check_tables(base, reference::load_tiles({"base"}));
    CHECK(drawn_tiles(base) == 72);

    const Tables winter = tables_of_set(BASTIDE_SET_WINTER);
    check_tables(winter, reference::load_tiles({"winter"}));
    CHECK(drawn_tiles(winter) == 12);
}

TEST_CASE("A game with The Tower has its 18 tiles after those of the base game", "[TOWER-COMP-01][TOWER-COMP-04][TOWER-SETUP-01]")
{
    const Tables tables = tables_of_game({BASTIDE_SET_BASE, BASTIDE_SET_TOWER});
    check_tables(tables, reference::load_tiles({"base", "tower"}));
    CHECK(drawn_tiles(tables) == 72 + 18);

    const Tables alone = tables_of_set(BASTIDE_SET_TOWER);
    check_tables(alone, reference::load_tiles({"tower"}));
    CHECK(alone.tiles.size() == 17);
    CHECK(drawn_tiles(alone) == 18);
    for (const std::vector<bastide_segment_def>& segments : alone.segments) {
        int foundations = 0;
        for (const bastide_segment_def& segment : segments) foundations += segment.kind == BASTIDE_SEGMENT_FOUNDATION;
        CHECK(foundations == 1);
        CHECK(segments.back().kind == BASTIDE_SEGMENT_FOUNDATION);
        CHECK(segments.back().ports == 0);
    }
}

TEST_CASE("Each set that the library lists has the tiles of its facts")
{
    for (const std::int32_t set : all_sets()) {
        INFO("tests/boxes/*/" << name_of_set(set) << ".json");
        check_tables(tables_of_set(set), reference::load_tiles({name_of_set(set)}));
    }
}

TEST_CASE("Each seat has the pieces of the facts", "[BASE-SETUP-03]")
{
    for (const reference::PieceFacts& piece : reference::piece_facts()) {
        std::int32_t kind = 0;
        CHECK(bastide_word_find(BASTIDE_VOCABULARY_PIECE, piece.name.c_str(), -1, &kind) == BASTIDE_OK);
        CHECK(kind == piece.kind);
    }
    for (const std::int32_t set : all_sets()) {
        Setup setup;
        setup.choices = {choose_set(BASTIDE_SET_BASE)};
        if (set != BASTIDE_SET_BASE) setup.choices.push_back(choose_set(set));
        const Game game = make(setup);
        for (const std::int32_t kind : kinds_of_pieces()) {
            // their number depends on the seats; TOWER-SETUP-02, BCB-SETUP-01, -02, TUNNEL-SETUP-01 and LB-SETUP-02 have tests of
            // their own
            if (kind == BASTIDE_PIECE_TOWER_PIECE || kind == BASTIDE_PIECE_BRIDGE || kind == BASTIDE_PIECE_CASTLE ||
                kind == BASTIDE_PIECE_TUNNEL_TOKEN)
                continue;
            if (kind >= BASTIDE_PIECE_LITTLE_TOWER && kind <= BASTIDE_PIECE_LITTLE_SHED) continue;
            std::int32_t each = 0;
            for (const reference::PieceFacts& piece : reference::piece_facts())
                if (piece.kind == kind && (piece.set == "base" || piece.set == name_of_set(set))) each = piece.each;
            INFO("tests/boxes/*/" << name_of_set(set) << ".json, kind of piece " << kind);
            const std::int32_t has = bastide_game_count_supply(game.get(), 0, kind);
            CHECK((has == BASTIDE_E_ABSENT ? 0 : has) == each);  // absent: no seat has the kind
        }
    }
}

TEST_CASE("The segments of a tile share its rim without overlap", "[BASE-PLACE-04]")
{
    for (const std::int32_t set : all_sets()) check_rims(tables_of_set(set));
}
