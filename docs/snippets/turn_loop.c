/* SPDX-License-Identifier: MIT
 *
 * The client loop: who decides what, among which actions; apply one; show what happened.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

static int shown;

static int moved;

typedef struct place {
    int32_t spot, x, y, segment;
} place;

static void show_tile(int32_t tile, int32_t x, int32_t y, int32_t rotation)
{
    shown += tile >= 0 && x != y + 1000 && rotation < 4;
}
static void show_move(int32_t piece, place from, place to) { moved += piece >= 0 && from.spot != 0 && from.spot != to.spot; }

/* [animate] */
/* Moves the pictures. Every move of a piece of any box is the same kind of event: from where, to where, why. */
static void animate(const bastide_event* event)
{
    const place from = {event->from_spot, event->from_x, event->from_y, event->from_segment};
    const place to = {event->spot, event->x, event->y, event->segment};
    if (event->kind == BASTIDE_EVENT_PLACED) show_tile(event->tile, event->x, event->y, event->rotation);
    if (event->kind == BASTIDE_EVENT_MOVED) show_move(event->piece, from, to);
}
/* [animate] */

static void show(const bastide_game* game, const bastide_event* event)
{
    char text[300];
    animate(event);
    if (bastide_event_text(game, NULL, event, text, sizeof text) > 0) ++shown;
}

/* [choose] */
/* A player would click here; this function takes an action from the middle of the list. All are legal and ready to apply.
 * E_STATE when there is none: the game is over. */
static bastide_status choose(const bastide_game* game, bastide_action* chosen)
{
    bastide_action actions[2048];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, actions, 2048); /* the total number */
    if (count <= 0) return count < 0 ? count : BASTIDE_E_STATE;
    *chosen = actions[(count < 2048 ? count : 2048) / 2];
    return BASTIDE_OK;
}
/* [choose] */

/* [news] */
/* Shows all events since the last call. `seen` is the number of the next event: 0 for a new game, else from
 * bastide_game_get_event_range(). */
static void show_new_events(const bastide_game* game, uint64_t* seen)
{
    bastide_event events[256];
    int32_t count;
    while ((count = bastide_game_list_events(game, BASTIDE_VIEW_FULL, *seen, events, 256)) > 0) {
        const int32_t got = count < 256 ? count : 256;
        for (int32_t i = 0; i < got; ++i) show(game, &events[i]);
        *seen = events[got - 1].seq + 1; /* numbers may be missing in between */
    }
}
/* [news] */

/* [loop] */
static bastide_status play(bastide_game* game)
{
    bastide_decision decision;
    bastide_status status = BASTIDE_OK;
    bastide_action action;
    uint64_t seen = 0;
    while (status == BASTIDE_OK) {
        show_new_events(game, &seen);
        status = bastide_game_get_decision(game, &decision);
        if (status != BASTIDE_OK || decision.over) break;
        /* decision.seat decides about decision.step; tile, cell, piece say what it is about */
        status = choose(game, &action);
        if (status == BASTIDE_OK) status = bastide_game_apply(game, &action, NULL);
    }
    return status;
}
/* [loop] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_config_init(&config);
    config.seats = 3;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    REQUIRE(play(game) == BASTIDE_OK);
    REQUIRE(shown > 3 * 83 && moved > 10);
    bastide_action none;
    REQUIRE(choose(game, &none) == BASTIDE_E_STATE); /* over: there is nothing to choose */
    bastide_game_destroy(game);
    return 0;
}
