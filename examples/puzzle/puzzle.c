/* SPDX-License-Identifier: MIT
 *
 * A puzzle: the table is set instead of played, Red has a tile in hand, and the program looks for the turn that gains most.
 * For another puzzle change the two tables; the program prints every error in them.
 */
#include <stdio.h>
#include <string.h>

#include "bastide.h"

enum { RED, BLUE, PUTS_MAX = 32 };

/* [tables] */
/* Tiles by their names in the tile data, in an order in which they could have been placed. */
static const struct {
    const char* name;
    int x, y, rotation;
} laid[] = {
    {"D", 0, 0, 0},  {"U", 1, 0, 1},  {"D", 2, 0, 0}, /* a road with a city to the north at each end ... */
    {"N", 0, -1, 1}, {"N", 2, -1, 2},                 /* ... that both bend towards the cell 1, -1 */
    {"B", 0, -2, 0}, {"E", 1, -2, 2}                  /* and a third city comes down to it from the north */
};

/* Knights in the three cities; segment 0 of each of these tiles is its city. */
static const struct {
    int seat, x, y;
} knights[] = {{RED, 0, 0}, {BLUE, 2, 0}, {RED, 1, -2}};
/* [tables] */

/* [named] */
static int32_t tile_named(const bastide_game* game, const char* name)
{
    bastide_tile_def tiles[64];
    const int32_t count = bastide_game_list_tiles(game, tiles, 64);
    int32_t i;
    for (i = 0; i < count && i < 64; ++i)
        if (strcmp(tiles[i].name, name) == 0) return tiles[i].id;
    return -1;
}
/* [named] */

/* [fill] */
static int32_t fill_table(const bastide_game* game, bastide_put* puts)
{
    int32_t count = 0;
    size_t i;
    for (i = 0; i < sizeof laid / sizeof laid[0]; ++i, ++count) {
        bastide_put_init(&puts[count]);
        puts[count].kind = BASTIDE_PUT_TILE;
        puts[count].tile = tile_named(game, laid[i].name);
        puts[count].x = laid[i].x;
        puts[count].y = laid[i].y;
        puts[count].rotation = laid[i].rotation;
    }
    for (i = 0; i < sizeof knights / sizeof knights[0]; ++i, ++count) {
        bastide_put_init(&puts[count]);
        puts[count].kind = BASTIDE_PUT_PIECE;
        puts[count].seat = knights[i].seat;
        puts[count].piece_kind = BASTIDE_PIECE_FOLLOWER;
        puts[count].spot = BASTIDE_SPOT_SEGMENT;
        puts[count].x = knights[i].x;
        puts[count].y = knights[i].y;
        puts[count].segment = 0; /* the city */
    }
    return count;
}
/* [fill] */

/* [complain] */
/* Prints everything that is wrong with the table. */
static void complain(bastide_game* game, const bastide_position* head, const bastide_put* puts, int32_t count)
{
    bastide_refusal wrong[16];
    char text[160];
    const int32_t found = bastide_game_check_position(game, head, puts, count, wrong, 16);
    int32_t i;
    for (i = 0; i < found && i < 16; ++i) {
        bastide_refusal_text(game, NULL, NULL, &wrong[i], text, sizeof text);
        fprintf(stderr, "%s\n", text);
    }
}
/* [complain] */

/* The lead of Red. */
static int32_t lead(const bastide_game* game)
{
    bastide_seat seats[2];
    bastide_game_list_seats(game, seats, 2);
    return seats[RED].score - seats[BLUE].score;
}

/* The best lead that Red can reach by an action and what it does after it. Undoes the game to the present position. */
static int32_t try_action(bastide_game* game, const bastide_action* action)
{
    bastide_decision before, then;
    bastide_action next[64];
    int32_t best = -1000, i, count;
    bastide_game_get_decision(game, &before);
    bastide_game_apply(game, action, NULL);
    bastide_game_get_decision(game, &then);
    count = bastide_game_list_actions(game, BASTIDE_ANY, next, 64);
    for (i = 0; i < count && i < 64; ++i) {
        bastide_game_apply(game, &next[i], NULL);
        if (lead(game) > best) best = lead(game);
        bastide_game_undo(game, then.action, NULL);
    }
    bastide_game_undo(game, before.action, NULL);
    return best;
}

static int solve(bastide_game* game)
{
    bastide_action actions[256];
    char text[160];
    int32_t best = -1, best_lead = -1000, i;
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_PLACE, actions, 256);
    for (i = 0; i < count && i < 256; ++i) {
        const int32_t gained = try_action(game, &actions[i]);
        if (gained <= best_lead) continue;
        best = i;
        best_lead = gained;
    }
    if (best < 0) return 1;
    bastide_action_text(game, NULL, &actions[best], text, sizeof text);
    printf("The best of %d placements: %s Then Red leads by %d points.\n", (int)count, text, (int)best_lead);
    return 0;
}

int main(void)
{
    bastide_config config;
    bastide_choice base = {BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, {0}};
    bastide_position head;
    bastide_put puts[PUTS_MAX];
    bastide_game* game;
    int32_t count;
    int status = 1;

    bastide_config_init(&config);
    config.chance = BASTIDE_CHANCE_HOST;
    if (bastide_game_create(&config, &base, 1, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) return 1;
    /* [set] */
    bastide_position_init(&head);
    head.seat = RED;
    head.step = BASTIDE_STEP_PLACE;
    head.tile = tile_named(game, "Q");
    count = fill_table(game, puts);
    if (bastide_game_set_position(game, &head, puts, count, NULL) == BASTIDE_OK)
        status = solve(game);
    else
        complain(game, &head, puts, count);
    /* [set] */
    bastide_game_destroy(game);
    return status;
}
