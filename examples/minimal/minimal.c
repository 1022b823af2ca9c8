/* SPDX-License-Identifier: MIT
 *
 * The shortest game: at each decision, applies the first legal action.
 */
#include <stdio.h>

#include "bastide.h"

int main(void)
{
    bastide_game* game;
    bastide_action action;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    int32_t i, count;

    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 2025, &game) != BASTIDE_OK) return 1;
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK)
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) return 1;
    count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (i = 0; i < count; ++i) printf("seat %d: %d points\n", (int)i, (int)seats[i].score);
    bastide_game_destroy(game);
    return 0;
}
