/* SPDX-License-Identifier: MIT
 *
 * The samples of docs/opponent.md: an opponent chooses, a hint lists the best moves. */
#include <stdio.h>
#include <stdlib.h>

#include "bastide_players.h"
#include "require.h"

/* [choose] */
/* Lets an opponent of a level act for the seat that decides. */
static bastide_status let_opponent_act(bastide_game* game, int32_t level, uint64_t* random)
{
    bastide_players_settings settings;
    bastide_action action;
    const int32_t size = bastide_players_measure(game, level);
    void* memory = size > 0 ? malloc((size_t)size) : NULL; /* one block can serve all calls that need no more */
    bastide_status status = memory ? BASTIDE_OK : size < 0 ? size : BASTIDE_E_MEMORY;
    bastide_players_settings_init(&settings);
    settings.level = level;
    settings.simulations = 100;
    if (status == BASTIDE_OK) status = bastide_players_choose(game, &settings, NULL, random, memory, size, &action);
    if (status == BASTIDE_OK) status = bastide_game_apply(game, &action, NULL);
    free(memory);
    return status;
}
/* [choose] */

/* [hint] */
/* Prints the three best moves of the seat that decides with their values in points, and what speaks for each. */
static int32_t print_hint(const bastide_game* game, uint64_t* random, void* memory, int32_t size)
{
    bastide_players_move moves[3];
    bastide_players_reason reasons[8];
    bastide_players_settings settings;
    char text[256];
    bastide_players_settings_init(&settings);
    const int32_t count = bastide_players_list_moves(game, &settings, NULL, random, memory, size, moves, 3);
    for (int32_t i = 0; i < count && i < 3; ++i) {
        bastide_action_text(game, NULL, &moves[i].action, text, (int32_t)sizeof text);
        printf("%+.2f  %s", moves[i].value / 100.0, text);
        const int32_t why = bastide_players_list_reasons(game, &moves[i].action, memory, size, reasons, 8);
        if (why > 0 &&
            bastide_players_reasons_text(NULL, moves[i].action.seat, reasons, why < 8 ? why : 8, text, (int32_t)sizeof text) > 0)
            printf(" (%s)", text);
        printf("\n");
    }
    return count;
}
/* [hint] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_decision decision;
    uint64_t random = 5;
    int hints = 0;
    bastide_config_init(&config);
    config.seed = 11;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    while (bastide_game_get_decision(game, &decision) == BASTIDE_OK && !decision.over) {
        if (decision.turn == 20 && hints == 0) {
            const int32_t size = bastide_players_measure(game, BASTIDE_PLAYERS_LEVEL_NORMAL);
            void* memory = malloc((size_t)size);
            REQUIRE(memory != NULL);
            hints = print_hint(game, &random, memory, size);
            free(memory);
        }
        const int32_t level = decision.seat == 0 ? BASTIDE_PLAYERS_LEVEL_NORMAL : BASTIDE_PLAYERS_LEVEL_EASY;
        REQUIRE(let_opponent_act(game, level, &random) == BASTIDE_OK);
    }
    REQUIRE(hints > 3);
    REQUIRE(decision.winners != 0);
    bastide_game_destroy(game);
    return 0;
}
