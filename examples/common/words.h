/* SPDX-License-Identifier: MIT
 *
 * The words that the examples use: names of seats, of figures, of places, of actions, and a small text that is written piece by
 * piece. Knows the language of the people at the table; knows nothing of turns, boards or pictures.
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

/* "s", unless the number is 1. */
const char* words_several(int32_t number);

/* "Red" and 'R', "Blue" and 'B' ... for the seats 0, 1 ... */
const char* words_seat(int32_t seat);
char words_seat_letter(int32_t seat);

/* The seats of a mask: "Red", "Red and Blue", "Red, Blue and Green". */
void words_say_seats(struct saying* to, uint32_t mask);

/* The library's name of a number with spaces for underscores, or "kind 77" for a number the library does not name. */
void words_say_name(struct saying* to, int32_t list, int32_t number);

/* The printed name of a tile type: "V". */
void words_say_tile(struct saying* to, const bastide_game* game, int32_t tile);

/* Whether a tile type is an abbey, and whether one lies on a cell. */
int words_is_abbey(const bastide_game* game, int32_t tile);
int words_is_abbey_at(const bastide_game* game, int32_t x, int32_t y);

/* What a piece is called on a segment of a kind: "knight", "wagon". */
void words_say_role(struct saying* to, int32_t piece_kind, int32_t segment_kind);

/* What a segment of a kind on a cell is called: "city", "abbey", "tower". */
void words_say_place(struct saying* to, const bastide_game* game, int32_t segment_kind, int32_t x, int32_t y);

/* "knight in the city", "monk in the abbey": a piece of a kind where it was deployed. */
void words_say_figure(struct saying* to, const bastide_game* game, int32_t piece_kind, int32_t segment_kind, int32_t x,
                      int32_t y);

/* "south-east corner": of a segment number from BASTIDE_CORNER on. */
void words_say_corner(struct saying* to, int32_t segment);

/* What a seat has in its supply and in its hand: "5 followers, 3 tower pieces, wagon, abbey"; "nothing". */
void words_say_supply(struct saying* to, const bastide_game* game, int32_t seat);

/* Whose pieces a seat holds captive: "2 followers of Blue, mayor of Green"; says nothing when there are none. */
void words_say_prisoners(struct saying* to, const bastide_game* game, int32_t seat);

/* What an action does, in words: "place V at (3,-1) turned 2", "thief on the road (north, east)", "capture Blue's monk at (0,2)".
 */
void words_say_action(struct saying* to, const bastide_game* game, const bastide_action* action);

#ifdef __cplusplus
}
#endif

#endif
