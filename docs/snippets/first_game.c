/* SPDX-License-Identifier: MIT
 *
 * The first program of the README: create, ask, play, score.
 */
/* [whole] */
#include <stdio.h>
#include "bastide.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action actions[1];
    bastide_seat seat = {.struct_size = sizeof seat};
    bastide_config_init(&config, sizeof config); /* the Winter Edition, two seats */
    config.seed = 2025;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    while (bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 1) > 0) /* what may be done now? the first of it */
        bastide_game_apply(game, &actions[0], NULL);
    for (int i = 0; bastide_game_get_seat(game, i, &seat) == BASTIDE_OK; ++i) printf("seat %d: %d points\n", i, seat.score);
    bastide_game_destroy(game);
    return 0;
}
/* [whole] */
