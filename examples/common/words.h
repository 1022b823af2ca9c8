/* SPDX-License-Identifier: MIT
 *
 * The words that the examples use beside the sentences of the library: names of seats, supplies, prisoners, and a small text that
 * is written piece by piece. Independent of turns, boards and pictures.
 */
#ifndef EXAMPLES_WORDS_H
#define EXAMPLES_WORDS_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WORDS_MAX 64

/* A text of bounded length. Start from words_clear(); text that does not fit is truncated. */
struct saying {
    int32_t length;
    char text[1020];
};

void words_clear(struct saying* to);
void words_say(struct saying* to, const char* format, ...);

/* "s", unless the number is 1. */
const char* words_several(int32_t number);

/* "Red" and 'R', "Blue" and 'B' ... for the seats 0, 1 ... */
const char* words_seat(int32_t seat);
char words_seat_letter(int32_t seat);

/* The seats of a mask: "Red", "Red and Blue", "Red, Blue and Green". */
void words_say_seats(struct saying* to, uint32_t mask);

/* The library's name of a number with spaces for underscores, or "kind 77" for a number the library does not name. */
void words_say_name(struct saying* to, int32_t vocabulary, int32_t number);

/* What a seat has in its supply and in its hand: "5 followers, 3 tower pieces, wagon, abbey"; "nothing". */
void words_say_supply(struct saying* to, const bastide_game* game, int32_t seat);

/* The prisoners of a seat: "2 followers of Blue, mayor of Green"; empty when there are none. */
void words_say_prisoners(struct saying* to, const bastide_game* game, int32_t seat);

#ifdef __cplusplus
}
#endif

#endif
