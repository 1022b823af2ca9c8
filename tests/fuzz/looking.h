/* SPDX-License-Identifier: MIT
 * Looks at all of a game, and keeps it in every way. */
#ifndef BASTIDE_TESTS_FUZZ_LOOKING_H
#define BASTIDE_TESTS_FUZZ_LOOKING_H

#include "games.h"

/* Asks every question about a game and holds the answers against each other. */
void look_at_all(const bastide_game* game);

/* Writes a game down in every way and reads it back with the sets it was made with. */
void keep_and_return(const bastide_game* game, Sets sets);

#endif
