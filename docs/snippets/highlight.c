/* SPDX-License-Identifier: MIT
 *
 * What a client lights up: cells for the tile in hand, segments for a follower, the whole of a feature under the pointer.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

static int lit;

static void light_cell(int32_t x, int32_t y, uint32_t rotations) { lit += rotations != 0 && (x != 0 || y != 0); }
static void light_segment(int32_t x, int32_t y, int32_t segment) { lit += (x != 0 || y != 0) && segment >= 0; }

/* [cells] */
/* Cells for the tile in hand, and in which turns: bit r of `rotations` is rotation r. */
static void light_cells(const bastide_game* game)
{
    bastide_decision decision;
    bastide_placement cells[256];
    bastide_game_get_decision(game, &decision);
    if (decision.step != BASTIDE_STEP_PLACE) return;
    const int32_t count = bastide_game_list_placements(game, decision.tile, cells, 256);
    for (int32_t i = 0; i < count && i < 256; ++i) light_cell(cells[i].x, cells[i].y, cells[i].rotations);
}
/* [cells] */

/* [segments] */
/* Where a follower may be deployed: the actions say it. */
static void light_segments(const bastide_game* game)
{
    bastide_action actions[64];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_DEPLOY, actions, 64);
    for (int32_t i = 0; i < count && i < 64; ++i)
        if (actions[i].piece_kind == BASTIDE_PIECE_FOLLOWER) light_segment(actions[i].x, actions[i].y, actions[i].segment);
}
/* [segments] */

/* [feature] */
/* The whole feature that a segment belongs to, tile by tile, and what it would bring. */
static int32_t light_feature(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    bastide_part parts[512];
    bastide_feature feature;
    const int32_t id = bastide_game_feature_at(game, x, y, segment);
    if (id < 0) return 0; /* no tile there, or no such segment */
    const int32_t count = bastide_game_list_parts(game, id, parts, 512);
    for (int32_t i = 0; i < count && i < 512; ++i) light_segment(parts[i].x, parts[i].y, parts[i].segment);
    bastide_game_get_feature(game, id, &feature);
    return feature.points_now; /* to each seat of feature.leaders; feature.points[] says it seat by seat */
}
/* [feature] */

int main(void)
{
    const char* script =
        "bastide 1\nchance host\nset base 1\n"
        "draw E\n0: place E 0 -1 2\nexpect step act\n";
    bastide_game* game;
    REQUIRE(bastide_game_load_script(script, (int32_t)strlen(script), NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    light_cells(game); /* nothing: the tile is placed */
    REQUIRE(lit == 0);
    light_segments(game); /* the city and the field of E */
    REQUIRE(lit == 2);
    REQUIRE(light_feature(game, 0, -1, 0) == 4); /* the city of two tiles, complete */
    REQUIRE(lit == 3);                           /* the part on (0,-1); the other lies on (0,0) */
    bastide_game_destroy(game);
    return 0;
}
