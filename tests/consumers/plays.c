/* SPDX-License-Identifier: MIT
 *
 * A program that uses the library of opponents: two of them play a game, and it prints the scores. */
#include <stdio.h>
#include <stdlib.h>

#include "bastide_players.h"

int main(void)
{
    bastide_game* game;
    bastide_decision decision;
    bastide_players_settings settings;
    bastide_action action;
    uint64_t random = 1;
    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 7, &game) != BASTIDE_OK) return 1;
    bastide_players_settings_init(&settings);
    while (bastide_game_get_decision(game, &decision) == BASTIDE_OK && !decision.over) {
        const int32_t size = bastide_players_measure(game, settings.level);
        void* memory = malloc((size_t)size);
        if (!memory || bastide_players_choose(game, &settings, NULL, &random, memory, size, &action) != BASTIDE_OK) return 1;
        free(memory);
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) return 1;
    }
    printf("winners %u\n", (unsigned)decision.winners);
    bastide_game_destroy(game);
    return 0;
}
