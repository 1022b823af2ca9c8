/* SPDX-License-Identifier: MIT
 *
 * Random games that come out the same in every language: which game has which number, and who chooses what in it. Written with
 * nothing but bastide.h; docs/foreign.md says it in words, and tests/ffi has it again in other languages.
 */
#ifndef RANDOM_GAME_H
#define RANDOM_GAME_H

#include "bastide.h"

/* The kinds of games: the presets of the library in their order, then the dice game. */
enum { DICE_GAMES = -1, KINDS_MAX = 64, ACTIONS_MAX = 8192 };

/* Fills the numbers of all kinds, DICE_GAMES last; answers how many there are. */
int32_t list_kinds(int32_t out[KINDS_MAX]);

/* The name of a kind. */
void name_kind(int32_t kind, char* out, int32_t cap);

/* The game with a number, counted from 0, and its seed. Ends the program when the library refuses it. */
uint64_t seed_of(uint32_t number);
bastide_game* begin_game(int32_t kind, uint32_t number, uint64_t seed);

/* The game stops after this number of actions. Tile games end before; random dice games would last for thousands of turns. */
int32_t longest_game(int32_t kind);

/* Who chooses in it: xorshift32. */
uint32_t first_choice(uint32_t number);
uint32_t next_choice(uint32_t* state);

/* Does one of the legal actions. `count` is how many there were; 0: the game is over and nothing was done. */
bastide_action choose_action(bastide_game* game, uint32_t* state, int32_t* count);

/* Ends the program with a sentence when `fine` is 0. */
void must(int fine, const char* what);

#endif
