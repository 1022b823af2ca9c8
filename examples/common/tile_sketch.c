/* SPDX-License-Identifier: MIT
 *
 * See tile_sketch.h.
 */
#include "tile_sketch.h"

#include <string.h>

static int32_t owner_of_port(const struct sketch* tile, int32_t port)
{
    int32_t i;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].ports >> port & 1u) return i;
    return -1;
}

int sketch_kind_of(const struct sketch* tile, int32_t segment)
{
    return segment < 0 || segment >= tile->count ? 0 : tile->segments[segment].kind;
}

static int is_on_side(const struct sketch* tile, int32_t segment, int32_t side)
{
    return segment >= 0 && (tile->segments[segment].ports >> (3 * side) & 7u) != 0;
}

static int sides_of(const struct sketch* tile, int32_t segment)
{
    int32_t side;
    int number = 0;
    for (side = 0; side < 4; ++side) number += is_on_side(tile, segment, side);
    return number;
}

static void own(struct sketch* tile, int square, int32_t segment, char road)
{
    static const char letters[] = {'.', '#', 0, '.', 'M', 'T'};
    const int kind = sketch_kind_of(tile, segment);
    tile->owner[square] = segment;
    tile->letter[square] = kind == BASTIDE_SEGMENT_ROAD         ? road
                           : kind == BASTIDE_SEGMENT_RIVER      ? '~'
                           : kind <= BASTIDE_SEGMENT_FOUNDATION ? letters[kind]
                                                                : '?';
}

/* The middle of a side; a field side whose middle nobody owns belongs to its first half. */
static int32_t side_owner(const struct sketch* tile, int32_t side)
{
    const int32_t middle = owner_of_port(tile, 3 * side + 1);
    return middle >= 0 ? middle : owner_of_port(tile, 3 * side);
}

/* A half of a side; a city owns its whole side however its ports are written. */
static int32_t half_owner(const struct sketch* tile, int32_t port)
{
    const int32_t half = owner_of_port(tile, port);
    return half >= 0 ? half : owner_of_port(tile, port / 3 * 3 + 1);
}

/* A corner is city only between two sides of one city, so that cities that merely touch stay apart in the picture. */
static void draw_corner(struct sketch* tile, int square, int32_t before, int32_t after)
{
    int32_t a = half_owner(tile, before);
    const int32_t b = half_owner(tile, after);
    if (a != b && sketch_kind_of(tile, a) == BASTIDE_SEGMENT_CITY) a = sketch_kind_of(tile, b) == BASTIDE_SEGMENT_CITY ? -1 : b;
    own(tile, square, a, '.');
}

static void draw_rim(struct sketch* tile)
{
    own(tile, N_LEFT, half_owner(tile, 0), '|');
    own(tile, N_MID, side_owner(tile, 0), '|');
    own(tile, N_RIGHT, half_owner(tile, 2), '|');
    own(tile, E_MID, side_owner(tile, 1), '-');
    own(tile, S_RIGHT, half_owner(tile, 6), '|');
    own(tile, S_MID, side_owner(tile, 2), '|');
    own(tile, S_LEFT, half_owner(tile, 8), '|');
    own(tile, W_MID, side_owner(tile, 3), '-');
    draw_corner(tile, NE, 2, 3);
    draw_corner(tile, SE, 5, 6);
    draw_corner(tile, SW, 8, 9);
    draw_corner(tile, NW, 11, 0);
}

/* The city that fills the middle of the tile, or -1. */
static int32_t middle_city(const struct sketch* tile)
{
    int32_t i;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].kind == BASTIDE_SEGMENT_CITY && sides_of(tile, i) != 1) return i;
    return -1;
}

/* The squares left and right of the middle. */
static void draw_beside(struct sketch* tile, int square, int32_t side)
{
    const int32_t city = middle_city(tile);
    const int fills = is_on_side(tile, city, 0) && is_on_side(tile, city, 2);
    int32_t at = side_owner(tile, side);
    if (sketch_kind_of(tile, at) == BASTIDE_SEGMENT_FIELD && fills) at = city;
    own(tile, square, at, '-');
}

/* Two roads that bend past each other: each turns beside the middle, and the field runs between them. */
static void draw_bends(struct sketch* tile)
{
    static const int squares[2] = {RIGHT, LEFT};
    int i;
    for (i = 0; i < 2; ++i) {
        const int32_t road = side_owner(tile, i == 0 ? 1 : 3);
        if (is_on_side(tile, road, 0)) tile->letter[squares[i]] = '\'';
        if (is_on_side(tile, road, 2)) tile->letter[squares[i]] = ',';
    }
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].kind == BASTIDE_SEGMENT_FIELD && sides_of(tile, i) == 4) own(tile, MID, i, '.');
}

static void draw_road_middle(struct sketch* tile, int32_t road, int roads, int through)
{
    const bastide_segment_def* def = &tile->segments[road];
    const int straight = is_on_side(tile, road, 0) && is_on_side(tile, road, 2);
    const int level = is_on_side(tile, road, 1) && is_on_side(tile, road, 3);
    if (def->road_end == BASTIDE_ROAD_END_VILLAGE || def->road_end == BASTIDE_ROAD_END_FOUNDATION) {
        own(tile, MID, -1, '.');
        tile->letter[MID] = def->road_end == BASTIDE_ROAD_END_FOUNDATION ? 'T' : 'o';
    } else if (def->road_end == BASTIDE_ROAD_END_GATE && middle_city(tile) >= 0) {
        own(tile, MID, middle_city(tile), '#');
    } else if (through > 1 && !straight && !level) {
        draw_bends(tile);
    } else {
        own(tile, MID, road, roads > 1 || !(straight || level) ? '+' : straight ? '|' : '-');
    }
}

static void draw_middle(struct sketch* tile)
{
    int32_t i, field = -1, road = -1, monastery = -1, river = -1;
    int roads = 0, through = 0;
    for (i = tile->count - 1; i >= 0; --i) {
        if (tile->segments[i].kind == BASTIDE_SEGMENT_FIELD && tile->segments[i].ports) field = i;
        if (tile->segments[i].kind == BASTIDE_SEGMENT_MONASTERY) monastery = i;
        if (tile->segments[i].kind == BASTIDE_SEGMENT_RIVER) river = i;
        if (tile->segments[i].kind != BASTIDE_SEGMENT_ROAD) continue;
        road = i;
        ++roads;
        through += sides_of(tile, i) > 1;
    }
    draw_beside(tile, LEFT, 3);
    draw_beside(tile, RIGHT, 1);
    own(tile, MID, middle_city(tile) >= 0 ? middle_city(tile) : river >= 0 ? river : field, '.');
    if (monastery < 0 && road >= 0) draw_road_middle(tile, road, roads, through);
    if (monastery < 0) return;
    own(tile, MID, monastery, '.');
    own(tile, LEFT, -1, '.');
    own(tile, RIGHT, -1, '.');
    tile->letter[LEFT] = '(';
    tile->letter[RIGHT] = ')';
}

/* An abbey fills its tile, and every road and city that meets it ends there. */
static void draw_abbey(struct sketch* tile)
{
    int square;
    for (square = 0; square < SKETCH_SQUARES; ++square) {
        tile->owner[square] = -1;
        tile->letter[square] = '=';
    }
    own(tile, MID, 0, '.');
    tile->letter[LEFT] = '(';
    tile->letter[MID] = 'A';
    tile->letter[RIGHT] = ')';
}

static int is_abbey(const struct sketch* tile) { return tile->count == 1 && tile->segments[0].kind == BASTIDE_SEGMENT_MONASTERY; }

void sketch_tile(struct sketch* tile, const bastide_game* game, const bastide_placed* at)
{
    memset(tile, 0, sizeof *tile);
    tile->count = bastide_game_list_segments_at(game, at->x, at->y, tile->segments, SKETCH_SEGMENTS);
    if (tile->count < 0) tile->count = 0;
    if (tile->count > SKETCH_SEGMENTS) tile->count = SKETCH_SEGMENTS;
    if (is_abbey(tile)) {
        draw_abbey(tile);
        return;
    }
    draw_rim(tile);
    draw_middle(tile);
}
