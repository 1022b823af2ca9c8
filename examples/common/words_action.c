/* SPDX-License-Identifier: MIT
 *
 * The part of words.h that puts actions into words. An action it does not know is told by its name and its fields.
 */
#include <stdlib.h>

#include "words.h"

enum { PIECES = 256, TOWERS = 64 };

static int32_t kind_at(const bastide_game* game, int32_t x, int32_t y, int32_t segment)
{
    bastide_feature feature;
    feature.struct_size = (uint32_t)sizeof feature;
    feature.kind = BASTIDE_SEGMENT_NONE;
    bastide_game_get_feature(game, bastide_game_feature_at(game, x, y, segment), &feature);
    return feature.kind;
}

/* A piece by its id; its kind is NONE when there is none. */
static bastide_piece piece_of(const bastide_game* game, int32_t id)
{
    bastide_piece pieces[PIECES];
    const int32_t count = bastide_game_list_pieces(game, pieces, PIECES);
    static const bastide_piece none = {-1, BASTIDE_PIECE_NONE, -1, BASTIDE_WHERE_NONE, 0, 0, -1, -1, -1, -1, {0, 0}};
    return id >= 0 && id < count && id < PIECES ? pieces[id] : none;
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

static void say_reach(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const int32_t index = bastide_game_tile_at(game, action->x, action->y);
    const int32_t count = bastide_game_list_board(game, NULL, 0);
    bastide_placed* board = index >= 0 && index < count ? malloc((size_t)count * sizeof *board) : NULL;
    if (!board) return;
    bastide_game_list_board(game, board, count);
    say_sides(to, game, &board[index], action->segment);
    free(board);
}

static int32_t height_at(const bastide_game* game, int32_t x, int32_t y)
{
    bastide_thing towers[TOWERS];
    const int32_t count = bastide_game_list_things(game, BASTIDE_THING_TOWER, towers, TOWERS);
    int32_t i;
    for (i = 0; i < count && i < TOWERS; ++i)
        if (towers[i].x == x && towers[i].y == y) return towers[i].value;
    return 0;
}

static void say_build(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const int32_t height = height_at(game, action->x, action->y);
    words_say(to, height == 0 ? "begin a tower at (%d,%d)" : "build the tower at (%d,%d)", (int)action->x, (int)action->y);
    if (height > 0) words_say(to, " to height %d", (int)height + 1);
}

static void say_deploy(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    if (action->piece == BASTIDE_PIECE_TOWER_PIECE) {
        say_build(to, game, action);
    } else if (action->segment >= BASTIDE_CORNER) {
        words_say_name(to, BASTIDE_LIST_PIECE, action->piece);
        words_say(to, " on the ");
        words_say_corner(to, action->segment);
    } else {
        const int32_t kind = kind_at(game, action->x, action->y, action->segment);
        words_say_figure(to, game, action->piece, kind, action->x, action->y);
        if (kind == BASTIDE_SEGMENT_FOUNDATION)
            words_say(to, ", height %d", (int)height_at(game, action->x, action->y));
        else
            say_reach(to, game, action);
    }
}

static void say_take(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const bastide_piece piece = piece_of(game, action->piece);
    const int32_t kind = kind_at(game, piece.x, piece.y, piece.segment);
    const int own = piece.seat == action->seat;
    words_say(to, "%s ", own ? "take home your own" : "capture");
    if (!own) words_say(to, "%s's ", words_seat(piece.seat));
    words_say_role(to, piece.kind, kind);
    words_say(to, kind == BASTIDE_SEGMENT_FOUNDATION ? " on the tower" : "");
    words_say(to, " at (%d,%d)", (int)piece.x, (int)piece.y);
}

/* A prisoner of the seat's: bought back, or chosen to come back. */
static void say_freed(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const bastide_piece piece = piece_of(game, action->piece);
    words_say(to, action->kind == BASTIDE_ACTION_PAY ? "pay %s ransom for your " : "get back from %s your ",
              words_seat(piece.holder));
    words_say_name(to, BASTIDE_LIST_PIECE, piece.kind);
}

static void say_move(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    words_say(to, "move the ");
    words_say_name(to, BASTIDE_LIST_PIECE, piece_of(game, action->piece).kind);
    words_say(to, " to the ");
    words_say_place(to, game, kind_at(game, action->x, action->y, action->segment), action->x, action->y);
    words_say(to, " at (%d,%d)", (int)action->x, (int)action->y);
    say_reach(to, game, action);
}

static void say_place(struct saying* to, const bastide_game* game, const bastide_action* action)
{
    const int abbey = words_is_abbey(game, action->tile);
    words_say(to, abbey ? "lay the abbey" : "place ");
    if (!abbey) words_say_tile(to, game, action->tile);
    words_say(to, " at (%d,%d)", (int)action->x, (int)action->y);
    if (!abbey) words_say(to, " turned %d", (int)action->rotation);
}

/* Passing means something else at every step. */
static void say_pass(struct saying* to, const bastide_game* game)
{
    bastide_pending pending;
    pending.struct_size = (uint32_t)sizeof pending;
    pending.step = BASTIDE_STEP_NONE;
    bastide_game_pending(game, &pending);
    switch (pending.step) {
        case BASTIDE_STEP_RANSOM: words_say(to, "pay no ransom now"); break;
        case BASTIDE_STEP_CAPTURE: words_say(to, "capture nobody"); break;
        case BASTIDE_STEP_ABBEY: words_say(to, pending.tiles_left > 0 ? "draw a tile" : "keep the abbey"); break;
        case BASTIDE_STEP_WAGON: words_say(to, "take the wagon home"); break;
        default: words_say(to, "pass");
    }
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
        case BASTIDE_ACTION_PLACE: say_place(to, game, action); break;
        case BASTIDE_ACTION_DEPLOY: say_deploy(to, game, action); break;
        case BASTIDE_ACTION_PASS: say_pass(to, game); break;
        case BASTIDE_ACTION_TAKE: say_take(to, game, action); break;
        case BASTIDE_ACTION_PAY:
        case BASTIDE_ACTION_CHOOSE: say_freed(to, game, action); break;
        case BASTIDE_ACTION_MOVE: say_move(to, game, action); break;
        case BASTIDE_ACTION_ELECT: words_say(to, "name %s", words_seat(action->value)); break;
        case BASTIDE_ACTION_DISCARD:
            words_say(to, "give away ");
            words_say_tile(to, game, action->tile);
            break;
        default: say_unknown(to, game, action); break;
    }
}
