/* SPDX-License-Identifier: MIT
 *
 * A bot that looks at every action, plays the rest of the game by chance some times, and takes the best. It does not cheat: the
 * tiles to come are drawn from what is left, not from the seed.
 */
#include "bastide.h"
#include "require.h"

/* [value] */
/* How far `seat` is ahead of the best other at the end. */
static int32_t lead(const bastide_game* game, int32_t seat)
{
    bastide_seat record = {.struct_size = sizeof record};
    int32_t mine = 0, best = -1000000;
    for (int32_t i = 0; bastide_game_get_seat(game, i, &record) == BASTIDE_OK; ++i) {
        if (i == seat)
            mine = record.score;
        else if (record.score > best)
            best = record.score;
    }
    return mine - best;
}
/* [value] */

/* [think] */
/* The action with the best mean lead over some games played out by chance from the public view. */
static bastide_action think(const bastide_game* game, int32_t seat, int rounds, uint64_t* random)
{
    uint8_t bytes[8192];
    bastide_action actions[512];
    bastide_game* root;
    bastide_game* trial;
    int32_t best = -1000000, chosen = 0;
    const int32_t size = bastide_game_snapshot(game, BASTIDE_VIEW_PUBLIC, bytes, sizeof bytes);
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 512);
    if (bastide_game_load(bytes, size, NULL, 0, NULL, NULL, &root) != BASTIDE_OK) return actions[0];
    if (bastide_game_clone(root, NULL, &trial) != BASTIDE_OK) trial = NULL;
    for (int32_t i = 0; trial && i < count && i < 512; ++i) {
        int32_t sum = 0;
        for (int n = 0; n < rounds; ++n) {
            bastide_game_copy(trial, root); /* between clones nothing is allocated */
            bastide_game_apply(trial, &actions[i], NULL);
            bastide_games_play_out(&trial, 1, 10000, random); /* nature draws as the bag has it */
            sum += lead(trial, seat);
        }
        if (sum > best) {
            best = sum;
            chosen = i;
        }
    }
    bastide_game_destroy(trial);
    bastide_game_destroy(root);
    return actions[chosen];
}
/* [think] */

/* [train] */
enum { TABLES = 16 };

/* One move on every table by one call, as training wants it; tables that are over begin anew. */
static int32_t step_all(bastide_game** tables, uint64_t* random, uint64_t* seed)
{
    bastide_action actions[TABLES];
    for (int i = 0; i < TABLES; ++i) {
        if (bastide_game_count_actions(tables[i], BASTIDE_ACTION_ANY) == 0) bastide_game_restart(tables[i], ++*seed);
        bastide_game_sample_action(tables[i], BASTIDE_ACTION_ANY, random, &actions[i]); /* a policy would choose here */
    }
    return bastide_games_apply(tables, actions, TABLES, NULL);
}
/* [train] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_game* tables[TABLES];
    uint64_t word = 7, seed = 0;
    bastide_config_init(&config, sizeof config);
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    for (int i = 0; i < 3; ++i) {
        bastide_game_pending(game, &pending);
        const bastide_action action = think(game, pending.seat, 3, &word);
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
    }
    bastide_game_destroy(game);

    config.event_capacity = 0;
    config.flags = BASTIDE_CONFIG_NO_HISTORY;
    for (int i = 0; i < TABLES; ++i)
        REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &tables[i]) == BASTIDE_OK);
    for (int i = 0; i < 300; ++i) REQUIRE(step_all(tables, &word, &seed) == TABLES);
    REQUIRE(seed >= TABLES); /* each began anew at least once */
    for (int i = 0; i < TABLES; ++i) bastide_game_destroy(tables[i]);
    return 0;
}
