/* SPDX-License-Identifier: MIT
 *
 * The first program of the README: create, ask, play, score.
 */
/* [whole] */
#include <stdio.h>
#include "bastide.h"

int main(void)
{
    bastide_game* game;
    bastide_action action;
    bastide_seat seats[BASTIDE_SEATS_MAX];
    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 2025, &game) != BASTIDE_OK) return 1; /* two seats, seed 2025 */
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK)                   /* the first legal action */
        bastide_game_apply(game, &action, NULL);
    const int32_t count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < count; ++i) printf("seat %d: %d points\n", i, seats[i].score);
    bastide_game_destroy(game);
    return 0;
}
/* [whole] */
