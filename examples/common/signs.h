/* SPDX-License-Identifier: MIT
 *
 * The signs of the text board for what boxes add, taken from the lists of the game, so that a later box has signs, too.
 */
#ifndef EXAMPLES_SIGNS_H
#define EXAMPLES_SIGNS_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SIGNS_MARKS = 64, SIGNS_KINDS = 64 };

/* The small letters of the marks that the tiles of a game print; 0 for all others. Pennants have '*'. */
struct signs {
    char marks[SIGNS_MARKS];
};

/* Gives each mark the first letter of its word, else of the alphabet, that no other mark has, and no seat, village or garden. */
void signs_of_game(const bastide_game* game, struct signs* signs);

/* What stands beside the letter of the seat for a kind of piece, alone for a piece of nobody; 0 for followers, which have no
 * sign. */
char signs_of_piece(int32_t kind);

#ifdef __cplusplus
}
#endif

#endif
