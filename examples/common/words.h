/* SPDX-License-Identifier: MIT
 *
 * The words that the examples use: names of seats, of figures, of actions, and a small text that is written piece by piece.
 * Knows the language of the people at the table; knows nothing of turns, boards or pictures.
 */
#ifndef EXAMPLES_WORDS_H
#define EXAMPLES_WORDS_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WORDS_MAX 64

/* A text of bounded length. Start from words_clear(); what does not fit is cut. */
struct saying {
    int32_t length;
    char text[1020];
};

void words_clear(struct saying* to);
void words_say(struct saying* to, const char* format, ...);

/* "Red" and 'R', "Blue" and 'B' ... for the seats 0, 1 ... */
const char* words_seat(int32_t seat);
char words_seat_letter(int32_t seat);

/* The seats of a mask: "Red", "Red and Blue", "Red, Blue and Green". */
void words_say_seats(struct saying* to, uint32_t mask);

/* The library's name of a number with spaces for underscores, or "kind 77" for a number the library does not name. */
void words_say_name(struct saying* to, int32_t list, int32_t number);

/* "knight in the city": a piece kind on a segment kind. */
void words_say_figure(struct saying* to, int32_t piece_kind, int32_t segment_kind);

/* The printed name of a tile type: "V". */
void words_say_tile(struct saying* to, const bastide_game* game, int32_t tile);

/* What an action does, in words: "place V at (3,-1) turned 2", "follower as thief on the road (north, east)". */
void words_say_action(struct saying* to, const bastide_game* game, const bastide_action* action);

#ifdef __cplusplus
}
#endif

#endif
