/* SPDX-License-Identifier: MIT
 *
 * A server that referees and a client that may be dishonest. The client never holds the seed or the coming tiles: its game is
 * fed.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

typedef struct message { /* what goes over the wire to every client */
    bastide_action actions[8];
    int32_t count;
    uint64_t hash;
} message;

/* [welcome] */
/* To a client that joins, at any moment: the game as it may see it. */
static int32_t welcome(const bastide_game* server, uint8_t* out, int32_t cap)
{
    return bastide_game_snapshot(server, BASTIDE_VIEW_PUBLIC, out, cap);
}
/* [welcome] */

/* [referee] */
/* An action from the wire. The seat comes from the connection, never from the bytes. */
static bastide_status referee(bastide_game* server, int32_t seat, bastide_action action, message* news)
{
    bastide_verdict verdict;
    uint64_t first, next;
    bastide_event events[64];
    bastide_status status;
    action.seat = seat;
    bastide_game_event_range(server, &first, &next);
    status = bastide_game_apply(server, &action, &verdict);
    if (status != BASTIDE_OK) return status; /* E_ILLEGAL: tell this client why, with the verdict; nothing has changed */
    news->count = 0;
    news->actions[news->count++] = action;
    const int32_t count = bastide_game_list_events(server, next, events, 64);
    for (int32_t i = 0; i < count && i < 64; ++i) /* what nature did since is an action for the clients */
        if (events[i].kind == BASTIDE_EVENT_DREW) {
            const bastide_action draw = {.kind = BASTIDE_ACTION_DRAW, .seat = -1, .tile = events[i].tile};
            news->actions[news->count++] = draw;
        }
    return bastide_game_hash(server, &news->hash);
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

int main(void)
{
    bastide_config config;
    bastide_game* server;
    bastide_game* client;
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_action action;
    message news;
    uint8_t bytes[4096];
    bastide_config_init(&config, sizeof config);
    config.seed = 77;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &server) == BASTIDE_OK);
    const int32_t size = welcome(server, bytes, sizeof bytes);
    REQUIRE(size > 0 && size < (int32_t)sizeof bytes);
    REQUIRE(bastide_game_load(bytes, size, NULL, 0, NULL, NULL, &client) == BASTIDE_OK);
    while (bastide_game_list_actions(client, BASTIDE_ACTION_ANY, &action, 1) > 0) {
        bastide_game_pending(client, &pending);
        REQUIRE(referee(server, 1 - pending.seat, action, &news) == BASTIDE_E_ILLEGAL); /* not this seat's decision */
        REQUIRE(referee(server, pending.seat, action, &news) == BASTIDE_OK);
        REQUIRE(follow(client, &news));
    }
    bastide_game_pending(server, &pending);
    REQUIRE(pending.over);
    bastide_game_destroy(client);
    bastide_game_destroy(server);
    return 0;
}
