/* SPDX-License-Identifier: MIT
 *
 * A simple player of the dice game: builds the city with the highest expected value, rolls while that may help, and keeps a
 * knight when the city is poor. It uses only public information. The same `chance` gives the same game.
 */
#ifndef EXAMPLES_DICE_PLAYER_H
#define EXAMPLES_DICE_PLAYER_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

/* As player_choose() does for tiles; with HOST chance, rolls are sampled by their weights. */
int32_t dice_player_choose(const bastide_game* game, uint64_t* chance, bastide_action* out);

#ifdef __cplusplus
}
#endif

#endif
