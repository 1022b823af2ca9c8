/* SPDX-License-Identifier: MIT
 *
 * See player.h. Worth is counted in quarters of a point.
 */
#include "player.h"

#include <stdlib.h>

#include "dice_board.h"
#include "dice_player.h"

enum { BOARD_PIECES_MAX = 256, TOWERS_MAX = 64, BARNS_MAX = 64, SOON = 24 };

/* The seat that evaluates a position, and the facts it uses; read once for every position. */
struct view {
    const bastide_game* game;
    int32_t me, seats;
    int32_t tiles_left;
};

/* SplitMix64: a generator in four lines. */
static uint32_t roll(uint64_t* chance, uint32_t below)
{
    uint64_t z = (*chance += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z ^ (z >> 31)) >> 32) * below >> 32);
}

static int32_t at_most(int32_t number, int32_t most) { return number < most ? number : most; }

/* The value of one seat counts several times for it, and once against every other seat. */
static int32_t shared(const struct view* view, int32_t seat, int32_t worth)
{
    return seat == view->me ? view->seats * worth : -worth;
}

/* ---- Evaluating a position ---- */

/* The expected value of a feature for its leaders. */
static int32_t promise(const bastide_feature* feature)
{
    if (feature->kind == BASTIDE_SEGMENT_FIELD) return 3 * feature->points_now;
    if (feature->complete) return 4 * feature->points_now;
    return 2 * feature->points_complete + feature->points_now - at_most(feature->open_sides, 4);
}

static int32_t promises(const struct view* view)
{
    const int32_t count = bastide_game_list_features(view->game, BASTIDE_ANY, NULL, 0);
    bastide_feature* features = count > 0 ? malloc((size_t)count * sizeof *features) : NULL;
    int32_t i, seat, all = 0;
    if (!features) return 0;
    bastide_game_list_features(view->game, BASTIDE_ANY, features, count);
    for (i = 0; i < count; ++i)
        for (seat = 0; features[i].occupants && seat < view->seats; ++seat)
            if (features[i].leaders >> seat & 1u) all += shared(view, seat, promise(&features[i]));
    free(features);
    return all;
}

/* The last followers are valuable, but less so when few tiles are left to use them on. */
static int32_t worth_of_followers(int32_t number, int32_t tiles_left)
{
    static const int32_t worth[] = {0, 24, 42, 54, 61, 65, 67, 68};
    return worth[at_most(number, 7)] * at_most(tiles_left, SOON) / SOON;
}

static int32_t in_supply(const struct view* view, int32_t seat, int32_t kind)
{
    const int32_t number = bastide_game_count_supply(view->game, seat, kind);
    return number > 0 ? number : 0;
}

/* A supply: followers of all kinds, a barn that waits for its field, pieces for towers. */
static int32_t reserve(const struct view* view, const bastide_seat* seat)
{
    const int32_t towers = in_supply(view, seat->seat, BASTIDE_PIECE_TOWER_PIECE);
    const int32_t barns = in_supply(view, seat->seat, BASTIDE_PIECE_BARN);
    const int32_t followers = seat->supply - towers - barns;
    const int32_t spare = (barns * 12 + towers) * at_most(view->tiles_left, SOON) / SOON;
    return worth_of_followers(followers > 0 ? followers : 0, view->tiles_left) + spare;
}

static int32_t scores_and_supplies(const struct view* view)
{
    bastide_seat seats[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_seats(view->game, seats, BASTIDE_SEATS_MAX);
    int32_t i, all = 0;
    for (i = 0; i < count; ++i) all += shared(view, i, 4 * seats[i].score + reserve(view, &seats[i]));
    return all;
}

/* Barns are paid at the end, and cities grow until then. */
static int32_t barns(const struct view* view)
{
    bastide_thing things[BARNS_MAX];
    const int32_t count = at_most(bastide_game_list_things(view->game, BASTIDE_THING_BARN, things, BARNS_MAX), BARNS_MAX);
    int32_t i, all = 0;
    for (i = 0; i < count; ++i) all += shared(view, things[i].seat, 12 * things[i].count + at_most(view->tiles_left, SOON) / 3);
    return all;
}

/* Whether one more piece on a tower would let it reach a piece. */
static int is_near(const bastide_thing* tower, const bastide_piece* piece)
{
    const int32_t far = abs(tower->x - piece->x) + abs(tower->y - piece->y);
    return (tower->x == piece->x || tower->y == piece->y) && far <= tower->reach + 1;
}

/* Followers that an open tower may take next. */
static int32_t dangers(const struct view* view)
{
    bastide_thing towers[TOWERS_MAX];
    bastide_piece pieces[BOARD_PIECES_MAX];
    const int32_t tower_count =
        at_most(bastide_game_list_things(view->game, BASTIDE_THING_TOWER, towers, TOWERS_MAX), TOWERS_MAX);
    const int32_t count =
        tower_count > 0 ? at_most(bastide_game_list_pieces(view->game, pieces, BOARD_PIECES_MAX), BOARD_PIECES_MAX) : 0;
    int32_t i, k, all = 0;
    for (i = 0; i < count; ++i) {
        if (pieces[i].spot != BASTIDE_SPOT_SEGMENT || pieces[i].kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        for (k = 0; k < tower_count; ++k)
            if (towers[k].count > 0 && !towers[k].closed && is_near(&towers[k], &pieces[i]))
                all += shared(view, pieces[i].seat, -2);
    }
    return all;
}

/* The value of a position for a seat. */
static int32_t outlook(const bastide_game* game, int32_t me, int32_t seats)
{
    struct view view;
    bastide_decision decision;
    decision.tiles_left = 0;
    bastide_game_get_decision(game, &decision);
    view.game = game;
    view.me = me;
    view.seats = seats;
    view.tiles_left = decision.tiles_left;
    return scores_and_supplies(&view) + promises(&view) + barns(&view) + dangers(&view);
}

/* ---- Looking ahead ---- */

/* The legal actions of a game in a block that the caller frees; NULL when there are none. */
static bastide_action* actions_of(const bastide_game* game, int32_t* count)
{
    bastide_action* actions;
    *count = bastide_game_list_actions(game, BASTIDE_ANY, NULL, 0);
    actions = *count > 0 ? malloc((size_t)*count * sizeof *actions) : NULL;
    if (actions) bastide_game_list_actions(game, BASTIDE_ANY, actions, *count);
    return actions;
}

static int32_t outlook_after(const bastide_game* game, const bastide_action* action, int32_t me, int32_t seats);

/* The value of the best action of a seat at its own decision. */
static int32_t best_outlook(const bastide_game* game, int32_t me, int32_t seats)
{
    int32_t i, count, best = INT32_MIN;
    bastide_action* actions = actions_of(game, &count);
    for (i = 0; actions && i < count; ++i) {
        const int32_t worth = actions[i].kind == BASTIDE_ACTION_PAY ? best : outlook_after(game, &actions[i], me, seats);
        if (worth > best) best = worth;
    }
    free(actions);
    return best == INT32_MIN ? outlook(game, me, seats) : best;
}

/* The value of a tower piece is that of the capture that follows, the value of a ransom that of deploying the piece next. */
static int is_half(const bastide_game* after, const bastide_action* action, int32_t me)
{
    bastide_decision decision;
    if (bastide_game_get_decision(after, &decision) != BASTIDE_OK || decision.over || decision.seat != me) return 0;
    return decision.step == BASTIDE_STEP_TOWER_CAPTURE || action->kind == BASTIDE_ACTION_PAY;
}

/* The value after an action; an action that cannot be tried gets a neutral value. */
static int32_t outlook_after(const bastide_game* game, const bastide_action* action, int32_t me, int32_t seats)
{
    bastide_game* trial = NULL;
    int32_t all = 0;
    if (bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, NULL, &trial) != BASTIDE_OK) return 0;
    if (bastide_game_apply(trial, action, NULL) == BASTIDE_OK)
        all = is_half(trial, action, me) ? best_outlook(trial, me, seats) : outlook(trial, me, seats);
    bastide_game_destroy(trial);
    return all;
}

static int32_t best_of(const bastide_game* game, const bastide_action* actions, int32_t count, uint64_t* chance)
{
    bastide_config config;
    int32_t i, best = 0, best_worth = INT32_MIN;
    if (count == 1 || bastide_game_get_config(game, &config) != BASTIDE_OK) return 0;
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
    bastide_decision decision;
    bastide_action* actions;
    int32_t count;
    bastide_status status = bastide_game_get_decision(game, &decision);
    if (status != BASTIDE_OK || decision.over) return status;
    if (decision.seat < 0) { /* nature: sampled by weight */
        status = bastide_game_sample_action(game, BASTIDE_ANY, chance, out);
        return status == BASTIDE_OK ? 1 : status;
    }
    if (dice_board_has(game)) return dice_player_choose(game, chance, out);
    actions = actions_of(game, &count);
    if (count <= 0) return count;
    if (!actions) return BASTIDE_E_MEMORY;
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
