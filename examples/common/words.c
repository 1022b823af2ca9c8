/* SPDX-License-Identifier: MIT
 *
 * See words.h. Every number that the library knows and this file does not is passed on by the library's own name for it.
 */
#include "words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_PRISONERS = 64, WORDS_HANDS = 64 };

void words_clear(struct saying* to)
{
    to->length = 0;
    to->text[0] = '\0';
}

void words_say(struct saying* to, const char* format, ...)
{
    const int32_t room = (int32_t)sizeof to->text - to->length;
    va_list values;
    int written;
    va_start(values, format);
    written = vsnprintf(to->text + to->length, (size_t)room, format, values);
    va_end(values);
    if (written > 0) to->length += written < room ? written : room - 1;
}

const char* words_several(int32_t number) { return number == 1 ? "" : "s"; }

const char* words_seat(int32_t seat)
{
    static const char* const names[BASTIDE_SEATS_MAX] = {"Red", "Blue", "Green", "Yellow", "Black", "Pink", "White", "Orange"};
    return seat >= 0 && seat < BASTIDE_SEATS_MAX ? names[seat] : "nobody";
}

char words_seat_letter(int32_t seat) { return seat >= 0 && seat < BASTIDE_SEATS_MAX ? "RBGYKPWO"[seat] : '?'; }

void words_say_seats(struct saying* to, uint32_t mask)
{
    int32_t seat;
    int first = 1;
    for (seat = 0; seat < 32; ++seat) {
        const uint32_t bit = (uint32_t)1 << seat;
        if (!(mask & bit)) continue;
        if (!first) words_say(to, mask >> seat == 1 ? " and " : ", ");
        words_say(to, "%s", words_seat(seat));
        first = 0;
    }
    if (first) words_say(to, "nobody");
}

void words_say_name(struct saying* to, int32_t list, int32_t number)
{
    char name[WORDS_MAX];
    char* letter;
    if (bastide_name(list, number, name, (int32_t)sizeof name) < 0) {
        words_say(to, "kind %d", (int)number);
        return;
    }
    for (letter = name; *letter; ++letter)
        if (*letter == '_') *letter = ' ';
    words_say(to, "%s", name);
}

/* ---- Tiles ---- */

/* A tile type of the game; its name is empty when there is none of that number. */
static bastide_tile_def tile_of(const bastide_game* game, int32_t tile)
{
    const int32_t count = bastide_game_list_tiles(game, NULL, 0);
    bastide_tile_def* tiles = tile >= 0 && tile < count ? malloc((size_t)count * sizeof *tiles) : NULL;
    bastide_tile_def found;
    memset(&found, 0, sizeof found);
    if (!tiles) return found;
    bastide_game_list_tiles(game, tiles, count);
    found = tiles[tile];
    free(tiles);
    return found;
}

void words_say_tile(struct saying* to, const bastide_game* game, int32_t tile)
{
    const bastide_tile_def found = tile_of(game, tile);
    words_say(to, "%s", found.name[0] ? found.name : "no tile");
}

int words_is_abbey(const bastide_game* game, int32_t tile) { return (tile_of(game, tile).flags & BASTIDE_TILE_WILD) != 0; }

int words_is_abbey_at(const bastide_game* game, int32_t x, int32_t y)
{
    const int32_t index = bastide_game_tile_at(game, x, y);
    const int32_t count = index >= 0 ? bastide_game_list_board(game, NULL, 0) : 0;
    bastide_placed* board = index < count ? malloc((size_t)count * sizeof *board) : NULL;
    int abbey = 0;
    if (!board) return 0;
    bastide_game_list_board(game, board, count);
    abbey = words_is_abbey(game, board[index].tile);
    free(board);
    return abbey;
}

/* ---- Pieces ---- */

void words_say_role(struct saying* to, int32_t piece_kind, int32_t segment_kind)
{
    static const char* const roles[] = {"", "knight", "thief", "farmer", "monk"};
    const int plays_one = segment_kind >= BASTIDE_SEGMENT_CITY && segment_kind <= BASTIDE_SEGMENT_MONASTERY;
    if (piece_kind == BASTIDE_PIECE_FOLLOWER && plays_one)
        words_say(to, "%s", roles[segment_kind]);
    else
        words_say_name(to, BASTIDE_LIST_PIECE, piece_kind);
}

void words_say_place(struct saying* to, const bastide_game* game, int32_t segment_kind, int32_t x, int32_t y)
{
    if (segment_kind == BASTIDE_SEGMENT_MONASTERY && words_is_abbey_at(game, x, y))
        words_say(to, "abbey");
    else if (segment_kind == BASTIDE_SEGMENT_FOUNDATION)
        words_say(to, "tower");
    else
        words_say_name(to, BASTIDE_LIST_SEGMENT, segment_kind);
}

void words_say_figure(struct saying* to, const bastide_game* game, int32_t piece_kind, int32_t segment_kind, int32_t x, int32_t y)
{
    const int on_top = segment_kind == BASTIDE_SEGMENT_FOUNDATION;
    words_say_role(to, piece_kind, segment_kind);
    words_say(to, on_top ? " on top of the " : segment_kind == BASTIDE_SEGMENT_ROAD ? " on the " : " in the ");
    words_say_place(to, game, segment_kind, x, y);
    if (on_top) words_say(to, " at (%d,%d)", (int)x, (int)y);
}

void words_say_corner(struct saying* to, int32_t segment)
{
    static const char* const corners[4] = {"north-west", "north-east", "south-east", "south-west"};
    words_say(to, "%s corner", corners[(segment - BASTIDE_CORNER) & 3]);
}

/* "5 followers", "wagon", with commas between. */
static void say_number(struct saying* to, int32_t number, int32_t kind, int* first)
{
    words_say(to, "%s", *first ? "" : ", ");
    if (number > 1) words_say(to, "%d ", (int)number);
    words_say_name(to, BASTIDE_LIST_PIECE, kind);
    words_say(to, "%s", words_several(number));
    *first = 0;
}

/* "abbey", "tile V", "2 tiles V" */
static void say_held(struct saying* to, const bastide_game* game, const bastide_thing* hand)
{
    if (words_is_abbey(game, hand->tile)) {
        words_say(to, "abbey");
        return;
    }
    if (hand->value > 1) words_say(to, "%d ", (int)hand->value);
    words_say(to, "tile%s ", words_several(hand->value));
    words_say_tile(to, game, hand->tile);
}

void words_say_supply(struct saying* to, const bastide_game* game, int32_t seat)
{
    int32_t kinds[32];
    bastide_thing hands[WORDS_HANDS];
    const int32_t kind_count = bastide_list_numbers(BASTIDE_LIST_PIECE, kinds, 32);
    const int32_t hand_count = bastide_game_list_things(game, BASTIDE_THING_HAND, hands, WORDS_HANDS);
    int32_t i;
    int first = 1;
    for (i = 0; i < kind_count && i < 32; ++i) {
        const int32_t number = bastide_game_supply(game, seat, kinds[i]);
        if (number > 0) say_number(to, number, kinds[i], &first);
    }
    for (i = 0; i < hand_count && i < WORDS_HANDS; ++i) {
        if (hands[i].seat != seat) continue;
        words_say(to, "%s", first ? "" : ", ");
        say_held(to, game, &hands[i]);
        first = 0;
    }
    if (first) words_say(to, "nothing");
}

void words_say_prisoners(struct saying* to, const bastide_game* game, int32_t seat)
{
    bastide_thing held[WORDS_PRISONERS];
    const int32_t all = bastide_game_list_things(game, BASTIDE_THING_PRISONER, held, WORDS_PRISONERS);
    const int32_t count = all < WORDS_PRISONERS ? all : WORDS_PRISONERS;
    int32_t i, k;
    int first = 1;
    for (i = 0; i < count; ++i) {
        int32_t number = 0;
        if (held[i].value != seat) continue;
        for (k = i; k < count; ++k) { /* the others like it are counted now and passed over later */
            if (held[k].value != seat || held[k].seat != held[i].seat || held[k].arg[0] != held[i].arg[0]) continue;
            if (k > i) held[k].value = -1;
            ++number;
        }
        say_number(to, number, held[i].arg[0], &first);
        words_say(to, " of %s", words_seat(held[i].seat));
    }
}
