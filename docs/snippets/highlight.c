/* SPDX-License-Identifier: MIT
 *
 * What a client highlights: cells for a tile, segments for a follower, the whole feature under the pointer.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

static int highlighted;

static void highlight_cell(int32_t x, int32_t y, uint32_t rotations) { highlighted += rotations != 0 && (x != 0 || y != 0); }
static void highlight_segment(int32_t x, int32_t y, int32_t segment) { highlighted += (x != 0 || y != 0) && segment >= 0; }

/* [cells] */
/* Cells where the seat may place a tile now, with the rotation. The actions list them for a drawn tile, for a tile from a hand
 * (then `tile` of the decision is -1) and for an abbey. `tile`: the tile that the player picked, or -1 for any. */
static void highlight_cells(const bastide_game* game, int32_t tile)
{
    bastide_action actions[2048];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_PLACE, actions, 2048);
    for (int32_t i = 0; i < count && i < 2048; ++i)
        if (tile < 0 || actions[i].tile == tile) highlight_cell(actions[i].x, actions[i].y, 1u << actions[i].rotation);
}
/* [cells] */

/* [placements] */
/* Where a tile of any type would fit the present board, drawn or not: a tile of another hand, or one that may come. Bit r of
 * `rotations` is rotation r. */
static void highlight_placements(const bastide_game* game, int32_t tile)
{
    bastide_placement cells[256];
    const int32_t count = bastide_game_list_placements(game, tile, cells, 256);
    for (int32_t i = 0; i < count && i < 256; ++i) highlight_cell(cells[i].x, cells[i].y, cells[i].rotations);
}
/* [placements] */

/* [segments] */
/* Where a follower may be deployed: the actions list it. */
static void highlight_segments(const bastide_game* game)
{
    bastide_action actions[64];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_DEPLOY, actions, 64);
    for (int32_t i = 0; i < count && i < 64; ++i)
        if (actions[i].piece_kind == BASTIDE_PIECE_FOLLOWER) highlight_segment(actions[i].x, actions[i].y, actions[i].segment);
}
/* [segments] */

/* [feature] */
/* The whole feature of a segment, tile by tile, and its value. */
static int32_t highlight_feature(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    bastide_placed_segment parts[512];
    bastide_feature feature;
    const int32_t id = bastide_game_feature_at(game, x, y, segment);
    if (id < 0) return 0; /* no tile there, or no such segment */
    const int32_t count = bastide_game_list_feature_segments(game, id, parts, 512);
    for (int32_t i = 0; i < count && i < 512; ++i) highlight_segment(parts[i].x, parts[i].y, parts[i].segment);
    bastide_game_get_feature(game, id, &feature);
    return feature.points_now; /* to each seat of feature.leaders; feature.points[] says it seat by seat */
}
/* [feature] */

static bastide_game* load(const char* script)
{
    bastide_game* game = NULL;
    REQUIRE(bastide_game_load_script(script, (int32_t)strlen(script), NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    return game;
}

/* The number of a tile type, by its name. */
static int32_t tile_named(const bastide_game* game, const char* name)
{
    bastide_tile_def tiles[64];
    const int32_t count = bastide_game_list_tiles(game, tiles, 64);
    int32_t i = 0;
    REQUIRE(count > 0 && count <= 64);
    while (i < count && strcmp(tiles[i].name, name) != 0) ++i;
    REQUIRE(i < count);
    return i;
}

/* The number of cells highlighted for this tile, or for any tile with -1. */
static int count_highlighted(void (*light)(const bastide_game*, int32_t), const bastide_game* game, int32_t tile)
{
    highlighted = 0;
    light(game, tile);
    return highlighted;
}

/* A hand of three at the start tile. B, all field, fits south of it in four rotations; C, all city, north of it in four; V, a
 * curve of the road, fits south, east and west of it in two each. */
static void test_hand(void)
{
    bastide_game* game = load(
        "bastide 1\nchance host\nset base 1\noption hand_of_three_tiles 1\n"
        "draw B\ndraw E\ndraw C\ndraw E\ndraw V\ndraw E\nexpect step place\n");
    bastide_decision decision;
    REQUIRE(bastide_game_get_decision(game, &decision) == BASTIDE_OK && decision.tile == -1);
    REQUIRE(count_highlighted(highlight_cells, game, tile_named(game, "B")) == 4);
    REQUIRE(count_highlighted(highlight_cells, game, tile_named(game, "C")) == 4);
    REQUIRE(count_highlighted(highlight_cells, game, tile_named(game, "V")) == 2 + 2 + 2);
    REQUIRE(count_highlighted(highlight_cells, game, -1) == 4 + 4 + 6);
    REQUIRE(count_highlighted(highlight_cells, game, tile_named(game, "E")) == 0);      /* the other seat holds those */
    REQUIRE(count_highlighted(highlight_placements, game, tile_named(game, "E")) == 2); /* and they would fit north and south */
    bastide_game_destroy(game);
}

int main(void)
{
    bastide_game* game = load("bastide 1\nchance host\nset base 1\ndraw E\nexpect step place\n");
    bastide_action place;
    REQUIRE(count_highlighted(highlight_cells, game, tile_named(game, "E")) ==
            1 + 3); /* city to city, or field to field south of it */
    REQUIRE(bastide_action_parse(game, "0: place E 0 -1 2", -1, NULL, &place) == BASTIDE_OK);
    REQUIRE(bastide_game_apply(game, &place, NULL) == BASTIDE_OK);
    REQUIRE(count_highlighted(highlight_cells, game, -1) == 0); /* the tile is placed */
    highlight_segments(game);                                   /* the city and the field of E */
    REQUIRE(highlighted == 2);
    REQUIRE(highlight_feature(game, 0, -1, 0) == 4); /* the city of two tiles, complete */
    REQUIRE(highlighted == 3);                       /* the part on (0,-1); the other lies on (0,0) */
    bastide_game_destroy(game);
    test_hand();
    return 0;
}
