/* SPDX-License-Identifier: MIT
 *
 * The board as text: five letters by three lines a tile, drawn from the segment data alone.
 *
 *     .###.   city #      pennant *      road - | +      village o      monastery (M)      field .
 *     --+--   knight, thief, monk: the letter of the seat on the city, on the road, or in the brackets: (R)
 *     r.|..   farmer: the small letter
 *     =(A)=   abbey   ..T.. foundation   ..2.. tower of two pieces   ..2R. a follower on top of it
 *     garden g   river ~
 *     R^      another piece than a follower: the sign of its kind beside the letter; a barn is drawn at its corner
 *     i       a mark: a small letter of its word; the capital one, (S), in place of (M) on a building
 */
#ifndef EXAMPLES_BOARD_TEXT_H
#define EXAMPLES_BOARD_TEXT_H

#include <stdio.h>

#include "bastide.h"
#include "language.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Draws the board of a game with x and y along the rims.
 * `pieces` are those to show (those not on a segment or corner are skipped); `free_cells`, cells to label with their
 * coordinates, as bastide_game_list_placements() lists them. Either may be NULL with 0. Returns 0, or -1 without memory. */
int board_text_print(FILE* out, const bastide_game* game, const bastide_piece* pieces, int32_t piece_count,
                     const bastide_placement* free_cells, int32_t free_count);

/* Prints the legend: what the signs mean, the letters of the seats, and the signs of boxes if they are played. */
void board_text_legend(FILE* out, const bastide_game* game, const struct language* language);

#ifdef __cplusplus
}
#endif

#endif
