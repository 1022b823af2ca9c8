/* SPDX-License-Identifier: MIT
 *
 * Draws a board and reacts to clicks: docs/drawing.md.
 */
/* [whole] */
/* A client that draws a board and reacts to clicks. It reads lines "x y", clicks in units of the picture, and writes board.svg
 * again after each: a click on a marked cell places the tile, the same cell again turns it, a click on a segment deploys a
 * follower there, a click anywhere else declines or finishes. */
#include <stdio.h>
#include <stdlib.h>
#include "bastide_draw.h"

typedef struct client {
    bastide_game* game;
    bastide_geometry* geometry;
    bastide_action tile; /* where the player wants to place the tile; its kind is 0 before the first click */
} client;

static void say(const client* c, int32_t what)
{
    char line[256];
    bastide_decision decision;
    bastide_game_get_decision(c->game, &decision);
    if (what < 0)
        bastide_decision_text(c->game, NULL, &decision, line, sizeof line);
    else
        bastide_action_text(c->game, NULL, &c->tile, line, sizeof line);
    printf("%s\n", line);
}

static int draw(const client* c)
{
    bastide_draw_options options;
    FILE* file;
    char* picture;
    int32_t length, feature = -1;
    bastide_decision decision;
    bastide_draw_options_init(&options);
    options.flags |= BASTIDE_DRAW_FLAG_LEGAL | BASTIDE_DRAW_FLAG_LAST;
    bastide_game_get_decision(c->game, &decision);
    feature = decision.feature;
    length = bastide_draw_board(c->game, c->geometry, &options, &feature, feature >= 0, NULL, NULL, 0);
    picture = length < 0 ? NULL : (char*)malloc((size_t)length + 1);
    if (!picture) return 0;
    bastide_draw_board(c->game, c->geometry, &options, &feature, feature >= 0, NULL, picture, length + 1);
    file = fopen("board.svg", "w");
    if (file) fwrite(picture, 1, (size_t)length, file);
    if (file) fclose(file);
    free(picture);
    return file != NULL;
}

static int32_t floor_of(int32_t units) { return units >= 0 ? units / 1024 : -((1023 - units) / 1024); }

/* The next legal rotation on a cell, or 0 when the tile cannot be placed there. */
static int turn_on(client* c, int32_t x, int32_t y)
{
    static bastide_action actions[1024];
    const int32_t count = bastide_game_list_actions(c->game, BASTIDE_ACTION_PLACE, actions, 1024);
    const bastide_action* first = NULL;
    int same = c->tile.kind && c->tile.x == x && c->tile.y == y;
    for (int32_t i = 0; i < count && i < 1024; ++i) {
        if (actions[i].x != x || actions[i].y != y) continue;
        if (!first) first = &actions[i];
        if (same && actions[i].rotation <= c->tile.rotation) continue;
        c->tile = actions[i];
        return 1;
    }
    if (first) c->tile = *first;
    return first != NULL;
}

/* A follower on the segment that was clicked. Says why not, if not. */
static void deploy(client* c, const bastide_placed_segment* part)
{
    bastide_action action;
    bastide_refusal refusal;
    bastide_decision decision;
    char line[256];
    bastide_game_get_decision(c->game, &decision);
    bastide_action_init(&action);
    action.kind = BASTIDE_ACTION_DEPLOY;
    action.seat = decision.seat;
    action.spot = BASTIDE_SPOT_SEGMENT;
    action.x = part->x;
    action.y = part->y;
    action.segment = part->segment;
    action.piece_kind = BASTIDE_PIECE_FOLLOWER;
    bastide_action_text(c->game, NULL, &action, line, sizeof line);
    if (bastide_game_apply(c->game, &action, &refusal) != BASTIDE_OK)
        bastide_refusal_text(c->game, NULL, &action, &refusal, line, sizeof line);
    printf("%s\n", line);
}

static void pass(client* c)
{
    bastide_action action;
    if (bastide_game_get_action(c->game, BASTIDE_ACTION_PASS, 0, &action) == BASTIDE_OK)
        bastide_game_apply(c->game, &action, NULL);
}

static void click(client* c, int32_t x, int32_t y)
{
    bastide_placed_segment part;
    const int on_tile = bastide_geometry_pick(c->geometry, c->game, x, y, &part) == BASTIDE_OK;
    if (!on_tile && turn_on(c, floor_of(x), floor_of(y))) {
        say(c, 0);
        return; /* the player may turn it still */
    }
    if (c->tile.kind) { /* a click elsewhere takes the place that was chosen */
        bastide_game_apply(c->game, &c->tile, NULL);
        c->tile.kind = 0;
    } else if (on_tile) {
        deploy(c, &part);
    } else {
        pass(c);
    }
    say(c, -1);
}

int main(void)
{
    client c = {NULL, NULL, {0}};
    bastide_config config;
    int x, y;
    bastide_config_init(&config);
    config.seed = 8;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &c.game) != BASTIDE_OK) return 1;
    if (bastide_geometry_create(c.game, NULL, &c.geometry) != BASTIDE_OK || !draw(&c)) return 1;
    say(&c, -1);
    while (scanf("%d %d", &x, &y) == 2) {
        click(&c, x, y);
        if (!draw(&c)) return 1;
    }
    bastide_geometry_destroy(c.geometry);
    bastide_game_destroy(c.game);
    return 0;
}
/* [whole] */
