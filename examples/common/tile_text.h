/* SPDX-License-Identifier: MIT
 *
 * One tile as text, five letters by three lines, drawn from the segment data, with what stands on it. See board_text.h for
 * what the letters mean.
 */
#ifndef EXAMPLES_TILE_TEXT_H
#define EXAMPLES_TILE_TEXT_H

#include "bastide.h"
#include "signs.h"
#include "tile_sketch.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { TILE_TEXT_WIDE = SKETCH_WIDE, TILE_TEXT_HIGH = SKETCH_HIGH };

/* 'R' for the seat 0, 'B' for the seat 1 ... */
char tile_text_seat_letter(int32_t seat);

/* What to draw: a placed tile, the height of its tower if it has a foundation, pieces, of which those on it are taken, and the
 * signs of the game. */
struct tile_text {
    const bastide_placed* at;
    int32_t height;
    const bastide_piece* pieces;
    int32_t piece_count;
    const struct signs* signs;
};

/* Writes the letters, line after line, without a closing NUL. */
void tile_text_draw(const bastide_game* game, const struct tile_text* what, char* letters);

#ifdef __cplusplus
}
#endif

#endif
