/* SPDX-License-Identifier: MIT
 *
 * See words.h. Every number that the library knows and this file does not is passed on by the library's own name for it.
 */
#include "words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

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

void words_say_figure(struct saying* to, int32_t piece_kind, int32_t segment_kind)
{
    static const char* const roles[] = {"", "knight", "thief", "farmer", "monk"};
    static const char* const places[] = {"", "in the city", "on the road", "in the field", "in the monastery"};
    const int known = segment_kind >= BASTIDE_SEGMENT_CITY && segment_kind <= BASTIDE_SEGMENT_MONASTERY;
    if (piece_kind == BASTIDE_PIECE_FOLLOWER && known)
        words_say(to, "%s", roles[segment_kind]);
    else
        words_say_name(to, BASTIDE_LIST_PIECE, piece_kind);
    if (known) {
        words_say(to, " %s", places[segment_kind]);
    } else if (segment_kind > 0) {
        words_say(to, " on the ");
        words_say_name(to, BASTIDE_LIST_SEGMENT, segment_kind);
    }
}

void words_say_tile(struct saying* to, const bastide_game* game, int32_t tile)
{
    const int32_t count = bastide_game_list_tiles(game, NULL, 0);
    bastide_tile_def* tiles;
    if (tile < 0 || tile >= count) {
        words_say(to, "no tile");
        return;
    }
    tiles = malloc((size_t)count * sizeof *tiles);
    if (!tiles) return;
    bastide_game_list_tiles(game, tiles, count);
    words_say(to, "%s", tiles[tile].name);
    free(tiles);
}

/* " (north, east)": the sides that a segment of the tile on a cell reaches as the tile lies. Of a side that a road parts a
 * field has a half; the halves have the eight names between the winds: "ENE" is the northern half of the east side. */
static void say_sides(struct saying* to, const bastide_game* game, const bastide_placed* on, int32_t segment)
{
    static const char* const sides[4] = {"north", "east", "south", "west"};
    static const char* const halves[8] = {"NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"};
    bastide_segment_def segments[32];
    const int32_t count = bastide_game_list_segments(game, on->tile, segments, 32);
    int32_t side;
    int first = 1;
    if (segment < 0 || segment >= count || segment >= 32) return;
    for (side = 0; side < 4; ++side) {
        const int32_t printed = (side + 4 - on->rotation) % 4;
        const uint32_t ports = segments[segment].ports >> (3 * printed) & 7u;
        const char* name = ports == 1u ? halves[2 * side] : ports == 4u ? halves[2 * side + 1] : sides[side];
        if (ports == 0) continue;
        words_say(to, "%s%s", first ? " (" : ", ", name);
        first = 0;
    }
    if (!first) words_say(to, ")");
}

static void say_deploy(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const int32_t index = bastide_game_tile_at(game, action->x, action->y);
    const int32_t count = bastide_game_list_board(game, NULL, 0);
    bastide_placed* board = index >= 0 && index < count ? malloc((size_t)count * sizeof *board) : NULL;
    bastide_feature feature;
    feature.struct_size = (uint32_t)sizeof feature;
    feature.kind = BASTIDE_SEGMENT_NONE;
    bastide_game_get_feature(game, bastide_game_feature_at(game, action->x, action->y, action->segment), &feature);
    words_say_figure(to, action->piece, feature.kind);
    if (!board) return;
    bastide_game_list_board(game, board, count);
    say_sides(to, game, &board[index], action->segment);
    free(board);
}

/* An action that this file has never heard of: its name and every field that is set. */
static void say_unknown(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    words_say_name(to, BASTIDE_LIST_ACTION, action->kind);
    if (action->tile >= 0) {
        words_say(to, ", tile ");
        words_say_tile(to, game, action->tile);
    }
    words_say(to, ", cell (%d,%d)", (int)action->x, (int)action->y);
    if (action->segment >= 0) words_say(to, ", segment %d", (int)action->segment);
    if (action->piece >= 0) words_say(to, ", piece %d", (int)action->piece);
    if (action->value > 0) words_say(to, ", value %d", (int)action->value);
}

void words_say_action(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    switch (action->kind) {
        case BASTIDE_ACTION_DRAW:
            words_say(to, "draw ");
            words_say_tile(to, game, action->tile);
            words_say(to, " (%d left)", (int)action->value);
            break;
        case BASTIDE_ACTION_PLACE:
            words_say(to, "place ");
            words_say_tile(to, game, action->tile);
            words_say(to, " at (%d,%d) turned %d", (int)action->x, (int)action->y, (int)action->rotation);
            break;
        case BASTIDE_ACTION_DEPLOY: say_deploy(to, game, action); break;
        case BASTIDE_ACTION_PASS: words_say(to, "pass"); break;
        default: say_unknown(to, game, action); break;
    }
}
