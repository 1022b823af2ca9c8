/* SPDX-License-Identifier: MIT
 *
 * The shortest game: at each decision, applies the first legal action.
 */
#include <stdio.h>

#include "bastide.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    int32_t i, count;

    bastide_config_init(&config);
    config.seed = 2025;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK)
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) return 1;
    count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (i = 0; i < count; ++i) printf("seat %d: %d points\n", (int)i, (int)seats[i].score);
    bastide_game_destroy(game);
    return 0;
}
