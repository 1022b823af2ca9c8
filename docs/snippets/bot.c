/* SPDX-License-Identifier: MIT
 *
 * A bot that tries every action, plays the rest of the game at random several times, and takes the best. It does not cheat: the
 * coming tiles are drawn from the tiles that are left, not from the seed.
 */
#include "bastide.h"
#include "require.h"

/* [value] */
/* How far `seat` is ahead of the best other: at the end, or if the game ended now. */
static int32_t lead_of(const bastide_game* game, int32_t seat)
{
    bastide_standing standing[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_standing(game, standing, BASTIDE_SEATS_MAX);
    int32_t mine = 0, best = -1000000;
    for (int32_t i = 0; i < count; ++i) {
        if (standing[i].seat == seat)
            mine = standing[i].final_score;
        else if (standing[i].final_score > best)
            best = standing[i].final_score;
    }
    return mine - best;
}
/* [value] */

/* [odds] */
/* The mean lead over all actions of nature, by their weights: the copies of a tile that are left, the ways the dice fall. `trial`
 * is a clone of the game. */
static double mean_lead(const bastide_game* game, int32_t seat, bastide_game* trial)
{
    uint64_t codes[256];
    int32_t weights[256];
    double sum = 0, all = 0;
    const int32_t count = bastide_game_list_codes(game, BASTIDE_ANY, codes, 256);
    bastide_game_list_weights(game, BASTIDE_ANY, weights, 256); /* the same list */
    for (int32_t i = 0; i < count && i < 256; ++i) {
        bastide_game_copy(trial, game, BASTIDE_VIEW_FULL, 0);
        bastide_game_apply_code(trial, codes[i], NULL);
        sum += (double)weights[i] * lead_of(trial, seat);
        all += weights[i];
    }
    return all > 0 ? sum / all : 0;
}
/* [odds] */

/* [think] */
enum { WEIGHED = 512 }; /* only the first actions of the list are tried, at most this many */

/* The action with the best mean lead over some games that are played out at random. The clone for `seat` knows what the seat may
 * know: no seed, no coming tiles, no hidden hand but its own. E_ABSENT: there is no action. */
static bastide_status choose_action(const bastide_game* game, int32_t seat, int rounds, uint64_t* random, bastide_action* chosen)
{
    uint64_t codes[WEIGHED];
    bastide_game* root = NULL;
    bastide_game* trial = NULL;
    uint64_t best_code = 0;
    int32_t best = INT32_MIN;
    const int32_t count = bastide_game_list_codes(game, BASTIDE_ANY, codes, WEIGHED);
    if (count <= 0) return count < 0 ? count : BASTIDE_E_ABSENT;
    bastide_status status = bastide_game_clone(game, seat, 0, NULL, &root);
    if (status == BASTIDE_OK) status = bastide_game_clone(root, BASTIDE_VIEW_FULL, 0, NULL, &trial);
    for (int32_t i = 0; status == BASTIDE_OK && i < count && i < WEIGHED; ++i) {
        int32_t sum = 0;
        for (int n = 0; n < rounds; ++n) {
            bastide_game_copy(trial, root, BASTIDE_VIEW_FULL, 0); /* a copy between clones allocates nothing */
            bastide_game_apply_code(trial, codes[i], NULL);
            bastide_games_play_out(&trial, 1, 10000, random); /* nature draws from the bag */
            sum += lead_of(trial, seat);
        }
        if (sum > best) {
            best = sum;
            best_code = codes[i];
        }
    }
    bastide_game_destroy(trial);
    bastide_game_destroy(root);
    return status == BASTIDE_OK ? bastide_action_decode(best_code, chosen) : status;
}
/* [think] */

/* [train] */
enum { TABLES = 16 };

/* One action in every game by one call, for training; a game that is over restarts. */
static int32_t play_one_action_each(bastide_game** tables, uint64_t* randoms, uint64_t* seed)
{
    bastide_action actions[TABLES];
    for (int i = 0; i < TABLES; ++i)
        if (bastide_game_count_actions(tables[i], BASTIDE_ANY) == 0) bastide_game_restart(tables[i], ++*seed);
    bastide_games_sample((const bastide_game* const*)tables, TABLES, randoms, actions); /* a policy would choose here */
    return bastide_games_apply(tables, TABLES, actions, NULL);
}
/* [train] */

/* Some decisions of a game, each by the bot. */
static void play(const bastide_choice* choices, int32_t choice_count, int decisions)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    bastide_decision decision;
    uint64_t word = 7;
    bastide_config_init(&config);
    REQUIRE(bastide_game_create(&config, choices, choice_count, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    for (int i = 0; i < decisions; ++i) {
        bastide_game_get_decision(game, &decision);
        REQUIRE(choose_action(game, decision.seat, 3, &word, &action) == BASTIDE_OK);
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
    }
    while (bastide_game_sample_action(game, BASTIDE_ANY, &word, &action) == BASTIDE_OK) bastide_game_apply(game, &action, NULL);
    REQUIRE(choose_action(game, 0, 1, &word, &action) == BASTIDE_E_ABSENT); /* over: there is nothing to choose */
    bastide_game_destroy(game);
}

/* A host game before its first draw: 24 types, 71 tiles. Nothing has been scored, so the lead is 0 whatever comes. */
static void test_odds(void)
{
    const bastide_choice base = {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}};
    bastide_config config;
    bastide_game* game;
    bastide_game* trial;
    int32_t weights[32], sum = 0;
    bastide_config_init(&config);
    config.chance = BASTIDE_CHANCE_HOST;
    REQUIRE(bastide_game_create(&config, &base, 1, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    REQUIRE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, NULL, &trial) == BASTIDE_OK);
    const int32_t count = bastide_game_list_weights(game, BASTIDE_ANY, weights, 32);
    for (int32_t i = 0; i < count; ++i) sum += weights[i];
    REQUIRE(count == 24 && sum == 71);
    REQUIRE(mean_lead(game, 0, trial) == 0);
    bastide_game_destroy(trial);
    bastide_game_destroy(game);
}

int main(void)
{
    const bastide_choice hands[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_OF_THREE_TILES, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_HIDDEN, 1, {0}},
    };
    bastide_config config;
    bastide_game* tables[TABLES];
    uint64_t words[TABLES], seed = 0;
    play(NULL, 0, 3);
    play(hands, 3, 2);
    test_odds();

    bastide_config_init(&config);
    config.event_capacity = -1;
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    for (int i = 0; i < TABLES; ++i) {
        words[i] = (uint64_t)i;
        REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &tables[i]) == BASTIDE_OK);
    }
    for (int i = 0; i < 300; ++i) REQUIRE(play_one_action_each(tables, words, &seed) == TABLES);
    REQUIRE(seed >= TABLES); /* each began anew at least once */
    for (int i = 0; i < TABLES; ++i) bastide_game_destroy(tables[i]);
    return 0;
}
