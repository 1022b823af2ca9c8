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

/* [view] */
/* A game that knows what `seat` may know: no seed, no coming tiles, no hidden hand but its own. */
static bastide_status as_seen_by(const bastide_game* game, int32_t seat, bastide_game** out)
{
    const int32_t size = bastide_game_snapshot(game, BASTIDE_VIEW_SEAT + seat, NULL, 0);
    uint8_t* bytes = size > 0 ? malloc((size_t)size) : NULL;
    bastide_status status = size < 0 ? size : BASTIDE_E_MEMORY;
    *out = NULL;
    if (bytes != NULL && bastide_game_snapshot(game, BASTIDE_VIEW_SEAT + seat, bytes, size) == size)
        status = bastide_game_load(bytes, size, NULL, 0, NULL, NULL, out);
    free(bytes);
    return status;
}
/* [view] */

/* [quiet] */
/* A handle that keeps neither events nor history, to copy games into. What is played in it at first does not matter. */
static bastide_status make_quiet(bastide_game** out)
{
    bastide_config config;
    bastide_config_init(&config, sizeof config);
    config.event_capacity = 0;
    config.flags = BASTIDE_CONFIG_NO_HISTORY;
    return bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, out);
}
/* [quiet] */

/* [think] */
enum { WEIGHED = 512 }; /* so many actions are tried, the first of the list when there are more */

/* The action with the best mean lead over some games played out by chance, in what `seat` may know. E_STATE: there is none. */
static bastide_status think(const bastide_game* game, int32_t seat, int rounds, uint64_t* random, bastide_action* chosen)
{
    bastide_action actions[WEIGHED];
    bastide_game* root = NULL;
    bastide_game* trial = NULL;
    int32_t best = INT32_MIN;
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, WEIGHED);
    if (count <= 0) return count < 0 ? count : BASTIDE_E_STATE;
    bastide_status status = as_seen_by(game, seat, &root);
    if (status == BASTIDE_OK) status = make_quiet(&trial);
    if (status == BASTIDE_OK)
        status = bastide_game_copy(trial, root); /* the rules of the root come along; only this copy allocates */
    for (int32_t i = 0; status == BASTIDE_OK && i < count && i < WEIGHED; ++i) {
        int32_t sum = 0;
        for (int n = 0; n < rounds; ++n) {
            bastide_game_copy(trial, root);
            bastide_game_apply(trial, &actions[i], NULL);
            bastide_games_play_out(&trial, 1, 10000, random); /* nature draws as the bag has it */
            sum += lead(trial, seat);
        }
        if (sum > best) {
            best = sum;
            *chosen = actions[i];
        }
    }
    bastide_game_destroy(trial);
    bastide_game_destroy(root);
    return status;
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

/* Some decisions of a game, each by the bot. */
static void play(const bastide_choice* choices, int32_t choice_count, int decisions)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    bastide_pending pending = {.struct_size = sizeof pending};
    uint64_t word = 7;
    bastide_config_init(&config, sizeof config);
    REQUIRE(bastide_game_create(&config, choices, choice_count, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    for (int i = 0; i < decisions; ++i) {
        bastide_game_pending(game, &pending);
        REQUIRE(think(game, pending.seat, 3, &word, &action) == BASTIDE_OK);
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
    }
    while (bastide_game_sample_action(game, BASTIDE_ACTION_ANY, &word, &action) == BASTIDE_OK)
        bastide_game_apply(game, &action, NULL);
    REQUIRE(think(game, 0, 1, &word, &action) == BASTIDE_E_STATE); /* over: there is nothing to choose */
    bastide_game_destroy(game);
}

int main(void)
{
    const bastide_choice hands[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_OF_THREE_TILES, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_HIDDEN, 1, 0},
    };
    bastide_config config;
    bastide_game* tables[TABLES];
    uint64_t word = 7, seed = 0;
    play(NULL, 0, 3);
    play(hands, 3, 2);

    bastide_config_init(&config, sizeof config);
    config.event_capacity = 0;
    config.flags = BASTIDE_CONFIG_NO_HISTORY;
    for (int i = 0; i < TABLES; ++i)
        REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &tables[i]) == BASTIDE_OK);
    for (int i = 0; i < 300; ++i) REQUIRE(step_all(tables, &word, &seed) == TABLES);
    REQUIRE(seed >= TABLES); /* each began anew at least once */
    for (int i = 0; i < TABLES; ++i) bastide_game_destroy(tables[i]);
    return 0;
}
