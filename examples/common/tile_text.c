/* SPDX-License-Identifier: MIT
 *
 * See tile_text.h. Towers, pieces, pennants and other marks are put on squares that their segments own.
 */
#include "tile_text.h"

#include <ctype.h>
#include <string.h>

#include "tile_sketch.h"

/* ---- Pieces ---- */

char tile_text_seat_letter(int32_t seat) { return seat >= 0 && seat < BASTIDE_SEATS_MAX ? "RBGYKPWO"[seat] : '?'; }

static void put(struct sketch* tile, int square, char letter)
{
    tile->letter[square] = letter;
    tile->taken[square] = 1;
}

/* The first free square of a segment in an order of preference, or -1. */
static int free_square(const struct sketch* tile, int32_t segment, const int* order)
{
    int i;
    for (i = 0; i < SKETCH_SQUARES; ++i)
        if (tile->owner[order[i]] == segment && !tile->taken[order[i]]) return order[i];
    return -1;
}

/* A mark beside a letter, on its right if the square is free. */
static void put_beside(struct sketch* tile, int square, char mark)
{
    if (square % SKETCH_WIDE < SKETCH_WIDE - 1 && !tile->taken[square + 1])
        put(tile, square + 1, mark);
    else if (square % SKETCH_WIDE > 0 && !tile->taken[square - 1])
        put(tile, square - 1, mark);
}

/* Knights, thieves and monks in capitals, farmers in small letters; a mark shows that a piece is not an ordinary follower. A
   piece of nobody is its mark alone. */
static void put_piece(struct sketch* tile, int square, const bastide_piece* piece)
{
    const int farmer = piece->spot == BASTIDE_SPOT_SEGMENT && sketch_kind_of(tile, piece->segment) == BASTIDE_SEGMENT_FIELD;
    const char letter = tile_text_seat_letter(piece->seat);
    const char sign = signs_of_piece(piece->kind);
    if (piece->seat < 0) {
        put(tile, square, sign);
        return;
    }
    put(tile, square, farmer ? (char)tolower(letter) : letter);
    if (sign) put_beside(tile, square, sign);
}

static void draw_piece(struct sketch* tile, const bastide_piece* piece)
{
    static const int first_middle[SKETCH_SQUARES] = {MID,     LEFT,   RIGHT,   N_MID, E_MID, S_MID, W_MID, N_LEFT,
                                                     N_RIGHT, S_LEFT, S_RIGHT, NW,    NE,    SW,    SE};
    static const int first_rim[SKETCH_SQUARES] = {N_RIGHT, S_LEFT, S_RIGHT, N_LEFT, NE,    SW,    SE, NW,
                                                  RIGHT,   LEFT,   E_MID,   W_MID,  S_MID, N_MID, MID};
    const int farmer = sketch_kind_of(tile, piece->segment) == BASTIDE_SEGMENT_FIELD;
    const int square = free_square(tile, piece->segment, farmer ? first_rim : first_middle);
    put_piece(tile, square < 0 ? MID : square, piece); /* an enclosed field owns no square */
}

/* The corner of a cell is its north-western one. */
static void draw_barn(struct sketch* tile, const bastide_piece* piece)
{
    tile->taken[NW] = tile->taken[N_LEFT] = 0;
    put_piece(tile, NW, piece);
}

/* A piece on the tile itself or beside another piece, such as the dragon, on a free square whatever it shows. Several that lie on
   one another are their number behind the first. */
static void draw_on_tile(struct sketch* tile, const bastide_piece* piece, int height)
{
    static const int order[SKETCH_SQUARES] = {RIGHT, LEFT, E_MID, W_MID, N_RIGHT, S_RIGHT, N_LEFT, S_LEFT,
                                              NE,    SW,   SE,    NW,    N_MID,   S_MID,   MID};
    int i = 0;
    while (i < SKETCH_SQUARES - 1 && tile->taken[order[i]]) ++i;
    put_piece(tile, order[i], piece);
    if (height > 1) put_beside(tile, order[i], height > 9 ? '+' : (char)('0' + height));
}

static int lies_on_tile(const bastide_piece* piece, const bastide_placed* at)
{
    const int is_there = piece->spot == BASTIDE_SPOT_TILE || piece->spot == BASTIDE_SPOT_BESIDE;
    return is_there && piece->x == at->x && piece->y == at->y && piece->kind != BASTIDE_PIECE_BRIDGE;
}

/* Gold bars lie on one another; all other pieces are drawn each for itself. */
static void draw_pieces_on_tile(struct sketch* tile, const struct tile_text* what)
{
    const bastide_piece* bar = NULL;
    int32_t i;
    int bars = 0;
    for (i = 0; i < what->piece_count; ++i) {
        const bastide_piece* piece = &what->pieces[i];
        if (!lies_on_tile(piece, what->at)) continue;
        if (piece->kind == BASTIDE_PIECE_GOLD_BAR) {
            bar = piece;
            ++bars;
        } else {
            draw_on_tile(tile, piece, 1);
        }
    }
    if (bar) draw_on_tile(tile, bar, bars);
}

/* The marks of a tile itself, on free squares whatever these show. */
static void draw_tile_marks(struct sketch* tile, uint64_t marks, const struct signs* signs)
{
    static const int order[] = {NW, NE, SE, SW, LEFT, RIGHT, W_MID, E_MID};
    size_t i = 0;
    int mark;
    for (mark = 0; mark < SIGNS_MARKS; ++mark) {
        if (!(marks >> mark & 1) || !signs->marks[mark]) continue;
        while (i < sizeof order / sizeof *order && tile->taken[order[i]]) ++i;
        if (i < sizeof order / sizeof *order) put(tile, order[i], signs->marks[mark]);
    }
}

/* A mark makes a monastery another building; elsewhere it has a square of its segment. */
static void draw_marks(struct sketch* tile, const struct signs* signs)
{
    static const int order[SKETCH_SQUARES] = {N_LEFT, S_RIGHT, N_RIGHT, S_LEFT, E_MID, W_MID, LEFT, RIGHT,
                                              N_MID,  S_MID,   MID,     NW,     NE,    SW,    SE};
    int32_t i, left;
    int mark;
    for (i = 0; i < tile->count; ++i) {
        for (left = tile->segments[i].pennants; left > 0; --left) {
            const int square = free_square(tile, i, order);
            if (square >= 0) put(tile, square, '*');
        }
        for (mark = 0; mark < SIGNS_MARKS; ++mark) {
            const char sign = tile->segments[i].marks >> mark & 1 ? signs->marks[mark] : 0;
            const int square = sign ? free_square(tile, i, order) : -1;
            if (sign && tile->segments[i].kind == BASTIDE_SEGMENT_MONASTERY) {
                if (tile->letter[MID] == 'M') tile->letter[MID] = (char)toupper((unsigned char)sign);
            } else if (square >= 0) {
                put(tile, square, sign);
            }
        }
    }
}

/* ---- The tower ---- */

static int32_t first_of(const struct sketch* tile, int32_t kind)
{
    int32_t i;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].kind == kind) return i;
    return -1;
}

static int32_t foundation_of(const struct sketch* tile) { return first_of(tile, BASTIDE_SEGMENT_FOUNDATION); }
static int32_t garden_of(const struct sketch* tile) { return first_of(tile, BASTIDE_SEGMENT_GARDEN); }

static int squares_of(const struct sketch* tile, int32_t segment)
{
    int square, number = 0;
    for (square = 0; square < SKETCH_SQUARES; ++square) number += tile->owner[square] == segment;
    return number;
}

/* Where the roads end at it in the middle; else in a field that has squares to spare, with a free square on the right. */
static int square_of_tower(const struct sketch* tile)
{
    static const int order[] = {S_RIGHT, SW, NW, N_RIGHT};
    int32_t i;
    int spare;
    for (i = 0; i < tile->count; ++i)
        if (tile->segments[i].road_end == BASTIDE_ROAD_END_FOUNDATION) return MID;
    for (spare = 4; spare > 1; --spare) {
        for (i = 0; i < 4; ++i) {
            const int32_t owner = tile->owner[order[i]];
            if (sketch_kind_of(tile, owner) == BASTIDE_SEGMENT_FIELD && squares_of(tile, owner) >= spare) return order[i];
        }
    }
    return LEFT;
}

/* Returns the first of its squares: heights from ten on take two. */
static int draw_height(struct sketch* tile, int32_t height)
{
    const int square = square_of_tower(tile);
    if (height > 9) put(tile, square + 1, (char)('0' + height % 10));
    put(tile, square, height <= 0 ? 'T' : height > 9 ? (char)('0' + height / 10) : (char)('0' + height));
    return square;
}

/* The follower on top, after the height or else before it. */
static void close_tower(struct sketch* tile, int square, int32_t height, char letter)
{
    const int last = square + (height > 9);
    if (last % SKETCH_WIDE < SKETCH_WIDE - 1)
        put(tile, last + 1, letter);
    else
        put(tile, square - 1, letter);
}

/* ---- The garden ---- */

/* In a field that has squares to spare, else in the middle. The garden owns its square, so that an abbot stands there. */
static void draw_garden(struct sketch* tile, int32_t garden)
{
    static const int order[] = {SE, NW, SW, NE, N_LEFT, S_RIGHT, N_RIGHT, S_LEFT, LEFT, RIGHT};
    int square = MID, spare, i;
    for (spare = 3; spare > 0 && square == MID; --spare)
        for (i = 0; i < (int)(sizeof order / sizeof order[0]) && square == MID; ++i)
            if (sketch_kind_of(tile, tile->owner[order[i]]) == BASTIDE_SEGMENT_FIELD && !tile->taken[order[i]] &&
                squares_of(tile, tile->owner[order[i]]) >= spare)
                square = order[i];
    tile->owner[square] = garden;
    tile->letter[square] = 'g';
}

/* ---- All of it ---- */

static void draw_pieces(struct sketch* tile, const struct tile_text* what, int tower)
{
    const int32_t foundation = foundation_of(tile);
    const bastide_piece* barn = NULL;
    int32_t i;
    for (i = 0; i < what->piece_count; ++i) {
        const bastide_piece* piece = &what->pieces[i];
        if (piece->x != what->at->x || piece->y != what->at->y || piece->kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        if (piece->spot == BASTIDE_SPOT_CORNER) barn = piece;
        if (piece->spot != BASTIDE_SPOT_SEGMENT || piece->segment < 0 || piece->segment >= tile->count) continue;
        if (piece->segment == foundation && tower >= 0)
            close_tower(tile, tower, what->height, tile_text_seat_letter(piece->seat));
        else
            draw_piece(tile, piece);
    }
    if (barn) draw_barn(tile, barn);
    draw_pieces_on_tile(tile, what);
}

static uint64_t marks_of_tile(const bastide_game* game, int32_t tile)
{
    bastide_tile_def types[512];
    const int32_t count = bastide_game_list_tiles(game, types, 512);
    return tile >= 0 && tile < count && tile < 512 ? types[tile].marks : 0;
}

void tile_text_draw(const bastide_game* game, const struct tile_text* what, char* letters)
{
    struct sketch tile;
    int tower = -1;
    sketch_tile(&tile, game, what->at);
    if (foundation_of(&tile) >= 0) tower = draw_height(&tile, what->height);
    if (garden_of(&tile) >= 0) draw_garden(&tile, garden_of(&tile));
    draw_pieces(&tile, what, tower);
    draw_marks(&tile, what->signs);
    draw_tile_marks(&tile, marks_of_tile(game, what->at->tile), what->signs);
    memcpy(letters, tile.letter, SKETCH_SQUARES);
}
