/* SPDX-License-Identifier: MIT
 *
 * A server that referees and a client that may be dishonest. The client never holds the seed or the coming tiles: the server
 * sends every draw.
 */
#include "bastide.h"
#include "require.h"

/* [message] */
/* A message to a client: an action, the draws that followed, and the hash of the position after them. Usually that is two
 * actions. After a tile that fits nowhere the next one is drawn, so many draws can follow one action. */
typedef struct message {
    bastide_action* actions; /* `count` of them; begin with {NULL, 0, 0}, free() them at the end */
    int32_t count;
    uint64_t hash;
} message;

/* The history from number `first` on, redacted for a viewer: a seat, or BASTIDE_VIEW_PUBLIC. */
static bastide_status make_message(const bastide_game* server, int32_t viewer, int32_t first, message* out)
{
    const int32_t count = bastide_game_list_history(server, viewer, first, NULL, 0);
    bastide_action* actions = count > 0 ? realloc(out->actions, (size_t)count * sizeof *actions) : NULL;
    if (actions == NULL) return count < 0 ? count : BASTIDE_E_MEMORY;
    out->actions = actions;
    out->count = bastide_game_list_history(server, viewer, first, actions, count);
    return bastide_game_get_hash(server, &out->hash);
}
/* [message] */

/* [welcome] */
/* For a client that joins, at any moment: the game redacted for its seat. An onlooker gets BASTIDE_VIEW_PUBLIC. */
static int32_t write_welcome(const bastide_game* server, int32_t seat, uint8_t* out, int32_t cap)
{
    return bastide_game_write_snapshot(server, seat, out, cap);
}
/* [welcome] */

/* [referee] */
/* An action from the network. The seat comes from the connection, never from the bytes. E_ILLEGAL: nothing has changed; send the
 * refusal to this client. `first`: the first action that the clients do not have yet. */
static bastide_status apply_from_client(bastide_game* server, int32_t seat, bastide_action action, bastide_refusal* refusal,
                                        int32_t* first)
{
    bastide_decision decision;
    bastide_game_get_decision(server, &decision);
    *first = decision.action;
    action.seat = seat;
    action.origin = BASTIDE_ORIGIN_SEAT;
    return bastide_game_apply(server, &action, refusal);
}
/* [referee] */

/* [clock] */
/* The time of the deciding seat has run out. The default action is PASS, or the first of the list if the seat must act. Its
 * origin is CLOCK, so the log and the history say that the clock decided. */
static bastide_status apply_default_action(bastide_game* server, int32_t* first)
{
    bastide_decision decision;
    bastide_action action;
    bastide_game_get_decision(server, &decision);
    *first = decision.action;
    const bastide_status status = bastide_game_get_default_action(server, &action);
    return status == BASTIDE_OK ? bastide_game_apply(server, &action, NULL) : status;
}

/* A player leaves for good, even while another seat decides. */
static bastide_status resign_seat(bastide_game* server, int32_t seat, int32_t* first)
{
    const bastide_action action = {.kind = BASTIDE_ACTION_RESIGN, .seat = seat};
    bastide_decision decision;
    bastide_game_get_decision(server, &decision);
    *first = decision.action;
    return bastide_game_apply(server, &action, NULL);
}
/* [clock] */

/* [client] */
/* The client of a seat applies the same actions to its own game and compares. It has already revealed its own hidden tile. */
static int apply_message(bastide_game* mine, int32_t seat, const message* received)
{
    uint64_t hash;
    for (int32_t i = 0; i < received->count; ++i) {
        if (received->actions[i].kind == BASTIDE_ACTION_REVEAL && received->actions[i].other_seat == seat) continue;
        if (bastide_game_apply(mine, &received->actions[i], NULL) != BASTIDE_OK) return 0;
    }
    return bastide_game_get_hash(mine, &hash) == BASTIDE_OK && hash == received->hash;
}
/* [client] */

/* [back] */
/* Goes back to the last decision of a seat; `number` is for the clients. It is never the number of a draw: a seeded game would go
 * back to the position after the draw, a client to the one before it. */
static bastide_status undo_last_action(bastide_game* server, int32_t* number)
{
    bastide_decision decision;
    const bastide_status status = bastide_game_undo_last(server, NULL);
    bastide_game_get_decision(server, &decision);
    *number = decision.action;
    return status;
}

/* A client undoes to the same number and compares. 0: it needs a new snapshot. */
static int apply_undo(bastide_game* mine, int32_t number, uint64_t servers_hash)
{
    uint64_t hash;
    if (bastide_game_undo(mine, number, NULL) != BASTIDE_OK) return 0; /* E_STATE: no history from before its snapshot */
    return bastide_game_get_hash(mine, &hash) == BASTIDE_OK && hash == servers_hash;
}
/* [back] */

/* The bytes of a welcome, as a client gets them, made into its game. */
static bastide_game* join(const bastide_game* server, int32_t seat)
{
    bastide_game* client = NULL;
    const int32_t size = write_welcome(server, seat, NULL, 0);
    uint8_t* bytes = size > 0 ? malloc((size_t)size) : NULL;
    REQUIRE(bytes != NULL && write_welcome(server, seat, bytes, size) == size);
    REQUIRE(bastide_game_load_snapshot(bytes, size, NULL, 0, NULL, NULL, &client) == BASTIDE_OK);
    free(bytes);
    return client;
}

/* The tiles that are still to be drawn; a dice game has none. */
static int32_t tiles_left(const bastide_game* game)
{
    bastide_stock stock[128];
    int32_t left = 0;
    if (bastide_game_get_dice(game, &(bastide_dice){0}) == BASTIDE_OK) return 0;
    const int32_t count = bastide_game_list_stock(game, stock, 128);
    REQUIRE(count > 0 && count <= 128);
    for (int32_t i = 0; i < count; ++i) left += stock[i].left;
    return left;
}

enum { SEATS = 3 };

/* What an undo means for the clients. */
typedef enum back { BACK_ALONG, BACK_WELCOME } back;

typedef struct party {
    bastide_game* server;
    bastide_game* clients[SEATS];
    message update;
    int32_t most; /* actions that one message held */
} party;

/* Sends every client what happened, redacted for its seat. */
static void send_to_all(party* all, int32_t first)
{
    for (int32_t seat = 0; seat < SEATS; ++seat) {
        REQUIRE(make_message(all->server, seat, first, &all->update) == BASTIDE_OK);
        REQUIRE(apply_message(all->clients[seat], seat, &all->update));
        if (all->update.count > all->most) all->most = all->update.count;
    }
}

static void rejoin(party* all, int32_t seat)
{
    bastide_game_destroy(all->clients[seat]);
    all->clients[seat] = join(all->server, seat);
}

/* Undoes an action and checks that the clients do the same or get a new snapshot. */
static void undo_for_all(party* all, back how)
{
    int32_t number;
    uint64_t hash;
    REQUIRE(undo_last_action(all->server, &number) == BASTIDE_OK);
    REQUIRE(bastide_game_get_hash(all->server, &hash) == BASTIDE_OK);
    for (int32_t seat = 0; seat < SEATS; ++seat) {
        if (how == BACK_ALONG)
            REQUIRE(apply_undo(all->clients[seat], number, hash));
        else
            rejoin(all, seat);
    }
}

/* Plays a whole game, of dice 200 turns, between a server and three clients. At turn 5 seat 1 joins once more, at turn 9 seat 2
 * is too slow, at turn 12 an action is undone, at turn 20 seat 2 leaves. Returns the most actions that one message held;
 * `left` is the number of tiles to draw after the first. */
static int32_t play(int32_t kind, const bastide_choice* choices, int32_t choice_count, back how, int32_t* left)
{
    party all = {NULL, {NULL}, {NULL, 0, 0}, 0};
    bastide_config config;
    bastide_decision decision;
    bastide_action action;
    bastide_refusal refusal;
    int32_t first;
    int has_left = 0, was_slow = 0, has_joined = 0, was_back = 0;
    uint64_t random = 3;
    bastide_config_init(&config);
    config.game = kind;
    config.seats = SEATS;
    config.seed = 77;
    REQUIRE(bastide_game_create(&config, choices, choice_count, NULL, 0, NULL, NULL, &all.server) == BASTIDE_OK);
    for (int32_t seat = 0; seat < SEATS; ++seat) all.clients[seat] = join(all.server, seat);
    *left = tiles_left(all.server);
    while (bastide_game_get_decision(all.server, &decision) == BASTIDE_OK && !decision.over && decision.turn <= 200) {
        if (!has_joined && decision.turn >= 5) {
            rejoin(&all, 1);
            has_joined = 1;
        }
        if (!was_back && decision.turn >= 12) {
            undo_for_all(&all, how);
            was_back = 1;
            continue;
        }
        if (!was_slow && decision.turn >= 9 && decision.seat == 2) {
            REQUIRE(apply_default_action(all.server, &first) == BASTIDE_OK);
            was_slow = 1;
        } else if (!has_left && decision.turn >= 20) {
            REQUIRE(resign_seat(all.server, 2, &first) == BASTIDE_OK);
            has_left = 1;
        } else {
            REQUIRE(bastide_game_sample_action(all.clients[decision.seat], BASTIDE_ANY, &random, &action) == BASTIDE_OK);
            const int32_t other = (decision.seat + 1) % SEATS;
            REQUIRE(apply_from_client(all.server, other, action, &refusal, &first) ==
                    BASTIDE_E_ILLEGAL); /* not this seat's decision */
            REQUIRE(refusal.reason == BASTIDE_REASON_NOT_YOUR_DECISION || refusal.reason == BASTIDE_REASON_RESIGNED);
            REQUIRE(apply_from_client(all.server, decision.seat, action, &refusal, &first) == BASTIDE_OK);
        }
        send_to_all(&all, first);
    }
    REQUIRE(was_back || decision.turn < 12);
    free(all.update.actions);
    for (int32_t seat = 0; seat < SEATS; ++seat) bastide_game_destroy(all.clients[seat]);
    bastide_game_destroy(all.server);
    return all.most;
}

/* Shows why no undo goes to the number of a draw: the server is then after the draw, the client before it. */
static void undo_to_a_draw(void)
{
    bastide_config config;
    bastide_game* server;
    bastide_game* client;
    bastide_action action;
    uint64_t hash, servers_hash;
    bastide_config_init(&config);
    config.seed = 77;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &server) == BASTIDE_OK);
    REQUIRE(bastide_game_list_history(server, BASTIDE_VIEW_FULL, 0, &action, 1) == 1 && action.kind == BASTIDE_ACTION_DRAW);
    client = join(server, 0);
    REQUIRE(bastide_game_undo(server, 0, NULL) == BASTIDE_OK);
    REQUIRE(bastide_game_undo(client, 0, NULL) == BASTIDE_OK);
    REQUIRE(bastide_game_get_hash(server, &servers_hash) == BASTIDE_OK);
    REQUIRE(bastide_game_get_hash(client, &hash) == BASTIDE_OK);
    REQUIRE(hash != servers_hash);
    bastide_game_destroy(client);
    bastide_game_destroy(server);
}

int main(void)
{
    /* On a table of two cells one tile is placed. When its turn ends, all that are left are drawn and fit nowhere. */
    const bastide_choice table[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_BOUNDED_TABLE, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TABLE_MAX_X, 1, {0}},
    };
    const bastide_choice hidden[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HELD_TILES_HIDDEN, 1, {0}},
    };
    const bastide_choice hands[] = {
        {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_OF_THREE_TILES, 1, {0}},
        {BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_HAND_HIDDEN, 1, {0}},
    };
    int32_t left;
    play(BASTIDE_GAME_TILES, NULL, 0, BACK_ALONG, &left);
    REQUIRE(play(BASTIDE_GAME_TILES, table, 3, BACK_ALONG, &left) == 1 + left);
    REQUIRE(left > 64);
    play(BASTIDE_GAME_TILES, hidden, 3, BACK_WELCOME, &left);
    play(BASTIDE_GAME_TILES, hands, 3, BACK_WELCOME, &left);
    play(BASTIDE_GAME_DICE, NULL, 0, BACK_ALONG, &left);
    undo_to_a_draw();
    return 0;
}
