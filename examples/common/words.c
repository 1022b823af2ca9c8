/* SPDX-License-Identifier: MIT
 *
 * See words.h. Numbers that this file does not handle are printed with the library's names.
 */
#include "words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_PIECES = 512, WORDS_HANDS = 64 };

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

void words_say_name(struct saying* to, int32_t vocabulary, int32_t number)
{
    char name[WORDS_MAX];
    char* letter;
    if (bastide_word_name(vocabulary, number, name, (int32_t)sizeof name) < 0) {
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

/* ---- Pieces ---- */

/* "5 followers", "wagon", with commas between. */
static void say_number(struct saying* to, int32_t number, int32_t kind, int* first)
{
    words_say(to, "%s", *first ? "" : ", ");
    if (number > 1) words_say(to, "%d ", (int)number);
    words_say_name(to, BASTIDE_VOCABULARY_PIECE, kind);
    words_say(to, "%s", words_several(number));
    *first = 0;
}

/* "abbey", "tile V", "2 tiles V" */
static void say_held(struct saying* to, const bastide_game* game, const bastide_thing* hand)
{
    const bastide_tile_def tile = tile_of(game, hand->tile);
    if (tile.flags & BASTIDE_TILE_FLAG_WILD) {
        words_say(to, "abbey");
        return;
    }
    if (hand->count > 1) words_say(to, "%d ", (int)hand->count);
    words_say(to, "tile%s %s", words_several(hand->count), tile.name[0] ? tile.name : "unseen");
}

void words_say_supply(struct saying* to, const bastide_game* game, int32_t seat)
{
    int32_t kinds[32];
    bastide_thing hands[WORDS_HANDS];
    const int32_t kind_count = bastide_word_list(BASTIDE_VOCABULARY_PIECE, kinds, 32);
    const int32_t hand_count = bastide_game_list_things(game, BASTIDE_THING_HAND, hands, WORDS_HANDS);
    int32_t i;
    int first = 1;
    for (i = 0; i < kind_count && i < 32; ++i) {
        const int32_t number = bastide_game_count_supply(game, seat, kinds[i]);
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
    bastide_piece pieces[WORDS_PIECES];
    const int32_t all = bastide_game_list_pieces(game, pieces, WORDS_PIECES);
    const int32_t count = all < WORDS_PIECES ? all : WORDS_PIECES;
    int32_t i, k;
    int first = 1;
    for (i = 0; i < count; ++i) {
        int32_t number = 0;
        if (pieces[i].spot != BASTIDE_SPOT_PRISON || pieces[i].other_seat != seat) continue;
        for (k = i; k < count; ++k) { /* the others like it are counted now and skipped later */
            if (pieces[k].spot != BASTIDE_SPOT_PRISON || pieces[k].other_seat != seat) continue;
            if (pieces[k].seat != pieces[i].seat || pieces[k].kind != pieces[i].kind) continue;
            if (k > i) pieces[k].other_seat = -1;
            ++number;
        }
        say_number(to, number, pieces[i].kind, &first);
        words_say(to, " of %s", words_seat(pieces[i].seat));
    }
}
