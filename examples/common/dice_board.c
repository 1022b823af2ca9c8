/* SPDX-License-Identifier: MIT
 *
 * See dice_board.h.
 */
#include "dice_board.h"

#include <string.h>

enum { WIDE = 5, HIGH = 3 };

int dice_board_has(const bastide_game* game)
{
    bastide_config config;
    return bastide_game_get_config(game, &config) == BASTIDE_OK && config.game == BASTIDE_GAME_DICE;
}

int32_t dice_board_cells(const bastide_game* game, struct dice_cell* out)
{
    bastide_die dice[DICE_MAX];
    const int32_t all = bastide_game_list_dice(game, dice, DICE_MAX);
    int32_t i, count = 0;
    for (i = 0; i < all && i < DICE_MAX; ++i) {
        if (dice[i].spot != BASTIDE_SPOT_BUILT) continue;
        out[count].x = dice[i].x;
        out[count].y = dice[i].y;
        out[count].sides = (int32_t)dice[i].sides;
        ++count;
    }
    return count;
}

int dice_board_faces(const bastide_game* game, int32_t sides[DICE_FACES])
{
    bastide_tile_def tiles[DICE_FACES];
    int32_t i, side;
    if (!dice_board_has(game) || bastide_game_list_tiles(game, tiles, DICE_FACES) != DICE_FACES) return 0;
    for (i = 0; i < DICE_FACES; ++i) {
        sides[i] = 0;
        for (side = 0; side < 4; ++side) sides[i] |= (tiles[i].sides[side] == BASTIDE_SIDE_CITY) << side;
    }
    return 1;
}

int32_t dice_board_turned(int32_t sides, int32_t rotation) { return (sides << rotation | sides >> (4 - rotation)) & 15; }

static const struct dice_cell* die_on(const struct dice_cell* dice, int32_t count, int32_t x, int32_t y)
{
    int32_t i;
    for (i = 0; i < count; ++i)
        if (dice[i].x == x && dice[i].y == y) return &dice[i];
    return NULL;
}

/* One of the three lines of a die; blanks where none lies. */
static void draw_line(char* to, const struct dice_cell* die, int line)
{
    const int32_t sides = die ? die->sides : 0;
    memset(to, die ? '.' : ' ', WIDE);
    if (!die) return;
    if (line == 1 || (line == 0 && (sides & 1)) || (line == 2 && (sides & 4))) memset(to + 1, '#', WIDE - 2);
    if (line == 1 && (sides & 2)) to[WIDE - 1] = '#';
    if (line == 1 && (sides & 8)) to[0] = '#';
}

void dice_board_print(FILE* out, const struct dice_cell* dice, int32_t count, int indent)
{
    int32_t x0, x1, y0, y1, x, y, i;
    int line;
    if (count <= 0) return;
    x0 = x1 = dice[0].x;
    y0 = y1 = dice[0].y;
    for (i = 1; i < count; ++i) {
        if (dice[i].x < x0) x0 = dice[i].x;
        if (dice[i].x > x1) x1 = dice[i].x;
        if (dice[i].y < y0) y0 = dice[i].y;
        if (dice[i].y > y1) y1 = dice[i].y;
    }
    fprintf(out, "%*s   ", indent, "");
    for (x = x0; x <= x1; ++x) fprintf(out, "%5d", (int)x);
    fputc('\n', out);
    for (y = y0; y <= y1; ++y) {
        for (line = 0; line < HIGH; ++line) {
            char row[WIDE * 40];
            int32_t end = 0, kept;
            for (x = x0; x <= x1 && end + WIDE <= (int32_t)sizeof row; ++x, end += WIDE)
                draw_line(row + end, die_on(dice, count, x, y), line);
            for (kept = end; kept > 0 && row[kept - 1] == ' ';) --kept;
            if (line == 1)
                fprintf(out, "%*s%4d ", indent, "", (int)y);
            else if (kept > 0)
                fprintf(out, "%*s     ", indent, "");
            fprintf(out, "%.*s\n", (int)kept, row);
        }
    }
}
