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
    bastide_action action;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    bastide_config_init(&config); /* the Winter Edition, two seats */
    config.seed = 2025;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK) /* the first legal action */
        bastide_game_apply(game, &action, NULL);
    const int32_t count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < count; ++i) printf("seat %d: %d points\n", i, seats[i].score);
    bastide_game_destroy(game);
    return 0;
}
/* [whole] */
