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

static int unpaid;
static uint32_t paid_instead;

static void show_unpaid(const bastide_event* gone, uint32_t paid)
{
    ++unpaid;
    paid_instead = paid;
    REQUIRE((paid >> gone->seat & 1u) == 0);
}

/* [nothing] */
/* "Why did I get nothing?" Shows each piece that a scoring sent home without points for its seat. `paid` is the mask of the seats
 * that were paid for the feature: they outvoted it. 0: nobody there had any strength, or the feature was worth nothing. `events`
 * are all those of one action. */
static void show_the_unpaid(const bastide_event* events, int32_t count)
{
    for (int32_t i = 0; i < count; ++i) {
        const bastide_event* gone = &events[i];
        uint32_t paid = 0;
        if (gone->kind != BASTIDE_EVENT_RETURNED) continue;
        if (gone->arg[3] != BASTIDE_LEAVING_SCORED && gone->arg[3] != BASTIDE_LEAVING_FINAL) continue;
        for (int32_t k = 0; k < count; ++k)
            if (events[k].kind == BASTIDE_EVENT_SCORED && events[k].feature == gone->feature) paid |= 1u << events[k].seat;
        if ((paid >> gone->seat & 1u) == 0) show_unpaid(gone, paid);
    }
}
/* [nothing] */

/* [final] */
/* What a seat got in the final scoring. It happens inside the last apply, so its events are there when that has answered. */
static int32_t final_points(const bastide_event* events, int32_t count, int32_t seat)
{
    int32_t points = 0, i = 0;
    while (i < count && events[i].kind != BASTIDE_EVENT_FINAL) ++i;
    for (; i < count && events[i].kind != BASTIDE_EVENT_ENDED; ++i)
        if (events[i].kind == BASTIDE_EVENT_SCORED && events[i].seat == seat) points += events[i].points;
    return points;
}
/* [final] */

/* The events of one action. */
static int32_t act(bastide_game* game, const bastide_action* action, bastide_event* events, int32_t cap)
{
    uint64_t first, next;
    int32_t count;
    bastide_game_event_range(game, &first, &next);
    REQUIRE(bastide_game_apply(game, action, NULL) == BASTIDE_OK);
    count = bastide_game_list_events(game, next, events, cap);
    REQUIRE(count >= 0 && count <= cap);
    return count;
}

/* A position, one line that is played, and then a pass, which is scored. Answers how many pieces went home unpaid. */
static int play_line(const char* position, const char* line)
{
    static const char head[] = "bastide 1\nchance host\nset base 1\nset abbey_mayor 1\n\n";
    char script[1024];
    bastide_event events[64];
    bastide_action action;
    bastide_game* game;
    bastide_error error = {.struct_size = sizeof error};
    const int length = snprintf(script, sizeof script, "%s%s", head, position);
    const bastide_status status = bastide_game_load_script(script, length, NULL, 0, NULL, &error, &game);
    if (status != BASTIDE_OK) fprintf(stderr, "line %d: %s\n", error.line, error.text);
    REQUIRE(status == BASTIDE_OK);
    REQUIRE(bastide_action_parse(game, line, -1, NULL, &action) == BASTIDE_OK);
    act(game, &action, events, 64);
    REQUIRE(bastide_action_parse(game, "0: pass", -1, NULL, &action) == BASTIDE_OK);
    unpaid = 0;
    show_the_unpaid(events, act(game, &action, events, 64));
    bastide_game_destroy(game);
    return unpaid;
}

/* Plays a game and looks at its last action. */
static void play_to_the_end(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_seat before[2] = {{.struct_size = sizeof before[0]}, {.struct_size = sizeof before[0]}};
    bastide_seat after = {.struct_size = sizeof after};
    bastide_event events[512];
    bastide_action action;
    uint64_t word = 3;
    int32_t count = 0, sum = 0;
    bastide_config_init(&config, sizeof config);
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    while (bastide_game_sample_action(game, BASTIDE_ACTION_ANY, &word, &action) == BASTIDE_OK) {
        for (int32_t i = 0; i < 2; ++i) bastide_game_get_seat(game, i, &before[i]);
        count = act(game, &action, events, 512);
    }
    REQUIRE(bastide_game_pending(game, &pending) == BASTIDE_OK && pending.over);
    REQUIRE(events[count - 1].kind == BASTIDE_EVENT_ENDED);
    for (int32_t i = 0; i < 2; ++i) {
        int32_t points = 0;
        bastide_game_get_seat(game, i, &after);
        for (int32_t k = 0; k < count && events[k].kind != BASTIDE_EVENT_FINAL; ++k)
            if (events[k].kind == BASTIDE_EVENT_SCORED && events[k].seat == i) points += events[k].points;
        REQUIRE(after.score == before[i].score + points + final_points(events, count, i));
        sum += final_points(events, count, i);
    }
    REQUIRE(sum > 0);
    bastide_game_destroy(game);
}

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

    /* A road of five tiles, two thieves of seat 0 against one of seat 1. */
    REQUIRE(play_line("table tile D 0 0 0\ntable tile U 1 0 1\ntable tile U -1 0 1\ntable tile A -2 0 3\n"
                      "table piece 0 follower 0 0 r0\ntable piece 0 follower 1 0 r0\ntable piece 1 follower -1 0 r0\n"
                      "table turn 9 0 place A\n",
                      "0: place A 2 0 1") == 1);
    REQUIRE(paid_instead == 1u);
    /* A mayor alone in a city without pennants has no strength (MAYOR-STR-01). */
    REQUIRE(play_line("table tile D 0 0 0\ntable piece 0 mayor 0 0 c0\ntable turn 9 0 place E\n", "0: place E 0 -1 2") == 1);
    REQUIRE(paid_instead == 0);
    play_to_the_end();
    return 0;
}
