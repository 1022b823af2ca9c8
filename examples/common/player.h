/* SPDX-License-Identifier: MIT
 *
 * A small player: looks one action ahead and takes the one that leaves it best off, with a little chance between equals.
 * It asks public questions alone and plays any action that the library lists, known to it or not. Same seed, same game.
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
