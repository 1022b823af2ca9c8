/* SPDX-License-Identifier: MIT */
#include "looking.h"

#include <stdlib.h>
#include <string.h>

/* Asks a list three ways: for its number, for all of it, and for all but one, which must not touch the rest. */
#define LOOK_AT_LIST(Record, call, list, count)                                              \
    do {                                                                                     \
        Record* shorter;                                                                     \
        int32_t written;                                                                     \
        int32_t cap = 0;                                                                     \
        list = NULL;                                                                         \
        count = call;                                                                        \
        PROMISE(count >= 0);                                                                 \
        cap = count;                                                                         \
        list = room_for((size_t)cap, sizeof *list);                                          \
        PROMISE((call) == count);                                                            \
        if (count == 0) break;                                                               \
        shorter = list;                                                                      \
        cap = count - 1;                                                                     \
        list = room_for((size_t)cap, sizeof *list);                                          \
        written = call;                                                                      \
        PROMISE(written == count && memcmp(list, shorter, (size_t)cap * sizeof *list) == 0); \
        free(list);                                                                          \
        list = shorter;                                                                      \
    } while (0)

enum { MOST_KINDS = 32 };

/* Counted, asked for one by one and by chance, the actions are those of the list. */
static void look_without_a_list(const bastide_game* game, uint64_t kinds, const bastide_action* list, int32_t count)
{
    bastide_action action;
    uint64_t word = (uint64_t)count;
    int32_t kind;
    int32_t i;
    for (kind = 0; kind < MOST_KINDS; ++kind) {
        int32_t of_kind = 0;
        for (i = 0; i < count; ++i) of_kind += list[i].kind == kind;
        PROMISE(bastide_game_count_actions(game, kind) == of_kind && (of_kind > 0) == (int32_t)(kinds >> kind & 1));
    }
    PROMISE(bastide_game_count_actions(game, BASTIDE_ACTION_ANY) == count);
    for (i = 0; i < count; i += 1 + count / 4) {
        PROMISE(bastide_game_nth_action(game, BASTIDE_ACTION_ANY, i, &action) == BASTIDE_OK);
        PROMISE(memcmp(&action, &list[i], sizeof action) == 0);
    }
    PROMISE(bastide_game_nth_action(game, BASTIDE_ACTION_ANY, count, &action) == BASTIDE_E_ABSENT);
    PROMISE(bastide_game_sample_action(game, BASTIDE_ACTION_ANY, &word, &action) == (count > 0 ? BASTIDE_OK : BASTIDE_E_ABSENT));
    for (i = 0; i < count && memcmp(&action, &list[i], sizeof action) != 0; ++i) {
    }
    PROMISE(count == 0 || i < count);
}

static void look_at_actions(const bastide_game* game, const bastide_pending* pending)
{
    bastide_action* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_action, bastide_game_list_actions(game, BASTIDE_ACTION_ANY, list, cap), list, count);
    PROMISE((count == 0) == (pending->over != 0));
    look_without_a_list(game, pending->kinds, list, count);
    for (i = 0; i < count; ++i) {
        bastide_verdict verdict;
        bastide_action read;
        char line[160];
        PROMISE(bastide_game_check(game, &list[i], &verdict) == BASTIDE_OK && verdict.legal == 1);
        PROMISE(list[i].seat == pending->seat);
        PROMISE((pending->kinds >> list[i].kind & 1) != 0);
        PROMISE(bastide_action_text(game, &list[i], line, sizeof line) > 0);
        PROMISE(bastide_action_parse(game, line, -1, NULL, &read) == BASTIDE_OK);
        PROMISE(read.kind == list[i].kind && read.seat == list[i].seat);
        PROMISE(bastide_game_check(game, &read, &verdict) == BASTIDE_OK && verdict.legal == 1);
    }
    free(list);
}

static void look_at_features(const bastide_game* game)
{
    int32_t* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(int32_t, bastide_game_list_features(game, BASTIDE_SEGMENT_ANY, list, cap), list, count);
    for (i = 0; i < count; ++i) {
        bastide_feature feature;
        bastide_part* parts;
        int32_t segments;
        feature.struct_size = sizeof feature;
        PROMISE(bastide_game_get_feature(game, list[i], &feature) == BASTIDE_OK);
        PROMISE(feature.id == list[i]);
        LOOK_AT_LIST(bastide_part, bastide_game_list_parts(game, list[i], parts, cap), parts, segments);
        PROMISE(segments == feature.segments && segments > 0);
        PROMISE(bastide_game_feature_at(game, parts[0].x, parts[0].y, parts[0].segment) == list[i]);
        free(parts);
    }
    free(list);
}

static void look_at_tiles(const bastide_game* game)
{
    bastide_tile_def* tiles;
    bastide_stock* stock;
    bastide_placed* board;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_stock, bastide_game_list_stock(game, stock, cap), stock, count);
    for (i = 0; i < count; ++i) PROMISE(stock[i].placed + stock[i].left + stock[i].removed + stock[i].held == stock[i].total);
    free(stock);
    LOOK_AT_LIST(bastide_tile_def, bastide_game_list_tiles(game, tiles, cap), tiles, count);
    for (i = 0; i < count; ++i) {
        bastide_segment_def* segments;
        int32_t parts;
        LOOK_AT_LIST(bastide_segment_def, bastide_game_list_segments(game, i, segments, cap), segments, parts);
        PROMISE(parts == tiles[i].segments);
        free(segments);
    }
    free(tiles);
    LOOK_AT_LIST(bastide_placed, bastide_game_list_board(game, board, cap), board, count);
    for (i = 0; i < count; ++i) PROMISE(bastide_game_tile_at(game, board[i].x, board[i].y) == i);
    free(board);
}

static void look_at_pieces(const bastide_game* game)
{
    bastide_piece* pieces;
    bastide_thing* things;
    int32_t known[64];
    int32_t kinds;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_piece, bastide_game_list_pieces(game, pieces, cap), pieces, count);
    free(pieces);
    kinds = bastide_list_numbers(BASTIDE_LIST_THING, known, 64);
    PROMISE(kinds > 0 && kinds <= 64);
    for (i = 0; i < kinds; ++i) {
        LOOK_AT_LIST(bastide_thing, bastide_game_list_things(game, known[i], things, cap), things, count);
        free(things);
    }
}

static void look_at_events(const bastide_game* game)
{
    bastide_event* events;
    bastide_score_line* lines;
    uint64_t first;
    uint64_t next;
    int32_t count;
    int32_t i;
    PROMISE(bastide_game_event_range(game, &first, &next) == BASTIDE_OK && first <= next);
    LOOK_AT_LIST(bastide_event, bastide_game_list_events(game, first, events, cap), events, count);
    PROMISE((uint64_t)count == next - first);
    for (i = 0; i < count; ++i) PROMISE(events[i].seq == first + (uint64_t)i);
    free(events);
    LOOK_AT_LIST(bastide_score_line, bastide_game_list_score_lines(game, first, lines, cap), lines, count);
    for (i = 0; i < count; ++i) PROMISE(lines[i].count * lines[i].each == lines[i].points);
    free(lines);
}

void look_at_all(const bastide_game* game)
{
    bastide_pending pending;
    bastide_config config;
    bastide_choice* choices;
    int32_t count;
    pending.struct_size = sizeof pending;
    config.struct_size = sizeof config;
    PROMISE(bastide_game_pending(game, &pending) == BASTIDE_OK);
    PROMISE(bastide_game_get_config(game, &config) == BASTIDE_OK);
    LOOK_AT_LIST(bastide_choice, bastide_game_list_choices(game, choices, cap), choices, count);
    free(choices);
    look_at_actions(game, &pending);
    look_at_features(game);
    look_at_tiles(game);
    look_at_pieces(game);
    look_at_events(game);
}

/* ---- keeping ---- */

static void end_equal(const bastide_game* game, bastide_game* copy)
{
    PROMISE(hash_of(game) == hash_of(copy));
    bastide_game_destroy(copy);
}

/* Whoever sees no more than a view can play on as nature and the seats. */
static void play_out_and_end(bastide_game* game)
{
    uint64_t word = hash_of(game);
    PROMISE(bastide_games_play_out(&game, 1, 40, &word) >= 0);
    bastide_game_destroy(game);
}

static void keep_as_bytes(const bastide_game* game, Sets sets, int32_t view)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    uint8_t* bytes = snapshot_of(game, view, &size);
    uint8_t* second;
    if (bytes == NULL) return;
    PROMISE(bastide_game_load(bytes, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = snapshot_of(copy, view, &again);
    PROMISE(again == size && memcmp(bytes, second, (size_t)size) == 0);
    free(bytes);
    free(second);
    PROMISE(hash_of(game) == hash_of(copy));
    play_out_and_end(copy);
}

/* A script names sets by their places alone, and a snapshot may tell them the other way round than they were given. */
static int are_sets_in_order(const bastide_game* game)
{
    bastide_tile_def tiles[160];
    const int32_t count = bastide_game_list_tiles(game, tiles, 160);
    int32_t i = 0;
    PROMISE(count <= 160);
    while (i < count && strcmp(tiles[i].name, "Y3") != 0) ++i;
    while (i < count && strcmp(tiles[i].name, "Y1") != 0) ++i;
    return i >= count;
}

static void keep_as_text(const bastide_game* game, Sets sets, int32_t view)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    char* text = are_sets_in_order(game) ? script_of(game, view, &size) : NULL;
    char* second;
    if (text == NULL) return;
    PROMISE(bastide_game_load_script(text, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = script_of(copy, view, &again);
    PROMISE(again == size && memcmp(text, second, (size_t)size) == 0);
    free(text);
    free(second);
    end_equal(game, copy);
}

/* In every view, of the seats' views one or two. */
void keep_and_return(const bastide_game* game, Sets sets)
{
    const int32_t seat = (int32_t)(hash_of(game) % (uint64_t)seats_of(game));
    bastide_game* copy = NULL;
    PROMISE(bastide_game_clone(game, memory(), &copy) == BASTIDE_OK);
    end_equal(game, copy);
    keep_as_bytes(game, sets, BASTIDE_VIEW_FULL);
    keep_as_bytes(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_bytes(game, sets, BASTIDE_VIEW_SEAT + seat);
    keep_as_text(game, sets, BASTIDE_VIEW_FULL);
    keep_as_text(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_text(game, sets, BASTIDE_VIEW_SEAT + (seat + 1) % seats_of(game));
}
