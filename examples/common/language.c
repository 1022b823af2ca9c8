/* SPDX-License-Identifier: MIT
 *
 * See language.h.
 */
#include "language.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"

enum { PIECES = 512, HANDS = 64, KINDS = 32 };

/* ---- Files ---- */

static int is_path(const char* name) { return strpbrk(name, "./\\") != NULL; }

static char* find_file(const char* program, const char* name, int32_t* length, char reason[FILE_REASON])
{
    char path[LANGUAGE_LINE];
    const char* slash = strrchr(program, '/');
    char* text = NULL;
    if (is_path(name)) return file_read(name, length, reason);
    if (slash) {
        snprintf(path, sizeof path, "%.*s/../share/bastide/texts/%s.txt", (int)(slash - program), program, name);
        text = file_read(path, length, reason);
    }
    snprintf(path, sizeof path, "%s/%s.txt", BASTIDE_TEXTS, name);
    return text ? text : file_read(path, length, reason);
}

static bastide_texts* parse(const char* program, const char* name)
{
    bastide_texts* texts = NULL;
    bastide_refusal refusal;
    char reason[FILE_REASON];
    int32_t length = 0;
    char* text = find_file(program, name, &length, reason);
    if (!text && is_path(name))
        fprintf(stderr, "bastide: '%s' %s\n", name, reason);
    else if (!text)
        fprintf(stderr, "bastide: there is no language '%s'\n", name);
    else if (bastide_texts_parse(text, length, NULL, &refusal, &texts) != BASTIDE_OK)
        fprintf(stderr, "%s:%d:%d: %s\n", name, (int)refusal.line, (int)refusal.column, refusal.text);
    free(text);
    return texts;
}

/* The library uses the names of seats inside sentences only; by themselves they are in the written file. */
static void find_seats(struct language* language)
{
    const int32_t size = bastide_texts_write(language->texts, NULL, 0);
    char* all = size > 0 ? malloc((size_t)size + 1) : NULL;
    int32_t seat;
    if (all) bastide_texts_write(language->texts, all, size + 1);
    for (seat = 0; seat < BASTIDE_SEATS_MAX; ++seat) {
        char key[LANGUAGE_SEAT];
        const char* found;
        snprintf(key, sizeof key, "seat.%d = ", (int)seat);
        found = all ? strstr(all, key) : NULL;
        if (found) found += strlen(key);
        snprintf(language->seats[seat], LANGUAGE_SEAT, "%.*s", found ? (int)strcspn(found, "\n") : 0, found ? found : "");
    }
    free(all);
}

int language_load(struct language* language, const char* program, const char* name)
{
    language->texts = name ? parse(program, name) : NULL;
    find_seats(language);
    return !name || language->texts;
}

void language_free(struct language* language) { bastide_texts_destroy(language->texts); }

/* ---- Words ---- */

void language_word(const struct language* language, int32_t vocabulary, int32_t number, char* out, int32_t cap)
{
    out[0] = '\0';
    bastide_word_text(language->texts, vocabulary, number, out, cap);
}

/* A list that grows by entries with commas between them. */
struct list {
    char* text;
    int32_t cap;
    int32_t length;
    const char* between;
};

static void add(struct list* list, const char* format, ...)
{
    va_list values;
    int written = snprintf(list->text + list->length, (size_t)(list->cap - list->length), "%s", list->between);
    list->length += written < list->cap - list->length ? written : 0;
    va_start(values, format);
    written = vsnprintf(list->text + list->length, (size_t)(list->cap - list->length), format, values);
    va_end(values);
    if (written > 0) list->length += written < list->cap - list->length ? written : list->cap - list->length - 1;
    list->between = ", ";
}

static void add_number(struct list* list, const char* word, int32_t number)
{
    if (number == 1) add(list, "%s", word);
    if (number > 1) add(list, "%s x %d", word, (int)number);
}

static void add_pieces(struct list* list, const struct language* language, const bastide_game* game, int32_t seat)
{
    int32_t kinds[KINDS], i;
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PIECE, kinds, KINDS);
    char word[LANGUAGE_LINE];
    for (i = 0; i < count && i < KINDS; ++i) {
        language_word(language, BASTIDE_VOCABULARY_PIECE, kinds[i], word, LANGUAGE_LINE);
        add_number(list, word, bastide_game_count_supply(game, seat, kinds[i]));
    }
}

static void add_hand(struct list* list, const bastide_game* game, int32_t seat)
{
    bastide_thing hands[HANDS];
    const int32_t count = bastide_game_list_things(game, BASTIDE_THING_HAND, hands, HANDS);
    const int32_t types = bastide_game_list_tiles(game, NULL, 0);
    bastide_tile_def* tiles = count > 0 && types > 0 ? malloc((size_t)types * sizeof *tiles) : NULL;
    int32_t i;
    if (!tiles) return;
    bastide_game_list_tiles(game, tiles, types);
    for (i = 0; i < count && i < HANDS; ++i)
        if (hands[i].seat == seat) add_number(list, hands[i].tile < 0 ? "?" : tiles[hands[i].tile].name, hands[i].count);
    free(tiles);
}

/* Pieces of nobody that lie in front of the seat, such as a king or gold bars; those of a kind follow one another. */
static void add_held(struct list* list, const struct language* language, const bastide_game* game, int32_t seat)
{
    bastide_piece pieces[PIECES];
    const int32_t all = bastide_game_list_pieces(game, pieces, PIECES);
    char word[LANGUAGE_LINE];
    int32_t i, held = 0;
    for (i = 0; i < all && i < PIECES; ++i) {
        if (pieces[i].spot == BASTIDE_SPOT_HELD && pieces[i].other_seat == seat) ++held;
        if (held == 0 || (i + 1 < all && i + 1 < PIECES && pieces[i + 1].kind == pieces[i].kind)) continue;
        language_word(language, BASTIDE_VOCABULARY_PIECE, pieces[i].kind, word, LANGUAGE_LINE);
        add_number(list, word, held);
        held = 0;
    }
}

static void add_prisoners(struct list* list, const struct language* language, const bastide_game* game, int32_t seat)
{
    bastide_piece pieces[PIECES];
    const int32_t all = bastide_game_list_pieces(game, pieces, PIECES);
    char word[LANGUAGE_LINE];
    int32_t i;
    list->between = list->length > 0 ? " [" : "[";
    for (i = 0; i < all && i < PIECES; ++i) {
        if (pieces[i].spot != BASTIDE_SPOT_PRISON || pieces[i].other_seat != seat) continue;
        language_word(language, BASTIDE_VOCABULARY_PIECE, pieces[i].kind, word, LANGUAGE_LINE);
        add(list, "%s: %s", language->seats[pieces[i].seat], word);
    }
    list->between = "";
    if (strchr(list->text, '[')) add(list, "]");
}

void language_supply(const struct language* language, const bastide_game* game, int32_t seat, char* out, int32_t cap)
{
    struct list list = {out, cap, 0, ""};
    out[0] = '\0';
    add_pieces(&list, language, game, seat);
    add_held(&list, language, game, seat);
    add_hand(&list, game, seat);
    add_prisoners(&list, language, game, seat);
}
