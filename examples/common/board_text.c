/* SPDX-License-Identifier: MIT
 *
 * See board_text.h. A tile is first drawn as fifteen squares, each with a letter and the segment that owns it; the pieces are
 * then put on squares that their segments own. Nothing here knows a tile by name.
 */
#include "board_text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "words.h"

enum { WIDE = 5, HIGH = 3, SQUARES = WIDE * HIGH, SEGMENTS_MAX = 32 };

/* The squares by name. */
enum { NW = 0, N_LEFT, N_MID, N_RIGHT, NE, W_MID, LEFT, MID, RIGHT, E_MID, SW, S_LEFT, S_MID, S_RIGHT, SE };

/* A tile as it lies: ports turned, and what was drawn so far. */
struct sketch {
    bastide_segment_def segments[SEGMENTS_MAX];
    int32_t count;
    int32_t owner[SQUARES]; /* a segment index, or -1 */
    char letter[SQUARES];
};

struct canvas {
    char* letters;
    int32_t x0, y0; /* the cell in the north-western corner */
    int32_t across, down;
};

/* ---- One tile ---- */

static uint32_t turned(uint32_t ports, int32_t rotation)
{
    const int32_t by = 3 * rotation;
    return (ports << by | ports >> (12 - by)) & 0xFFFu;
}

static int32_t owner_of_port(const struct sketch* tile, int32_t port)
{
    int32_t i;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].ports >> port & 1u) return i;
    return -1;
}

static int kind_of(const struct sketch* tile, int32_t segment) { return segment < 0 ? 0 : tile->segments[segment].kind; }

static int is_on_side(const struct sketch* tile, int32_t segment, int32_t side)
{
    return segment >= 0 && (tile->segments[segment].ports >> (3 * side) & 7u) != 0;
}

static int sides_of(const struct sketch* tile, int32_t segment)
{
    int32_t side;
    int number = 0;
    for (side = 0; side < 4; ++side) number += is_on_side(tile, segment, side);
    return number;
}

static void own(struct sketch* tile, int square, int32_t segment, char road)
{
    static const char letters[] = {'.', '#', 0, '.', 'M'};
    const int kind = kind_of(tile, segment);
    tile->owner[square] = segment;
    tile->letter[square] = kind == BASTIDE_SEGMENT_ROAD ? road : kind <= BASTIDE_SEGMENT_MONASTERY ? letters[kind] : '?';
}

/* The middle of a side; a field side whose middle nobody owns belongs to its first half. */
static int32_t side_owner(const struct sketch* tile, int32_t side)
{
    const int32_t middle = owner_of_port(tile, 3 * side + 1);
    return middle >= 0 ? middle : owner_of_port(tile, 3 * side);
}

/* A half of a side; a city owns its whole side however its ports are written. */
static int32_t half_owner(const struct sketch* tile, int32_t port)
{
    const int32_t half = owner_of_port(tile, port);
    return half >= 0 ? half : owner_of_port(tile, port / 3 * 3 + 1);
}

/* A corner is city only between two sides of one city, so that cities that merely touch stay apart in the picture. */
static void draw_corner(struct sketch* tile, int square, int32_t before, int32_t after)
{
    int32_t a = half_owner(tile, before);
    const int32_t b = half_owner(tile, after);
    if (a != b && kind_of(tile, a) == BASTIDE_SEGMENT_CITY) a = kind_of(tile, b) == BASTIDE_SEGMENT_CITY ? -1 : b;
    own(tile, square, a, '.');
}

static void draw_rim(struct sketch* tile)
{
    own(tile, N_LEFT, half_owner(tile, 0), '|');
    own(tile, N_MID, side_owner(tile, 0), '|');
    own(tile, N_RIGHT, half_owner(tile, 2), '|');
    own(tile, E_MID, side_owner(tile, 1), '-');
    own(tile, S_RIGHT, half_owner(tile, 6), '|');
    own(tile, S_MID, side_owner(tile, 2), '|');
    own(tile, S_LEFT, half_owner(tile, 8), '|');
    own(tile, W_MID, side_owner(tile, 3), '-');
    draw_corner(tile, NE, 2, 3);
    draw_corner(tile, SE, 5, 6);
    draw_corner(tile, SW, 8, 9);
    draw_corner(tile, NW, 11, 0);
}

/* The city that fills the middle of the tile, or -1. */
static int32_t middle_city(const struct sketch* tile)
{
    int32_t i;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].kind == BASTIDE_SEGMENT_CITY && sides_of(tile, i) != 1) return i;
    return -1;
}

/* The squares left and right of the middle. */
static void draw_beside(struct sketch* tile, int square, int32_t side)
{
    const int32_t city = middle_city(tile);
    const int fills = is_on_side(tile, city, 0) && is_on_side(tile, city, 2);
    int32_t at = side_owner(tile, side);
    if (kind_of(tile, at) == BASTIDE_SEGMENT_FIELD && fills) at = city;
    own(tile, square, at, '-');
}

/* Two roads that bend past each other: each turns beside the middle, and the field runs between them. */
static void draw_bends(struct sketch* tile)
{
    static const int squares[2] = {RIGHT, LEFT};
    int i;
    for (i = 0; i < 2; ++i) {
        const int32_t road = side_owner(tile, i == 0 ? 1 : 3);
        if (is_on_side(tile, road, 0)) tile->letter[squares[i]] = '\'';
        if (is_on_side(tile, road, 2)) tile->letter[squares[i]] = ',';
    }
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].kind == BASTIDE_SEGMENT_FIELD && sides_of(tile, i) == 4) own(tile, MID, i, '.');
}

static void draw_road_middle(struct sketch* tile, int32_t road, int roads, int through)
{
    const bastide_segment_def* def = &tile->segments[road];
    const int straight = is_on_side(tile, road, 0) && is_on_side(tile, road, 2);
    const int level = is_on_side(tile, road, 1) && is_on_side(tile, road, 3);
    if (def->end == BASTIDE_END_VILLAGE || def->end == BASTIDE_END_FOUNDATION) {
        own(tile, MID, -1, '.');
        tile->letter[MID] = def->end == BASTIDE_END_FOUNDATION ? 'T' : 'o';
    } else if (def->end == BASTIDE_END_GATE && middle_city(tile) >= 0) {
        own(tile, MID, middle_city(tile), '#');
    } else if (through > 1 && !straight && !level) {
        draw_bends(tile);
    } else {
        own(tile, MID, road, roads > 1 || !(straight || level) ? '+' : straight ? '|' : '-');
    }
}

static void draw_middle(struct sketch* tile)
{
    int32_t i, field = -1, road = -1, monastery = -1;
    int roads = 0, through = 0;
    for (i = tile->count - 1; i >= 0; --i) {
        if (tile->segments[i].kind == BASTIDE_SEGMENT_FIELD && tile->segments[i].ports) field = i;
        if (tile->segments[i].kind == BASTIDE_SEGMENT_MONASTERY) monastery = i;
        if (tile->segments[i].kind != BASTIDE_SEGMENT_ROAD) continue;
        road = i;
        ++roads;
        through += sides_of(tile, i) > 1;
    }
    draw_beside(tile, LEFT, 3);
    draw_beside(tile, RIGHT, 1);
    own(tile, MID, middle_city(tile) >= 0 ? middle_city(tile) : field, '.');
    if (monastery < 0 && road >= 0) draw_road_middle(tile, road, roads, through);
    if (monastery < 0) return;
    own(tile, MID, monastery, '.');
    own(tile, LEFT, -1, '.');
    own(tile, RIGHT, -1, '.');
    tile->letter[LEFT] = '(';
    tile->letter[RIGHT] = ')';
}

/* Takes the next square of a segment in an order of preference, so that nothing is put there twice. */
static int take_square(struct sketch* tile, int32_t segment, const int* order)
{
    int i;
    for (i = 0; i < SQUARES; ++i) {
        if (tile->owner[order[i]] != segment) continue;
        tile->owner[order[i]] = -1;
        return order[i];
    }
    return -1;
}

static void draw_piece(struct sketch* tile, const bastide_piece* piece)
{
    static const int first_middle[SQUARES] = {MID,     LEFT,   RIGHT,   N_MID, E_MID, S_MID, W_MID, N_LEFT,
                                              N_RIGHT, S_LEFT, S_RIGHT, NW,    NE,    SW,    SE};
    static const int first_rim[SQUARES] = {N_RIGHT, S_LEFT, S_RIGHT, N_LEFT, NE,    SW,    SE, NW,
                                           RIGHT,   LEFT,   E_MID,   W_MID,  S_MID, N_MID, MID};
    const int farmer = kind_of(tile, piece->segment) == BASTIDE_SEGMENT_FIELD;
    const char letter = words_seat_letter(piece->seat);
    int square = take_square(tile, piece->segment, farmer ? first_rim : first_middle);
    if (square < 0) square = MID; /* an enclosed field owns no square */
    tile->letter[square] = farmer ? (char)tolower(letter) : letter;
}

static void draw_pennants(struct sketch* tile)
{
    static const int order[SQUARES] = {N_LEFT, S_RIGHT, N_RIGHT, S_LEFT, E_MID, W_MID, LEFT, RIGHT,
                                       N_MID,  S_MID,   MID,     NW,     NE,    SW,    SE};
    int32_t i, left;
    for (i = 0; i < tile->count; ++i) {
        for (left = tile->segments[i].pennants; left > 0; --left) {
            const int square = take_square(tile, i, order);
            if (square >= 0) tile->letter[square] = '*';
        }
    }
}

/* ---- The board ---- */

static void sketch_tile(struct sketch* tile, const bastide_game* game, const bastide_placed* at)
{
    int32_t i;
    tile->count = bastide_game_list_segments(game, at->tile, tile->segments, SEGMENTS_MAX);
    if (tile->count < 0) tile->count = 0;
    if (tile->count > SEGMENTS_MAX) tile->count = SEGMENTS_MAX;
    for (i = 0; i < tile->count; ++i) tile->segments[i].ports = turned(tile->segments[i].ports, at->rotation);
    draw_rim(tile);
    draw_middle(tile);
}

static char* canvas_at(const struct canvas* canvas, int32_t x, int32_t y, int32_t line)
{
    const int32_t row = (y - canvas->y0) * HIGH + line;
    return canvas->letters + (row * canvas->across + (x - canvas->x0)) * WIDE;
}

static void draw_tile(const struct canvas* canvas, const bastide_game* game, const bastide_placed* at,
                      const bastide_piece* pieces, int32_t piece_count)
{
    struct sketch tile;
    int32_t i;
    sketch_tile(&tile, game, at);
    for (i = 0; i < piece_count; ++i) {
        const bastide_piece* piece = &pieces[i];
        const int here = piece->where == BASTIDE_WHERE_SEGMENT && piece->x == at->x && piece->y == at->y;
        if (here && piece->segment >= 0 && piece->segment < tile.count) draw_piece(&tile, piece);
    }
    draw_pennants(&tile);
    for (i = 0; i < HIGH; ++i) memcpy(canvas_at(canvas, at->x, at->y, i), tile.letter + i * WIDE, WIDE);
}

/* Neighbours are labelled on different lines, so that their labels do not run together. */
static void draw_free_cell(const struct canvas* canvas, const bastide_placement* cell)
{
    char label[32];
    const int length = snprintf(label, sizeof label, "%d,%d", (int)cell->x, (int)cell->y);
    const int32_t line = (cell->x + cell->y) % 2 == 0 ? 1 : 0;
    if (length <= WIDE) memcpy(canvas_at(canvas, cell->x, cell->y, line) + (WIDE - length) / 2, label, (size_t)length);
}

static void print_canvas(FILE* out, const struct canvas* canvas)
{
    const int32_t width = canvas->across * WIDE;
    int32_t i, row;
    fputs("   ", out);
    for (i = 0; i < canvas->across; ++i) fprintf(out, "%5d", (int)(canvas->x0 + i));
    fputc('\n', out);
    for (row = 0; row < canvas->down * HIGH; ++row) {
        int32_t end = width;
        while (end > 0 && canvas->letters[row * width + end - 1] == ' ') --end;
        if (row % HIGH == 1)
            fprintf(out, "%4d ", (int)(canvas->y0 + row / HIGH));
        else
            fputs(end > 0 ? "     " : "", out);
        fprintf(out, "%.*s\n", (int)end, canvas->letters + row * width);
    }
}

static void stretch(struct canvas* canvas, int32_t x, int32_t y)
{
    const int32_t x1 = canvas->x0 + canvas->across, y1 = canvas->y0 + canvas->down;
    if (x < canvas->x0) canvas->x0 = x;
    if (y < canvas->y0) canvas->y0 = y;
    canvas->across = (x >= x1 ? x + 1 : x1) - canvas->x0;
    canvas->down = (y >= y1 ? y + 1 : y1) - canvas->y0;
}

int board_text_print(FILE* out, const bastide_game* game, const bastide_piece* pieces, int32_t piece_count,
                     const bastide_placement* free_cells, int32_t free_count)
{
    const int32_t count = bastide_game_list_board(game, NULL, 0);
    bastide_placed* board;
    struct canvas canvas;
    size_t size;
    int32_t i;
    int status = -1;
    if (count <= 0) return 0;
    board = malloc((size_t)count * sizeof *board);
    if (!board) return -1;
    bastide_game_list_board(game, board, count);
    canvas.x0 = board[0].x;
    canvas.y0 = board[0].y;
    canvas.across = canvas.down = 1;
    for (i = 0; i < count; ++i) stretch(&canvas, board[i].x, board[i].y);
    for (i = 0; i < free_count; ++i) stretch(&canvas, free_cells[i].x, free_cells[i].y);
    size = (size_t)canvas.across * (size_t)canvas.down * SQUARES;
    canvas.letters = malloc(size);
    if (canvas.letters) {
        memset(canvas.letters, ' ', size);
        for (i = 0; i < count; ++i) draw_tile(&canvas, game, &board[i], pieces, piece_count);
        for (i = 0; i < free_count; ++i) draw_free_cell(&canvas, &free_cells[i]);
        print_canvas(out, &canvas);
        status = 0;
    }
    free(canvas.letters);
    free(board);
    return status;
}

void board_text_legend(FILE* out)
{
    fputs(
        "city #, pennant *, road - | +, village o, monastery (M), field .\n"
        "knights, thieves and monks: R Red, B Blue, G Green, Y Yellow, K Black, P Pink; farmers: the same in small letters\n",
        out);
}
