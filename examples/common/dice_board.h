/* SPDX-License-Identifier: MIT
 *
 * The city of dice as text: five letters by three lines a die, black sides as city #, white ones as field.
 *
 *     .........
 *     .#######.      CORNER (east, south) beside CORNER (south, west)
 *     .###.###.
 */
#ifndef EXAMPLES_DICE_BOARD_H
#define EXAMPLES_DICE_BOARD_H

#include <stdio.h>

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { DICE_MAX = 9, DICE_FACES = 4 };

/* A built die: its cell, and its black sides as it lies, bit 0 N, 1 E, 2 S, 3 W. */
struct dice_cell {
    int32_t x, y;
    int32_t sides;
};

/* Whether a game is a dice game. */
int dice_board_has(const bastide_game* game);

/* The dice built in this turn. Returns their number, at most DICE_MAX. */
int32_t dice_board_cells(const bastide_game* game, struct dice_cell* out);

/* The black sides of the faces that show city, by tile type, as masks. Returns 0 when the game is not a dice game. */
int dice_board_faces(const bastide_game* game, int32_t sides[DICE_FACES]);

/* Such a mask of a face that is turned. */
int32_t dice_board_turned(int32_t sides, int32_t rotation);

/* Draws dice with x and y along the rims; `indent` blanks begin each line. */
void dice_board_print(FILE* out, const struct dice_cell* dice, int32_t count, int indent);

#ifdef __cplusplus
}
#endif

#endif
