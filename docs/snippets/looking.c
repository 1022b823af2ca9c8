/* SPDX-License-Identifier: MIT
 *
 * Looking at a game: seats, board, pieces, features, the stock, the things of a box.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

int main(void)
{
    const char* script =
        "bastide 1\nchance host\nseats 2\nset base 1\nset tower 1\n"
        "draw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n"
        "draw T12\n1: place T12 0 1 0\n1: deploy tower_piece 0 1 t\n";
    bastide_game* game;
    REQUIRE(bastide_game_load_script(script, (int32_t)strlen(script), NULL, 0, NULL, NULL, &game) == BASTIDE_OK);

    /* [seats] */
    bastide_seat seats[BASTIDE_SEATS_MAX];
    const int32_t seat_count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (int32_t i = 0; i < seat_count; ++i)
        printf("seat %d: %d points, %d followers\n", i, seats[i].score,
               bastide_game_count_supply(game, i, BASTIDE_PIECE_FOLLOWER));
    /* [seats] */

    /* [board] */
    bastide_placed board[256];
    bastide_tile_def tiles[256];
    const int32_t placed = bastide_game_list_board(game, board, 256); /* the total; the array holds the first 256 */
    if (bastide_game_list_tiles(game, tiles, 256) > 256) return 1;    /* larger sets need larger arrays */
    for (int32_t i = 0; i < placed && i < 256; ++i)
        printf("%s on (%d,%d), turned %d\n", tiles[board[i].tile].name, board[i].x, board[i].y, board[i].rotation);
    /* [board] */
    REQUIRE(placed == 3 && strcmp(tiles[board[2].tile].name, "T12") == 0);

    /* [features] */
    bastide_feature cities[128];
    const int32_t count = bastide_game_list_features(game, BASTIDE_SEGMENT_CITY, cities, 128);
    for (int32_t i = 0; i < count && i < 128; ++i)
        printf("a city of %d tiles, %d sides open, worth %d now\n", cities[i].tiles, cities[i].open_sides, cities[i].points_now);
    /* [features] */
    REQUIRE(count == 1 && cities[0].complete && cities[0].points_now == 4);

    /* [stock] */
    bastide_stock stock[256];
    const int32_t types = bastide_game_list_stock(game, stock, 256);
    int32_t left = 0;
    for (int32_t i = 0; i < types && i < 256; ++i) left += stock[i].left; /* of each type: still to come, placed, removed */
    /* [stock] */
    REQUIRE(left == 72 + 18 - 3);

    /* [things] */
    bastide_thing towers[32];
    const int32_t standing = bastide_game_list_things(game, BASTIDE_THING_TOWER, towers, 32);
    for (int32_t i = 0; i < standing && i < 32; ++i)
        printf("a tower of %d on (%d,%d) reaches %d cells\n", towers[i].count, towers[i].x, towers[i].y, towers[i].reach);
    /* [things] */
    REQUIRE(standing == 1 && towers[0].count == 1);
    bastide_game_destroy(game);
    return 0;
}
