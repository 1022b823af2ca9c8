/* SPDX-License-Identifier: MIT
 *
 * A tile as fifteen squares, five by three, each with a letter and the segment that owns it. It draws only the ground,
 * without pieces, and uses no names of tiles.
 */
#ifndef EXAMPLES_TILE_SKETCH_H
#define EXAMPLES_TILE_SKETCH_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SKETCH_WIDE = 5, SKETCH_HIGH = 3, SKETCH_SQUARES = SKETCH_WIDE * SKETCH_HIGH, SKETCH_SEGMENTS = 32 };

/* The squares by name, line after line. */
enum { NW = 0, N_LEFT, N_MID, N_RIGHT, NE, W_MID, LEFT, MID, RIGHT, E_MID, SW, S_LEFT, S_MID, S_RIGHT, SE };

/* A tile as it lies, and what was drawn so far. */
struct sketch {
    bastide_segment_def segments[SKETCH_SEGMENTS];
    int32_t count;
    int32_t owner[SKETCH_SQUARES]; /* a segment index, or -1 */
    char letter[SKETCH_SQUARES];
    char taken[SKETCH_SQUARES]; /* 1 where something is already drawn */
};

/* Draws the ground of a placed tile. */
void sketch_tile(struct sketch* tile, const bastide_game* game, const bastide_placed* at);

/* The kind of a segment; 0 for a number that is no segment of the tile. */
int sketch_kind_of(const struct sketch* tile, int32_t segment);

#ifdef __cplusplus
}
#endif

#endif
