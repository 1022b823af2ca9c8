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
        list = new_array((size_t)cap, sizeof *list);                                         \
        PROMISE((call) == count);                                                            \
        if (count == 0) break;                                                               \
        shorter = list;                                                                      \
        cap = count - 1;                                                                     \
        list = new_array((size_t)cap, sizeof *list);                                         \
        written = call;                                                                      \
        PROMISE(written == count && memcmp(list, shorter, (size_t)cap * sizeof *list) == 0); \
        free(list);                                                                          \
        list = shorter;                                                                      \
    } while (0)

enum { MOST_KINDS = BASTIDE_ACTION_RESIGN }; /* which is listed when it is asked for, and has no bit */

/* Counted, asked for one by one and by chance, the actions are those of the list. */
static void look_without_a_list(const bastide_game* game, uint64_t kinds, const bastide_action* list, int32_t count)
{
    bastide_action action;
    uint64_t word = (uint64_t)count;
    int32_t kind;
    int32_t i;
    for (kind = 1; kind < MOST_KINDS; ++kind) {
        int32_t of_kind = 0;
        for (i = 0; i < count; ++i) of_kind += list[i].kind == kind;
        PROMISE(bastide_game_count_actions(game, kind) == of_kind && (of_kind > 0) == (int32_t)(kinds >> kind & 1));
    }
    PROMISE(bastide_game_count_actions(game, BASTIDE_ANY) == count);
    for (i = 0; i < count; i += 1 + count / 4) {
        PROMISE(bastide_game_get_action(game, BASTIDE_ANY, i, &action) == BASTIDE_OK);
        PROMISE(memcmp(&action, &list[i], sizeof action) == 0);
    }
    PROMISE(bastide_game_get_action(game, BASTIDE_ANY, count, &action) == BASTIDE_E_ABSENT);
    PROMISE(bastide_game_sample_action(game, BASTIDE_ANY, &word, &action) == (count > 0 ? BASTIDE_OK : BASTIDE_E_ABSENT));
    for (i = 0; i < count && memcmp(&action, &list[i], sizeof action) != 0; ++i) {
    }
    PROMISE(count == 0 || i < count);
}

/* As codes they are the same actions, and each has its weight. */
static void look_at_codes(const bastide_game* game, const bastide_action* list, int32_t count)
{
    uint64_t* codes;
    int32_t* weights;
    int32_t listed;
    int32_t i;
    LOOK_AT_LIST(int32_t, bastide_game_list_weights(game, BASTIDE_ANY, weights, cap), weights, listed);
    PROMISE(listed == count);
    for (i = 0; i < count; ++i) PROMISE(list[i].seat >= 0 ? weights[i] == 1 : weights[i] > 0);
    free(weights);
    if (bastide_game_list_codes(game, BASTIDE_ANY, NULL, 0) == BASTIDE_E_LIMIT) return;
    LOOK_AT_LIST(uint64_t, bastide_game_list_codes(game, BASTIDE_ANY, codes, cap), codes, listed);
    PROMISE(listed == count);
    for (i = 0; i < count; ++i) {
        bastide_action action;
        uint64_t code = 0;
        PROMISE(codes[i] >> 53 == 0 && bastide_action_decode(codes[i], &action) == BASTIDE_OK);
        PROMISE(memcmp(&action, &list[i], sizeof action) == 0);
        PROMISE(bastide_action_encode(&list[i], &code) == BASTIDE_OK && code == codes[i]);
    }
    free(codes);
}

/* Each seat that plays may leave the game, and the clock may decide for one that is asked. */
static void look_at_seats_that_decide(const bastide_game* game, const bastide_decision* now, const bastide_action* list)
{
    bastide_action action;
    bastide_seat* seats;
    bastide_action* leaving;
    int32_t playing = 0;
    int32_t count;
    int32_t i;
    const bastide_status status = bastide_game_get_default_action(game, &action);
    PROMISE(status == (now->seat >= 0 ? BASTIDE_OK : BASTIDE_E_ABSENT));
    if (status == BASTIDE_OK) {
        PROMISE(action.seat == now->seat && action.origin == BASTIDE_ORIGIN_CLOCK);
        PROMISE(action.kind == (now->may_pass ? BASTIDE_ACTION_PASS : list[0].kind));
        PROMISE(bastide_game_check(game, &action, NULL) == BASTIDE_OK);
    }
    LOOK_AT_LIST(bastide_seat, bastide_game_list_seats(game, seats, cap), seats, count);
    PROMISE(count == seats_of(game));
    for (i = 0; i < count; ++i) playing += seats[i].state == BASTIDE_SEAT_STATE_PLAYING;
    LOOK_AT_LIST(bastide_action, bastide_game_list_actions(game, BASTIDE_ACTION_RESIGN, leaving, cap), leaving, count);
    PROMISE(count == (now->over ? 0 : playing));
    for (i = 0; i < count; ++i) PROMISE(seats[leaving[i].seat].state == BASTIDE_SEAT_STATE_PLAYING);
    free(seats);
    free(leaving);
}

/* A sentence about anything is some words, closed by NUL. */
#define LOOK_AT_TEXT(call)                                    \
    do {                                                      \
        char out[320];                                        \
        const int32_t cap = sizeof out;                       \
        PROMISE((call) > 0 && memchr(out, '\0', sizeof out)); \
    } while (0)

static void look_at_actions(const bastide_game* game, const bastide_decision* now)
{
    bastide_action* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_action, bastide_game_list_actions(game, BASTIDE_ANY, list, cap), list, count);
    PROMISE((count == 0) == (now->over != 0));
    look_without_a_list(game, now->kinds, list, count);
    for (i = 0; i < count; ++i) {
        bastide_refusal refusal;
        bastide_action read;
        char line[160];
        PROMISE(bastide_game_check(game, &list[i], &refusal) == BASTIDE_OK && refusal.status == BASTIDE_OK);
        PROMISE(list[i].seat == now->seat);
        PROMISE((now->kinds >> list[i].kind & 1) != 0);
        PROMISE(bastide_action_write(game, &list[i], line, sizeof line) > 0);
        PROMISE(bastide_action_parse(game, line, -1, NULL, &read) == BASTIDE_OK);
        PROMISE(read.kind == list[i].kind && read.seat == list[i].seat);
        PROMISE(bastide_game_check(game, &read, NULL) == BASTIDE_OK);
        if (i % 8 == 0) LOOK_AT_TEXT(bastide_action_text(game, NULL, &list[i], out, cap));
    }
    look_at_codes(game, list, count);
    look_at_seats_that_decide(game, now, list);
    LOOK_AT_TEXT(bastide_decision_text(game, NULL, now, out, cap));
    free(list);
}

static void look_at_features(const bastide_game* game)
{
    bastide_feature* list;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_feature, bastide_game_list_features(game, BASTIDE_ANY, list, cap), list, count);
    for (i = 0; i < count; ++i) {
        bastide_feature feature;
        bastide_placed_segment* parts;
        int32_t segments;
        PROMISE(bastide_game_get_feature(game, list[i].id, &feature) == BASTIDE_OK);
        PROMISE(memcmp(&feature, &list[i], sizeof feature) == 0);
        LOOK_AT_LIST(bastide_placed_segment, bastide_game_list_feature_segments(game, feature.id, parts, cap), parts, segments);
        PROMISE(segments == feature.segments && segments > 0);
        if (!is_dice(game)) PROMISE(bastide_game_feature_at(game, parts[0].x, parts[0].y, parts[0].segment) == feature.id);
        free(parts);
    }
    free(list);
}

/* A placed tile has the segments of its type in its rotation. A road that was laid across it is one more, and crosses them. */
static void look_at_segments(const bastide_placed* placed, bastide_segment_def* here, int32_t segments,
                             const bastide_segment_def* printed, int32_t count)
{
    int32_t i;
    PROMISE(segments == count + (placed->span != 0 ? 1 : 0));
    for (i = 0; i < count; ++i) {
        bastide_segment_def below = here[i];
        if (placed->span != 0) {
            PROMISE((below.crosses >> count & 1) != 0);
            below.crosses ^= 1u << count;
        }
        PROMISE(memcmp(&below, &printed[i], sizeof below) == 0);
    }
    if (placed->span == 0) return;
    PROMISE(here[count].kind == BASTIDE_SEGMENT_ROAD && here[count].crosses == (1u << count) - 1);
    PROMISE(here[count].ports == (placed->span == 1 ? 1u << 1 | 1u << 7 : 1u << 4 | 1u << 10));
}

/* The query for a port returns the lowest segment. */
static void look_at_placed(const bastide_game* game, const bastide_placed* placed)
{
    bastide_segment_def* here;
    bastide_segment_def* turned;
    bastide_placed one;
    int32_t segments;
    int32_t count;
    int32_t port;
    PROMISE(bastide_game_placed_at(game, placed->x, placed->y) == placed->index);
    PROMISE(bastide_game_get_placed(game, placed->index, &one) == BASTIDE_OK && memcmp(&one, placed, sizeof one) == 0);
    LOOK_AT_LIST(bastide_segment_def, bastide_game_list_segments_at(game, placed->x, placed->y, here, cap), here, segments);
    LOOK_AT_LIST(bastide_segment_def, bastide_game_list_segments(game, placed->tile, placed->rotation, turned, cap), turned,
                 count);
    look_at_segments(placed, here, segments, turned, count);
    for (port = 0; port < 12; ++port) {
        int32_t owner = 0;
        while (owner < segments && (here[owner].ports >> port & 1) == 0) ++owner;
        PROMISE(bastide_game_segment_at_port(game, placed->x, placed->y, port) == (owner < segments ? owner : BASTIDE_E_ABSENT));
    }
    free(here);
    free(turned);
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
        int32_t listed;
        LOOK_AT_LIST(bastide_segment_def, bastide_game_list_segments(game, i, i % 4, segments, cap), segments, listed);
        PROMISE(listed == tiles[i].segments);
        free(segments);
    }
    free(tiles);
    LOOK_AT_LIST(bastide_placed, bastide_game_list_board(game, board, cap), board, count);
    for (i = 0; i < count; ++i) look_at_placed(game, &board[i]);
    free(board);
}

static void look_at_pieces(const bastide_game* game)
{
    bastide_piece* pieces;
    bastide_thing* things;
    int32_t known[64];
    int32_t kinds;
    int32_t count;
    int32_t all;
    int32_t i;
    LOOK_AT_LIST(bastide_piece, bastide_game_list_pieces(game, pieces, cap), pieces, count);
    for (i = 0; i < count; ++i) {
        bastide_piece one;
        PROMISE(bastide_game_get_piece(game, i, &one) == BASTIDE_OK && memcmp(&one, &pieces[i], sizeof one) == 0);
    }
    free(pieces);
    kinds = bastide_word_list(BASTIDE_VOCABULARY_THING, known, 64);
    PROMISE(kinds > 0 && kinds <= 64);
    LOOK_AT_LIST(bastide_thing, bastide_game_list_things(game, BASTIDE_ANY, things, cap), things, all);
    free(things);
    for (i = 0; i < kinds; ++i) {
        LOOK_AT_LIST(bastide_thing, bastide_game_list_things(game, known[i], things, cap), things, count);
        all -= count;
        free(things);
    }
    PROMISE(all == 0);
}

/* As many for each seat. */
static void look_at_variables(const bastide_game* game)
{
    int32_t* variables;
    int32_t count;
    int32_t seat;
    const int32_t all = bastide_game_list_variables(game, 0, NULL, 0);
    for (seat = 0; seat < seats_of(game); ++seat) {
        LOOK_AT_LIST(int32_t, bastide_game_list_variables(game, seat, variables, cap), variables, count);
        PROMISE(count == all);
        free(variables);
    }
}

/* The best stand first; when the game is over they stand as it ended. */
static void look_at_standing(const bastide_game* game, const bastide_decision* now)
{
    bastide_standing* standing;
    uint32_t winners = 0;
    int32_t count;
    int32_t i;
    LOOK_AT_LIST(bastide_standing, bastide_game_list_standing(game, standing, cap), standing, count);
    PROMISE(count == seats_of(game) && standing[0].rank == 1);
    for (i = 0; i < count; ++i) {
        bastide_seat seat;
        PROMISE(bastide_game_get_seat(game, standing[i].seat, &seat) == BASTIDE_OK && seat.score == standing[i].score);
        PROMISE(i == 0 || standing[i - 1].rank <= standing[i].rank);
        if (now->over) PROMISE(standing[i].final_score == standing[i].score);
        if (standing[i].wins) winners |= 1u << standing[i].seat;
    }
    PROMISE(!now->over || winners == now->winners);
    free(standing);
}

/* The history for a viewer is no longer than the full one. */
static void look_at_history(const bastide_game* game)
{
    bastide_action* all;
    bastide_action* seen;
    int32_t count;
    int32_t told;
    const int32_t seat = (int32_t)(hash_of(game) % (uint64_t)seats_of(game));
    const int32_t asked = bastide_game_list_history(game, BASTIDE_VIEW_FULL, 0, NULL, 0);
    if (asked < 0) {
        PROMISE(asked == BASTIDE_E_STATE || (asked == BASTIDE_E_LIMIT && is_dice(game)));
        return;
    }
    LOOK_AT_LIST(bastide_action, bastide_game_list_history(game, BASTIDE_VIEW_FULL, 0, all, cap), all, count);
    LOOK_AT_LIST(bastide_action, bastide_game_list_history(game, seat, 0, seen, cap), seen, told);
    PROMISE(told == count && bastide_game_list_history(game, BASTIDE_VIEW_PUBLIC, count, NULL, 0) == 0);
    free(all);
    free(seen);
}

static void look_at_events(const bastide_game* game)
{
    bastide_event* events;
    bastide_score_line* lines;
    int32_t totals[BASTIDE_SEATS_MAX];
    uint64_t first;
    uint64_t next;
    int32_t count;
    int32_t told;
    int32_t i;
    PROMISE(bastide_game_get_event_range(game, &first, &next) == BASTIDE_OK && first <= next);
    LOOK_AT_LIST(bastide_event, bastide_game_list_events(game, BASTIDE_VIEW_FULL, 0, events, cap), events, count);
    PROMISE((uint64_t)count <= next - first); /* numbers of events that were dropped are missing */
    for (i = 0; i < count; ++i) {
        PROMISE(events[i].seq >= (i > 0 ? events[i - 1].seq + 1 : first) && events[i].seq < next);
        PROMISE(events[i].group <= events[i].seq);
        if (i % 16 == 0) LOOK_AT_TEXT(bastide_event_text(game, NULL, &events[i], out, cap));
    }
    free(events);
    LOOK_AT_LIST(bastide_event, bastide_game_list_events(game, BASTIDE_VIEW_PUBLIC, first, events, cap), events, told);
    PROMISE(told == count);
    free(events);
    /* Each line is count times each, adds to the one before it, and the last one of a seat is its score. */
    LOOK_AT_LIST(bastide_score_line, bastide_game_list_score_lines(game, 0, lines, cap), lines, count);
    for (i = 0; i < BASTIDE_SEATS_MAX; ++i) {
        bastide_seat seat;
        if (bastide_game_get_seat(game, i, &seat) == BASTIDE_OK) totals[i] = seat.score;
    }
    for (i = count; i-- > 0;) {
        PROMISE(lines[i].count * lines[i].each == lines[i].points && lines[i].total == totals[lines[i].seat]);
        totals[lines[i].seat] -= lines[i].points;
        if (i % 16 == 0) LOOK_AT_TEXT(bastide_score_line_text(game, NULL, &lines[i], out, cap));
    }
    free(lines);
}

void look_at_all(const bastide_game* game)
{
    bastide_decision now;
    bastide_choice* choices;
    int32_t count;
    PROMISE(bastide_game_get_decision(game, &now) == BASTIDE_OK);
    config_of(game);
    LOOK_AT_LIST(bastide_choice, bastide_game_list_choices(game, choices, cap), choices, count);
    free(choices);
    look_at_actions(game, &now);
    look_at_features(game);
    look_at_tiles(game);
    look_at_pieces(game);
    look_at_variables(game);
    look_at_standing(game, &now);
    look_at_history(game);
    look_at_events(game);
}

/* ---- keeping ---- */

static void end_equal(const bastide_game* game, bastide_game* copy)
{
    PROMISE(hash_of(game) == hash_of(copy));
    bastide_game_destroy(copy);
}

/* A game that knows no more than a viewer is played on by nature and the seats. */
static void play_out_and_end(bastide_game* game)
{
    uint64_t word = hash_of(game);
    PROMISE(bastide_games_play_out(&game, 1, 40, &word) >= 0);
    bastide_game_destroy(game);
}

static void keep_as_bytes(const bastide_game* game, Sets sets, int32_t viewer)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    uint8_t* bytes = snapshot_of(game, viewer, &size);
    uint8_t* second;
    if (bytes == NULL) return;
    PROMISE(bastide_game_load_snapshot(bytes, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = snapshot_of(copy, viewer, &again);
    PROMISE(again == size && memcmp(bytes, second, (size_t)size) == 0);
    free(bytes);
    free(second);
    PROMISE(hash_of(game) == hash_of(copy));
    bastide_game_destroy(copy);
    /* And it is the game that a clone for the viewer is, which has no score lines without its log. */
    PROMISE(bastide_game_clone(game, viewer, 0, memory(), &copy) == BASTIDE_OK);
    bytes = snapshot_of(copy, viewer, &again);
    PROMISE(again <= size && hash_of(game) == hash_of(copy));
    free(bytes);
    play_out_and_end(copy);
}

/* A script names sets only by their indices, and a snapshot may hold them in another order than the handles. */
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

static void keep_as_text(const bastide_game* game, Sets sets, int32_t viewer)
{
    bastide_game* copy = NULL;
    int32_t size;
    int32_t again;
    char* text = are_sets_in_order(game) ? script_of(game, viewer, &size) : NULL;
    char* second;
    if (text == NULL) return;
    PROMISE(bastide_game_load_script(text, size, sets.all, sets.count, memory(), NULL, &copy) == BASTIDE_OK);
    second = script_of(copy, viewer, &again);
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
    PROMISE(bastide_game_clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG, memory(), &copy) == BASTIDE_OK);
    end_equal(game, copy);
    keep_as_bytes(game, sets, BASTIDE_VIEW_FULL);
    keep_as_bytes(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_bytes(game, sets, seat);
    keep_as_text(game, sets, BASTIDE_VIEW_FULL);
    keep_as_text(game, sets, BASTIDE_VIEW_PUBLIC);
    keep_as_text(game, sets, (seat + 1) % seats_of(game));
}
