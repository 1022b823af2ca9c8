/* SPDX-License-Identifier: MIT
 *
 * A small player of the dice game: builds where a city promises most, rolls on while that may help, and keeps a knight when the
 * city is poor. It asks public questions alone. Same chance, same game.
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
