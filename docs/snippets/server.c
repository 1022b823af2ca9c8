/* SPDX-License-Identifier: MIT
 *
 * A server that referees and a client that may be dishonest. The client never holds the seed or the coming tiles: its game is
 * fed.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [message] */
/* What goes over the wire to every client: an action, the draws it led to, and the hash to which they lead. Mostly that is two
 * actions, but a tile that fits nowhere is followed by the next, so one action can lead to as many draws as tiles are left. */
typedef struct message {
    bastide_action* actions; /* `count` of them, in room for `room`; begin with {NULL, 0, 0, 0}, free() them at the end */
    int32_t count, room;
    uint64_t hash;
} message;

/* Adds an action; 0 when there is no memory. */
static int add(message* news, const bastide_action* action)
{
    if (news->count == news->room) {
        const int32_t room = news->room > 0 ? 2 * news->room : 8;
        bastide_action* actions = realloc(news->actions, (size_t)room * sizeof *actions);
        if (actions == NULL) return 0;
        news->actions = actions;
        news->room = room;
    }
    news->actions[news->count++] = *action;
    return 1;
}
/* [message] */

/* [welcome] */
/* To a client that joins, at any moment: the game as it may see it. */
static int32_t welcome(const bastide_game* server, uint8_t* out, int32_t cap)
{
    return bastide_game_snapshot(server, BASTIDE_VIEW_PUBLIC, out, cap);
}
/* [welcome] */

/* [referee] */
/* What nature did from the event `from` on is an action for the clients. Events are asked for page by page until none are left.
 */
static bastide_status add_draws(const bastide_game* server, uint64_t from, message* news)
{
    bastide_event events[64];
    int32_t count;
    while ((count = bastide_game_list_events(server, from, events, 64)) > 0) {
        const int32_t got = count < 64 ? count : 64;
        for (int32_t i = 0; i < got; ++i) {
            const bastide_action draw = {.kind = BASTIDE_ACTION_DRAW, .seat = -1, .tile = events[i].tile};
            if (events[i].kind == BASTIDE_EVENT_DREW && !add(news, &draw)) return BASTIDE_E_MEMORY;
        }
        from += (uint64_t)got;
    }
    return count; /* E_ABSENT: an event_capacity too small for what one action can lead to */
}

/* An action from the wire. The seat comes from the connection, never from the bytes. E_ILLEGAL: nothing has changed; tell this
 * client why, with the verdict. Any other failure: the action may be done but cannot be told; welcome every client anew. */
static bastide_status referee(bastide_game* server, int32_t seat, bastide_action action, bastide_verdict* verdict, message* news)
{
    uint64_t first, next;
    bastide_status status;
    action.seat = seat;
    news->count = 0;
    bastide_game_event_range(server, &first, &next);
    if (!add(news, &action)) return BASTIDE_E_MEMORY;
    status = bastide_game_apply(server, &action, verdict);
    if (status == BASTIDE_OK) status = add_draws(server, next, news);
    return status == BASTIDE_OK ? bastide_game_hash(server, &news->hash) : status;
}
/* [referee] */

/* [client] */
/* The client plays the same actions on its own game and compares. */
static int follow(bastide_game* mine, const message* news)
{
    uint64_t hash;
    for (int32_t i = 0; i < news->count; ++i)
        if (bastide_game_apply(mine, &news->actions[i], NULL) != BASTIDE_OK) return 0;
    return bastide_game_hash(mine, &hash) == BASTIDE_OK && hash == news->hash;
}
/* [client] */

/* The bytes of a welcome, as a client gets them, made into its game. */
static bastide_game* join(const bastide_game* server)
{
    bastide_game* client = NULL;
    const int32_t size = welcome(server, NULL, 0);
    uint8_t* bytes = size > 0 ? malloc((size_t)size) : NULL;
    REQUIRE(bytes != NULL && welcome(server, bytes, size) == size);
    REQUIRE(bastide_game_load(bytes, size, NULL, 0, NULL, NULL, &client) == BASTIDE_OK);
    free(bytes);
    return client;
}

/* The tiles that are still to be drawn. */
static int32_t tiles_left(const bastide_game* game)
{
    bastide_stock stock[128];
    int32_t left = 0;
    const int32_t count = bastide_game_list_stock(game, stock, 128);
    REQUIRE(count > 0 && count <= 128);
    for (int32_t i = 0; i < count; ++i) left += stock[i].left;
    return left;
}

/* Plays a whole game between a server and a client that joins at the start. Answers the most actions that one message held;
 * `left` tells how many tiles were to be drawn after the first. */
static int32_t play(const bastide_choice* choices, int32_t choice_count, int32_t* left)
{
    bastide_config config;
    bastide_game* server;
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_action action;
    bastide_verdict verdict;
    message news = {NULL, 0, 0, 0};
    int32_t most = 0;
    bastide_config_init(&config, sizeof config);
    config.seed = 77;
    REQUIRE(bastide_game_create(&config, choices, choice_count, NULL, 0, NULL, NULL, &server) == BASTIDE_OK);
    bastide_game* client = join(server);
    *left = tiles_left(server);
    while (bastide_game_list_actions(client, BASTIDE_ACTION_ANY, &action, 1) > 0) {
        bastide_game_pending(client, &pending);
        REQUIRE(referee(server, 1 - pending.seat, action, &verdict, &news) == BASTIDE_E_ILLEGAL); /* not this seat's decision */
        REQUIRE(verdict.reason == BASTIDE_REASON_NOT_YOUR_DECISION);
        REQUIRE(referee(server, pending.seat, action, &verdict, &news) == BASTIDE_OK);
        REQUIRE(follow(client, &news));
        if (news.count > most) most = news.count;
    }
    bastide_game_pending(server, &pending);
    REQUIRE(pending.over);
    free(news.actions);
    bastide_game_destroy(client);
    bastide_game_destroy(server);
    return most;
}

int main(void)
{
    /* On a table of two cells one tile is placed. When its turn ends, all that are left are drawn and fit nowhere. */
    const bastide_choice table[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_BOUNDED_TABLE, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TABLE_MAX_X, 1, 0},
    };
    int32_t left;
    play(NULL, 0, &left);
    REQUIRE(play(table, 3, &left) == 1 + left);
    REQUIRE(left > 64); /* more than a page of events holds */
    return 0;
}
