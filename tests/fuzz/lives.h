/* SPDX-License-Identifier: MIT
 * What befalls a game beside single actions: clones, copies, restarts, viewers, steps taken back, seats that leave, tables of its
 * own, many games at once, and memory that runs dry. */
#ifndef BASTIDE_TESTS_FUZZ_LIVES_H
#define BASTIDE_TESTS_FUZZ_LIVES_H

#include "looking.h"

/* One of them, chosen by the bytes. Destroys the game or returns it; the caller continues with the result. */
bastide_game* live_on(bastide_game* game, Bytes* in);

/* Lets a game begin from the table it has come to, where a position can tell it. Answers whether it does. */
int begin_here(bastide_game* game);

#endif
