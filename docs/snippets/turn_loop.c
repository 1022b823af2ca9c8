/* SPDX-License-Identifier: MIT
 *
 * The loop of a client: who decides what, among which actions; do one; show what happened.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

static int shown;

/* A client would move pictures here. */
static void show(const bastide_event* event) { shown += event->kind != BASTIDE_EVENT_NONE; }

/* [choose] */
/* A person would click here; this one takes the last action of those that the array has room for. All are legal and ready to
 * apply. E_STATE when there is none: the game is over. */
static bastide_status choose(const bastide_game* game, bastide_action* chosen)
{
    bastide_action actions[2048];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 2048); /* of all, also if it is more */
    if (count <= 0) return count < 0 ? count : BASTIDE_E_STATE;
    *chosen = actions[(count < 2048 ? count : 2048) - 1];
    return BASTIDE_OK;
}
/* [choose] */

/* [news] */
/* Shows all events since the last call. `seen` is the number of the next event: 0 for a game that begins, else what
 * bastide_game_event_range() says. */
static void show_news(const bastide_game* game, uint64_t* seen)
{
    bastide_event events[256];
    int32_t count;
    while ((count = bastide_game_list_events(game, *seen, events, 256)) > 0) {
        const int32_t got = count < 256 ? count : 256;
        for (int32_t i = 0; i < got; ++i) show(&events[i]);
        *seen += (uint64_t)got;
    }
}
/* [news] */

/* [loop] */
static bastide_status play(bastide_game* game)
{
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_status status = BASTIDE_OK;
    bastide_action action;
    uint64_t seen = 0;
    while (status == BASTIDE_OK) {
        show_news(game, &seen);
        status = bastide_game_pending(game, &pending);
        if (status != BASTIDE_OK || pending.over) break;
        /* pending.seat decides about pending.step; pending.tile is in its hand */
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
    bastide_config_init(&config, sizeof config);
    config.seats = 3;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    REQUIRE(play(game) == BASTIDE_OK);
    REQUIRE(shown > 3 * 83);
    bastide_action none;
    REQUIRE(choose(game, &none) == BASTIDE_E_STATE); /* over: there is nothing to choose */
    bastide_game_destroy(game);
    return 0;
}
