/* SPDX-License-Identifier: MIT
 *
 * What happened: events, and the account of every point.
 */
#include "bastide.h"
#include "require.h"

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    int32_t sums[BASTIDE_SEATS_MAX] = {0};
    bastide_config_init(&config, sizeof config);
    config.seed = 5;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    while (bastide_game_list_actions(game, BASTIDE_ACTION_ANY, &action, 1) > 0) bastide_game_apply(game, &action, NULL);

    /* [lines] */
    bastide_score_line lines[1024];
    char words[64];
    uint64_t first, next;
    bastide_game_event_range(game, &first, &next); /* 0 only in the log of a game that was created */
    const int32_t count = bastide_game_list_score_lines(game, first, lines, 1024);
    for (int32_t i = 0; i < count && i < 1024; ++i) {
        bastide_rule_text(lines[i].rule, words, sizeof words);
        printf("seat %d: %d x %d for a %s\n", lines[i].seat, lines[i].count, lines[i].each, words);
        sums[lines[i].seat] += lines[i].points; /* to its score, when the log began with the game */
    }
    /* [lines] */
    bastide_seat seat = {.struct_size = sizeof seat};
    for (int32_t i = 0; i < 2; ++i) {
        REQUIRE(bastide_game_get_seat(game, i, &seat) == BASTIDE_OK);
        REQUIRE(sums[i] == seat.score);
    }

    /* [winners] */
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_game_pending(game, &pending);
    for (int32_t i = 0; i < BASTIDE_SEATS_MAX; ++i)
        if (pending.over && (pending.winners >> i & 1u)) printf("seat %d wins\n", i); /* several when they are tied */
    /* [winners] */
    REQUIRE(pending.over && pending.winners != 0);
    bastide_game_destroy(game);
    return 0;
}
