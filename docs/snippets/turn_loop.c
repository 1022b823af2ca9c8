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
/* A person would click here; this one takes the last action. All actions are legal and ready to apply. */
static bastide_action choose(const bastide_game* game)
{
    bastide_action actions[2048];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, actions, 2048);
    return actions[count - 1];
}
/* [choose] */

/* [news] */
/* Shows all events since the last call. `seen` is the number of the next event, 0 at first. */
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
    uint64_t seen = 0;
    while (status == BASTIDE_OK) {
        show_news(game, &seen);
        status = bastide_game_pending(game, &pending);
        if (status != BASTIDE_OK || pending.over) break;
        /* pending.seat decides about pending.step; pending.tile is in its hand */
        const bastide_action action = choose(game);
        status = bastide_game_apply(game, &action, NULL);
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
    bastide_game_destroy(game);
    return 0;
}
