/* SPDX-License-Identifier: MIT
 *
 * A bot that looks at every action, plays the rest of the game by chance some times, and takes the best. It does not cheat: the
 * tiles to come are drawn from what is left, not from the seed.
 */
#include "bastide.h"
#include "require.h"

/* [random] */
static uint32_t dice = 1;
static int32_t below(int32_t n) { return (int32_t)((dice = dice * 1664525u + 1013904223u) >> 16) % n; }

/* Plays a game to its end, nature included: in a list of draws `value` is how many copies are left. */
static void play_out(bastide_game* game)
{
    static bastide_action actions[4096];
    int32_t count;
    while ((count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 4096)) > 0) {
        int32_t pick = below(count);
        if (actions[0].kind == BASTIDE_ACTION_DRAW) {
            int32_t left = 0;
            for (int32_t i = 0; i < count; ++i) left += actions[i].value;
            left = below(left);
            for (pick = 0; left >= actions[pick].value; ++pick) left -= actions[pick].value;
        }
        bastide_game_apply(game, &actions[pick], NULL);
    }
}
/* [random] */

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
static bastide_action think(const bastide_game* game, int32_t seat, int rounds)
{
    uint8_t bytes[8192];
    bastide_action actions[512];
    bastide_game* root;
    bastide_game* trial;
    int32_t best = -1000000, chosen = 0;
    const int32_t size = bastide_game_snapshot(game, BASTIDE_VIEW_PUBLIC, bytes, sizeof bytes);
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 512);
    if (bastide_game_load(bytes, size, NULL, 0, NULL, NULL, &root) != BASTIDE_OK) return actions[0];
    for (int32_t i = 0; i < count && i < 512; ++i) {
        int32_t sum = 0;
        for (int n = 0; n < rounds; ++n) {
            if (bastide_game_clone(root, NULL, &trial) != BASTIDE_OK) continue;
            bastide_game_apply(trial, &actions[i], NULL);
            play_out(trial);
            sum += lead(trial, seat);
            bastide_game_destroy(trial);
        }
        if (sum > best) {
            best = sum;
            chosen = i;
        }
    }
    bastide_game_destroy(root);
    return actions[chosen];
}
/* [think] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_config_init(&config, sizeof config);
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    for (int i = 0; i < 3; ++i) {
        bastide_game_pending(game, &pending);
        const bastide_action action = think(game, pending.seat, 1);
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
    }
    bastide_game_destroy(game);
    return 0;
}
