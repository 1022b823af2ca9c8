/* SPDX-License-Identifier: MIT
 *
 * guide_pictures WHAT SCRIPT: prints a picture of the guides, a board with something highlighted, as a client would draw it.
 *   cells            where the drawn tile may be placed; a stroke where its north side would be
 *   pieces           where a follower may be deployed
 *   feature          the feature that is worth most, and its points
 *   refusal ACTION   a tile where it does not fit, the side in question and the sentence
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"
#include "file.h"

enum { UNIT = 1024, LIST_MAX = 512, POINTS_MAX = 16384 };

static bastide_path rings[LIST_MAX];
static bastide_point points[POINTS_MAX];

static void must(int fine, const char* what)
{
    if (fine) return;
    fprintf(stderr, "guide_pictures: %s\n", what);
    exit(1);
}

static bastide_game* load(const char* path)
{
    char reason[FILE_REASON];
    int32_t length = 0;
    bastide_game* game = NULL;
    bastide_refusal refusal;
    char* const text = file_read(path, &length, reason);
    if (!text) {
        fprintf(stderr, "guide_pictures: %s %s\n", path, reason);
        exit(1);
    }
    if (bastide_game_load_script(text, length, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) {
        fprintf(stderr, "guide_pictures: %s:%d:%d: %s\n", path, (int)refusal.line, (int)refusal.column, refusal.text);
        exit(1);
    }
    free(text);
    return game;
}

static const char* colour_of(int32_t kind)
{
    return kind == BASTIDE_SEGMENT_CITY    ? "#d9a066"
           : kind == BASTIDE_SEGMENT_ROAD  ? "#fffbf0"
           : kind == BASTIDE_SEGMENT_FIELD ? "#c3dba2"
                                           : "#8a5a44";
}

static void print_rings(int32_t count, int32_t x, int32_t y)
{
    for (int32_t r = 0; r < count; ++r) {
        for (int32_t i = 0; i < rings[r].count; ++i)
            printf("%c%d %d", i == 0 ? 'M' : 'L', x + points[rings[r].first + i].x, y + points[rings[r].first + i].y);
        printf("Z");
    }
}

static void draw_feature(const bastide_geometry* geometry, const bastide_game* game, const bastide_feature* feature,
                         const char* look)
{
    const int32_t count = bastide_geometry_list_feature_rings(geometry, game, feature->id, rings, LIST_MAX);
    must(count <= LIST_MAX, "too many rings");
    bastide_geometry_list_feature_outline(geometry, game, feature->id, points, POINTS_MAX);
    printf("<path %s fill-rule=\"evenodd\" d=\"", look);
    print_rings(count, 0, 0);
    printf("\"/>\n");
}

static void draw_tile(const bastide_geometry* geometry, const bastide_game* game, const bastide_action* at)
{
    bastide_segment_def segments[32];
    const int32_t count = bastide_game_list_segments(game, at->tile, at->rotation, segments, 32);
    for (int32_t i = 0; i < count && i < 32; ++i) {
        const int32_t all = bastide_geometry_list_rings(geometry, at->tile, segments[i].index, rings, LIST_MAX);
        bastide_geometry_list_outline(geometry, at->tile, segments[i].index, at->rotation, points, POINTS_MAX);
        printf("<path fill=\"%s\" stroke=\"#5b4636\" stroke-width=\"10\" fill-rule=\"evenodd\" d=\"",
               colour_of(segments[i].kind));
        print_rings(all, at->x * UNIT, at->y * UNIT);
        printf("\"/>\n");
    }
}

/* The board has a margin of a cell around it, in which the sentence stands. */
static void begin_picture(const bastide_game* game)
{
    bastide_placed placed[LIST_MAX];
    const int32_t count = bastide_game_list_board(game, placed, LIST_MAX);
    int32_t west = 0, east = 0, north = 0, south = 0;
    must(count > 0 && count <= LIST_MAX, "the board cannot be listed");
    for (int32_t i = 0; i < count; ++i) {
        if (placed[i].x < west) west = placed[i].x;
        if (placed[i].x > east) east = placed[i].x;
        if (placed[i].y < north) north = placed[i].y;
        if (placed[i].y > south) south = placed[i].y;
    }
    const int32_t left = (west - 1) * UNIT - 100, top = (north - 1) * UNIT - 100;
    const int32_t width = (east - west + 3) * UNIT + 200, height = (south - north + 3) * UNIT + 200;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d %d %d %d\" width=\"%d\" height=\"%d\">\n", left, top, width,
           height, width / 12, height / 12);
    printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fbfaf6\"/>\n", left, top, width, height);
}

static void draw_board(const bastide_geometry* geometry, const bastide_game* game)
{
    bastide_feature features[LIST_MAX];
    char look[80];
    const int32_t count = bastide_game_list_features(game, BASTIDE_ANY, features, LIST_MAX);
    for (int32_t i = 0; i < count && i < LIST_MAX; ++i) {
        snprintf(look, sizeof look, "fill=\"%s\" stroke=\"#5b4636\" stroke-width=\"10\"", colour_of(features[i].kind));
        draw_feature(geometry, game, &features[i], look);
    }
}

static void draw_pieces(const bastide_geometry* geometry, const bastide_game* game)
{
    static const char* const seats[] = {"#b3202a", "#2a4fb3", "#2f7d3a"};
    bastide_piece pieces[64];
    const int32_t all = bastide_game_list_pieces(game, pieces, 64);
    for (int32_t i = 0; i < all && i < 64; ++i) {
        bastide_point at;
        if (bastide_geometry_locate_piece(geometry, game, i, &at) == BASTIDE_OK)
            printf("<circle cx=\"%d\" cy=\"%d\" r=\"96\" fill=\"%s\" stroke=\"#ffffff\" stroke-width=\"24\"/>\n", at.x, at.y,
                   seats[pieces[i].seat % 3]);
    }
}

static void draw_side(int32_t x, int32_t y, int32_t side, int32_t inside, const char* look)
{
    const int32_t near = inside, far = UNIT - inside;
    const int32_t ends[4][4] = {{near, near, far, near}, {far, near, far, far}, {near, far, far, far}, {near, near, near, far}};
    const int32_t* const e = ends[side];
    printf("<path fill=\"none\" stroke-linecap=\"round\" %s d=\"M%d %dL%d %d\"/>\n", look, x * UNIT + e[0], y * UNIT + e[1],
           x * UNIT + e[2], y * UNIT + e[3]);
}

static void draw_cells(const bastide_game* game)
{
    bastide_action actions[LIST_MAX];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_PLACE, actions, LIST_MAX);
    for (int32_t i = 0; i < count && i < LIST_MAX; ++i) {
        printf(
            "<rect x=\"%d\" y=\"%d\" width=\"904\" height=\"904\" rx=\"60\" fill=\"#ffd84d\" fill-opacity=\"0.25\" "
            "stroke=\"#d29a00\" "
            "stroke-width=\"24\" stroke-dasharray=\"90 60\"/>\n",
            actions[i].x * UNIT + 60, actions[i].y * UNIT + 60);
        draw_side(actions[i].x, actions[i].y, actions[i].rotation, 200, "stroke=\"#b06d00\" stroke-width=\"80\"");
    }
}

static void draw_spots(const bastide_geometry* geometry, const bastide_game* game)
{
    bastide_action actions[LIST_MAX];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_DEPLOY, actions, LIST_MAX);
    for (int32_t i = 0; i < count && i < LIST_MAX; ++i) {
        bastide_placed placed;
        bastide_point spot;
        if (actions[i].piece_kind != BASTIDE_PIECE_FOLLOWER) continue;
        must(bastide_game_get_placed(game, bastide_game_placed_at(game, actions[i].x, actions[i].y), &placed) == BASTIDE_OK,
             "no tile");
        must(bastide_geometry_list_spots(geometry, placed.tile, actions[i].segment, placed.rotation, &spot, 1) > 0, "no spot");
        printf(
            "<circle cx=\"%d\" cy=\"%d\" r=\"110\" fill=\"#ffd84d\" fill-opacity=\"0.7\" stroke=\"#b06d00\" stroke-width=\"28\" "
            "stroke-dasharray=\"70 45\"/>\n",
            placed.x * UNIT + spot.x, placed.y * UNIT + spot.y);
    }
}

static void say(const char* sentence, int32_t x, int32_t y)
{
    printf("<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"175\" fill=\"#26231e\">%s</text>\n", x, y, sentence);
}

static void draw_best(const bastide_geometry* geometry, const bastide_game* game)
{
    bastide_feature features[LIST_MAX];
    char sentence[80];
    const int32_t count = bastide_game_list_features(game, BASTIDE_ANY, features, LIST_MAX);
    int32_t best = 0;
    must(count > 0 && count <= LIST_MAX, "the features cannot be listed");
    for (int32_t i = 1; i < count; ++i)
        if (features[i].points_now > features[best].points_now) best = i;
    draw_feature(geometry, game, &features[best],
                 "fill=\"#ffd84d\" fill-opacity=\"0.55\" stroke=\"#b06d00\" stroke-width=\"50\"");
    snprintf(sentence, sizeof sentence, "points_now %d, tiles %d", features[best].points_now, features[best].tiles);
    say(sentence, -1900, -1800);
}

static void draw_refusal(const bastide_geometry* geometry, const bastide_game* game, const char* words)
{
    bastide_action action;
    bastide_refusal refusal;
    char sentence[256];
    must(bastide_action_parse(game, words, (int32_t)strlen(words), NULL, &action) == BASTIDE_OK, "the action cannot be read");
    must(bastide_game_check(game, &action, &refusal) == BASTIDE_E_ILLEGAL, "the action is legal");
    printf("<g opacity=\"0.75\">\n");
    draw_tile(geometry, game, &action);
    printf("</g>\n");
    draw_side(action.x, action.y, refusal.side, 0, "stroke=\"#d0021b\" stroke-width=\"90\"");
    bastide_refusal_text(game, NULL, &action, &refusal, sentence, sizeof sentence);
    say(sentence, -1900, -1800);
}

int main(int argc, char** argv)
{
    bastide_geometry* geometry;
    must(argc >= 3, "WHAT SCRIPT");
    bastide_game* const game = load(argv[2]);
    const int refused = strcmp(argv[1], "refusal") == 0 && argc == 4;
    must(bastide_geometry_create(game, NULL, &geometry) == BASTIDE_OK, "no geometry");
    begin_picture(game);
    draw_board(geometry, game);
    if (strcmp(argv[1], "cells") == 0) draw_cells(game);
    if (strcmp(argv[1], "pieces") == 0) draw_spots(geometry, game);
    if (strcmp(argv[1], "feature") == 0) draw_best(geometry, game);
    if (refused) draw_refusal(geometry, game, argv[3]);
    draw_pieces(geometry, game);
    printf("</svg>\n");
    bastide_geometry_destroy(geometry);
    bastide_game_destroy(game);
    return 0;
}
