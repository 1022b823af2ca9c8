/* SPDX-License-Identifier: MIT
 *
 * See signs.h.
 */
#include "signs.h"

#include <string.h>

#define NOT_FREE "rbgykpwo" /* the farmers of the seats; g is a garden as well, and o a village */

/* All marks on the tiles of a game and on their segments. */
static uint64_t marks_of_game(const bastide_game* game)
{
    bastide_tile_def types[512];
    bastide_segment_def segments[16];
    const int32_t listed = bastide_game_list_tiles(game, types, 512);
    uint64_t marks = 0;
    int32_t i, k;
    for (i = 0; i < listed && i < 512; ++i) {
        const int32_t count = bastide_game_list_segments(game, i, 0, segments, 16);
        marks |= types[i].marks;
        for (k = 0; k < count && k < 16; ++k) marks |= segments[k].marks;
    }
    return marks;
}

static int is_free(const struct signs* signs, char letter)
{
    return letter >= 'a' && letter <= 'z' && !strchr(NOT_FREE, letter) && !memchr(signs->marks, letter, SIGNS_MARKS);
}

/* The first free letter of a text; 0 when there is none. */
static char first_free(const struct signs* signs, const char* text)
{
    for (; *text; ++text)
        if (is_free(signs, *text)) return *text;
    return 0;
}

static char letter_of_mark(const struct signs* signs, int32_t mark)
{
    char word[64];
    char letter = 0;
    if (bastide_word_name(BASTIDE_VOCABULARY_MARK, mark, word, (int32_t)sizeof word) > 0) letter = first_free(signs, word);
    if (!letter) letter = first_free(signs, "abcdefghijklmnopqrstuvwxyz");
    return letter ? letter : '?';
}

void signs_of_game(const bastide_game* game, struct signs* signs)
{
    const uint64_t marks = marks_of_game(game);
    int32_t mark;
    memset(signs, 0, sizeof *signs);
    for (mark = 0; mark < SIGNS_MARKS; ++mark)
        if (mark != BASTIDE_MARK_PENNANT && marks >> mark & 1) signs->marks[mark] = letter_of_mark(signs, mark);
}

/* Kinds in the order of their numbers; a space for what is never on the board, such as tokens. Letters would be read as farmers
   and marks. */
char signs_of_piece(int32_t kind)
{
    static const char signs[] = "=^%&!\"~   '   ;}:`     /<$@[      _\\{]>=()";
    const int is_known = kind > BASTIDE_PIECE_FOLLOWER && kind < (int32_t)(sizeof signs) + 1;
    if (kind == BASTIDE_PIECE_FOLLOWER || (is_known && signs[kind - 2] == ' ')) return 0;
    return is_known ? signs[kind - 2] : '?';
}
