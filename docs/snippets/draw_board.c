/* SPDX-License-Identifier: MIT
 *
 * Draws the board of a game as SVG, from the geometry of its tiles alone: docs/geometry.md.
 */
/* [whole] */
#include <stdio.h>
#include "bastide.h"

static const char* colour_of(int32_t kind)
{
    return kind == BASTIDE_SEGMENT_CITY    ? "#d08a48"
           : kind == BASTIDE_SEGMENT_ROAD  ? "#fffbf0"
           : kind == BASTIDE_SEGMENT_FIELD ? "#bed79b"
                                           : "#7d4b3c";
}

static void draw_feature(const bastide_geometry* geometry, const bastide_game* game, const bastide_feature* feature)
{
    static bastide_path rings[256];
    static bastide_point points[16384];
    const int32_t count = bastide_geometry_list_feature_rings(geometry, game, feature->id, rings, 256);
    bastide_geometry_list_feature_outline(geometry, game, feature->id, points, 16384);
    printf("<path fill=\"%s\" stroke=\"#5b4636\" stroke-width=\"10\" fill-rule=\"evenodd\" d=\"", colour_of(feature->kind));
    for (int32_t r = 0; r < count; ++r) {
        for (int32_t i = 0; i < rings[r].count; ++i)
            printf("%c%d %d", i == 0 ? 'M' : 'L', points[rings[r].first + i].x, points[rings[r].first + i].y);
        printf("Z");
    }
    printf("\"/>\n");
}

int main(void)
{
    static bastide_feature features[512];
    static bastide_piece pieces[64];
    bastide_game* game;
    bastide_geometry* geometry;
    bastide_action action;
    uint64_t random = 1;
    if (bastide_game_create_preset(BASTIDE_PRESET_WINTER, 2, 8, &game) != BASTIDE_OK) return 1;
    if (bastide_geometry_create(game, NULL, &geometry) != BASTIDE_OK) return 1; /* once for all games with these tiles */
    for (int32_t i = 0; i < 50 && bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) == BASTIDE_OK; ++i)
        bastide_game_apply(game, &action, NULL);
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2304 -3328 9728 7680\" width=\"640\" height=\"505\">\n");
    const int32_t count = bastide_game_list_features(game, BASTIDE_ANY, features, 512);
    for (int32_t i = 0; i < count; ++i) draw_feature(geometry, game, &features[i]);
    const int32_t all = bastide_game_list_pieces(game, pieces, 64);
    for (int32_t i = 0; i < all; ++i) {
        bastide_point at;
        if (bastide_geometry_locate_piece(geometry, game, i, &at) == BASTIDE_OK)
            printf("<circle cx=\"%d\" cy=\"%d\" r=\"92\" fill=\"%s\"/>\n", at.x, at.y,
                   pieces[i].seat == 0 ? "#b3202a" : "#2a4fb3");
    }
    printf("</svg>\n");
    bastide_geometry_destroy(geometry);
    bastide_game_destroy(game);
    return 0;
}
/* [whole] */
