/* SPDX-License-Identifier: MIT
 *
 * The shortest game: whatever must be decided, take the first action that is legal.
 */
#include <stdio.h>

#include "bastide.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    bastide_seat seat;
    int i;

    bastide_config_init(&config, sizeof config);
    config.seed = 2025;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    while (bastide_game_list_actions(game, BASTIDE_ACTION_ANY, &action, 1) > 0)
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) return 1;
    seat.struct_size = sizeof seat;
    for (i = 0; bastide_game_get_seat(game, i, &seat) == BASTIDE_OK; ++i) printf("seat %d: %d points\n", i, (int)seat.score);
    bastide_game_destroy(game);
    return 0;
}
