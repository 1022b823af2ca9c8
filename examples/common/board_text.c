/* SPDX-License-Identifier: MIT
 *
 * See board_text.h.
 */
#include "board_text.h"

#include <stdlib.h>
#include <string.h>

#include "tile_text.h"

enum { WIDE = TILE_TEXT_WIDE, HIGH = TILE_TEXT_HIGH, SQUARES = WIDE * HIGH, TOWERS_MAX = 64 };

struct canvas {
    char* letters;
    int32_t x0, y0; /* the cell in the north-western corner */
    int32_t across, down;
};

struct towers {
    bastide_thing at[TOWERS_MAX];
    int32_t count;
};

static char* canvas_at(const struct canvas* canvas, int32_t x, int32_t y, int32_t line)
{
    const int32_t row = (y - canvas->y0) * HIGH + line;
    return canvas->letters + (row * canvas->across + (x - canvas->x0)) * WIDE;
}

static void list_towers(const bastide_game* game, struct towers* towers)
{
    towers->count = bastide_game_list_things(game, BASTIDE_THING_TOWER, towers->at, TOWERS_MAX);
    if (towers->count > TOWERS_MAX) towers->count = TOWERS_MAX;
}

static int32_t height_at(const struct towers* towers, const bastide_placed* at)
{
    int32_t i;
    for (i = 0; i < towers->count; ++i)
        if (towers->at[i].x == at->x && towers->at[i].y == at->y) return towers->at[i].count;
    return 0;
}

static void draw_tile(const struct canvas* canvas, const bastide_game* game, const struct tile_text* what)
{
    char letters[SQUARES];
    int32_t i;
    tile_text_draw(game, what, letters);
    for (i = 0; i < HIGH; ++i) memcpy(canvas_at(canvas, what->at->x, what->at->y, i), letters + i * WIDE, WIDE);
}

static void draw_tiles(const struct canvas* canvas, const bastide_game* game, const bastide_placed* board, int32_t count,
                       struct tile_text what)
{
    struct towers towers;
    int32_t i;
    list_towers(game, &towers);
    for (i = 0; i < count; ++i) {
        what.at = &board[i];
        what.height = height_at(&towers, &board[i]);
        draw_tile(canvas, game, &what);
    }
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

/* Whether a piece is on the score track. */
static int is_on_track(const bastide_piece* piece)
{
    return piece->spot == BASTIDE_SPOT_SPACE &&
           (piece->kind == BASTIDE_PIECE_TRACK_ROBBER || piece->kind == BASTIDE_PIECE_MESSENGER);
}

/* The pieces on the score track, each with its space: "track: Ar12". */
static void print_track(FILE* out, const bastide_piece* pieces, int32_t count)
{
    int32_t i;
    int found = 0;
    for (i = 0; i < count; ++i) {
        const char sign = signs_of_piece(pieces[i].kind);
        if (!is_on_track(&pieces[i])) continue;
        if (!found++) fputs("   track:", out);
        fprintf(out, " %c", tile_text_seat_letter(pieces[i].seat));
        if (sign) fputc(sign, out);
        fprintf(out, "%d", (int)pieces[i].segment);
    }
    if (found) fputc('\n', out);
}

/* Who is on the spaces beside the tiles: the quarters of a city, each behind the letter of the mark that shows it. */
static void print_spaces(FILE* out, const bastide_piece* pieces, int32_t count, const struct signs* signs)
{
    static const int32_t shown_by[] = {BASTIDE_MARK_CASTLE_QUARTER, BASTIDE_MARK_MARKET_QUARTER, BASTIDE_MARK_BLACKSMITH_QUARTER,
                                       BASTIDE_MARK_CATHEDRAL_QUARTER};
    int32_t space, i;
    for (space = 0; space < (int32_t)(sizeof shown_by / sizeof *shown_by); ++space) {
        int found = 0;
        for (i = 0; i < count; ++i) {
            const char sign = signs_of_piece(pieces[i].kind);
            if (pieces[i].spot != BASTIDE_SPOT_SPACE || pieces[i].segment != space || is_on_track(&pieces[i])) continue;
            if (!found++) fprintf(out, "   %c:", signs->marks[shown_by[space]]);
            fputc(' ', out);
            if (pieces[i].seat >= 0) fputc(tile_text_seat_letter(pieces[i].seat), out);
            if (sign) fputc(sign, out);
        }
        if (found) fputc('\n', out);
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
    struct signs signs;
    const struct tile_text what = {NULL, 0, pieces, piece_count, &signs};
    struct canvas canvas;
    size_t size;
    int32_t i;
    int status = -1;
    if (count <= 0) return 0;
    board = malloc((size_t)count * sizeof *board);
    if (!board) return -1;
    bastide_game_list_board(game, board, count);
    signs_of_game(game, &signs);
    canvas.x0 = board[0].x;
    canvas.y0 = board[0].y;
    canvas.across = canvas.down = 1;
    for (i = 0; i < count; ++i) stretch(&canvas, board[i].x, board[i].y);
    for (i = 0; i < free_count; ++i) stretch(&canvas, free_cells[i].x, free_cells[i].y);
    size = (size_t)canvas.across * (size_t)canvas.down * SQUARES;
    canvas.letters = malloc(size);
    if (canvas.letters) {
        memset(canvas.letters, ' ', size);
        draw_tiles(&canvas, game, board, count, what);
        for (i = 0; i < free_count; ++i) draw_free_cell(&canvas, &free_cells[i]);
        print_canvas(out, &canvas);
        print_spaces(out, pieces, piece_count, &signs);
        print_track(out, pieces, piece_count);
        status = 0;
    }
    free(canvas.letters);
    free(board);
    return status;
}

/* Whether a tile of the game has a kind of segment. */
static int is_shown(const bastide_game* game, int32_t segment_kind)
{
    const int32_t types = bastide_game_list_tiles(game, NULL, 0);
    bastide_segment_def segments[16];
    int32_t i, k;
    for (i = 0; i < types; ++i) {
        const int32_t count = bastide_game_list_segments(game, i, 0, segments, 16);
        for (k = 0; k < count && k < 16; ++k)
            if (segments[k].kind == segment_kind) return 1;
    }
    return 0;
}

static void explain(FILE* out, const struct language* language, const char* sign, int32_t vocabulary, int32_t number)
{
    char word[LANGUAGE_LINE];
    language_word(language, vocabulary, number, word, LANGUAGE_LINE);
    fprintf(out, "%s %s", sign, word);
}

/* The marks of tiles and segments. On a building it is the capital letter. */
static void explain_marks(FILE* out, const bastide_game* game, const struct language* language)
{
    struct signs signs;
    int32_t mark;
    int count = 0;
    signs_of_game(game, &signs);
    for (mark = 0; mark < SIGNS_MARKS; ++mark) {
        char sign[8];
        if (!signs.marks[mark]) continue;
        snprintf(sign, sizeof sign, "%s%c", count++ ? ", " : "", signs.marks[mark]);
        explain(out, language, sign, BASTIDE_VOCABULARY_MARK, mark);
    }
    if (count) fputc('\n', out);
}

/* The kinds of pieces that seats have, or of those that belong to nobody, as a mask. */
static uint64_t kinds_of_pieces(const bastide_game* game, int of_seats)
{
    const int32_t count = bastide_game_list_pieces(game, NULL, 0);
    uint64_t kinds = 0;
    bastide_piece piece;
    int32_t i;
    for (i = 0; i < count; ++i)
        if (bastide_game_get_piece(game, i, &piece) == BASTIDE_OK && (piece.seat >= 0) == of_seats && piece.kind < SIGNS_KINDS)
            kinds |= UINT64_C(1) << piece.kind;
    return kinds;
}

/* The pieces that have a sign: those of the seats as those of the first seat, behind its letter. */
static void explain_pieces(FILE* out, const struct language* language, uint64_t kinds, const char* letter)
{
    int32_t kind;
    int count = 0;
    for (kind = 0; kind < SIGNS_KINDS; ++kind) {
        char sign[8];
        if (!(kinds >> kind & 1) || !signs_of_piece(kind) || kind == BASTIDE_PIECE_TOWER_PIECE) continue;
        snprintf(sign, sizeof sign, "%s%s%c", count++ ? ", " : "", letter, signs_of_piece(kind));
        explain(out, language, sign, BASTIDE_VOCABULARY_PIECE, kind);
    }
    if (count) fputc('\n', out);
}

/* What is drawn for kinds of segments that few boxes have. */
static void explain_segments(FILE* out, const bastide_game* game, const struct language* language, uint64_t kinds)
{
    if (kinds >> BASTIDE_PIECE_TOWER_PIECE & 1) {
        explain(out, language, "T", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_FOUNDATION);
        explain(out, language, ", 2 = 2 x", BASTIDE_VOCABULARY_PIECE, BASTIDE_PIECE_TOWER_PIECE);
        fputc('\n', out);
    }
    if (is_shown(game, BASTIDE_SEGMENT_GARDEN)) {
        explain(out, language, "g", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_GARDEN);
        fputc('\n', out);
    }
    if (is_shown(game, BASTIDE_SEGMENT_RIVER)) {
        explain(out, language, "~", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_RIVER);
        fputc('\n', out);
    }
}

/* The tiles that match any side. */
static void explain_wild_tiles(FILE* out, const bastide_game* game)
{
    bastide_tile_def types[512];
    const int32_t count = bastide_game_list_tiles(game, types, 512);
    int32_t i;
    for (i = 0; i < count && i < 512; ++i)
        if (types[i].flags & BASTIDE_TILE_FLAG_WILD) fprintf(out, "(A) %s\n", types[i].name);
}

void board_text_legend(FILE* out, const bastide_game* game, const struct language* language)
{
    const int32_t count = bastide_game_list_seats(game, NULL, 0);
    const uint64_t kinds = kinds_of_pieces(game, 1);
    const char letter[] = {tile_text_seat_letter(0), 0};
    int32_t i;
    explain(out, language, "#", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_CITY);
    explain(out, language, ", *", BASTIDE_VOCABULARY_MARK, BASTIDE_MARK_PENNANT);
    explain(out, language, ", - | +", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_ROAD);
    explain(out, language, ", o", BASTIDE_VOCABULARY_ROAD_END, BASTIDE_ROAD_END_VILLAGE);
    explain(out, language, ", (M)", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_MONASTERY);
    explain(out, language, ", . r b", BASTIDE_VOCABULARY_SEGMENT, BASTIDE_SEGMENT_FIELD);
    for (i = 0; i < count && i < BASTIDE_SEATS_MAX; ++i)
        fprintf(out, "%s%c %s", i == 0 ? "\n" : ", ", tile_text_seat_letter(i), language->seats[i]);
    fputc('\n', out);
    explain_segments(out, game, language, kinds);
    explain_marks(out, game, language);
    explain_pieces(out, language, kinds, letter);
    explain_pieces(out, language, kinds_of_pieces(game, 0), "");
    explain_wild_tiles(out, game);
}
