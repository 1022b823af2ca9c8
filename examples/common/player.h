/* SPDX-License-Identifier: MIT
 *
 * A simple player: evaluates the position after each action and takes the best one, with a random choice between equals.
 * It uses only public information and plays any listed action, also of kinds that it does not know. The same seed gives the same
 * game.
 */
#ifndef EXAMPLES_PLAYER_H
#define EXAMPLES_PLAYER_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Chooses an action for the seat that must decide. `chance` is the player's own generator: any number, preserved between calls.
 * Returns 1 with an action, 0 when the game is over, or a negative status. */
int32_t player_choose(const bastide_game* game, uint64_t* chance, bastide_action* out);

/* Chooses and applies actions until the game is over. Returns 0 or a negative status. */
bastide_status player_play_out(bastide_game* game, uint64_t* chance);

#ifdef __cplusplus
}
#endif

#endif
