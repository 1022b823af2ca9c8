/* SPDX-License-Identifier: MIT
 *
 * A server that referees and a client that may be dishonest. The client never holds the seed or the coming tiles: its game is
 * fed.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [welcome] */
enum { ONLOOKER = -1 };

/* To a client that joins, at any moment: the game as `audience` may see it, a seat or ONLOOKER. */
static int32_t welcome(const bastide_game* server, int32_t audience, uint8_t* out, int32_t cap)
{
    return bastide_game_snapshot(server, audience < 0 ? BASTIDE_VIEW_PUBLIC : BASTIDE_VIEW_SEAT + audience, out, cap);
}
/* [welcome] */

/* [message] */
/* What goes over the wire to one client: an action, what nature did then, and the hash to which both lead. Mostly that is two
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

/* [nature] */
/* What nature did, as an action for the game of `audience`; 0 when the event is nothing to be told so. A tile that is drawn into
 * a hidden hand is named to its own seat alone. */
static int natures_action(const bastide_event* event, int32_t audience, bastide_action* out)
{
    const bastide_action blank = {.seat = -1, .tile = -1};
    *out = blank;
    switch (event->kind) {
        case BASTIDE_EVENT_DREW:
            if (event->arg[1] == 1 && event->seat != audience) {
                out->kind = BASTIDE_ACTION_DRAW_UNSEEN;
                return 1;
            }
            out->kind = BASTIDE_ACTION_DRAW;
            out->tile = event->tile;
            return 1;
        case BASTIDE_EVENT_REVEALED: /* its own seat has known it, and its game shows it by itself */
            out->kind = BASTIDE_ACTION_REVEAL;
            out->tile = event->tile;
            return event->seat != audience;
        case BASTIDE_EVENT_ROLLED: /* dice */
            out->kind = BASTIDE_ACTION_FALL;
            out->value = event->arg[0];
            return 1;
        default: return 0;
    }
}

/* Adds what nature did from the event `from` on. Events are asked for page by page until none are left. */
static bastide_status add_nature(const bastide_game* server, uint64_t from, int32_t audience, message* news)
{
    bastide_event events[64];
    bastide_action told;
    int32_t count;
    while ((count = bastide_game_list_events(server, from, events, 64)) > 0) {
        const int32_t got = count < 64 ? count : 64;
        for (int32_t i = 0; i < got; ++i)
            if (natures_action(&events[i], audience, &told) && !add(news, &told)) return BASTIDE_E_MEMORY;
        from += (uint64_t)got;
    }
    return count; /* E_ABSENT: an event_capacity too small for what one action can lead to */
}
/* [nature] */

/* [referee] */
/* An action from the wire. The seat comes from the connection, never from the bytes. E_ILLEGAL: nothing has changed; tell this
 * client why, with the verdict. OK: tell it to everybody, with what happened from the event `from` on. */
static bastide_status referee(bastide_game* server, int32_t seat, bastide_action* action, bastide_verdict* verdict,
                              uint64_t* from)
{
    uint64_t first;
    action->seat = seat;
    bastide_game_event_range(server, &first, from);
    return bastide_game_apply(server, action, verdict);
}

/* The message for one client. When it cannot be made, welcome this client anew. */
static bastide_status tell(const bastide_game* server, const bastide_action* action, uint64_t from, int32_t audience,
                           message* news)
{
    bastide_status status;
    news->count = 0;
    if (!add(news, action)) return BASTIDE_E_MEMORY;
    status = add_nature(server, from, audience, news);
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

enum { SEATS = 3, CLIENTS = SEATS + 1 };

/* The bytes of a welcome, as a client gets them, made into its game. */
static bastide_game* join(const bastide_game* server, int32_t audience)
{
    bastide_game* client = NULL;
    const int32_t size = welcome(server, audience, NULL, 0);
    uint8_t* bytes = size > 0 ? malloc((size_t)size) : NULL;
    REQUIRE(bytes != NULL && welcome(server, audience, bytes, size) == size);
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
    REQUIRE(count >= 0 && count <= 128);
    for (int32_t i = 0; i < count; ++i) left += stock[i].left;
    return left;
}

/* What was told in a game: kinds of nature's actions, for onlookers and for seats; the most actions in one message. */
typedef struct told {
    int32_t for_onlookers[32], for_seats[32];
    int32_t most;
    int32_t left; /* tiles to be drawn after the first */
} told;

static void note(told* all, const message* news, int32_t audience)
{
    int32_t* kinds = audience < 0 ? all->for_onlookers : all->for_seats;
    if (news->count > all->most) all->most = news->count;
    for (int32_t i = 1; i < news->count; ++i) {
        ++kinds[news->actions[i].kind];
        REQUIRE(news->actions[i].kind != BASTIDE_ACTION_DRAW_UNSEEN || news->actions[i].tile == -1);
    }
}

/* Plays a game between a server and clients that join at the start: one for each seat, and an onlooker. */
static told play(int32_t ruleset, const bastide_choice* choices, int32_t choice_count)
{
    told all = {{0}, {0}, 0, 0};
    bastide_config config;
    bastide_game* server;
    bastide_game* clients[CLIENTS];
    bastide_pending pending = {.struct_size = sizeof pending};
    bastide_action action;
    bastide_verdict verdict;
    message news = {NULL, 0, 0, 0};
    uint64_t from, word = 5;
    bastide_config_init(&config, sizeof config);
    config.ruleset = ruleset;
    config.seats = SEATS;
    config.seed = 77;
    REQUIRE(bastide_game_create(&config, choices, choice_count, NULL, 0, NULL, NULL, &server) == BASTIDE_OK);
    for (int32_t i = 0; i < CLIENTS; ++i) clients[i] = join(server, i - 1);
    all.left = tiles_left(server);
    for (int32_t done = 0; done < 600; ++done) { /* by chance a dice game hardly ends */
        REQUIRE(bastide_game_pending(server, &pending) == BASTIDE_OK);
        if (pending.over) break;
        REQUIRE(bastide_game_sample_action(clients[1 + pending.seat], BASTIDE_ACTION_ANY, &word, &action) == BASTIDE_OK);
        REQUIRE(referee(server, (pending.seat + 1) % SEATS, &action, &verdict, &from) ==
                BASTIDE_E_ILLEGAL); /* not its decision */
        REQUIRE(verdict.reason == BASTIDE_REASON_NOT_YOUR_DECISION);
        REQUIRE(referee(server, pending.seat, &action, &verdict, &from) == BASTIDE_OK);
        for (int32_t i = 0; i < CLIENTS; ++i) {
            REQUIRE(tell(server, &action, from, i - 1, &news) == BASTIDE_OK);
            REQUIRE(follow(clients[i], &news));
            note(&all, &news, i - 1);
        }
    }
    REQUIRE(ruleset == BASTIDE_RULESET_DICE || pending.over);
    free(news.actions);
    for (int32_t i = 0; i < CLIENTS; ++i) bastide_game_destroy(clients[i]);
    bastide_game_destroy(server);
    return all;
}

int main(void)
{
    const bastide_choice base = {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, 0};
    /* On a table of two cells one tile is placed. When its turn ends, all that are left are drawn and fit nowhere. */
    const bastide_choice table[] = {
        base,
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_BOUNDED_TABLE, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TABLE_MAX_X, 1, 0},
    };
    const bastide_choice three[] = {
        base,
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_OF_THREE_TILES, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_HIDDEN, 1, 0},
    };
    const bastide_choice ahead[] = {
        base,
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, 1, 0},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HELD_TILES_HIDDEN, 1, 0},
    };
    told all = play(BASTIDE_RULESET_TILES, NULL, 0);
    REQUIRE(all.for_onlookers[BASTIDE_ACTION_DRAW] > 0 && all.for_onlookers[BASTIDE_ACTION_DRAW_UNSEEN] == 0);

    all = play(BASTIDE_RULESET_TILES, table, 3);
    REQUIRE(all.most == 1 + all.left);
    REQUIRE(all.left > 64); /* more than a page of events holds */

    all = play(BASTIDE_RULESET_TILES, three, 3);
    REQUIRE(all.for_onlookers[BASTIDE_ACTION_DRAW] == 0);                         /* all tiles go to hidden hands */
    REQUIRE(all.for_onlookers[BASTIDE_ACTION_DRAW_UNSEEN] == 72 - 1 - 3 * SEATS); /* one by one, once they are dealt */
    REQUIRE(all.for_seats[BASTIDE_ACTION_DRAW] == 72 - 1 - 3 * SEATS);            /* each to the seat that holds it */

    all = play(BASTIDE_RULESET_TILES, ahead, 3);
    REQUIRE(all.for_onlookers[BASTIDE_ACTION_DRAW_UNSEEN] > 0 && all.for_onlookers[BASTIDE_ACTION_REVEAL] > 0);
    REQUIRE(all.for_seats[BASTIDE_ACTION_DRAW] > 0);

    all = play(BASTIDE_RULESET_DICE, NULL, 0);
    REQUIRE(all.for_onlookers[BASTIDE_ACTION_FALL] > 0);
    return 0;
}
