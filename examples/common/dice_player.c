/* SPDX-License-Identifier: MIT
 *
 * See dice_player.h. Worth is counted in hundredths of a point.
 */
#include "dice_player.h"

#include <stdlib.h>
#include <string.h>

#include "dice_board.h"

struct outlook {
    struct dice_cell dice[DICE_MAX + 1];
    int32_t count;
    int32_t faces[DICE_FACES];
    int32_t left;       /* dice that may still be built */
    int32_t rolls_left; /* in this turn */
};

/* SplitMix64. */
static uint32_t luck(uint64_t* chance, uint32_t below)
{
    uint64_t z = (*chance += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z ^ (z >> 31)) >> 32) * below >> 32);
}

static int32_t points_for(int32_t size) { return size < 2 ? 0 : (size - 1) * (size - 2) / 2; }

static int32_t die_at(const struct outlook* seen, int32_t x, int32_t y)
{
    int32_t i;
    for (i = 0; i < seen->count; ++i)
        if (seen->dice[i].x == x && seen->dice[i].y == y) return i;
    return -1;
}

static int32_t beside_x(int32_t x, int32_t side) { return x + (side == 1) - (side == 3); }
static int32_t beside_y(int32_t y, int32_t side) { return y + (side == 2) - (side == 0); }

/* The expected value of a city with this number of dice and gaps: it will grow a little, and each gap may stay open. */
static int32_t promise(const struct outlook* seen, int32_t size, int32_t gaps)
{
    const int32_t grown = size + gaps + (seen->rolls_left > 0 ? (seen->left - gaps) / 3 : 0);
    int32_t worth = 100 * points_for(grown), i;
    if (gaps > seen->left) return 0;
    for (i = 0; i < gaps; ++i) worth = worth * (seen->rolls_left > 0 ? 3 : 2) / 4;
    return worth;
}

/* The city that a die belongs to, walked along black sides; its dice are marked. */
static int32_t worth_of_city(const struct outlook* seen, int32_t first, int* marked)
{
    int32_t queue[DICE_MAX + 1], gap_x[4 * (DICE_MAX + 1)], gap_y[4 * (DICE_MAX + 1)];
    int32_t size = 0, gaps = 0, at, side, i;
    queue[size++] = first;
    marked[first] = 1;
    for (at = 0; at < size; ++at) {
        const struct dice_cell* die = &seen->dice[queue[at]];
        for (side = 0; side < 4; ++side) {
            const int32_t x = beside_x(die->x, side), y = beside_y(die->y, side), next = die_at(seen, x, y);
            if (!(die->sides >> side & 1)) continue;
            if (next >= 0) {
                if (!marked[next]) queue[size++] = next;
                marked[next] = 1;
                continue;
            }
            for (i = 0; i < gaps && (gap_x[i] != x || gap_y[i] != y); ++i) {
            }
            gap_x[i] = x;
            gap_y[i] = y;
            if (i == gaps) ++gaps;
        }
    }
    return gaps == 0 ? 100 * points_for(size) : promise(seen, size, gaps);
}

static int32_t worth(const struct outlook* seen)
{
    int marked[DICE_MAX + 1] = {0};
    int32_t i, best = 0;
    for (i = 0; i < seen->count; ++i) {
        const int32_t city = marked[i] ? 0 : worth_of_city(seen, i, marked);
        if (city > best) best = city;
    }
    return best;
}

/* Whether a placement extends a city, or is the first. */
static int goes_on(const struct outlook* seen, const bastide_action* action)
{
    int32_t side;
    for (side = 0; side < 4; ++side) {
        const int32_t next = die_at(seen, beside_x(action->x, side), beside_y(action->y, side));
        if (next >= 0 && (seen->dice[next].sides >> ((side + 2) % 4) & 1)) return 1;
    }
    return seen->count == 0;
}

static int32_t worth_after(const struct outlook* seen, const bastide_action* action)
{
    struct outlook after = *seen;
    struct dice_cell* die = &after.dice[after.count++];
    die->x = action->x;
    die->y = action->y;
    die->sides = dice_board_turned(seen->faces[action->tile], action->rotation);
    --after.left;
    return worth(&after);
}

static const bastide_action* one_of_kind(const bastide_action* actions, int32_t count, int32_t kind)
{
    int32_t i;
    for (i = 0; i < count; ++i)
        if (actions[i].kind == kind) return &actions[i];
    return NULL;
}

/* The placement with the highest expected value, if it is higher than `now`. */
static const bastide_action* best_place(const struct outlook* seen, const bastide_action* actions, int32_t count, int32_t now,
                                        uint64_t* chance)
{
    const bastide_action* best = NULL;
    int32_t i, best_worth = 8 * now + 7;
    for (i = 0; i < count; ++i) {
        int32_t it;
        if (actions[i].kind != BASTIDE_ACTION_PLACE || !goes_on(seen, &actions[i])) continue;
        it = 8 * worth_after(seen, &actions[i]) + (int32_t)luck(chance, 8);
        if (it <= best_worth) continue;
        best = &actions[i];
        best_worth = it;
    }
    return best;
}

/* Chooses the next action when no more dice are built. */
static const bastide_action* go_on(const bastide_dice* turn, int32_t now, const bastide_action* actions, int32_t count)
{
    const bastide_action* roll = one_of_kind(actions, count, BASTIDE_ACTION_ROLL);
    const bastide_action* keep = one_of_kind(actions, count, BASTIDE_ACTION_DICE_KEEP);
    const bastide_action* collect = one_of_kind(actions, count, BASTIDE_ACTION_DICE_COLLECT);
    const int32_t closed = 100 * points_for(turn->largest);
    const int32_t knights = turn->aside + turn->tray[BASTIDE_FACE_KNIGHT - 1];
    const bastide_action* stop = one_of_kind(actions, count, BASTIDE_ACTION_DICE_STOP);
    if (keep && closed < 300 && (now < 300 || !roll)) return keep;
    if (roll && collect && knights >= 2 && now < 300) return collect;
    if (roll && (closed == 0 || now > closed)) return roll;
    return stop ? stop : actions;
}

static const bastide_action* choose(const bastide_game* game, const bastide_action* actions, int32_t count, uint64_t* chance)
{
    struct outlook seen;
    bastide_dice turn;
    const bastide_action* place;
    int32_t face, now;
    memset(&seen, 0, sizeof seen);
    if (bastide_game_get_dice(game, &turn) != BASTIDE_OK || !dice_board_faces(game, seen.faces)) return actions;
    seen.count = dice_board_cells(game, seen.dice);
    seen.rolls_left = turn.rolls_left;
    for (face = BASTIDE_FACE_CAP; face <= BASTIDE_FACE_KNIGHT; ++face)
        if (turn.rolls_left > 0 || face != BASTIDE_FACE_KNIGHT) seen.left += turn.tray[face - 1];
    now = worth(&seen);
    place = best_place(&seen, actions, count, now, chance);
    return place ? place : go_on(&turn, now, actions, count);
}

int32_t dice_player_choose(const bastide_game* game, uint64_t* chance, bastide_action* out)
{
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, NULL, 0);
    bastide_action* actions;
    if (count <= 0) return count;
    actions = malloc((size_t)count * sizeof *actions);
    if (!actions) return BASTIDE_E_MEMORY;
    bastide_game_list_actions(game, BASTIDE_ANY, actions, count);
    *out = *choose(game, actions, count, chance);
    free(actions);
    return 1;
}
