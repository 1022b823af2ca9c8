/* SPDX-License-Identifier: MIT
 *
 * See player.h. Worth is counted in quarters of a point.
 */
#include "player.h"

#include <stdlib.h>

#include "dice_board.h"
#include "dice_player.h"

/* SplitMix64: a generator in four lines. */
static uint32_t roll(uint64_t* chance, uint32_t below)
{
    uint64_t z = (*chance += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z ^ (z >> 31)) >> 32) * below >> 32);
}

/* What a feature promises to those who lead it. */
static int32_t promise(const bastide_feature* feature)
{
    if (feature->kind == BASTIDE_SEGMENT_FIELD) return 3 * feature->points_now;
    if (feature->complete) return 4 * feature->points_now;
    return 2 * feature->points_complete + feature->points_now - (feature->open < 4 ? feature->open : 4);
}

/* What a supply is worth: the last followers are dear, and less so when few tiles are left to use them on. */
static int32_t reserve(int32_t supply, int32_t tiles_left)
{
    const int32_t some = supply < 7 ? supply : 7;
    return some * (15 - some) * (tiles_left < 24 ? tiles_left : 24) / 24;
}

static int32_t worth_to(const bastide_game* game, int32_t me, const bastide_pending* pending, int32_t seats)
{
    bastide_seat seat;
    int32_t i, all = 0;
    seat.struct_size = (uint32_t)sizeof seat;
    for (i = 0; i < seats; ++i) {
        int32_t has;
        if (bastide_game_get_seat(game, i, &seat) != BASTIDE_OK) continue;
        has = 4 * seat.score + reserve(seat.supply, pending->tiles_left);
        all += i == me ? seats * has : -has;
    }
    return all;
}

/* How well off a seat is: points, promises and supply, its own several times over those of the others. */
static int32_t outlook(const bastide_game* game, int32_t me, int32_t seats)
{
    const int32_t count = bastide_game_list_features(game, BASTIDE_SEGMENT_ANY, NULL, 0);
    int32_t* ids = count > 0 ? malloc((size_t)count * sizeof *ids) : NULL;
    bastide_pending pending;
    bastide_feature feature;
    int32_t i, seat, all;
    pending.struct_size = (uint32_t)sizeof pending;
    pending.tiles_left = 0;
    feature.struct_size = (uint32_t)sizeof feature;
    bastide_game_pending(game, &pending);
    all = worth_to(game, me, &pending, seats);
    if (!ids) return all;
    bastide_game_list_features(game, BASTIDE_SEGMENT_ANY, ids, count);
    for (i = 0; i < count; ++i) {
        if (bastide_game_get_feature(game, ids[i], &feature) != BASTIDE_OK || feature.occupants == 0) continue;
        for (seat = 0; seat < seats; ++seat)
            if (feature.leaders >> seat & 1u) all += seat == me ? seats * promise(&feature) : -promise(&feature);
    }
    free(ids);
    return all;
}

/* The outlook after an action; an action that cannot be tried counts as no worse than any. */
static int32_t outlook_after(const bastide_game* game, const bastide_action* action, int32_t me, int32_t seats)
{
    bastide_game* trial = NULL;
    int32_t all = 0;
    if (bastide_game_clone(game, NULL, &trial) != BASTIDE_OK) return 0;
    if (bastide_game_apply(trial, action, NULL) == BASTIDE_OK) all = outlook(trial, me, seats);
    bastide_game_destroy(trial);
    return all;
}

static int32_t best_of(const bastide_game* game, const bastide_action* actions, int32_t count, uint64_t* chance)
{
    bastide_config config;
    int32_t i, best = 0, best_worth = INT32_MIN;
    config.struct_size = (uint32_t)sizeof config;
    if (actions[0].seat < 0 || bastide_game_get_config(game, &config) != BASTIDE_OK)
        return (int32_t)roll(chance, (uint32_t)count);
    for (i = 0; i < count; ++i) {
        const int32_t worth = 8 * outlook_after(game, &actions[i], actions[0].seat, config.seats) + (int32_t)roll(chance, 64);
        if (worth <= best_worth) continue;
        best = i;
        best_worth = worth;
    }
    return best;
}

int32_t player_choose(const bastide_game* game, uint64_t* chance, bastide_action* out)
{
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, NULL, 0);
    bastide_action* actions;
    if (dice_board_has(game)) return dice_player_choose(game, chance, out);
    if (count <= 0) return count;
    actions = malloc((size_t)count * sizeof *actions);
    if (!actions) return BASTIDE_E_MEMORY;
    bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, count);
    *out = actions[best_of(game, actions, count, chance)];
    free(actions);
    return 1;
}

bastide_status player_play_out(bastide_game* game, uint64_t* chance)
{
    bastide_action action;
    int32_t found;
    while ((found = player_choose(game, chance, &action)) > 0) {
        const bastide_status status = bastide_game_apply(game, &action, NULL);
        if (status != BASTIDE_OK) return status;
    }
    return found;
}
