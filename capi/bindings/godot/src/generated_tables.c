/* SPDX-License-Identifier: MIT
 * Generated from capi/abi/bastide_api.json by capi/bindings/tools/godot.py. Do not edit; run ./dev api.
 */
#include <string.h>

#include "game.h"

extern Class class_config, class_choice, class_refusal, class_decision, class_action, class_event, class_score_line, class_seat, class_standing, class_placed, class_piece, class_feature, class_placed_segment, class_thing, class_stock, class_placement, class_open_cell, class_brief, class_tile_def, class_segment_def, class_point, class_path, class_sign, class_option_def, class_script_line, class_position, class_put, class_dice, class_die, class_players_move, class_players_reason;

typedef char records_fit[RECORD_MAX >= 352 ? 1 : -1];

const uint32_t generated_layout = 2203557308u;

static void run_config_init(Call* call)
{
    bastide_config config;
    int32_t status;
    if (call->failed) return;
    status = bastide_config_init(&config);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_config, &config);
}

static void run_preset_list_choices(Call* call)
{
    const int32_t preset = i32_argument(call, 0);
    bastide_choice* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_preset_list_choices(preset, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_choice*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_preset_list_choices(preset, out, count);
    return_records(call, &class_choice, out, count);
}
static const Argument preset_list_choices_arguments[] = {{"preset", TYPE_INT, NULL, "Bastide.Preset", 0, 0, 0, POSSIBLE_WORD, 0, 0}};

static void run_game_create(Call* call)
{
    const bastide_config* config = (const bastide_config*)record_argument(call, 0);
    int32_t choices_size;
    const bastide_choice* choices = (const bastide_choice*)records_argument(call, 1, &choices_size);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 2, &sets_size);
    bastide_refusal refusal;
    bastide_game* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_create(config, choices, choices_size, sets, sets_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_game, made);
}
static const Argument game_create_arguments[] = {{"config", TYPE_OBJECT, &class_config, NULL, 0, 0, 0}, {"choices", TYPE_ARRAY, &class_choice, NULL, 0, 1, 0}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_game_clone(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    const uint32_t flags = u32_argument(call, 1);
    bastide_game* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_clone(game, viewer, flags, NULL, &made);
    if (is_failure(call, status, NULL)) return;
    return_handle(call, &class_game, made);
}
static const Argument game_clone_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}, {"flags", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 2}};

static void run_game_measure_clone(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    const uint32_t flags = u32_argument(call, 1);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_measure_clone(game, viewer, flags);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_measure_clone_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}, {"flags", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 2}};

static void run_game_copy(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_game* source = (bastide_game*)handle_argument(call, 0);
    const int32_t viewer = i32_argument(call, 1);
    const uint32_t flags = u32_argument(call, 2);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_copy(game, source, viewer, flags);
    if (is_failure(call, status, NULL)) return;
    return_bool(call, 1);
}
static const Argument game_copy_arguments[] = {{"source", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, {"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}, {"flags", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 1}};

static void run_game_restart(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const uint64_t seed = (uint64_t)int_argument(call, 0);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_restart(game, seed);
    if (is_failure(call, status, NULL)) return;
    return_bool(call, 1);
}
static const Argument game_restart_arguments[] = {{"seed", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void run_game_undo(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t action = i32_argument(call, 0);
    bastide_refusal refusal;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_undo(game, action, &refusal);
    if (is_failure(call, status, &refusal)) return;
    return_bool(call, 1);
}
static const Argument game_undo_arguments[] = {{"action", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 2147483647}};

static void run_game_get_config(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_config out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_config(game, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_config, &out);
}

static void run_game_list_choices(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_choice* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_choices(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_choice*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_choices(game, out, count);
    return_records(call, &class_choice, out, count);
}

static void run_game_get_decision(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_decision out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_decision(game, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_decision, &out);
}

static void run_game_list_actions(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    bastide_action* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_actions(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_action*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_actions(game, kind, out, count);
    return_records(call, &class_action, out, count);
}
static const Argument game_list_actions_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 1, -1, POSSIBLE_RANGE, -1, 255}};

static void run_game_count_actions(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_count_actions(game, kind);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_count_actions_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 1, -1, POSSIBLE_RANGE, -1, 255}};

static void run_game_list_codes(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    uint64_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_codes(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (uint64_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_codes(game, kind, out, count);
    return_ints64(call, out, count);
}
static const Argument game_list_codes_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 1, -1, POSSIBLE_RANGE, -1, 255}};

static void run_game_list_weights(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_weights(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_weights(game, kind, out, count);
    return_ints32(call, out, count);
}
static const Argument game_list_weights_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 1, -1, POSSIBLE_RANGE, -1, 255}};

static void run_game_get_action(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    const int32_t index = i32_argument(call, 1);
    bastide_action out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_action(game, kind, index, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_action, &out);
}
static const Argument game_get_action_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 0, -1, POSSIBLE_RANGE, -1, 255}, {"index", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 2147483647}};

static void run_game_get_default_action(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_action out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_default_action(game, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_action, &out);
}

static void run_action_encode(Call* call)
{
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    uint64_t out;
    int32_t status;
    if (call->failed) return;
    status = bastide_action_encode(action, &out);
    if (is_failure(call, status, NULL)) return;
    return_int(call, (int64_t)out);
}
static const Argument action_encode_arguments[] = {{"action", TYPE_OBJECT, &class_action, NULL, 0, 0, 0}};

static void run_action_decode(Call* call)
{
    const uint64_t code = (uint64_t)int_argument(call, 0);
    bastide_action out;
    int32_t status;
    if (call->failed) return;
    status = bastide_action_decode(code, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_action, &out);
}
static const Argument action_decode_arguments[] = {{"code", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void run_game_get_event_range(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    uint64_t first;
    uint64_t next;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_event_range(game, &first, &next);
    if (is_failure(call, status, NULL)) return;
    { const uint64_t both[] = {first, next}; return_ints64(call, both, 2); }
}

static void run_game_list_events(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    const uint64_t first = (uint64_t)int_argument(call, 1);
    bastide_event* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_events(game, viewer, first, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_event*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_events(game, viewer, first, out, count);
    return_records(call, &class_event, out, count);
}
static const Argument game_list_events_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}, {"first", TYPE_INT, NULL, NULL, 0, 1, 0}};

static void run_game_list_score_lines(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const uint64_t first = (uint64_t)int_argument(call, 0);
    bastide_score_line* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_score_lines(game, first, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_score_line*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_score_lines(game, first, out, count);
    return_records(call, &class_score_line, out, count);
}
static const Argument game_list_score_lines_arguments[] = {{"first", TYPE_INT, NULL, NULL, 0, 1, 0}};

static void run_game_list_history(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    const int32_t first = i32_argument(call, 1);
    bastide_action* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_history(game, viewer, first, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_action*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_history(game, viewer, first, out, count);
    return_records(call, &class_action, out, count);
}
static const Argument game_list_history_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}, {"first", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 2147483647}};

static void run_game_list_seats(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_seat* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_seats(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_seat*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_seats(game, out, count);
    return_records(call, &class_seat, out, count);
}

static void run_game_get_seat(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t seat = i32_argument(call, 0);
    bastide_seat out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_seat(game, seat, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_seat, &out);
}
static const Argument game_get_seat_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_count_supply(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t seat = i32_argument(call, 0);
    const int32_t piece_kind = i32_argument(call, 1);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_count_supply(game, seat, piece_kind);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_count_supply_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"piece_kind", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_standing(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_standing* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_standing(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_standing*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_standing(game, out, count);
    return_records(call, &class_standing, out, count);
}

static void run_game_list_board(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_placed* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_board(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_placed*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_board(game, out, count);
    return_records(call, &class_placed, out, count);
}

static void run_game_get_placed(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t placed = i32_argument(call, 0);
    bastide_placed out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_placed(game, placed, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_placed, &out);
}
static const Argument game_get_placed_arguments[] = {{"placed", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_placed_at(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t x = i32_argument(call, 0);
    const int32_t y = i32_argument(call, 1);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_placed_at(game, x, y);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_placed_at_arguments[] = {{"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_segment_at_port(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t x = i32_argument(call, 0);
    const int32_t y = i32_argument(call, 1);
    const int32_t port = i32_argument(call, 2);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_segment_at_port(game, x, y, port);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_segment_at_port_arguments[] = {{"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"port", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 11}};

static void run_game_feature_at(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t x = i32_argument(call, 0);
    const int32_t y = i32_argument(call, 1);
    const int32_t segment = i32_argument(call, 2);
    int32_t status;
    if (call->failed) return;
    status = bastide_game_feature_at(game, x, y, segment);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument game_feature_at_arguments[] = {{"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_pieces(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_piece* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_pieces(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_piece*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_pieces(game, out, count);
    return_records(call, &class_piece, out, count);
}

static void run_game_get_piece(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t piece = i32_argument(call, 0);
    bastide_piece out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_piece(game, piece, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_piece, &out);
}
static const Argument game_get_piece_arguments[] = {{"piece", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_features(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    bastide_feature* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_features(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_feature*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_features(game, kind, out, count);
    return_records(call, &class_feature, out, count);
}
static const Argument game_list_features_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.SegmentKind", 0, 1, -1, POSSIBLE_WORD_OR_ANY, 0, 0}};

static void run_game_get_feature(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t feature = i32_argument(call, 0);
    bastide_feature out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_feature(game, feature, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_feature, &out);
}
static const Argument game_get_feature_arguments[] = {{"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_briefs(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    bastide_brief* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_briefs(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_brief*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_briefs(game, kind, out, count);
    return_records(call, &class_brief, out, count);
}
static const Argument game_list_briefs_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.SegmentKind", 0, 1, -1, POSSIBLE_WORD_OR_ANY, 0, 0}};

static void run_game_get_brief(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t feature = i32_argument(call, 0);
    bastide_brief out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_brief(game, feature, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_brief, &out);
}
static const Argument game_get_brief_arguments[] = {{"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_field_cities(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t feature = i32_argument(call, 0);
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_field_cities(game, feature, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_field_cities(game, feature, out, count);
    return_ints32(call, out, count);
}
static const Argument game_list_field_cities_arguments[] = {{"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_changed_features(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const uint64_t first = (uint64_t)int_argument(call, 0);
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_changed_features(game, first, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_changed_features(game, first, out, count);
    return_ints32(call, out, count);
}
static const Argument game_list_changed_features_arguments[] = {{"first", TYPE_INT, NULL, NULL, 0, 1, 0}};

static void run_game_list_feature_segments(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t feature = i32_argument(call, 0);
    bastide_placed_segment* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_feature_segments(game, feature, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_placed_segment*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_feature_segments(game, feature, out, count);
    return_records(call, &class_placed_segment, out, count);
}
static const Argument game_list_feature_segments_arguments[] = {{"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_things(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t kind = i32_argument(call, 0);
    bastide_thing* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_things(game, kind, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_thing*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_things(game, kind, out, count);
    return_records(call, &class_thing, out, count);
}
static const Argument game_list_things_arguments[] = {{"kind", TYPE_INT, NULL, "Bastide.ThingKind", 0, 1, -1, POSSIBLE_WORD_OR_ANY, 0, 0}};

static void run_game_list_variables(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t seat = i32_argument(call, 0);
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_variables(game, seat, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_variables(game, seat, out, count);
    return_ints32(call, out, count);
}
static const Argument game_list_variables_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_stock(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_stock* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_stock(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_stock*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_stock(game, out, count);
    return_records(call, &class_stock, out, count);
}

static void run_game_list_placements(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    bastide_placement* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_placements(game, tile, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_placement*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_placements(game, tile, out, count);
    return_records(call, &class_placement, out, count);
}
static const Argument game_list_placements_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_open_cells(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t feature = i32_argument(call, 0);
    bastide_open_cell* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_open_cells(game, feature, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_open_cell*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_open_cells(game, feature, out, count);
    return_records(call, &class_open_cell, out, count);
}
static const Argument game_list_open_cells_arguments[] = {{"feature", TYPE_INT, NULL, NULL, 0, 1, -1, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_game_list_left(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_left(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_left(game, out, count);
    return_ints32(call, out, count);
}

static void run_tileset_create(Call* call)
{
    const int32_t set = i32_argument(call, 0);
    bastide_tileset* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_tileset_create(set, NULL, &made);
    if (is_failure(call, status, NULL)) return;
    return_handle(call, &class_tileset, made);
}
static const Argument tileset_create_arguments[] = {{"set", TYPE_INT, NULL, "Bastide.Set", 0, 0, 0, POSSIBLE_WORD, 0, 0}};

static void run_tileset_parse(Call* call)
{
    const Text utf8 = text_argument(call, 0);
    bastide_refusal refusal;
    bastide_tileset* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_tileset_parse(utf8.data, utf8.size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_tileset, made);
}
static const Argument tileset_parse_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}};

static void run_tileset_build(Call* call)
{
    int32_t tiles_size;
    const bastide_tile_def* tiles = (const bastide_tile_def*)records_argument(call, 0, &tiles_size);
    int32_t segments_size;
    const bastide_segment_def* segments = (const bastide_segment_def*)records_argument(call, 1, &segments_size);
    bastide_refusal refusal;
    bastide_tileset* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_tileset_build(tiles, tiles_size, segments, segments_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_tileset, made);
}
static const Argument tileset_build_arguments[] = {{"tiles", TYPE_ARRAY, &class_tile_def, NULL, 0, 0, 0}, {"segments", TYPE_ARRAY, &class_segment_def, NULL, 0, 0, 0}};

static void run_tileset_write(Call* call)
{
    bastide_tileset* set = (bastide_tileset*)call->self->handle;
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_tileset_write(set, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_tileset_write(set, out, count + 1);
    return_text(call, out, count);
}

static void run_tileset_list_tiles(Call* call)
{
    bastide_tileset* set = (bastide_tileset*)call->self->handle;
    bastide_tile_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_tileset_list_tiles(set, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_tile_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_tileset_list_tiles(set, out, count);
    return_records(call, &class_tile_def, out, count);
}

static void run_tileset_list_segments(Call* call)
{
    bastide_tileset* set = (bastide_tileset*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t rotation = i32_argument(call, 1);
    bastide_segment_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_tileset_list_segments(set, tile, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_segment_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_tileset_list_segments(set, tile, rotation, out, count);
    return_records(call, &class_segment_def, out, count);
}
static const Argument tileset_list_segments_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_game_list_tiles(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_tile_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_tiles(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_tile_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_tiles(game, out, count);
    return_records(call, &class_tile_def, out, count);
}

static void run_game_list_segments(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t rotation = i32_argument(call, 1);
    bastide_segment_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_segments(game, tile, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_segment_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_segments(game, tile, rotation, out, count);
    return_records(call, &class_segment_def, out, count);
}
static const Argument game_list_segments_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_game_list_segments_at(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t x = i32_argument(call, 0);
    const int32_t y = i32_argument(call, 1);
    bastide_segment_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_segments_at(game, x, y, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_segment_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_segments_at(game, x, y, out, count);
    return_records(call, &class_segment_def, out, count);
}
static const Argument game_list_segments_at_arguments[] = {{"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_create(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_geometry* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_geometry_create(game, NULL, &made);
    if (is_failure(call, status, NULL)) return;
    return_handle(call, &class_geometry, made);
}

static void run_geometry_create_for_set(Call* call)
{
    bastide_tileset* set = (bastide_tileset*)call->self->handle;
    bastide_geometry* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_geometry_create_for_set(set, NULL, &made);
    if (is_failure(call, status, NULL)) return;
    return_handle(call, &class_geometry, made);
}

static void run_geometry_list_paths(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    bastide_path* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_paths(geometry, tile, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_path*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_paths(geometry, tile, out, count);
    return_records(call, &class_path, out, count);
}
static const Argument geometry_list_paths_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_list_points(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t rotation = i32_argument(call, 1);
    bastide_point* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_points(geometry, tile, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_point*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_points(geometry, tile, rotation, out, count);
    return_points(call, out, count);
}
static const Argument geometry_list_points_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_geometry_list_rings(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t segment = i32_argument(call, 1);
    bastide_path* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_rings(geometry, tile, segment, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_path*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_rings(geometry, tile, segment, out, count);
    return_records(call, &class_path, out, count);
}
static const Argument geometry_list_rings_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_list_outline(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t segment = i32_argument(call, 1);
    const int32_t rotation = i32_argument(call, 2);
    bastide_point* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_outline(geometry, tile, segment, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_point*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_outline(geometry, tile, segment, rotation, out, count);
    return_points(call, out, count);
}
static const Argument geometry_list_outline_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_geometry_list_spots(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t segment = i32_argument(call, 1);
    const int32_t rotation = i32_argument(call, 2);
    bastide_point* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_spots(geometry, tile, segment, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_point*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_spots(geometry, tile, segment, rotation, out, count);
    return_points(call, out, count);
}
static const Argument geometry_list_spots_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_geometry_list_signs(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t rotation = i32_argument(call, 1);
    bastide_sign* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_signs(geometry, tile, rotation, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_sign*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_signs(geometry, tile, rotation, out, count);
    return_records(call, &class_sign, out, count);
}
static const Argument geometry_list_signs_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0, POSSIBLE_RANGE, 0, 3}};

static void run_geometry_segment_at_point(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0);
    const int32_t rotation = i32_argument(call, 1);
    const int32_t x = i32_argument(call, 2);
    const int32_t y = i32_argument(call, 3);
    int32_t status;
    if (call->failed) return;
    status = bastide_geometry_segment_at_point(geometry, tile, rotation, x, y);
    if (is_failure(call, status, NULL)) return;
    return_int(call, status);
}
static const Argument geometry_segment_at_point_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"rotation", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 3}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 1023}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 1023}};

static void run_geometry_pick(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    bastide_game* game = (bastide_game*)handle_argument(call, 0);
    const int32_t x = i32_argument(call, 1);
    const int32_t y = i32_argument(call, 2);
    bastide_placed_segment out;
    int32_t status;
    if (call->failed) return;
    status = bastide_geometry_pick(geometry, game, x, y, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_placed_segment, &out);
}
static const Argument geometry_pick_arguments[] = {{"game", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_list_feature_rings(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    bastide_game* game = (bastide_game*)handle_argument(call, 0);
    const int32_t feature = i32_argument(call, 1);
    bastide_path* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_feature_rings(geometry, game, feature, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_path*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_feature_rings(geometry, game, feature, out, count);
    return_records(call, &class_path, out, count);
}
static const Argument geometry_list_feature_rings_arguments[] = {{"game", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, {"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_list_feature_outline(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    bastide_game* game = (bastide_game*)handle_argument(call, 0);
    const int32_t feature = i32_argument(call, 1);
    bastide_point* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_geometry_list_feature_outline(geometry, game, feature, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_point*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_geometry_list_feature_outline(geometry, game, feature, out, count);
    return_points(call, out, count);
}
static const Argument geometry_list_feature_outline_arguments[] = {{"game", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, {"feature", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_geometry_locate_piece(Call* call)
{
    bastide_geometry* geometry = (bastide_geometry*)call->self->handle;
    bastide_game* game = (bastide_game*)handle_argument(call, 0);
    const int32_t piece = i32_argument(call, 1);
    bastide_point out;
    int32_t status;
    if (call->failed) return;
    status = bastide_geometry_locate_piece(geometry, game, piece, &out);
    if (is_failure(call, status, NULL)) return;
    return_point(call, &out);
}
static const Argument geometry_locate_piece_arguments[] = {{"game", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_word_name(Call* call)
{
    const int32_t vocabulary = i32_argument(call, 0);
    const int32_t number = i32_argument(call, 1);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_word_name(vocabulary, number, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_word_name(vocabulary, number, out, count + 1);
    return_text(call, out, count);
}
static const Argument word_name_arguments[] = {{"vocabulary", TYPE_INT, NULL, "Bastide.Vocabulary", 0, 0, 0, POSSIBLE_WORD, 0, 0}, {"number", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_word_find(Call* call)
{
    const int32_t vocabulary = i32_argument(call, 0);
    const Text name = text_argument(call, 1);
    int32_t out;
    int32_t status;
    if (call->failed) return;
    status = bastide_word_find(vocabulary, name.data, name.size, &out);
    if (is_failure(call, status, NULL)) return;
    return_int(call, (int64_t)out);
}
static const Argument word_find_arguments[] = {{"vocabulary", TYPE_INT, NULL, "Bastide.Vocabulary", 0, 0, 0, POSSIBLE_WORD, 0, 0}, {"name", TYPE_STRING, NULL, NULL, 0, 0, 0}};

static void run_word_list(Call* call)
{
    const int32_t vocabulary = i32_argument(call, 0);
    int32_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_word_list(vocabulary, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (int32_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_word_list(vocabulary, out, count);
    return_ints32(call, out, count);
}
static const Argument word_list_arguments[] = {{"vocabulary", TYPE_INT, NULL, "Bastide.Vocabulary", 0, 0, 0, POSSIBLE_WORD, 0, 0}};

static void run_word_text(Call* call)
{
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 2);
    const int32_t vocabulary = i32_argument(call, 0);
    const int32_t number = i32_argument(call, 1);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_word_text(texts, vocabulary, number, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_word_text(texts, vocabulary, number, out, count + 1);
    return_text(call, out, count);
}
static const Argument word_text_arguments[] = {{"vocabulary", TYPE_INT, NULL, "Bastide.Vocabulary", 0, 0, 0, POSSIBLE_WORD, 0, 0}, {"number", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_word_rule(Call* call)
{
    const int32_t vocabulary = i32_argument(call, 0);
    const int32_t number = i32_argument(call, 1);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_word_rule(vocabulary, number, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_word_rule(vocabulary, number, out, count + 1);
    return_text(call, out, count);
}
static const Argument word_rule_arguments[] = {{"vocabulary", TYPE_INT, NULL, "Bastide.Vocabulary", 0, 0, 0, POSSIBLE_WORD, 0, 0}, {"number", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}};

static void run_option_list(Call* call)
{
    bastide_option_def* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_option_list(NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_option_def*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_option_list(out, count);
    return_records(call, &class_option_def, out, count);
}

static void run_texts_parse(Call* call)
{
    const Text utf8 = text_argument(call, 0);
    bastide_refusal refusal;
    bastide_texts* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_texts_parse(utf8.data, utf8.size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_texts, made);
}
static const Argument texts_parse_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}};

static void run_texts_write(Call* call)
{
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_texts_write(texts, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_texts_write(texts, out, count + 1);
    return_text(call, out, count);
}
static const Argument texts_write_arguments[] = {{"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_action_text(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 1);
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_action_text(game, texts, action, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_action_text(game, texts, action, out, count + 1);
    return_text(call, out, count);
}
static const Argument action_text_arguments[] = {{"action", TYPE_OBJECT, &class_action, NULL, 0, 0, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_decision_text(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 1);
    const bastide_decision* decision = (const bastide_decision*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_decision_text(game, texts, decision, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_decision_text(game, texts, decision, out, count + 1);
    return_text(call, out, count);
}
static const Argument decision_text_arguments[] = {{"decision", TYPE_OBJECT, &class_decision, NULL, 0, 0, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_event_text(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 1);
    const bastide_event* event = (const bastide_event*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_event_text(game, texts, event, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_event_text(game, texts, event, out, count + 1);
    return_text(call, out, count);
}
static const Argument event_text_arguments[] = {{"event", TYPE_OBJECT, &class_event, NULL, 0, 0, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_score_line_text(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 1);
    const bastide_score_line* line = (const bastide_score_line*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_score_line_text(game, texts, line, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_score_line_text(game, texts, line, out, count + 1);
    return_text(call, out, count);
}
static const Argument score_line_text_arguments[] = {{"line", TYPE_OBJECT, &class_score_line, NULL, 0, 0, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};

static void run_refusal_text(Call* call)
{
    bastide_game* game = (bastide_game*)handle_argument(call, 1);
    bastide_texts* texts = (bastide_texts*)handle_argument(call, 2);
    const bastide_action* action = (const bastide_action*)record_argument(call, 3);
    const bastide_refusal* refusal = (const bastide_refusal*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_refusal_text(game, texts, action, refusal, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_refusal_text(game, texts, action, refusal, out, count + 1);
    return_text(call, out, count);
}
static const Argument refusal_text_arguments[] = {{"refusal", TYPE_OBJECT, &class_refusal, NULL, 0, 0, 0}, {"game", TYPE_OBJECT, &class_game, NULL, 1, 1, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}, {"action", TYPE_OBJECT, &class_action, NULL, 1, 1, 0}};

static void run_action_write(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_action_write(game, action, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_action_write(game, action, out, count + 1);
    return_text(call, out, count);
}
static const Argument action_write_arguments[] = {{"action", TYPE_OBJECT, &class_action, NULL, 0, 0, 0}};

static void run_action_parse(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const Text utf8 = text_argument(call, 0);
    bastide_refusal refusal;
    bastide_action out;
    int32_t status;
    if (call->failed) return;
    status = bastide_action_parse(game, utf8.data, utf8.size, &refusal, &out);
    if (is_failure(call, status, &refusal)) return;
    return_record(call, &class_action, &out);
}
static const Argument action_parse_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}};

static void run_game_get_hash(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    uint64_t out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_hash(game, &out);
    if (is_failure(call, status, NULL)) return;
    return_int(call, (int64_t)out);
}

static void run_game_write_snapshot(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    uint8_t* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_write_snapshot(game, viewer, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (uint8_t*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_write_snapshot(game, viewer, out, count);
    return_bytes(call, out, count);
}
static const Argument game_write_snapshot_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}};

static void run_game_restore_snapshot(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const Text bytes = bytes_argument(call, 0);
    bastide_refusal refusal;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_restore_snapshot(game, (const uint8_t*)bytes.data, bytes.size, &refusal);
    if (is_failure(call, status, &refusal)) return;
    return_bool(call, 1);
}
static const Argument game_restore_snapshot_arguments[] = {{"bytes", TYPE_BYTES, NULL, NULL, 0, 0, 0}};

static void run_game_load_snapshot(Call* call)
{
    const Text bytes = bytes_argument(call, 0);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 1, &sets_size);
    bastide_refusal refusal;
    bastide_game* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_load_snapshot((const uint8_t*)bytes.data, bytes.size, sets, sets_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_game, made);
}
static const Argument game_load_snapshot_arguments[] = {{"bytes", TYPE_BYTES, NULL, NULL, 0, 0, 0}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_game_write_script(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const int32_t viewer = i32_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_write_script(game, viewer, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_write_script(game, viewer, out, count + 1);
    return_text(call, out, count);
}
static const Argument game_write_script_arguments[] = {{"viewer", TYPE_INT, NULL, NULL, 0, 1, -100, POSSIBLE_VIEWER, 0, 0}};

static void run_game_load_script(Call* call)
{
    const Text utf8 = text_argument(call, 0);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 1, &sets_size);
    bastide_refusal refusal;
    bastide_game* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_load_script(utf8.data, utf8.size, sets, sets_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_game, made);
}
static const Argument game_load_script_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_script_parse(Call* call)
{
    const Text utf8 = text_argument(call, 0);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 1, &sets_size);
    bastide_refusal refusal;
    bastide_script* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_script_parse(utf8.data, utf8.size, sets, sets_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_script, made);
}
static const Argument script_parse_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_script_write(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_script_write(script, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_script_write(script, out, count + 1);
    return_text(call, out, count);
}

static void run_script_list_lines(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    bastide_script_line* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_script_list_lines(script, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_script_line*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_script_list_lines(script, out, count);
    return_records(call, &class_script_line, out, count);
}

static void run_script_line_text(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    const int32_t index = i32_argument(call, 0);
    char* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_script_line_text(script, index, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (char*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_script_line_text(script, index, out, count + 1);
    return_text(call, out, count);
}
static const Argument script_line_text_arguments[] = {{"index", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 2147483647}};

static void run_script_find_tag(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    const Text utf8 = text_argument(call, 0);
    int32_t out;
    int32_t status;
    if (call->failed) return;
    status = bastide_script_find_tag(script, utf8.data, utf8.size, &out);
    if (is_failure(call, status, NULL)) return;
    return_int(call, (int64_t)out);
}
static const Argument script_find_tag_arguments[] = {{"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}};

static void run_script_replace(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    const int32_t first = i32_argument(call, 0);
    const int32_t removed = i32_argument(call, 1);
    const Text utf8 = text_argument(call, 2);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 3, &sets_size);
    bastide_refusal refusal;
    int32_t status;
    if (call->failed) return;
    status = bastide_script_replace(script, first, removed, utf8.data, utf8.size, sets, sets_size, &refusal);
    if (is_failure(call, status, &refusal)) return;
    return_bool(call, 1);
}
static const Argument script_replace_arguments[] = {{"first", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, 0, 2147483647}, {"removed", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, INT32_MIN, INT32_MAX}, {"utf8", TYPE_STRING, NULL, NULL, 0, 0, 0}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_script_load_game(Call* call)
{
    bastide_script* script = (bastide_script*)call->self->handle;
    const int32_t index = i32_argument(call, 0);
    int32_t sets_size;
    const bastide_tileset* const* sets = (const bastide_tileset* const*)handles_argument(call, 1, &sets_size);
    bastide_refusal refusal;
    bastide_game* made;
    int32_t status;
    if (call->failed) return;
    status = bastide_script_load_game(script, index, sets, sets_size, NULL, &refusal, &made);
    if (is_failure(call, status, &refusal)) return;
    return_handle(call, &class_game, made);
}
static const Argument script_load_game_arguments[] = {{"index", TYPE_INT, NULL, NULL, 0, 0, 0, POSSIBLE_RANGE, -1, 2147483647}, {"sets", TYPE_ARRAY, &class_tileset, NULL, 0, 1, 0}};

static void run_game_list_position(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_put* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_position(game, NULL, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_put*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_position(game, NULL, out, count);
    return_records(call, &class_put, out, count);
}

static void run_game_check_position(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const bastide_position* head = (const bastide_position*)record_argument(call, 0);
    int32_t puts_size;
    const bastide_put* puts = (const bastide_put*)records_argument(call, 1, &puts_size);
    bastide_refusal* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_check_position(game, head, puts, puts_size, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_refusal*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_check_position(game, head, puts, puts_size, out, count);
    return_records(call, &class_refusal, out, count);
}
static const Argument game_check_position_arguments[] = {{"head", TYPE_OBJECT, &class_position, NULL, 0, 0, 0}, {"puts", TYPE_ARRAY, &class_put, NULL, 0, 0, 0}};

static void run_game_set_position(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    const bastide_position* head = (const bastide_position*)record_argument(call, 0);
    int32_t puts_size;
    const bastide_put* puts = (const bastide_put*)records_argument(call, 1, &puts_size);
    bastide_refusal refusal;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_set_position(game, head, puts, puts_size, &refusal);
    if (is_failure(call, status, &refusal)) return;
    return_bool(call, 1);
}
static const Argument game_set_position_arguments[] = {{"head", TYPE_OBJECT, &class_position, NULL, 0, 0, 0}, {"puts", TYPE_ARRAY, &class_put, NULL, 0, 0, 0}};

static void run_game_get_dice(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_dice out;
    int32_t status;
    if (call->failed) return;
    status = bastide_game_get_dice(game, &out);
    if (is_failure(call, status, NULL)) return;
    return_record(call, &class_dice, &out);
}

static void run_game_list_dice(Call* call)
{
    bastide_game* game = (bastide_game*)call->self->handle;
    bastide_die* out;
    int32_t count;
    if (call->failed) return;
    count = bastide_game_list_dice(game, NULL, 0);
    if (is_failure(call, count, NULL)) return;
    out = (bastide_die*)take_memory(call, ((size_t)count + 1) * sizeof *out);
    if (!out) return;
    bastide_game_list_dice(game, out, count);
    return_records(call, &class_die, out, count);
}

static void release_game(void* handle) { bastide_game_destroy((bastide_game*)handle); }
static void release_tileset(void* handle) { bastide_tileset_destroy((bastide_tileset*)handle); }
static void release_texts(void* handle) { bastide_texts_destroy((bastide_texts*)handle); }
static void release_geometry(void* handle) { bastide_geometry_destroy((bastide_geometry*)handle); }
static void release_script(void* handle) { bastide_script_destroy((bastide_script*)handle); }
static void make_choice_set(Call* call)
{
    bastide_choice made;
    memset(&made, 0, sizeof made);
    made.kind = BASTIDE_CHOICE_SET;
    made.id = i32_argument(call, 0);
    made.value = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_choice, &made);
}
static const Argument make_choice_set_arguments[] = {{"id", TYPE_INT, NULL, "Bastide.Set", 0, 0, 0}, {"value", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_choice_pieces(Call* call)
{
    bastide_choice made;
    memset(&made, 0, sizeof made);
    made.kind = BASTIDE_CHOICE_PIECES;
    made.id = i32_argument(call, 0);
    made.value = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_choice, &made);
}
static const Argument make_choice_pieces_arguments[] = {{"id", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0}, {"value", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_choice_option(Call* call)
{
    bastide_choice made;
    memset(&made, 0, sizeof made);
    made.kind = BASTIDE_CHOICE_OPTION;
    made.id = i32_argument(call, 0);
    made.value = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_choice, &made);
}
static const Argument make_choice_option_arguments[] = {{"id", TYPE_INT, NULL, "Bastide.Option", 0, 0, 0}, {"value", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_choice_tileset(Call* call)
{
    bastide_choice made;
    memset(&made, 0, sizeof made);
    made.kind = BASTIDE_CHOICE_TILESET;
    made.id = i32_argument(call, 0);
    made.value = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_choice, &made);
}
static const Argument make_choice_tileset_arguments[] = {{"id", TYPE_INT, NULL, NULL, 0, 0, 0}, {"value", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_choice_bush(Call* call)
{
    bastide_choice made;
    memset(&made, 0, sizeof made);
    made.kind = BASTIDE_CHOICE_BUSH;
    made.id = i32_argument(call, 0);
    made.value = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_choice, &made);
}
static const Argument make_choice_bush_arguments[] = {{"id", TYPE_INT, NULL, NULL, 0, 0, 0}, {"value", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_draw(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.kind = BASTIDE_ACTION_DRAW;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    made.other_seat = i32_argument(call, 2);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_draw_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_place(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_PLACE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    made.x = i32_argument(call, 2);
    made.y = i32_argument(call, 3);
    made.rotation = i32_argument(call, 4);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_place_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"rotation", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_deploy(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DEPLOY;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.spot = i32_argument(call, 1);
    made.x = i32_argument(call, 2);
    made.y = i32_argument(call, 3);
    made.segment = i32_argument(call, 4);
    made.piece_kind = i32_argument(call, 5);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_deploy_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"spot", TYPE_INT, NULL, "Bastide.Spot", 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece_kind", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0}};

static void make_action_pass(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_PASS;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_pass_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_take(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_TAKE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.piece = i32_argument(call, 1);
    made.cause = i32_argument(call, 2);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_take_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}, {"cause", TYPE_INT, NULL, "Bastide.Cause", 0, 0, 0}};

static void make_action_pay(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_PAY;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.piece = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_pay_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_choose_piece(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_CHOOSE_PIECE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.piece = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_choose_piece_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_move(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_MOVE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.piece = i32_argument(call, 1);
    made.spot = i32_argument(call, 2);
    made.x = i32_argument(call, 3);
    made.y = i32_argument(call, 4);
    made.segment = i32_argument(call, 5);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_move_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}, {"spot", TYPE_INT, NULL, "Bastide.Spot", 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_dice_collect(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DICE_COLLECT;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_dice_collect_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_roll(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_ROLL;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_roll_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_dice_stop(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DICE_STOP;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_dice_stop_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_dice_keep(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DICE_KEEP;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_dice_keep_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_fall(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_FALL;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.faces = u32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_fall_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"faces", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_name(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.kind = BASTIDE_ACTION_NAME;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.other_seat = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_name_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_discard(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DISCARD;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_discard_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_bid(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_BID;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.points = i32_argument(call, 1);
    made.tile = i32_argument(call, 2);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_bid_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"points", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_sell(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.kind = BASTIDE_ACTION_SELL;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.other_seat = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_sell_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_draw_unseen(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.kind = BASTIDE_ACTION_DRAW_UNSEEN;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.other_seat = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_draw_unseen_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_reveal(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.kind = BASTIDE_ACTION_REVEAL;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    made.other_seat = i32_argument(call, 2);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_reveal_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_finish(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_FINISH;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_finish_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_resign(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_RESIGN;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_resign_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_choose_place(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_CHOOSE_PLACE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.spot = i32_argument(call, 1);
    made.x = i32_argument(call, 2);
    made.y = i32_argument(call, 3);
    made.segment = i32_argument(call, 4);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_choose_place_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"spot", TYPE_INT, NULL, "Bastide.Spot", 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_choose(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_CHOOSE;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.cause = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_choose_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"cause", TYPE_INT, NULL, "Bastide.Cause", 0, 0, 0}};

static void make_action_span(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_SPAN;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.x = i32_argument(call, 1);
    made.y = i32_argument(call, 2);
    made.span = i32_argument(call, 3);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_span_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"span", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_place_spanned(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_PLACE_SPANNED;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    made.x = i32_argument(call, 2);
    made.y = i32_argument(call, 3);
    made.rotation = i32_argument(call, 4);
    made.span = i32_argument(call, 5);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_place_spanned_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"rotation", TYPE_INT, NULL, NULL, 0, 0, 0}, {"span", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_action_draw_token(Call* call)
{
    bastide_action made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.piece = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_ACTION_DRAW_TOKEN;
    made.origin = BASTIDE_ORIGIN_SEAT;
    made.seat = i32_argument(call, 0);
    made.piece_kind = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_action, &made);
}
static const Argument make_action_draw_token_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece_kind", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0}};

static void make_put_tile(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.seat = -1;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_TILE;
    made.tile = i32_argument(call, 0);
    made.x = i32_argument(call, 1);
    made.y = i32_argument(call, 2);
    made.rotation = i32_argument(call, 3);
    made.span = i32_argument(call, 4);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_tile_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"rotation", TYPE_INT, NULL, NULL, 0, 0, 0}, {"span", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_piece(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.kind = BASTIDE_PUT_PIECE;
    made.seat = i32_argument(call, 0);
    made.piece_kind = i32_argument(call, 1);
    made.piece = i32_argument(call, 2);
    made.spot = i32_argument(call, 3);
    made.x = i32_argument(call, 4);
    made.y = i32_argument(call, 5);
    made.segment = i32_argument(call, 6);
    made.other_seat = i32_argument(call, 7);
    made.beside = i32_argument(call, 8);
    made.span = i32_argument(call, 9);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_piece_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece_kind", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}, {"spot", TYPE_INT, NULL, "Bastide.Spot", 0, 0, 0}, {"x", TYPE_INT, NULL, NULL, 0, 0, 0}, {"y", TYPE_INT, NULL, NULL, 0, 0, 0}, {"segment", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"beside", TYPE_INT, NULL, NULL, 0, 0, 0}, {"span", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_prisoner(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.kind = BASTIDE_PUT_PRISONER;
    made.seat = i32_argument(call, 0);
    made.piece_kind = i32_argument(call, 1);
    made.piece = i32_argument(call, 2);
    made.other_seat = i32_argument(call, 3);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_prisoner_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"piece_kind", TYPE_INT, NULL, "Bastide.PieceKind", 0, 0, 0}, {"piece", TYPE_INT, NULL, NULL, 0, 0, 0}, {"other_seat", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_score(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_SCORE;
    made.seat = i32_argument(call, 0);
    made.points = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_score_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"points", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_held(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_HELD;
    made.seat = i32_argument(call, 0);
    made.tile = i32_argument(call, 1);
    made.slot = i32_argument(call, 2);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_held_arguments[] = {{"seat", TYPE_INT, NULL, NULL, 0, 0, 0}, {"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"slot", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_out(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.seat = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_OUT;
    made.tile = i32_argument(call, 0);
    made.count = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_out_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"count", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_bag(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.seat = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_BAG;
    made.tile = i32_argument(call, 0);
    made.count = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_bag_arguments[] = {{"tile", TYPE_INT, NULL, NULL, 0, 0, 0}, {"count", TYPE_INT, NULL, NULL, 0, 0, 0}};

static void make_put_note(Call* call)
{
    bastide_put made;
    memset(&made, 0, sizeof made);
    made.seat = -1;
    made.tile = -1;
    made.x = -32768;
    made.y = -32768;
    made.segment = -1;
    made.other_seat = -1;
    made.kind = BASTIDE_PUT_NOTE;
    made.note = i32_argument(call, 0);
    made.number = i32_argument(call, 1);
    if (call->failed) return;
    return_record(call, &class_put, &made);
}
static const Argument make_put_note_arguments[] = {{"note", TYPE_INT, NULL, "Bastide.Note", 0, 0, 0}, {"number", TYPE_INT, NULL, NULL, 0, 0, 0}};


static const Method class_game_methods[] = {
    {"clone", run_game_clone, 0, 2, game_clone_arguments, {NULL, TYPE_OBJECT, &class_game, NULL, 0, 0, 0}},
    {"measure_clone", run_game_measure_clone, 0, 2, game_measure_clone_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, 0}},
    {"copy", run_game_copy, 0, 3, game_copy_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"restart", run_game_restart, 0, 1, game_restart_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"undo", run_game_undo, 0, 1, game_undo_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"get_config", run_game_get_config, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_config, NULL, 0, 0, 0}},
    {"list_choices", run_game_list_choices, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_choice, NULL, 0, 0, 0}},
    {"get_decision", run_game_get_decision, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_decision, NULL, 0, 0, 0}},
    {"list_actions", run_game_list_actions, 0, 1, game_list_actions_arguments, {NULL, TYPE_ARRAY, &class_action, NULL, 0, 0, 0}},
    {"count_actions", run_game_count_actions, 0, 1, game_count_actions_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, 0}},
    {"list_codes", run_game_list_codes, 0, 1, game_list_codes_arguments, {NULL, TYPE_INTS64, NULL, NULL, 0, 0, 0}},
    {"list_weights", run_game_list_weights, 0, 1, game_list_weights_arguments, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"get_action", run_game_get_action, 0, 2, game_get_action_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"get_default_action", run_game_get_default_action, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"get_event_range", run_game_get_event_range, 0, 0, NULL, {NULL, TYPE_INTS64, NULL, NULL, 0, 0, 0}},
    {"list_events", run_game_list_events, 0, 2, game_list_events_arguments, {NULL, TYPE_ARRAY, &class_event, NULL, 0, 0, 0}},
    {"list_score_lines", run_game_list_score_lines, 0, 1, game_list_score_lines_arguments, {NULL, TYPE_ARRAY, &class_score_line, NULL, 0, 0, 0}},
    {"list_history", run_game_list_history, 0, 2, game_list_history_arguments, {NULL, TYPE_ARRAY, &class_action, NULL, 0, 0, 0}},
    {"list_seats", run_game_list_seats, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_seat, NULL, 0, 0, 0}},
    {"get_seat", run_game_get_seat, 0, 1, game_get_seat_arguments, {NULL, TYPE_OBJECT, &class_seat, NULL, 0, 0, 0}},
    {"count_supply", run_game_count_supply, 0, 2, game_count_supply_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, 0}},
    {"list_standing", run_game_list_standing, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_standing, NULL, 0, 0, 0}},
    {"list_board", run_game_list_board, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_placed, NULL, 0, 0, 0}},
    {"get_placed", run_game_get_placed, 0, 1, game_get_placed_arguments, {NULL, TYPE_OBJECT, &class_placed, NULL, 0, 0, 0}},
    {"placed_at", run_game_placed_at, 0, 2, game_placed_at_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"segment_at_port", run_game_segment_at_port, 0, 3, game_segment_at_port_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"feature_at", run_game_feature_at, 0, 3, game_feature_at_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"list_pieces", run_game_list_pieces, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_piece, NULL, 0, 0, 0}},
    {"get_piece", run_game_get_piece, 0, 1, game_get_piece_arguments, {NULL, TYPE_OBJECT, &class_piece, NULL, 0, 0, 0}},
    {"list_features", run_game_list_features, 0, 1, game_list_features_arguments, {NULL, TYPE_ARRAY, &class_feature, NULL, 0, 0, 0}},
    {"get_feature", run_game_get_feature, 0, 1, game_get_feature_arguments, {NULL, TYPE_OBJECT, &class_feature, NULL, 0, 0, 0}},
    {"list_briefs", run_game_list_briefs, 0, 1, game_list_briefs_arguments, {NULL, TYPE_ARRAY, &class_brief, NULL, 0, 0, 0}},
    {"get_brief", run_game_get_brief, 0, 1, game_get_brief_arguments, {NULL, TYPE_OBJECT, &class_brief, NULL, 0, 0, 0}},
    {"list_field_cities", run_game_list_field_cities, 0, 1, game_list_field_cities_arguments, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"list_changed_features", run_game_list_changed_features, 0, 1, game_list_changed_features_arguments, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"list_feature_segments", run_game_list_feature_segments, 0, 1, game_list_feature_segments_arguments, {NULL, TYPE_ARRAY, &class_placed_segment, NULL, 0, 0, 0}},
    {"list_things", run_game_list_things, 0, 1, game_list_things_arguments, {NULL, TYPE_ARRAY, &class_thing, NULL, 0, 0, 0}},
    {"list_variables", run_game_list_variables, 0, 1, game_list_variables_arguments, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"list_stock", run_game_list_stock, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_stock, NULL, 0, 0, 0}},
    {"list_placements", run_game_list_placements, 0, 1, game_list_placements_arguments, {NULL, TYPE_ARRAY, &class_placement, NULL, 0, 0, 0}},
    {"list_open_cells", run_game_list_open_cells, 0, 1, game_list_open_cells_arguments, {NULL, TYPE_ARRAY, &class_open_cell, NULL, 0, 0, 0}},
    {"list_left", run_game_list_left, 0, 0, NULL, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"list_tiles", run_game_list_tiles, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_tile_def, NULL, 0, 0, 0}},
    {"list_segments", run_game_list_segments, 0, 2, game_list_segments_arguments, {NULL, TYPE_ARRAY, &class_segment_def, NULL, 0, 0, 0}},
    {"list_segments_at", run_game_list_segments_at, 0, 2, game_list_segments_at_arguments, {NULL, TYPE_ARRAY, &class_segment_def, NULL, 0, 0, 0}},
    {"geometry_create", run_geometry_create, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_geometry, NULL, 0, 0, 0}},
    {"action_text", run_action_text, 0, 2, action_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"decision_text", run_decision_text, 0, 2, decision_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"event_text", run_event_text, 0, 2, event_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"score_line_text", run_score_line_text, 0, 2, score_line_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"action_write", run_action_write, 0, 1, action_write_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"action_parse", run_action_parse, 0, 1, action_parse_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"get_hash", run_game_get_hash, 0, 0, NULL, {NULL, TYPE_INT, NULL, NULL, 0, 0, 0}},
    {"write_snapshot", run_game_write_snapshot, 0, 1, game_write_snapshot_arguments, {NULL, TYPE_BYTES, NULL, NULL, 0, 0, 0}},
    {"restore_snapshot", run_game_restore_snapshot, 0, 1, game_restore_snapshot_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"write_script", run_game_write_script, 0, 1, game_write_script_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"list_position", run_game_list_position, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_put, NULL, 0, 0, 0}},
    {"check_position", run_game_check_position, 0, 2, game_check_position_arguments, {NULL, TYPE_ARRAY, &class_refusal, NULL, 0, 0, 0}},
    {"set_position", run_game_set_position, 0, 2, game_set_position_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"get_dice", run_game_get_dice, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_dice, NULL, 0, 0, 0}},
    {"list_dice", run_game_list_dice, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_die, NULL, 0, 0, 0}},
};
Class class_game = {"BastideGame", 0, NULL, 0, class_game_methods, 61, more_game, release_game, NULL};

static const Method class_tileset_methods[] = {
    {"write", run_tileset_write, 0, 0, NULL, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"list_tiles", run_tileset_list_tiles, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_tile_def, NULL, 0, 0, 0}},
    {"list_segments", run_tileset_list_segments, 0, 2, tileset_list_segments_arguments, {NULL, TYPE_ARRAY, &class_segment_def, NULL, 0, 0, 0}},
    {"geometry_create_for_set", run_geometry_create_for_set, 0, 0, NULL, {NULL, TYPE_OBJECT, &class_geometry, NULL, 0, 0, 0}},
};
Class class_tileset = {"BastideTileSet", 0, NULL, 0, class_tileset_methods, 4, NULL, release_tileset, NULL};

Class class_texts = {"BastideTexts", 0, NULL, 0, NULL, 0, NULL, release_texts, NULL};

static const Method class_geometry_methods[] = {
    {"list_paths", run_geometry_list_paths, 0, 1, geometry_list_paths_arguments, {NULL, TYPE_ARRAY, &class_path, NULL, 0, 0, 0}},
    {"list_points", run_geometry_list_points, 0, 2, geometry_list_points_arguments, {NULL, TYPE_POINTS, NULL, NULL, 0, 0, 0}},
    {"list_rings", run_geometry_list_rings, 0, 2, geometry_list_rings_arguments, {NULL, TYPE_ARRAY, &class_path, NULL, 0, 0, 0}},
    {"list_outline", run_geometry_list_outline, 0, 3, geometry_list_outline_arguments, {NULL, TYPE_POINTS, NULL, NULL, 0, 0, 0}},
    {"list_spots", run_geometry_list_spots, 0, 3, geometry_list_spots_arguments, {NULL, TYPE_POINTS, NULL, NULL, 0, 0, 0}},
    {"list_signs", run_geometry_list_signs, 0, 2, geometry_list_signs_arguments, {NULL, TYPE_ARRAY, &class_sign, NULL, 0, 0, 0}},
    {"segment_at_point", run_geometry_segment_at_point, 0, 4, geometry_segment_at_point_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"pick", run_geometry_pick, 0, 3, geometry_pick_arguments, {NULL, TYPE_OBJECT, &class_placed_segment, NULL, 0, 0, 0}},
    {"list_feature_rings", run_geometry_list_feature_rings, 0, 2, geometry_list_feature_rings_arguments, {NULL, TYPE_ARRAY, &class_path, NULL, 0, 0, 0}},
    {"list_feature_outline", run_geometry_list_feature_outline, 0, 2, geometry_list_feature_outline_arguments, {NULL, TYPE_POINTS, NULL, NULL, 0, 0, 0}},
    {"locate_piece", run_geometry_locate_piece, 0, 2, geometry_locate_piece_arguments, {NULL, TYPE_VECTOR2, NULL, NULL, 0, 0, 0}},
};
Class class_geometry = {"BastideGeometry", 0, NULL, 0, class_geometry_methods, 11, more_geometry, release_geometry, NULL};

static const Method class_script_methods[] = {
    {"write", run_script_write, 0, 0, NULL, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"list_lines", run_script_list_lines, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_script_line, NULL, 0, 0, 0}},
    {"line_text", run_script_line_text, 0, 1, script_line_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"find_tag", run_script_find_tag, 0, 1, script_find_tag_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"replace", run_script_replace, 0, 4, script_replace_arguments, {NULL, TYPE_BOOL, NULL, NULL, 0, 0, 0}},
    {"load_game", run_script_load_game, 0, 2, script_load_game_arguments, {NULL, TYPE_OBJECT, &class_game, NULL, 0, 0, 0}},
};
Class class_script = {"BastideScript", 0, NULL, 0, class_script_methods, 6, NULL, release_script, NULL};

static const Method class_bastide_methods[] = {
    {"config_init", run_config_init, 1, 0, NULL, {NULL, TYPE_OBJECT, &class_config, NULL, 0, 0, 0}},
    {"preset_list_choices", run_preset_list_choices, 1, 1, preset_list_choices_arguments, {NULL, TYPE_ARRAY, &class_choice, NULL, 0, 0, 0}},
    {"game_create", run_game_create, 1, 3, game_create_arguments, {NULL, TYPE_OBJECT, &class_game, NULL, 0, 0, 0}},
    {"action_encode", run_action_encode, 1, 1, action_encode_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, 0}},
    {"action_decode", run_action_decode, 1, 1, action_decode_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"tileset_create", run_tileset_create, 1, 1, tileset_create_arguments, {NULL, TYPE_OBJECT, &class_tileset, NULL, 0, 0, 0}},
    {"tileset_parse", run_tileset_parse, 1, 1, tileset_parse_arguments, {NULL, TYPE_OBJECT, &class_tileset, NULL, 0, 0, 0}},
    {"tileset_build", run_tileset_build, 1, 2, tileset_build_arguments, {NULL, TYPE_OBJECT, &class_tileset, NULL, 0, 0, 0}},
    {"word_name", run_word_name, 1, 2, word_name_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"word_find", run_word_find, 1, 2, word_find_arguments, {NULL, TYPE_INT, NULL, NULL, 0, 0, -1}},
    {"word_list", run_word_list, 1, 1, word_list_arguments, {NULL, TYPE_INTS32, NULL, NULL, 0, 0, 0}},
    {"word_text", run_word_text, 1, 3, word_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"word_rule", run_word_rule, 1, 2, word_rule_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"option_list", run_option_list, 1, 0, NULL, {NULL, TYPE_ARRAY, &class_option_def, NULL, 0, 0, 0}},
    {"texts_parse", run_texts_parse, 1, 1, texts_parse_arguments, {NULL, TYPE_OBJECT, &class_texts, NULL, 0, 0, 0}},
    {"texts_write", run_texts_write, 1, 1, texts_write_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"refusal_text", run_refusal_text, 1, 4, refusal_text_arguments, {NULL, TYPE_STRING, NULL, NULL, 0, 0, 0}},
    {"game_load_snapshot", run_game_load_snapshot, 1, 2, game_load_snapshot_arguments, {NULL, TYPE_OBJECT, &class_game, NULL, 0, 0, 0}},
    {"game_load_script", run_game_load_script, 1, 2, game_load_script_arguments, {NULL, TYPE_OBJECT, &class_game, NULL, 0, 0, 0}},
    {"script_parse", run_script_parse, 1, 2, script_parse_arguments, {NULL, TYPE_OBJECT, &class_script, NULL, 0, 0, 0}},
};
Class class_bastide = {"Bastide", 0, NULL, 0, class_bastide_methods, 20, more_bastide, NULL, NULL};

static const Field class_config_fields[] = {
    {"game", FIELD_I32, 0, 1, 1, "Bastide.GameKind"},
    {"chance", FIELD_I32, 4, 1, 1, "Bastide.Chance"},
    {"seats", FIELD_I32, 8, 1, 2, NULL},
    {"first_seat", FIELD_I32, 12, 1, 0, NULL},
    {"seed", FIELD_U64, 16, 1, 0, NULL},
    {"event_capacity", FIELD_I32, 24, 1, 0, NULL},
    {"rules_revision", FIELD_I32, 28, 1, 0, NULL},
    {"flags", FIELD_U32, 32, 1, 0, NULL},
};
Class class_config = {"BastideConfig", 64, class_config_fields, 8, NULL, 0, NULL, NULL, NULL};

static const Field class_choice_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.ChoiceKind"},
    {"id", FIELD_I32, 4, 1, 0, NULL},
    {"value", FIELD_I32, 8, 1, 0, NULL},
};
static const Method class_choice_methods[] = {
    {"make_set", make_choice_set, 1, 2, make_choice_set_arguments, {NULL, TYPE_OBJECT, &class_choice, NULL, 0, 0, 0}},
    {"make_pieces", make_choice_pieces, 1, 2, make_choice_pieces_arguments, {NULL, TYPE_OBJECT, &class_choice, NULL, 0, 0, 0}},
    {"make_option", make_choice_option, 1, 2, make_choice_option_arguments, {NULL, TYPE_OBJECT, &class_choice, NULL, 0, 0, 0}},
    {"make_tileset", make_choice_tileset, 1, 2, make_choice_tileset_arguments, {NULL, TYPE_OBJECT, &class_choice, NULL, 0, 0, 0}},
    {"make_bush", make_choice_bush, 1, 2, make_choice_bush_arguments, {NULL, TYPE_OBJECT, &class_choice, NULL, 0, 0, 0}},
};
Class class_choice = {"BastideChoice", 32, class_choice_fields, 3, class_choice_methods, 5, NULL, NULL, NULL};

static const Field class_refusal_fields[] = {
    {"status", FIELD_I32, 0, 1, 0, "Bastide.Status"},
    {"reason", FIELD_I32, 4, 1, 0, "Bastide.Reason"},
    {"index", FIELD_I32, 8, 1, -1, NULL},
    {"other_index", FIELD_I32, 12, 1, -1, NULL},
    {"option", FIELD_I32, 16, 1, 0, "Bastide.Option"},
    {"other_option", FIELD_I32, 20, 1, 0, "Bastide.Option"},
    {"line", FIELD_I32, 24, 1, 0, NULL},
    {"column", FIELD_I32, 28, 1, 0, NULL},
    {"seat", FIELD_I32, 32, 1, -1, NULL},
    {"tile", FIELD_I32, 36, 1, -1, NULL},
    {"x", FIELD_I32, 40, 1, -32768, NULL},
    {"y", FIELD_I32, 44, 1, -32768, NULL},
    {"side", FIELD_I32, 48, 1, -1, NULL},
    {"side_kind", FIELD_I32, 52, 1, 0, "Bastide.SideKind"},
    {"other_side_kind", FIELD_I32, 56, 1, 0, "Bastide.SideKind"},
    {"spot", FIELD_I32, 60, 1, 0, "Bastide.Spot"},
    {"segment", FIELD_I32, 64, 1, -1, NULL},
    {"segment_kind", FIELD_I32, 68, 1, 0, "Bastide.SegmentKind"},
    {"feature", FIELD_I32, 72, 1, -1, NULL},
    {"piece", FIELD_I32, 76, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 80, 1, 0, "Bastide.PieceKind"},
    {"least", FIELD_I32, 84, 1, 0, NULL},
    {"most", FIELD_I32, 88, 1, 0, NULL},
    {"box", FIELD_I32, 92, 1, 0, "Bastide.Box"},
    {"set", FIELD_I32, 96, 1, 0, "Bastide.Set"},
    {"field", FIELD_I32, 100, 1, -1, NULL},
    {"value", FIELD_I32, 104, 1, 0, NULL},
    {"name", FIELD_TEXT, 108, 16, 0, NULL},
    {"text", FIELD_TEXT, 160, 192, 0, NULL},
};
Class class_refusal = {"BastideRefusal", 352, class_refusal_fields, 29, NULL, 0, NULL, NULL, NULL};

static const Field class_decision_fields[] = {
    {"kinds", FIELD_U64, 0, 1, 0, NULL},
    {"over", FIELD_TRUTH, 8, 1, 0, NULL},
    {"seat", FIELD_I32, 12, 1, -1, NULL},
    {"step", FIELD_I32, 16, 1, 0, "Bastide.Step"},
    {"turn_seat", FIELD_I32, 20, 1, -1, NULL},
    {"turn", FIELD_I32, 24, 1, 0, NULL},
    {"may_pass", FIELD_TRUTH, 28, 1, 0, NULL},
    {"tile", FIELD_I32, 32, 1, -1, NULL},
    {"placed", FIELD_I32, 36, 1, -1, NULL},
    {"x", FIELD_I32, 40, 1, -32768, NULL},
    {"y", FIELD_I32, 44, 1, -32768, NULL},
    {"segment", FIELD_I32, 48, 1, -1, NULL},
    {"feature", FIELD_I32, 52, 1, -1, NULL},
    {"piece", FIELD_I32, 56, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 60, 1, 0, "Bastide.PieceKind"},
    {"other_seat", FIELD_I32, 64, 1, -1, NULL},
    {"least", FIELD_I32, 68, 1, 0, NULL},
    {"most", FIELD_I32, 72, 1, 0, NULL},
    {"tiles_left", FIELD_I32, 76, 1, 0, NULL},
    {"winners", FIELD_U32, 80, 1, 0, NULL},
    {"action", FIELD_I32, 84, 1, -1, NULL},
};
Class class_decision = {"BastideDecision", 128, class_decision_fields, 21, NULL, 0, more_decision, NULL, NULL};

static const Field class_action_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.ActionKind"},
    {"seat", FIELD_I32, 4, 1, -1, NULL},
    {"origin", FIELD_I32, 8, 1, 0, "Bastide.Origin"},
    {"tile", FIELD_I32, 12, 1, -1, NULL},
    {"x", FIELD_I32, 16, 1, -32768, NULL},
    {"y", FIELD_I32, 20, 1, -32768, NULL},
    {"rotation", FIELD_I32, 24, 1, 0, NULL},
    {"spot", FIELD_I32, 28, 1, 0, "Bastide.Spot"},
    {"segment", FIELD_I32, 32, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 36, 1, 0, "Bastide.PieceKind"},
    {"piece", FIELD_I32, 40, 1, -1, NULL},
    {"other_seat", FIELD_I32, 44, 1, -1, NULL},
    {"points", FIELD_I32, 48, 1, 0, NULL},
    {"faces", FIELD_U32, 52, 1, 0, NULL},
    {"cause", FIELD_I32, 56, 1, 0, "Bastide.Cause"},
    {"span", FIELD_I32, 60, 1, 0, NULL},
};
static const Method class_action_methods[] = {
    {"make_draw", make_action_draw, 1, 3, make_action_draw_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_place", make_action_place, 1, 5, make_action_place_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_deploy", make_action_deploy, 1, 6, make_action_deploy_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_pass", make_action_pass, 1, 1, make_action_pass_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_take", make_action_take, 1, 3, make_action_take_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_pay", make_action_pay, 1, 2, make_action_pay_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_choose_piece", make_action_choose_piece, 1, 2, make_action_choose_piece_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_move", make_action_move, 1, 6, make_action_move_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_dice_collect", make_action_dice_collect, 1, 1, make_action_dice_collect_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_roll", make_action_roll, 1, 1, make_action_roll_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_dice_stop", make_action_dice_stop, 1, 1, make_action_dice_stop_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_dice_keep", make_action_dice_keep, 1, 1, make_action_dice_keep_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_fall", make_action_fall, 1, 2, make_action_fall_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_name", make_action_name, 1, 2, make_action_name_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_discard", make_action_discard, 1, 2, make_action_discard_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_bid", make_action_bid, 1, 3, make_action_bid_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_sell", make_action_sell, 1, 2, make_action_sell_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_draw_unseen", make_action_draw_unseen, 1, 2, make_action_draw_unseen_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_reveal", make_action_reveal, 1, 3, make_action_reveal_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_finish", make_action_finish, 1, 1, make_action_finish_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_resign", make_action_resign, 1, 1, make_action_resign_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_choose_place", make_action_choose_place, 1, 5, make_action_choose_place_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_choose", make_action_choose, 1, 2, make_action_choose_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_span", make_action_span, 1, 4, make_action_span_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_place_spanned", make_action_place_spanned, 1, 6, make_action_place_spanned_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
    {"make_draw_token", make_action_draw_token, 1, 2, make_action_draw_token_arguments, {NULL, TYPE_OBJECT, &class_action, NULL, 0, 0, 0}},
};
Class class_action = {"BastideAction", 96, class_action_fields, 16, class_action_methods, 26, NULL, NULL, NULL};

static const Field class_event_fields[] = {
    {"seq", FIELD_U64, 0, 1, 0, NULL},
    {"group", FIELD_U64, 8, 1, 0, NULL},
    {"kind", FIELD_I32, 16, 1, 0, "Bastide.EventKind"},
    {"cause", FIELD_I32, 20, 1, 0, "Bastide.Cause"},
    {"action", FIELD_I32, 24, 1, -1, NULL},
    {"undone", FIELD_TRUTH, 28, 1, 0, NULL},
    {"turn", FIELD_I32, 32, 1, 0, NULL},
    {"seat", FIELD_I32, 36, 1, -1, NULL},
    {"other_seat", FIELD_I32, 40, 1, -1, NULL},
    {"tile", FIELD_I32, 44, 1, -1, NULL},
    {"placed", FIELD_I32, 48, 1, -1, NULL},
    {"x", FIELD_I32, 52, 1, -32768, NULL},
    {"y", FIELD_I32, 56, 1, -32768, NULL},
    {"rotation", FIELD_I32, 60, 1, 0, NULL},
    {"spot", FIELD_I32, 64, 1, 0, "Bastide.Spot"},
    {"segment", FIELD_I32, 68, 1, -1, NULL},
    {"feature", FIELD_I32, 72, 1, -1, NULL},
    {"feature_kind", FIELD_I32, 76, 1, 0, "Bastide.SegmentKind"},
    {"from_spot", FIELD_I32, 80, 1, 0, "Bastide.Spot"},
    {"from_x", FIELD_I32, 84, 1, -32768, NULL},
    {"from_y", FIELD_I32, 88, 1, -32768, NULL},
    {"from_segment", FIELD_I32, 92, 1, -1, NULL},
    {"from_feature", FIELD_I32, 96, 1, -1, NULL},
    {"piece", FIELD_I32, 100, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 104, 1, 0, "Bastide.PieceKind"},
    {"reward", FIELD_I32, 108, 1, 0, "Bastide.Reward"},
    {"count", FIELD_I32, 112, 1, 0, NULL},
    {"each", FIELD_I32, 116, 1, 0, NULL},
    {"points", FIELD_I32, 120, 1, 0, NULL},
    {"seats", FIELD_U32, 124, 1, 0, NULL},
    {"viewers", FIELD_U32, 128, 1, 0, NULL},
    {"faces", FIELD_U32, 132, 1, 0, NULL},
    {"step", FIELD_I32, 136, 1, 0, "Bastide.Step"},
    {"beside", FIELD_I32, 140, 1, -1, NULL},
    {"span", FIELD_I32, 144, 1, 0, NULL},
    {"from_span", FIELD_I32, 148, 1, 0, NULL},
};
Class class_event = {"BastideEvent", 192, class_event_fields, 36, NULL, 0, NULL, NULL, NULL};

static const Field class_score_line_fields[] = {
    {"seq", FIELD_U64, 0, 1, 0, NULL},
    {"group", FIELD_U64, 8, 1, 0, NULL},
    {"action", FIELD_I32, 16, 1, -1, NULL},
    {"seat", FIELD_I32, 20, 1, -1, NULL},
    {"other_seat", FIELD_I32, 24, 1, -1, NULL},
    {"reward", FIELD_I32, 28, 1, 0, "Bastide.Reward"},
    {"feature", FIELD_I32, 32, 1, -1, NULL},
    {"feature_kind", FIELD_I32, 36, 1, 0, "Bastide.SegmentKind"},
    {"count", FIELD_I32, 40, 1, 0, NULL},
    {"each", FIELD_I32, 44, 1, 0, NULL},
    {"points", FIELD_I32, 48, 1, 0, NULL},
    {"total", FIELD_I32, 52, 1, 0, NULL},
};
Class class_score_line = {"BastideScoreLine", 80, class_score_line_fields, 12, NULL, 0, NULL, NULL, NULL};

static const Field class_seat_fields[] = {
    {"seat", FIELD_I32, 0, 1, -1, NULL},
    {"state", FIELD_I32, 4, 1, 0, "Bastide.SeatState"},
    {"score", FIELD_I32, 8, 1, 0, NULL},
    {"track", FIELD_I32, 12, 1, 0, NULL},
    {"laps", FIELD_I32, 16, 1, 0, NULL},
    {"die", FIELD_I32, 20, 1, 0, NULL},
    {"supply", FIELD_I32, 24, 1, 0, NULL},
    {"hand", FIELD_I32, 28, 1, 0, NULL},
};
Class class_seat = {"BastideSeat", 64, class_seat_fields, 8, NULL, 0, NULL, NULL, NULL};

static const Field class_standing_fields[] = {
    {"seat", FIELD_I32, 0, 1, -1, NULL},
    {"rank", FIELD_I32, 4, 1, 0, NULL},
    {"score", FIELD_I32, 8, 1, 0, NULL},
    {"final_score", FIELD_I32, 12, 1, 0, NULL},
    {"wins", FIELD_TRUTH, 16, 1, 0, NULL},
};
Class class_standing = {"BastideStanding", 48, class_standing_fields, 5, NULL, 0, NULL, NULL, NULL};

static const Field class_placed_fields[] = {
    {"index", FIELD_I32, 0, 1, -1, NULL},
    {"tile", FIELD_I32, 4, 1, -1, NULL},
    {"x", FIELD_I32, 8, 1, -32768, NULL},
    {"y", FIELD_I32, 12, 1, -32768, NULL},
    {"rotation", FIELD_I32, 16, 1, 0, NULL},
    {"copy", FIELD_I32, 20, 1, -1, NULL},
    {"seat", FIELD_I32, 24, 1, -1, NULL},
    {"turn", FIELD_I32, 28, 1, 0, NULL},
    {"action", FIELD_I32, 32, 1, -1, NULL},
    {"span", FIELD_I32, 36, 1, 0, NULL},
    {"drawing", FIELD_I32, 40, 1, -1, NULL},
};
Class class_placed = {"BastidePlaced", 48, class_placed_fields, 11, NULL, 0, NULL, NULL, NULL};

static const Field class_piece_fields[] = {
    {"id", FIELD_I32, 0, 1, -1, NULL},
    {"kind", FIELD_I32, 4, 1, 0, "Bastide.PieceKind"},
    {"seat", FIELD_I32, 8, 1, -1, NULL},
    {"spot", FIELD_I32, 12, 1, 0, "Bastide.Spot"},
    {"x", FIELD_I32, 16, 1, -32768, NULL},
    {"y", FIELD_I32, 20, 1, -32768, NULL},
    {"placed", FIELD_I32, 24, 1, -1, NULL},
    {"segment", FIELD_I32, 28, 1, -1, NULL},
    {"feature", FIELD_I32, 32, 1, -1, NULL},
    {"other_seat", FIELD_I32, 36, 1, -1, NULL},
    {"beside", FIELD_I32, 40, 1, -1, NULL},
    {"span", FIELD_I32, 44, 1, 0, NULL},
};
Class class_piece = {"BastidePiece", 80, class_piece_fields, 12, NULL, 0, NULL, NULL, NULL};

static const Field class_feature_fields[] = {
    {"marks", FIELD_U64, 0, 1, 0, NULL},
    {"id", FIELD_I32, 8, 1, -1, NULL},
    {"kind", FIELD_I32, 12, 1, 0, "Bastide.SegmentKind"},
    {"complete", FIELD_TRUTH, 16, 1, 0, NULL},
    {"tiles", FIELD_I32, 20, 1, 0, NULL},
    {"segments", FIELD_I32, 24, 1, 0, NULL},
    {"open_sides", FIELD_I32, 28, 1, 0, NULL},
    {"pennants", FIELD_I32, 32, 1, 0, NULL},
    {"points_now", FIELD_I32, 36, 1, 0, NULL},
    {"points_complete", FIELD_I32, 40, 1, 0, NULL},
    {"occupants", FIELD_U32, 44, 1, 0, NULL},
    {"leaders", FIELD_U32, 48, 1, 0, NULL},
    {"weights", FIELD_I32S, 52, 8, 0, NULL},
    {"points", FIELD_I32S, 84, 8, 0, NULL},
};
Class class_feature = {"BastideFeature", 176, class_feature_fields, 14, NULL, 0, NULL, NULL, NULL};

static const Field class_placed_segment_fields[] = {
    {"placed", FIELD_I32, 0, 1, -1, NULL},
    {"x", FIELD_I32, 4, 1, -32768, NULL},
    {"y", FIELD_I32, 8, 1, -32768, NULL},
    {"segment", FIELD_I32, 12, 1, -1, NULL},
};
Class class_placed_segment = {"BastidePlacedSegment", 32, class_placed_segment_fields, 4, NULL, 0, NULL, NULL, NULL};

static const Field class_thing_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.ThingKind"},
    {"id", FIELD_I32, 4, 1, -1, NULL},
    {"seat", FIELD_I32, 8, 1, -1, NULL},
    {"other_seat", FIELD_I32, 12, 1, -1, NULL},
    {"spot", FIELD_I32, 16, 1, 0, "Bastide.Spot"},
    {"x", FIELD_I32, 20, 1, -32768, NULL},
    {"y", FIELD_I32, 24, 1, -32768, NULL},
    {"segment", FIELD_I32, 28, 1, -1, NULL},
    {"feature", FIELD_I32, 32, 1, -1, NULL},
    {"piece", FIELD_I32, 36, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 40, 1, 0, "Bastide.PieceKind"},
    {"tile", FIELD_I32, 44, 1, -1, NULL},
    {"count", FIELD_I32, 48, 1, 0, NULL},
    {"points", FIELD_I32, 52, 1, 0, NULL},
    {"reach", FIELD_I32, 56, 1, 0, NULL},
    {"closed", FIELD_TRUTH, 60, 1, 0, NULL},
};
Class class_thing = {"BastideThing", 96, class_thing_fields, 16, NULL, 0, NULL, NULL, NULL};

static const Field class_stock_fields[] = {
    {"tile", FIELD_I32, 0, 1, -1, NULL},
    {"total", FIELD_I32, 4, 1, 0, NULL},
    {"left", FIELD_I32, 8, 1, 0, NULL},
    {"aside", FIELD_I32, 12, 1, 0, NULL},
    {"placed", FIELD_I32, 16, 1, 0, NULL},
    {"held", FIELD_I32, 20, 1, 0, NULL},
    {"removed", FIELD_I32, 24, 1, 0, NULL},
    {"placements", FIELD_I32, 28, 1, 0, NULL},
};
Class class_stock = {"BastideStock", 48, class_stock_fields, 8, NULL, 0, NULL, NULL, NULL};

static const Field class_placement_fields[] = {
    {"x", FIELD_I32, 0, 1, -32768, NULL},
    {"y", FIELD_I32, 4, 1, -32768, NULL},
    {"rotations", FIELD_U32, 8, 1, 0, NULL},
};
Class class_placement = {"BastidePlacement", 32, class_placement_fields, 3, NULL, 0, more_placement, NULL, NULL};

static const Field class_open_cell_fields[] = {
    {"x", FIELD_I32, 0, 1, -32768, NULL},
    {"y", FIELD_I32, 4, 1, -32768, NULL},
    {"sides", FIELD_I32S, 8, 4, 0, NULL},
    {"types", FIELD_I32, 24, 1, 0, NULL},
    {"left", FIELD_I32, 28, 1, 0, NULL},
};
Class class_open_cell = {"BastideOpenCell", 64, class_open_cell_fields, 5, NULL, 0, NULL, NULL, NULL};

static const Field class_brief_fields[] = {
    {"feature", FIELD_I32, 0, 1, -1, NULL},
    {"kind", FIELD_I32, 4, 1, 0, "Bastide.SegmentKind"},
    {"complete", FIELD_TRUTH, 8, 1, 0, NULL},
    {"open_cells", FIELD_I32, 12, 1, 0, NULL},
    {"least_left", FIELD_I32, 16, 1, 0, NULL},
    {"chance", FIELD_I32, 20, 1, 0, NULL},
    {"points_now", FIELD_I32, 24, 1, 0, NULL},
    {"points_complete", FIELD_I32, 28, 1, 0, NULL},
    {"occupants", FIELD_U32, 32, 1, 0, NULL},
    {"leaders", FIELD_U32, 36, 1, 0, NULL},
    {"pieces", FIELD_I32S, 40, 8, 0, NULL},
    {"weights", FIELD_I32S, 72, 8, 0, NULL},
};
Class class_brief = {"BastideBrief", 160, class_brief_fields, 12, NULL, 0, NULL, NULL, NULL};

static const Field class_tile_def_fields[] = {
    {"id", FIELD_I32, 0, 1, -1, NULL},
    {"set", FIELD_I32, 4, 1, 0, "Bastide.Set"},
    {"count", FIELD_I32, 8, 1, 0, NULL},
    {"segments", FIELD_I32, 12, 1, 0, NULL},
    {"flags", FIELD_U32, 16, 1, 0, NULL},
    {"sides", FIELD_I32S, 20, 4, 0, NULL},
    {"gardens", FIELD_I32, 36, 1, 0, NULL},
    {"marks", FIELD_U64, 40, 1, 0, NULL},
    {"mark_value", FIELD_I32, 48, 1, 0, NULL},
    {"name", FIELD_TEXT, 52, 16, 0, NULL},
};
Class class_tile_def = {"BastideTileDef", 96, class_tile_def_fields, 10, NULL, 0, NULL, NULL, NULL};

static const Field class_segment_def_fields[] = {
    {"index", FIELD_I32, 0, 1, -1, NULL},
    {"kind", FIELD_I32, 4, 1, 0, "Bastide.SegmentKind"},
    {"ports", FIELD_U32, 8, 1, 0, NULL},
    {"flags", FIELD_U32, 12, 1, 0, NULL},
    {"marks", FIELD_U64, 16, 1, 0, NULL},
    {"pennants", FIELD_I32, 24, 1, 0, NULL},
    {"borders", FIELD_U32, 28, 1, 0, NULL},
    {"links", FIELD_U32, 32, 1, 0, NULL},
    {"crosses", FIELD_U32, 36, 1, 0, NULL},
    {"road_end", FIELD_I32, 40, 1, 0, "Bastide.RoadEnd"},
    {"meets", FIELD_U32, 44, 1, 0, NULL},
    {"walls", FIELD_U32, 48, 1, 0, NULL},
    {"near_side", FIELD_I32, 52, 1, -1, NULL},
    {"corners", FIELD_U32, 56, 1, 0, NULL},
};
Class class_segment_def = {"BastideSegmentDef", 96, class_segment_def_fields, 14, NULL, 0, NULL, NULL, NULL};

static const Field class_point_fields[] = {
    {"x", FIELD_I32, 0, 1, 0, NULL},
    {"y", FIELD_I32, 4, 1, 0, NULL},
};
Class class_point = {"BastidePoint", 8, class_point_fields, 2, NULL, 0, NULL, NULL, NULL};

static const Field class_path_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.PathKind"},
    {"segment", FIELD_I32, 4, 1, -1, NULL},
    {"other_segment", FIELD_I32, 8, 1, -1, NULL},
    {"first", FIELD_I32, 12, 1, -1, NULL},
    {"count", FIELD_I32, 16, 1, 0, NULL},
};
Class class_path = {"BastidePath", 32, class_path_fields, 5, NULL, 0, NULL, NULL, NULL};

static const Field class_sign_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.SignKind"},
    {"segment", FIELD_I32, 4, 1, -1, NULL},
    {"x", FIELD_I32, 8, 1, 0, NULL},
    {"y", FIELD_I32, 12, 1, 0, NULL},
    {"mark", FIELD_I32, 16, 1, 0, "Bastide.Mark"},
};
Class class_sign = {"BastideSign", 32, class_sign_fields, 5, NULL, 0, NULL, NULL, NULL};

static const Field class_option_def_fields[] = {
    {"id", FIELD_I32, 0, 1, 0, "Bastide.Option"},
    {"least", FIELD_I32, 4, 1, 0, NULL},
    {"most", FIELD_I32, 8, 1, 0, NULL},
    {"usual", FIELD_I32, 12, 1, 0, NULL},
    {"set", FIELD_I32, 16, 1, 0, "Bastide.Set"},
    {"needs", FIELD_I32, 20, 1, 0, "Bastide.Option"},
    {"excludes", FIELD_I32, 24, 1, 0, "Bastide.Option"},
    {"game", FIELD_I32, 28, 1, 0, "Bastide.GameKind"},
    {"other_sets", FIELD_U64, 32, 1, 0, NULL},
    {"excluded_sets", FIELD_U64, 40, 1, 0, NULL},
};
Class class_option_def = {"BastideOptionDef", 64, class_option_def_fields, 10, NULL, 0, NULL, NULL, NULL};

static const Field class_script_line_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.ScriptLineKind"},
    {"line", FIELD_I32, 4, 1, 0, NULL},
    {"depth", FIELD_I32, 8, 1, 0, NULL},
    {"actions", FIELD_I32, 12, 1, 0, NULL},
    {"seat", FIELD_I32, 16, 1, -1, NULL},
    {"milliseconds", FIELD_I32, 20, 1, 0, NULL},
    {"tag", FIELD_TEXT, 48, 32, 0, NULL},
};
Class class_script_line = {"BastideScriptLine", 80, class_script_line_fields, 7, NULL, 0, NULL, NULL, NULL};

static const Field class_position_fields[] = {
    {"turn", FIELD_I32, 0, 1, 0, NULL},
    {"seat", FIELD_I32, 4, 1, 0, NULL},
    {"step", FIELD_I32, 8, 1, 0, "Bastide.Step"},
    {"tile", FIELD_I32, 12, 1, -1, NULL},
};
Class class_position = {"BastidePosition", 64, class_position_fields, 4, NULL, 0, NULL, NULL, NULL};

static const Field class_put_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.PutKind"},
    {"seat", FIELD_I32, 4, 1, -1, NULL},
    {"tile", FIELD_I32, 8, 1, -1, NULL},
    {"x", FIELD_I32, 12, 1, -32768, NULL},
    {"y", FIELD_I32, 16, 1, -32768, NULL},
    {"rotation", FIELD_I32, 20, 1, 0, NULL},
    {"spot", FIELD_I32, 24, 1, 0, "Bastide.Spot"},
    {"segment", FIELD_I32, 28, 1, -1, NULL},
    {"piece_kind", FIELD_I32, 32, 1, 0, "Bastide.PieceKind"},
    {"piece", FIELD_I32, 36, 1, 0, NULL},
    {"slot", FIELD_I32, 40, 1, 0, NULL},
    {"other_seat", FIELD_I32, 44, 1, -1, NULL},
    {"points", FIELD_I32, 48, 1, 0, NULL},
    {"count", FIELD_I32, 52, 1, 0, NULL},
    {"note", FIELD_I32, 56, 1, 0, "Bastide.Note"},
    {"number", FIELD_I32, 60, 1, 0, NULL},
    {"beside", FIELD_I32, 64, 1, 0, NULL},
    {"span", FIELD_I32, 68, 1, 0, NULL},
};
static const Method class_put_methods[] = {
    {"make_tile", make_put_tile, 1, 5, make_put_tile_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_piece", make_put_piece, 1, 10, make_put_piece_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_prisoner", make_put_prisoner, 1, 4, make_put_prisoner_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_score", make_put_score, 1, 2, make_put_score_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_held", make_put_held, 1, 3, make_put_held_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_out", make_put_out, 1, 2, make_put_out_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_bag", make_put_bag, 1, 2, make_put_bag_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
    {"make_note", make_put_note, 1, 2, make_put_note_arguments, {NULL, TYPE_OBJECT, &class_put, NULL, 0, 0, 0}},
};
Class class_put = {"BastidePut", 96, class_put_fields, 18, class_put_methods, 8, NULL, NULL, NULL};

static const Field class_dice_fields[] = {
    {"rolls", FIELD_I32, 0, 1, 0, NULL},
    {"rolls_left", FIELD_I32, 4, 1, 0, NULL},
    {"dice", FIELD_I32, 8, 1, 0, NULL},
    {"tray", FIELD_I32S, 12, 6, 0, NULL},
    {"hand", FIELD_I32, 36, 1, 0, NULL},
    {"built", FIELD_I32, 40, 1, 0, NULL},
    {"aside", FIELD_I32, 44, 1, 0, NULL},
    {"catapults", FIELD_I32, 48, 1, 0, NULL},
    {"doubled", FIELD_TRUTH, 52, 1, 0, NULL},
    {"holders", FIELD_U32, 56, 1, 0, NULL},
    {"largest", FIELD_I32, 60, 1, 0, NULL},
    {"points", FIELD_I32, 64, 1, 0, NULL},
    {"target_score", FIELD_I32, 68, 1, 0, NULL},
    {"finish_round", FIELD_TRUTH, 72, 1, 0, NULL},
};
Class class_dice = {"BastideDice", 128, class_dice_fields, 14, NULL, 0, NULL, NULL, NULL};

static const Field class_die_fields[] = {
    {"number", FIELD_I32, 0, 1, -1, NULL},
    {"spot", FIELD_I32, 4, 1, 0, "Bastide.Spot"},
    {"face", FIELD_I32, 8, 1, 0, "Bastide.Face"},
    {"x", FIELD_I32, 12, 1, -32768, NULL},
    {"y", FIELD_I32, 16, 1, -32768, NULL},
    {"rotation", FIELD_I32, 20, 1, 0, NULL},
    {"sides", FIELD_U32, 24, 1, 0, NULL},
    {"seat", FIELD_I32, 28, 1, -1, NULL},
    {"feature", FIELD_I32, 32, 1, -1, NULL},
};
Class class_die = {"BastideDie", 48, class_die_fields, 9, NULL, 0, NULL, NULL, NULL};

static const Field class_players_move_fields[] = {
    {"action", FIELD_ACTION, 0, 1, 0, NULL},
    {"value", FIELD_HUNDREDTHS, 96, 1, 0, NULL},
    {"simulations", FIELD_I32, 100, 1, 0, NULL},
};
Class class_players_move = {"BastideValuedMove", 128, class_players_move_fields, 3, NULL, 0, NULL, NULL, NULL};

static const Field class_players_reason_fields[] = {
    {"kind", FIELD_I32, 0, 1, 0, "Bastide.MoveReasonKind"},
    {"seat", FIELD_I32, 4, 1, 0, NULL},
    {"feature_kind", FIELD_I32, 8, 1, 0, "Bastide.SegmentKind"},
    {"points", FIELD_I32, 12, 1, 0, NULL},
};
Class class_players_reason = {"BastideMoveReason", 32, class_players_reason_fields, 4, NULL, 0, NULL, NULL, NULL};

Class* const all_classes[] = {&class_game, &class_tileset, &class_texts, &class_geometry, &class_script, &class_bastide, &class_config, &class_choice, &class_refusal, &class_decision, &class_action, &class_event, &class_score_line, &class_seat, &class_standing, &class_placed, &class_piece, &class_feature, &class_placed_segment, &class_thing, &class_stock, &class_placement, &class_open_cell, &class_brief, &class_tile_def, &class_segment_def, &class_point, &class_path, &class_sign, &class_option_def, &class_script_line, &class_position, &class_put, &class_dice, &class_die, &class_players_move, &class_players_reason};
const int all_class_count = 37;

const Constant all_constants[] = {
    {"Status", "OK", 0, 0},
    {"Status", "E_ARGUMENT", -1, 0},
    {"Status", "E_MEMORY", -2, 0},
    {"Status", "E_ILLEGAL", -3, 0},
    {"Status", "E_STATE", -4, 0},
    {"Status", "E_FORMAT", -5, 0},
    {"Status", "E_VERSION", -6, 0},
    {"Status", "E_LIMIT", -7, 0},
    {"Status", "E_ABSENT", -8, 0},
    {"Status", "E_INTERNAL", -9, 0},
    {"ActionKind", "ACTION_DRAW", 1, 0},
    {"ActionKind", "ACTION_PLACE", 2, 0},
    {"ActionKind", "ACTION_DEPLOY", 3, 0},
    {"ActionKind", "ACTION_PASS", 4, 0},
    {"ActionKind", "ACTION_TAKE", 5, 0},
    {"ActionKind", "ACTION_PAY", 6, 0},
    {"ActionKind", "ACTION_CHOOSE_PIECE", 7, 0},
    {"ActionKind", "ACTION_MOVE", 8, 0},
    {"ActionKind", "ACTION_DICE_COLLECT", 9, 0},
    {"ActionKind", "ACTION_ROLL", 10, 0},
    {"ActionKind", "ACTION_DICE_STOP", 11, 0},
    {"ActionKind", "ACTION_DICE_KEEP", 12, 0},
    {"ActionKind", "ACTION_FALL", 13, 0},
    {"ActionKind", "ACTION_NAME", 14, 0},
    {"ActionKind", "ACTION_DISCARD", 15, 0},
    {"ActionKind", "ACTION_BID", 16, 0},
    {"ActionKind", "ACTION_SELL", 17, 0},
    {"ActionKind", "ACTION_DRAW_UNSEEN", 18, 0},
    {"ActionKind", "ACTION_REVEAL", 19, 0},
    {"ActionKind", "ACTION_FINISH", 20, 0},
    {"ActionKind", "ACTION_RESIGN", 21, 0},
    {"ActionKind", "ACTION_CHOOSE_PLACE", 22, 0},
    {"ActionKind", "ACTION_CHOOSE", 23, 0},
    {"ActionKind", "ACTION_SPAN", 24, 0},
    {"ActionKind", "ACTION_PLACE_SPANNED", 25, 0},
    {"ActionKind", "ACTION_DRAW_TOKEN", 28, 0},
    {"Step", "STEP_DRAW", 1, 0},
    {"Step", "STEP_PLACE", 2, 0},
    {"Step", "STEP_ACT", 3, 0},
    {"Step", "STEP_FINAL", 4, 0},
    {"Step", "STEP_TOWER_RANSOM_AT_BEGIN", 301, 0},
    {"Step", "STEP_TOWER_RANSOM_AT_END", 302, 0},
    {"Step", "STEP_TOWER_CAPTURE", 303, 0},
    {"Step", "STEP_TOWER_EXCHANGE", 304, 0},
    {"Step", "STEP_ABBEY_PLACE", 401, 0},
    {"Step", "STEP_WAGON_MOVE", 402, 0},
    {"Step", "STEP_DOUBLE_TURN_SECOND_PART", 601, 0},
    {"Step", "STEP_SIEGE_ESCAPE", 1301, 0},
    {"Step", "STEP_PHANTOM", 1501, 0},
    {"Step", "STEP_DRAGON_WALK", 1701, 0},
    {"Step", "STEP_PRINCESS_TAKE", 1702, 0},
    {"Step", "STEP_FLOCK_GROW_OR_GUIDE", 1801, 0},
    {"Step", "STEP_SHEPHERD_DRAW", 1802, 0},
    {"Step", "STEP_CASTLE_BUILD", 1920, 0},
    {"Step", "STEP_CASTLE_POINTS", 1921, 0},
    {"Step", "STEP_BAZAAR_CHOOSE", 1922, 0},
    {"Step", "STEP_BAZAAR_BID", 1923, 0},
    {"Step", "STEP_BAZAAR_SELL", 1924, 0},
    {"Step", "STEP_COUNT_CITY_LEAVE", 2001, 0},
    {"Step", "STEP_COUNT_CITY_DEPLOY", 2002, 0},
    {"Step", "STEP_COUNT_MOVE", 2003, 0},
    {"Step", "STEP_COUNT_FINAL_LEAVE", 2004, 0},
    {"Step", "STEP_BIG_TOP_DRAW", 2101, 0},
    {"Step", "STEP_FLIER_ROLL", 2201, 0},
    {"Step", "STEP_FLIER_LAND", 2202, 0},
    {"Step", "STEP_TUNNEL_PLACE", 2301, 0},
    {"Step", "STEP_FERRY_PLACE", 2401, 0},
    {"Step", "STEP_FERRY_MOVE", 2402, 0},
    {"Step", "STEP_GOLD_PLACE", 2501, 0},
    {"Step", "STEP_MAGIC_PLACE", 2601, 0},
    {"Step", "STEP_MAGIC_PART", 2602, 0},
    {"Step", "STEP_CROP_CHOOSE", 2701, 0},
    {"Step", "STEP_CROP_ADD", 2702, 0},
    {"Step", "STEP_CROP_REMOVE", 2703, 0},
    {"Step", "STEP_ROBBERS_PLACE", 3701, 0},
    {"Step", "STEP_ROBBERS_ROB", 3702, 0},
    {"Step", "STEP_ROBBERS_MARKER", 3703, 0},
    {"Step", "STEP_MESSAGE_MOVE", 3801, 0},
    {"Step", "STEP_MESSAGE_DRAW", 3802, 0},
    {"Step", "STEP_MESSAGE_READ", 3803, 0},
    {"Step", "STEP_START_TOSS", 8001, 0},
    {"Step", "STEP_START_NAME", 8002, 0},
    {"Step", "STEP_HAND_DISCARD", 8003, 0},
    {"Step", "STEP_SALE_BID", 8004, 0},
    {"Step", "STEP_SALE_SELL", 8005, 0},
    {"Step", "STEP_HAND_REVEAL", 8006, 0},
    {"Step", "STEP_DICE_TURN", 8101, 0},
    {"Step", "STEP_DICE_FALL", 8102, 0},
    {"EventKind", "EVENT_TURN_BEGAN", 1, 0},
    {"EventKind", "EVENT_TURN_ENDED", 2, 0},
    {"EventKind", "EVENT_DREW", 3, 0},
    {"EventKind", "EVENT_TILE_LEFT", 4, 0},
    {"EventKind", "EVENT_PLACED", 5, 0},
    {"EventKind", "EVENT_MOVED", 6, 0},
    {"EventKind", "EVENT_COMPLETED", 7, 0},
    {"EventKind", "EVENT_SCORING", 8, 0},
    {"EventKind", "EVENT_SCORED", 9, 0},
    {"EventKind", "EVENT_PASSED", 10, 0},
    {"EventKind", "EVENT_FINAL", 11, 0},
    {"EventKind", "EVENT_ENDED", 12, 0},
    {"EventKind", "EVENT_UNDONE", 13, 0},
    {"EventKind", "EVENT_RESIGNED", 14, 0},
    {"EventKind", "EVENT_STOOD_IN", 15, 0},
    {"EventKind", "EVENT_NAMED", 16, 0},
    {"EventKind", "EVENT_BID", 17, 0},
    {"EventKind", "EVENT_SOLD", 18, 0},
    {"EventKind", "EVENT_REVEALED", 19, 0},
    {"EventKind", "EVENT_ROLLED", 20, 0},
    {"EventKind", "EVENT_CHOSE", 21, 0},
    {"EventKind", "EVENT_PART_BEGAN", 23, 0},
    {"Cause", "CAUSE_DEPLOYED", 1, 0},
    {"Cause", "CAUSE_COMPLETED", 2, 0},
    {"Cause", "CAUSE_FINAL", 3, 0},
    {"Cause", "CAUSE_FITS_NOWHERE", 4, 0},
    {"Cause", "CAUSE_CLOCK", 5, 0},
    {"Cause", "CAUSE_STAND_IN", 6, 0},
    {"Cause", "CAUSE_RESIGNED", 7, 0},
    {"Cause", "CAUSE_TOWER_CAPTURED", 301, 0},
    {"Cause", "CAUSE_TOWER_TAKEN_HOME", 302, 0},
    {"Cause", "CAUSE_TOWER_EXCHANGED", 303, 0},
    {"Cause", "CAUSE_TOWER_RANSOMED", 304, 0},
    {"Cause", "CAUSE_WAGON_SET_OUT", 401, 0},
    {"Cause", "CAUSE_WAGON_MOVED", 402, 0},
    {"Cause", "CAUSE_WAGON_STAYED", 403, 0},
    {"Cause", "CAUSE_BARN_PLACED", 404, 0},
    {"Cause", "CAUSE_BARN_JOINED", 405, 0},
    {"Cause", "CAUSE_GOODS_WON", 601, 0},
    {"Cause", "CAUSE_BUILDER_WITHOUT_COMPANY", 602, 0},
    {"Cause", "CAUSE_ABBOT_CALLED_BACK", 701, 0},
    {"Cause", "CAUSE_LAKE_PLACED", 801, 0},
    {"Cause", "CAUSE_RIVER_SET_ASIDE", 802, 0},
    {"Cause", "CAUSE_KING_WON", 1101, 0},
    {"Cause", "CAUSE_ROBBER_WON", 1102, 0},
    {"Cause", "CAUSE_FESTIVAL_RETURNED", 1201, 0},
    {"Cause", "CAUSE_SIEGE_ESCAPED", 1301, 0},
    {"Cause", "CAUSE_CULT_CHALLENGE_LOST", 1401, 0},
    {"Cause", "CAUSE_VOLCANO_WOKE", 1701, 0},
    {"Cause", "CAUSE_DRAGON_WALKED", 1702, 0},
    {"Cause", "CAUSE_DRAGON_ATE", 1703, 0},
    {"Cause", "CAUSE_FAIRY_SENT", 1704, 0},
    {"Cause", "CAUSE_PRINCESS_REMOVED", 1705, 0},
    {"Cause", "CAUSE_FAIRY_STAYED", 1706, 0},
    {"Cause", "CAUSE_HILL_COVERED", 1801, 0},
    {"Cause", "CAUSE_SHEPHERD_DREW", 1802, 0},
    {"Cause", "CAUSE_WOLF_CAME", 1803, 0},
    {"Cause", "CAUSE_FLOCK_GUIDED", 1804, 0},
    {"Cause", "CAUSE_FLOCK_CLOSED", 1805, 0},
    {"Cause", "CAUSE_FLOCK_SCATTERED", 1806, 0},
    {"Cause", "CAUSE_BRIDGE_BUILT", 1901, 0},
    {"Cause", "CAUSE_BRIDGE_DECLINED", 1902, 0},
    {"Cause", "CAUSE_CASTLE_BUILT", 1920, 0},
    {"Cause", "CAUSE_CASTLE_SCORED", 1921, 0},
    {"Cause", "CAUSE_BAZAAR_ASIDE", 1922, 0},
    {"Cause", "CAUSE_COUNT_CITY_ENTERED", 2001, 0},
    {"Cause", "CAUSE_COUNT_CITY_LEFT", 2002, 0},
    {"Cause", "CAUSE_COUNT_MOVED", 2003, 0},
    {"Cause", "CAUSE_BIG_TOP_MOVED", 2101, 0},
    {"Cause", "CAUSE_BIG_TOP_REVEALED", 2102, 0},
    {"Cause", "CAUSE_ACROBATS_SCORED", 2103, 0},
    {"Cause", "CAUSE_FLIER_ROLLED", 2201, 0},
    {"Cause", "CAUSE_FLIER_LANDED", 2202, 0},
    {"Cause", "CAUSE_FLIER_RETURNED", 2203, 0},
    {"Cause", "CAUSE_TUNNEL_PLACED", 2301, 0},
    {"Cause", "CAUSE_FERRY_PLACED", 2401, 0},
    {"Cause", "CAUSE_FERRY_MOVED", 2402, 0},
    {"Cause", "CAUSE_GOLD_FOUND", 2501, 0},
    {"Cause", "CAUSE_GOLD_TAKEN", 2502, 0},
    {"Cause", "CAUSE_MAGIC_PLACED", 2601, 0},
    {"Cause", "CAUSE_MAGIC_ENDED", 2602, 0},
    {"Cause", "CAUSE_CROP_ADDED", 2701, 0},
    {"Cause", "CAUSE_CROP_REMOVED", 2702, 0},
    {"Cause", "CAUSE_RUSSIAN_TRAPPED", 3601, 0},
    {"Cause", "CAUSE_RUSSIAN_FREED", 3602, 0},
    {"Cause", "CAUSE_ROBBERS_PLACED", 3701, 0},
    {"Cause", "CAUSE_ROBBERS_ROBS", 3702, 0},
    {"Cause", "CAUSE_ROBBERS_RETURNED", 3703, 0},
    {"Cause", "CAUSE_ROBBERS_FOLLOWED", 3704, 0},
    {"Cause", "CAUSE_ROBBERS_FIRST_MARKER", 3705, 0},
    {"Cause", "CAUSE_ROBBERS_SECOND_MARKER", 3706, 0},
    {"Cause", "CAUSE_MESSAGE_MARKER", 3801, 0},
    {"Cause", "CAUSE_MESSAGE_MESSENGER", 3802, 0},
    {"Cause", "CAUSE_MESSAGE_MOVED", 3803, 0},
    {"Cause", "CAUSE_MESSAGE_DRAWN", 3804, 0},
    {"Cause", "CAUSE_MESSAGE_SEAL", 3805, 0},
    {"Cause", "CAUSE_MESSAGE_ACTION", 3806, 0},
    {"Cause", "CAUSE_MESSAGE_TAKEN", 3807, 0},
    {"Cause", "CAUSE_MESSAGE_ANOTHER", 3808, 0},
    {"Cause", "CAUSE_BAG_SET_ASIDE", 8001, 0},
    {"Cause", "CAUSE_HAND_DISCARDED", 8002, 0},
    {"Cause", "CAUSE_HOLE_FILLED", 8003, 0},
    {"Cause", "CAUSE_SALE_RESUMED", 8004, 0},
    {"Cause", "CAUSE_DICE_COLLECTED", 8101, 0},
    {"Cause", "CAUSE_DICE_PASSED", 8102, 0},
    {"Cause", "CAUSE_DICE_KEPT", 8103, 0},
    {"Cause", "CAUSE_DICE_DOUBLED", 8104, 0},
    {"Reward", "REWARD_ROAD", 1, 0},
    {"Reward", "REWARD_CITY", 2, 0},
    {"Reward", "REWARD_CITY_PENNANTS", 3, 0},
    {"Reward", "REWARD_MONASTERY", 4, 0},
    {"Reward", "REWARD_FINAL_ROAD", 5, 0},
    {"Reward", "REWARD_FINAL_CITY", 6, 0},
    {"Reward", "REWARD_FINAL_CITY_PENNANTS", 7, 0},
    {"Reward", "REWARD_FINAL_MONASTERY", 8, 0},
    {"Reward", "REWARD_FINAL_FIELD", 9, 0},
    {"Reward", "REWARD_TOWER_RANSOM_PAID", 301, 0},
    {"Reward", "REWARD_TOWER_RANSOM_RECEIVED", 302, 0},
    {"Reward", "REWARD_BARN_PLACED", 401, 0},
    {"Reward", "REWARD_BARN_JOINED", 402, 0},
    {"Reward", "REWARD_BARN_FINAL", 403, 0},
    {"Reward", "REWARD_INN_ROAD", 501, 0},
    {"Reward", "REWARD_INN_ROAD_UNFINISHED", 502, 0},
    {"Reward", "REWARD_CATHEDRAL_CITY", 503, 0},
    {"Reward", "REWARD_CATHEDRAL_PENNANTS", 504, 0},
    {"Reward", "REWARD_CATHEDRAL_CITY_UNFINISHED", 505, 0},
    {"Reward", "REWARD_GOODS_WINE", 601, 0},
    {"Reward", "REWARD_GOODS_GRAIN", 602, 0},
    {"Reward", "REWARD_GOODS_CLOTH", 603, 0},
    {"Reward", "REWARD_PIG_CITIES", 604, 0},
    {"Reward", "REWARD_ABBOT_CALLED_BACK", 701, 0},
    {"Reward", "REWARD_ABBOT_GARDEN", 702, 0},
    {"Reward", "REWARD_ABBOT_GARDEN_UNFINISHED", 703, 0},
    {"Reward", "REWARD_PIG_HERD_CITIES", 801, 0},
    {"Reward", "REWARD_KING_CITIES", 1101, 0},
    {"Reward", "REWARD_ROBBER_ROADS", 1102, 0},
    {"Reward", "REWARD_KING_HELD", 1103, 0},
    {"Reward", "REWARD_ROBBER_HELD", 1104, 0},
    {"Reward", "REWARD_KING_CITY_COMPLETED", 1105, 0},
    {"Reward", "REWARD_ROBBER_ROAD_COMPLETED", 1106, 0},
    {"Reward", "REWARD_BESIEGED_CITY", 1301, 0},
    {"Reward", "REWARD_BESIEGED_CITY_PENNANTS", 1302, 0},
    {"Reward", "REWARD_BESIEGED_CITY_UNFINISHED", 1303, 0},
    {"Reward", "REWARD_BESIEGED_CITIES_OF_FIELD", 1304, 0},
    {"Reward", "REWARD_DARMSTADT_CITY", 1601, 0},
    {"Reward", "REWARD_CHURCH_FOLLOWERS", 1602, 0},
    {"Reward", "REWARD_FAIRY_TURN", 1701, 0},
    {"Reward", "REWARD_FAIRY_SCORED", 1702, 0},
    {"Reward", "REWARD_FLOCK_SHEEP", 1801, 0},
    {"Reward", "REWARD_VINEYARDS_OF_BUILDING", 1802, 0},
    {"Reward", "REWARD_CASTLE", 1920, 0},
    {"Reward", "REWARD_CASTLES_OF_FIELD", 1921, 0},
    {"Reward", "REWARD_BAZAAR_PAID", 1922, 0},
    {"Reward", "REWARD_BAZAAR_SOLD", 1923, 0},
    {"Reward", "REWARD_BIG_TOP", 2101, 0},
    {"Reward", "REWARD_BIG_TOP_AT_END", 2102, 0},
    {"Reward", "REWARD_ACROBATS", 2103, 0},
    {"Reward", "REWARD_ACROBATS_AT_END", 2104, 0},
    {"Reward", "REWARD_RINGMASTER", 2105, 0},
    {"Reward", "REWARD_GOLD_BARS", 2501, 0},
    {"Reward", "REWARD_MAGE_TILES", 2601, 0},
    {"Reward", "REWARD_WITCH_HALF", 2602, 0},
    {"Reward", "REWARD_MONASTERIES_ABBOT", 2901, 0},
    {"Reward", "REWARD_WATCHTOWER_MEEPLES", 3201, 0},
    {"Reward", "REWARD_WATCHTOWER_PENNANTS", 3202, 0},
    {"Reward", "REWARD_WATCHTOWER_ROADS", 3203, 0},
    {"Reward", "REWARD_WATCHTOWER_MONASTERIES", 3204, 0},
    {"Reward", "REWARD_WATCHTOWER_CITIES", 3205, 0},
    {"Reward", "REWARD_LITTLE_BUILDINGS", 3301, 0},
    {"Reward", "REWARD_WIND_ROSE", 3401, 0},
    {"Reward", "REWARD_LABYRINTH_FOLLOWERS", 3501, 0},
    {"Reward", "REWARD_RUSSIAN_HUT", 3601, 0},
    {"Reward", "REWARD_RUSSIAN_HUT_ALONE", 3602, 0},
    {"Reward", "REWARD_RUSSIAN_DROWNED", 3603, 0},
    {"Reward", "REWARD_ROBBERS_SHARE", 3701, 0},
    {"Reward", "REWARD_MESSAGE_SEAL", 3801, 0},
    {"Reward", "REWARD_MESSAGE_ROAD", 3802, 0},
    {"Reward", "REWARD_MESSAGE_CITY", 3803, 0},
    {"Reward", "REWARD_MESSAGE_MONASTERY", 3804, 0},
    {"Reward", "REWARD_MESSAGE_PENNANTS", 3805, 0},
    {"Reward", "REWARD_MESSAGE_KNIGHTS", 3806, 0},
    {"Reward", "REWARD_MESSAGE_FARMERS", 3807, 0},
    {"Reward", "REWARD_MESSAGE_FOLLOWER", 3808, 0},
    {"Reward", "REWARD_SALE_BOUGHT", 8001, 0},
    {"Reward", "REWARD_SALE_SOLD", 8002, 0},
    {"Reward", "REWARD_DICE_CITY", 8101, 0},
    {"Reason", "REASON_GAME_OVER", 1, 0},
    {"Reason", "REASON_NOT_YOUR_DECISION", 2, 0},
    {"Reason", "REASON_WRONG_STEP", 3, 0},
    {"Reason", "REASON_TILE_NOT_LEFT", 4, 0},
    {"Reason", "REASON_WRONG_TILE", 5, 0},
    {"Reason", "REASON_CELL_TAKEN", 6, 0},
    {"Reason", "REASON_TOUCHES_NOTHING", 7, 0},
    {"Reason", "REASON_SIDE_MISMATCH", 8, 0},
    {"Reason", "REASON_MUST_PLACE", 9, 0},
    {"Reason", "REASON_NOT_LAST_TILE", 10, 0},
    {"Reason", "REASON_NO_SUCH_SEGMENT", 11, 0},
    {"Reason", "REASON_NO_SUCH_PIECE", 12, 0},
    {"Reason", "REASON_SUPPLY_EMPTY", 13, 0},
    {"Reason", "REASON_WRONG_SEGMENT", 14, 0},
    {"Reason", "REASON_OCCUPIED", 15, 0},
    {"Reason", "REASON_OUT_OF_REACH", 16, 0},
    {"Reason", "REASON_NOT_ON_BOARD", 17, 0},
    {"Reason", "REASON_FEATURE_COMPLETE", 18, 0},
    {"Reason", "REASON_NOT_THIS_PIECE", 19, 0},
    {"Reason", "REASON_NO_SUCH_SEAT", 20, 0},
    {"Reason", "REASON_NOT_OWN_TURN", 21, 0},
    {"Reason", "REASON_CANNOT_BE_TAKEN", 22, 0},
    {"Reason", "REASON_RESIGNED", 23, 0},
    {"Reason", "REASON_SPARE_SET", 24, 0},
    {"Reason", "REASON_WRONG_PIECE_KIND", 25, 0},
    {"Reason", "REASON_DRAWN_OPENLY", 26, 0},
    {"Reason", "REASON_ARGUMENT_RANGE", 27, 0},
    {"Reason", "REASON_ARGUMENT_NULL", 28, 0},
    {"Reason", "REASON_ARGUMENT_COUNT", 29, 0},
    {"Reason", "REASON_TOKEN_NOT_LEFT", 30, 0},
    {"Reason", "REASON_TOKEN_NOT_KEPT", 31, 0},
    {"Reason", "REASON_TOWER_MISSING", 301, 0},
    {"Reason", "REASON_TOWER_CLOSED", 302, 0},
    {"Reason", "REASON_TOWER_OUT_OF_RANGE", 303, 0},
    {"Reason", "REASON_TOWER_NOT_PRISONER", 304, 0},
    {"Reason", "REASON_TOWER_RANSOM_PAID", 305, 0},
    {"Reason", "REASON_TOWER_RANSOM_TOO_DEAR", 306, 0},
    {"Reason", "REASON_TOWER_NO_RANSOM", 307, 0},
    {"Reason", "REASON_TOWER_NO_PRISONS", 308, 0},
    {"Reason", "REASON_TOWER_OWN_PRISONER", 309, 0},
    {"Reason", "REASON_TOWER_MUTUAL_PRISONERS", 310, 0},
    {"Reason", "REASON_ABBEY_NONE_LEFT", 401, 0},
    {"Reason", "REASON_ABBEY_NO_HOLE", 402, 0},
    {"Reason", "REASON_ABBEY_UNTURNED", 403, 0},
    {"Reason", "REASON_ABBEY_MUST_PLACE", 404, 0},
    {"Reason", "REASON_BARN_NO_JUNCTION", 405, 0},
    {"Reason", "REASON_BARN_IN_FIELD", 406, 0},
    {"Reason", "REASON_WAGON_TOO_FAR", 407, 0},
    {"Reason", "REASON_BUILDER_WITHOUT_FOLLOWER", 601, 0},
    {"Reason", "REASON_PIG_WITHOUT_FARMER", 602, 0},
    {"Reason", "REASON_ABBOT_NOT_OWN", 701, 0},
    {"Reason", "REASON_RIVER_NOT_CONTINUED", 801, 0},
    {"Reason", "REASON_RIVER_TURNS_TWICE", 802, 0},
    {"Reason", "REASON_RIVER_END_BLOCKED", 803, 0},
    {"Reason", "REASON_RIVER_NO_ROOM_AHEAD", 804, 0},
    {"Reason", "REASON_RIVER_KEPT_OPEN", 805, 0},
    {"Reason", "REASON_RIVER_TILE_FIRST", 806, 0},
    {"Reason", "REASON_LAKE_WAITS", 807, 0},
    {"Reason", "REASON_RIVER_DRAWN_FIRST", 808, 0},
    {"Reason", "REASON_RIVER_FORK_FIRST", 809, 0},
    {"Reason", "REASON_LAKE_DRAWN_LAST", 810, 0},
    {"Reason", "REASON_RIVER_START_TILE_NEXT", 811, 0},
    {"Reason", "REASON_RIVER_TILE_ASIDE", 812, 0},
    {"Reason", "REASON_FESTIVAL_NOT_HELD", 1201, 0},
    {"Reason", "REASON_SIEGE_NO_KNIGHT", 1301, 0},
    {"Reason", "REASON_SIEGE_NO_WAY_OUT", 1302, 0},
    {"Reason", "REASON_CULT_SECOND_RIVAL", 1401, 0},
    {"Reason", "REASON_CULT_RIVAL_TAKEN", 1402, 0},
    {"Reason", "REASON_DRAGON_ASLEEP", 1701, 0},
    {"Reason", "REASON_DRAGON_THERE", 1702, 0},
    {"Reason", "REASON_DRAGON_NOT_BESIDE", 1703, 0},
    {"Reason", "REASON_DRAGON_WAS_THERE", 1704, 0},
    {"Reason", "REASON_DRAGON_MUST_WALK", 1705, 0},
    {"Reason", "REASON_FAIRY_KEEPS_OUT", 1706, 0},
    {"Reason", "REASON_FAIRY_NO_FOLLOWER", 1707, 0},
    {"Reason", "REASON_FAIRY_IS_THERE", 1708, 0},
    {"Reason", "REASON_FAIRY_NOBODY_THERE", 1709, 0},
    {"Reason", "REASON_PRINCESS_NOT_PLACED", 1710, 0},
    {"Reason", "REASON_PRINCESS_NO_KNIGHT", 1711, 0},
    {"Reason", "REASON_PRINCESS_MUST_TAKE", 1712, 0},
    {"Reason", "REASON_PORTAL_FOLLOWERS_ONLY", 1713, 0},
    {"Reason", "REASON_PORTAL_USED", 1714, 0},
    {"Reason", "REASON_DRAGON_NOT_CALLED", 1715, 0},
    {"Reason", "REASON_SHEPHERD_IN_FIELD", 1801, 0},
    {"Reason", "REASON_FLOCK_MUST_CHOOSE", 1802, 0},
    {"Reason", "REASON_SHEPHERD_ALONE", 1803, 0},
    {"Reason", "REASON_BRIDGE_NEEDS_FIELDS", 1901, 0},
    {"Reason", "REASON_BRIDGE_THERE", 1902, 0},
    {"Reason", "REASON_BRIDGE_TOO_FAR", 1903, 0},
    {"Reason", "REASON_BRIDGE_ONLY_ON_PLACED", 1904, 0},
    {"Reason", "REASON_BRIDGE_FACES_NO_ROAD", 1905, 0},
    {"Reason", "REASON_BRIDGE_USED", 1906, 0},
    {"Reason", "REASON_BRIDGE_NOT_NEEDED", 1907, 0},
    {"Reason", "REASON_BRIDGE_NO_TILE", 1908, 0},
    {"Reason", "REASON_BRIDGE_NOT_FORCED", 1909, 0},
    {"Reason", "REASON_BRIDGE_NO_ROOM", 1910, 0},
    {"Reason", "REASON_BRIDGE_UNMATCHED", 1911, 0},
    {"Reason", "REASON_BRIDGE_OVER_FOLLOWER", 1912, 0},
    {"Reason", "REASON_BRIDGE_STRAIGHT", 1913, 0},
    {"Reason", "REASON_CASTLE_SAFE", 1920, 0},
    {"Reason", "REASON_CASTLE_OTHER_CITY", 1921, 0},
    {"Reason", "REASON_CASTLE_NO_SMALL_CITY", 1922, 0},
    {"Reason", "REASON_CASTLE_HOLDS_ONE", 1923, 0},
    {"Reason", "REASON_CASTLE_NOT_FOR_IT", 1924, 0},
    {"Reason", "REASON_CASTLE_CLOSED", 1925, 0},
    {"Reason", "REASON_BAZAAR_BID_RANGE", 1926, 0},
    {"Reason", "REASON_BAZAAR_NOT_OPEN", 1927, 0},
    {"Reason", "REASON_BAZAAR_NO_BID", 1928, 0},
    {"Reason", "REASON_COUNT_BLOCKS_QUARTER", 2001, 0},
    {"Reason", "REASON_COUNT_CITY_NO_QUARTER", 2002, 0},
    {"Reason", "REASON_COUNT_CITY_NOT_FOR_IT", 2003, 0},
    {"Reason", "REASON_COUNT_CITY_NOT_IN_IT", 2004, 0},
    {"Reason", "REASON_COUNT_CITY_OTHER_WAY", 2005, 0},
    {"Reason", "REASON_COUNT_CITY_NOT_SCORED", 2006, 0},
    {"Reason", "REASON_COUNT_THERE", 2007, 0},
    {"Reason", "REASON_COUNT_CITY_NOT_WHOLE", 2008, 0},
    {"Reason", "REASON_COUNT_CITY_WALLS", 2009, 0},
    {"Reason", "REASON_ACROBATS_NO_SPACE", 2101, 0},
    {"Reason", "REASON_ACROBATS_TOO_FAR", 2102, 0},
    {"Reason", "REASON_ACROBATS_FULL", 2103, 0},
    {"Reason", "REASON_ACROBATS_FOLLOWERS_ONLY", 2104, 0},
    {"Reason", "REASON_ACROBATS_NOT_FULL", 2105, 0},
    {"Reason", "REASON_ACROBATS_NOT_FIRST", 2106, 0},
    {"Reason", "REASON_ACROBATS_WITHOUT_FAIRY", 2107, 0},
    {"Reason", "REASON_BIG_TOP_NO_CIRCUS", 2108, 0},
    {"Reason", "REASON_BIG_TOP_NO_TOKEN", 2109, 0},
    {"Reason", "REASON_FLIER_NONE", 2201, 0},
    {"Reason", "REASON_FLIER_USED", 2202, 0},
    {"Reason", "REASON_FLIER_FOLLOWERS_ONLY", 2203, 0},
    {"Reason", "REASON_FLIER_ELSEWHERE", 2204, 0},
    {"Reason", "REASON_FLIER_MUST_LAND", 2205, 0},
    {"Reason", "REASON_TUNNEL_NO_OPENING", 2301, 0},
    {"Reason", "REASON_TUNNEL_TAKEN", 2302, 0},
    {"Reason", "REASON_TUNNEL_USED", 2303, 0},
    {"Reason", "REASON_TUNNEL_USED_IN_TURN", 2304, 0},
    {"Reason", "REASON_TUNNEL_NOT_OWN", 2305, 0},
    {"Reason", "REASON_TUNNEL_STAYS", 2306, 0},
    {"Reason", "REASON_TUNNEL_EARLIER_FIRST", 2307, 0},
    {"Reason", "REASON_FERRY_MUST_PLACE", 2401, 0},
    {"Reason", "REASON_FERRY_NO_LAKE", 2402, 0},
    {"Reason", "REASON_FERRY_OTHER_LAKE", 2403, 0},
    {"Reason", "REASON_FERRY_NO_ROADS", 2404, 0},
    {"Reason", "REASON_FERRY_NONE", 2405, 0},
    {"Reason", "REASON_FERRY_NOT_MET", 2406, 0},
    {"Reason", "REASON_FERRY_MOVED", 2407, 0},
    {"Reason", "REASON_FERRY_JOINS", 2408, 0},
    {"Reason", "REASON_FERRY_IS_NEW", 2409, 0},
    {"Reason", "REASON_FERRY_THERE", 2410, 0},
    {"Reason", "REASON_GOLD_NOT_AROUND", 2501, 0},
    {"Reason", "REASON_GOLD_MUST_PLACE", 2502, 0},
    {"Reason", "REASON_MAGIC_IS_THERE", 2601, 0},
    {"Reason", "REASON_MAGIC_MUST_PLACE", 2602, 0},
    {"Reason", "REASON_MAGIC_HAS_PLACE", 2603, 0},
    {"Reason", "REASON_CROP_MUST_CHOOSE", 2701, 0},
    {"Reason", "REASON_CROP_NOT_BESIDE", 2702, 0},
    {"Reason", "REASON_CROP_WRONG_KIND", 2703, 0},
    {"Reason", "REASON_CROP_MUST_ADD", 2704, 0},
    {"Reason", "REASON_CROP_MUST_REMOVE", 2705, 0},
    {"Reason", "REASON_CROP_FOLLOWERS_ONLY", 2706, 0},
    {"Reason", "REASON_LITTLE_BUILDING_THERE", 3301, 0},
    {"Reason", "REASON_RUSSIAN_NOT_TRAPPED", 3601, 0},
    {"Reason", "REASON_RUSSIAN_TRAPPED_NOW", 3602, 0},
    {"Reason", "REASON_RUSSIAN_NO_TRAP", 3603, 0},
    {"Reason", "REASON_RUSSIAN_NO_PLACE", 3604, 0},
    {"Reason", "REASON_ROBBERS_OWN_MARKER", 3701, 0},
    {"Reason", "REASON_ROBBERS_IS_THERE", 3702, 0},
    {"Reason", "REASON_ROBBERS_MUST_CHOOSE", 3703, 0},
    {"Reason", "REASON_ROBBERS_NO_SPACE", 3704, 0},
    {"Reason", "REASON_MESSAGE_MUST_MOVE", 3801, 0},
    {"Reason", "REASON_MESSAGE_NOT_NEXT", 3802, 0},
    {"Reason", "REASON_MESSAGE_MUST_CHOOSE", 3803, 0},
    {"Reason", "REASON_MESSAGE_NOTHING", 3804, 0},
    {"Reason", "REASON_MESSAGE_NO_KNIGHT", 3805, 0},
    {"Reason", "REASON_MESSAGE_NO_SPACE", 3806, 0},
    {"Reason", "REASON_MESSAGE_ORDER", 3807, 0},
    {"Reason", "REASON_TABLE_OFF", 8001, 0},
    {"Reason", "REASON_SALE_BID_RANGE", 8002, 0},
    {"Reason", "REASON_SALE_NO_BID", 8003, 0},
    {"Reason", "REASON_BAG_TILE_ASIDE", 8004, 0},
    {"Reason", "REASON_START_TILE_ASIDE", 8005, 0},
    {"Reason", "REASON_DICE_NOT_A_CITY", 8101, 0},
    {"Reason", "REASON_DICE_NOT_IN_TRAY", 8102, 0},
    {"Reason", "REASON_DICE_CELL_TAKEN", 8103, 0},
    {"Reason", "REASON_DICE_TOO_FAR", 8104, 0},
    {"Reason", "REASON_DICE_COLOUR_MISMATCH", 8105, 0},
    {"Reason", "REASON_DICE_NO_KNIGHT", 8106, 0},
    {"Reason", "REASON_DICE_NO_ROLLS", 8107, 0},
    {"Reason", "REASON_DICE_TRAY_EMPTY", 8108, 0},
    {"Reason", "REASON_DICE_FEW_KNIGHTS", 8109, 0},
    {"Reason", "REASON_DICE_WRONG_COUNT", 8110, 0},
    {"Reason", "REASON_POSITION_ENTRY", 9801, 0},
    {"Reason", "REASON_POSITION_NUMBER", 9802, 0},
    {"Reason", "REASON_POSITION_TWICE", 9803, 0},
    {"Reason", "REASON_POSITION_TILE", 9804, 0},
    {"Reason", "REASON_POSITION_HAND", 9805, 0},
    {"Reason", "REASON_POSITION_NOTE", 9806, 0},
    {"Reason", "REASON_POSITION_BAG", 9807, 0},
    {"Reason", "REASON_POSITION_STEP", 9808, 0},
    {"Reason", "REASON_POSITION_DECISION", 9809, 0},
    {"Reason", "REASON_POSITION_FRESH", 9810, 0},
    {"Reason", "REASON_POSITION_NO_TILE", 9811, 0},
    {"Reason", "REASON_POSITION_SCORED", 9812, 0},
    {"Reason", "REASON_POSITION_FITS_NOWHERE", 9813, 0},
    {"Reason", "REASON_CONFIG_GAME", 9901, 0},
    {"Reason", "REASON_CONFIG_CHANCE", 9902, 0},
    {"Reason", "REASON_CONFIG_SEATS", 9903, 0},
    {"Reason", "REASON_CONFIG_FIRST_SEAT", 9904, 0},
    {"Reason", "REASON_CONFIG_CHOICE", 9905, 0},
    {"Reason", "REASON_CONFIG_VALUE", 9906, 0},
    {"Reason", "REASON_CONFIG_NO_START", 9907, 0},
    {"Reason", "REASON_CONFIG_TOO_LARGE", 9908, 0},
    {"Reason", "REASON_CONFIG_REVISION", 9909, 0},
    {"Reason", "REASON_CONFIG_TILESET", 9910, 0},
    {"Reason", "REASON_CONFIG_CAPACITY", 9911, 0},
    {"Reason", "REASON_CONFIG_OPTION_ALONE", 9912, 0},
    {"Reason", "REASON_CONFIG_CONTRADICTION", 9913, 0},
    {"Reason", "REASON_CONFIG_OPTION_NEEDS", 9914, 0},
    {"Reason", "REASON_CONFIG_FLAGS", 9915, 0},
    {"Reason", "REASON_CONFIG_LEFT_OUT", 9916, 0},
    {"ThingKind", "THING_HAND", 1, 0},
    {"ThingKind", "THING_TOWER", 301, 0},
    {"ThingKind", "THING_ABBEY_HOLE", 401, 0},
    {"ThingKind", "THING_BARN", 402, 0},
    {"ThingKind", "THING_GOODS", 601, 0},
    {"ThingKind", "THING_KING", 1101, 0},
    {"ThingKind", "THING_ROBBER", 1102, 0},
    {"ThingKind", "THING_SIEGE", 1301, 0},
    {"ThingKind", "THING_CULT_CHALLENGE", 1401, 0},
    {"ThingKind", "THING_FLOCK", 1801, 0},
    {"ThingKind", "THING_SHEEP_BAG", 1802, 0},
    {"ThingKind", "THING_HILL_COVERED", 1803, 0},
    {"ThingKind", "THING_CASTLE", 1920, 0},
    {"ThingKind", "THING_BAZAAR_BID", 1921, 0},
    {"ThingKind", "THING_COUNT_CITY_QUARTER", 2001, 0},
    {"ThingKind", "THING_BIG_TOP_TOKENS", 2101, 0},
    {"ThingKind", "THING_ACROBATS", 2102, 0},
    {"ThingKind", "THING_GOLD_BARS", 2501, 0},
    {"ThingKind", "THING_MESSAGE", 3801, 0},
    {"ThingKind", "THING_SALE_BID", 8001, 0},
    {"Option", "OPTION_PLAY_WITHOUT_FARMERS", 1, 0},
    {"Option", "OPTION_SMALL_CITY_TWO_POINTS", 2, 0},
    {"Option", "OPTION_ANY_SEAT_COUNT", 3, 0},
    {"Option", "OPTION_TOWER_CAPTURE_OPPONENTS_ONLY", 301, 0},
    {"Option", "OPTION_TOWER_TOP_FOLLOWERS_SAFE", 302, 0},
    {"Option", "OPTION_TOWER_RANSOM_WITHOUT_MINIMUM", 303, 0},
    {"Option", "OPTION_TOWER_BUILDER_PIG_ARE_FOLLOWERS", 304, 0},
    {"Option", "OPTION_TOWER_NO_CAPTURE_OVER_GAPS", 305, 0},
    {"Option", "OPTION_TOWER_NO_RANSOM", 306, 0},
    {"Option", "OPTION_TOWER_SHORT_RANGE", 307, 0},
    {"Option", "OPTION_TOWER_DIAGONAL_CAPTURE", 308, 0},
    {"Option", "OPTION_ABBEY_END_RULE", 401, 0},
    {"Option", "OPTION_WAGON_MOVE_RULE", 402, 0},
    {"Option", "OPTION_WAGON_FAR_TRAVEL", 403, 0},
    {"Option", "OPTION_MAYOR_TOWER_IMMUNE", 404, 0},
    {"Option", "OPTION_WAGON_DRAGON_TOWER_IMMUNE", 405, 0},
    {"Option", "OPTION_MAYOR_LYING_DOWN", 406, 0},
    {"Option", "OPTION_PIG_HERD_COUNTS_FOR_BARN", 407, 0},
    {"Option", "OPTION_WAGON_ENTERS_CASTLES", 408, 0},
    {"Option", "OPTION_INNS_UNFINISHED_SCORE", 501, 0},
    {"Option", "OPTION_LARGE_FOLLOWER_WEIGHT", 502, 0},
    {"Option", "OPTION_DOUBLE_TURN_OPTIONAL", 601, 0},
    {"Option", "OPTION_BUILDER_COMPLETING_COUNTS", 602, 0},
    {"Option", "OPTION_PIG_POINTS", 603, 0},
    {"Option", "OPTION_ABBOT_NO_GARDENS", 701, 0},
    {"Option", "OPTION_ABBOT_NO_EARLY_RETURN", 702, 0},
    {"Option", "OPTION_RIVER_START_TILE", 801, 0},
    {"Option", "OPTION_RIVER_LOOKAHEAD", 802, 0},
    {"Option", "OPTION_RIVER_U_TURNS", 803, 0},
    {"Option", "OPTION_RIVER_SPRING", 804, 0},
    {"Option", "OPTION_LAKE_IS_ORDINARY", 805, 0},
    {"Option", "OPTION_RIVER_TIES_ALWAYS", 806, 0},
    {"Option", "OPTION_ABBEY_KEEPS_RIVER_OPEN", 807, 0},
    {"Option", "OPTION_KING_ROBBER_SCORING", 1101, 0},
    {"Option", "OPTION_FESTIVAL_MEEPLES_ONLY", 1201, 0},
    {"Option", "OPTION_SIEGE_ESCAPE", 1301, 0},
    {"Option", "OPTION_SIEGE_TILES", 1302, 0},
    {"Option", "OPTION_CULT_FIVE_TILES", 1401, 0},
    {"Option", "OPTION_REMOVE_TWO_MONASTERIES", 1601, 0},
    {"Option", "OPTION_CHURCH_COUNTS_STRENGTH", 1602, 0},
    {"Option", "OPTION_DRAGON_MOVES_AFTER_SCORING", 1701, 0},
    {"Option", "OPTION_FAIRY_ON_TILE", 1702, 0},
    {"Option", "OPTION_PRINCESS_MUST_TAKE", 1703, 0},
    {"Option", "OPTION_VOLCANO_BARN", 1704, 0},
    {"Option", "OPTION_PRINCESS_DRAGON_SECOND_EDITION", 1705, 0},
    {"Option", "OPTION_WITHOUT_DRAGON", 1706, 0},
    {"Option", "OPTION_WITHOUT_FAIRY", 1707, 0},
    {"Option", "OPTION_WITHOUT_PRINCESS", 1708, 0},
    {"Option", "OPTION_WITHOUT_PORTAL", 1709, 0},
    {"Option", "OPTION_HILL_TIEBREAK", 1801, 0},
    {"Option", "OPTION_VINEYARDS_FOR_GARDENS", 1802, 0},
    {"Option", "OPTION_HILLS_SHEEP_SECOND_EDITION", 1803, 0},
    {"Option", "OPTION_WITHOUT_SHEPHERDS", 1804, 0},
    {"Option", "OPTION_WITHOUT_HILLS", 1805, 0},
    {"Option", "OPTION_WITHOUT_VINEYARDS", 1806, 0},
    {"Option", "OPTION_BAZAAR_NO_AUCTION", 1901, 0},
    {"Option", "OPTION_BAZAAR_BID_LIMIT", 1902, 0},
    {"Option", "OPTION_BAZAAR_DOUBLE_TURN", 1903, 0},
    {"Option", "OPTION_BRIDGE_ONLY_ON_PLACED_TILE", 1904, 0},
    {"Option", "OPTION_CASTLE_POINTS_CHOSEN", 1905, 0},
    {"Option", "OPTION_BRIDGES_CASTLES_BAZAARS_SECOND_EDITION", 1906, 0},
    {"Option", "OPTION_WITHOUT_BRIDGES", 1907, 0},
    {"Option", "OPTION_WITHOUT_CASTLES", 1908, 0},
    {"Option", "OPTION_WITHOUT_BAZAARS", 1909, 0},
    {"Option", "OPTION_COUNT_MOVE", 2001, 0},
    {"Option", "OPTION_COUNT_FINAL", 2002, 0},
    {"Option", "OPTION_COUNT_START_TILE_IN_BAG", 2003, 0},
    {"Option", "OPTION_COUNT_EACH_PART", 2004, 0},
    {"Option", "OPTION_COUNT_BONUS_LINES_LEFT_OUT", 2005, 0},
    {"Option", "OPTION_CITY_BOARD_ONLY", 2006, 0},
    {"Option", "OPTION_WITHOUT_BIG_TOP", 2101, 0},
    {"Option", "OPTION_WITHOUT_ACROBATS", 2102, 0},
    {"Option", "OPTION_WITHOUT_RINGMASTER", 2103, 0},
    {"Option", "OPTION_BIG_TOP_NOT_AT_END", 2104, 0},
    {"Option", "OPTION_TUNNEL_PAIRS", 2301, 0},
    {"Option", "OPTION_TUNNEL_ONCE_A_TURN", 2302, 0},
    {"Option", "OPTION_TUNNEL_OWN_TILES_ONLY", 2303, 0},
    {"Option", "OPTION_DRAGON_EATS_MAGIC", 2601, 0},
    {"Option", "OPTION_CROP_MUST_PLACE", 2701, 0},
    {"Option", "OPTION_KEEP_MONASTERIES", 2901, 0},
    {"Option", "OPTION_LITTLE_BUILDINGS_VALUES", 3301, 0},
    {"Option", "OPTION_LABYRINTH_ADVANCED", 3501, 0},
    {"Option", "OPTION_ROBBERS_ALL", 3701, 0},
    {"Option", "OPTION_MESSAGES_ONE_MARKER", 3801, 0},
    {"Option", "OPTION_MESSAGES_EMPTY_SPACE", 3802, 0},
    {"Option", "OPTION_NO_POINTS_FOR_UNFINISHED", 8001, 0},
    {"Option", "OPTION_BOUNDED_TABLE", 8002, 0},
    {"Option", "OPTION_TABLE_MIN_X", 8003, 0},
    {"Option", "OPTION_TABLE_MAX_X", 8004, 0},
    {"Option", "OPTION_TABLE_MIN_Y", 8005, 0},
    {"Option", "OPTION_TABLE_MAX_Y", 8006, 0},
    {"Option", "OPTION_TABLE_EDGE_COMPLETES", 8007, 0},
    {"Option", "OPTION_EXTRA_TURN_FOR_FILLING_HOLE", 8008, 0},
    {"Option", "OPTION_HOLE_NEEDS_DISTINCT_FEATURES", 8009, 0},
    {"Option", "OPTION_START_TILE_IN_BAG", 8010, 0},
    {"Option", "OPTION_RETURN_UNPLACEABLE_TO_BAG", 8011, 0},
    {"Option", "OPTION_BUSHES_DO_NOT_END_ROADS", 8012, 0},
    {"Option", "OPTION_DRAW_NEXT_TILE_AT_TURN_END", 8013, 0},
    {"Option", "OPTION_HELD_TILES_HIDDEN", 8014, 0},
    {"Option", "OPTION_HAND_OF_THREE_TILES", 8015, 0},
    {"Option", "OPTION_HAND_HIDDEN", 8016, 0},
    {"Option", "OPTION_SELL_COMPLETING_TILE", 8017, 0},
    {"Option", "OPTION_START_PLAYER_BY_TOSS", 8018, 0},
    {"Option", "OPTION_START_PLAYER_BY_ROAD_DRAW", 8019, 0},
    {"Option", "OPTION_DICE_TARGET_SCORE", 8101, 0},
    {"Option", "OPTION_DICE_FINISH_ROUND", 8102, 0},
    {"Preset", "PRESET_BASE", 1, 0},
    {"Preset", "PRESET_OLD_SMALL_CITIES", 2, 0},
    {"Preset", "PRESET_WINTER", 3, 0},
    {"Preset", "PRESET_FIRST_GAME", 4, 0},
    {"Preset", "PRESET_TOWER", 301, 0},
    {"Preset", "PRESET_ABBEY_MAYOR", 401, 0},
    {"Preset", "PRESET_ABBEY_MAYOR_TOWER", 402, 0},
    {"Preset", "PRESET_INNS_CATHEDRALS", 501, 0},
    {"Preset", "PRESET_TRADERS_BUILDERS", 601, 0},
    {"Preset", "PRESET_TRADERS_BUILDERS_INNS", 602, 0},
    {"Preset", "PRESET_ABBOT", 701, 0},
    {"Preset", "PRESET_RIVER", 801, 0},
    {"Preset", "PRESET_RIVER_2", 802, 0},
    {"Preset", "PRESET_RIVER_BOTH", 803, 0},
    {"Preset", "PRESET_RIVER_ABBOT", 804, 0},
    {"Preset", "PRESET_BIG_BOX", 805, 0},
    {"Preset", "PRESET_KING_ROBBER", 1101, 0},
    {"Preset", "PRESET_FESTIVAL", 1201, 0},
    {"Preset", "PRESET_SIEGE", 1301, 0},
    {"Preset", "PRESET_CATHARS", 1302, 0},
    {"Preset", "PRESET_BESIEGERS", 1303, 0},
    {"Preset", "PRESET_CULT", 1401, 0},
    {"Preset", "PRESET_CULT_SIEGE_CREATIVITY", 1402, 0},
    {"Preset", "PRESET_PHANTOM", 1501, 0},
    {"Preset", "PRESET_DARMSTADT", 1601, 0},
    {"Preset", "PRESET_PRINCESS_DRAGON", 1701, 0},
    {"Preset", "PRESET_PRINCESS_DRAGON_RGG", 1702, 0},
    {"Preset", "PRESET_PRINCESS_DRAGON_2", 1703, 0},
    {"Preset", "PRESET_PRINCESS_DRAGON_TRADERS_INNS", 1704, 0},
    {"Preset", "PRESET_HILLS_SHEEP", 1801, 0},
    {"Preset", "PRESET_HILLS_SHEEP_ABBOT", 1802, 0},
    {"Preset", "PRESET_BRIDGES_CASTLES_BAZAARS", 1901, 0},
    {"Preset", "PRESET_BRIDGES_CASTLES_BAZAARS_2", 1902, 0},
    {"Preset", "PRESET_COUNT_CITY", 2001, 0},
    {"Preset", "PRESET_COUNT_CITY_KING_ROBBER", 2002, 0},
    {"Preset", "PRESET_BIG_TOP", 2101, 0},
    {"Preset", "PRESET_BIG_TOP_ABBOT", 2102, 0},
    {"Preset", "PRESET_FLYING_MACHINES", 2201, 0},
    {"Preset", "PRESET_TUNNEL", 2301, 0},
    {"Preset", "PRESET_FERRIES", 2401, 0},
    {"Preset", "PRESET_GOLDMINES", 2501, 0},
    {"Preset", "PRESET_MAGE_WITCH", 2601, 0},
    {"Preset", "PRESET_CROP_CIRCLES", 2701, 0},
    {"Preset", "PRESET_CROP_CIRCLES_2", 2702, 0},
    {"Preset", "PRESET_MONASTERIES_GERMANY", 2901, 0},
    {"Preset", "PRESET_MONASTERIES_NETHERLANDS", 2902, 0},
    {"Preset", "PRESET_MONASTERIES_JAPAN", 2903, 0},
    {"Preset", "PRESET_WATCHTOWERS", 3201, 0},
    {"Preset", "PRESET_LITTLE_BUILDINGS", 3301, 0},
    {"Preset", "PRESET_LITTLE_BUILDINGS_VALUES", 3302, 0},
    {"Preset", "PRESET_WIND_ROSES", 3401, 0},
    {"Preset", "PRESET_LABYRINTH", 3501, 0},
    {"Preset", "PRESET_LABYRINTH_ADVANCED", 3502, 0},
    {"Preset", "PRESET_RUSSIAN_PROMOS", 3601, 0},
    {"Preset", "PRESET_ROBBERS", 3701, 0},
    {"Preset", "PRESET_MESSAGES", 3801, 0},
    {"Note", "NOTE_RESIGNED", 1, 0},
    {"Note", "NOTE_TOWER_RANSOM_PAID", 301, 0},
    {"Note", "NOTE_ABBEY_LAST_ROUND", 401, 0},
    {"Note", "NOTE_DOUBLE_TURN_SECOND_PART", 601, 0},
    {"Note", "NOTE_KING_SIZE", 1101, 0},
    {"Note", "NOTE_ROBBER_LENGTH", 1102, 0},
    {"Note", "NOTE_HILL_COVERED", 1801, 0},
    {"Note", "NOTE_BRIDGE_USED", 1901, 0},
    {"Note", "NOTE_BAZAAR_ROUND", 1920, 0},
    {"Note", "NOTE_BAZAAR_ASIDE", 1921, 0},
    {"Note", "NOTE_COUNT_CITY_DEPLOYED", 2001, 0},
    {"Note", "NOTE_ACROBATS_FAIRY", 2101, 0},
    {"Note", "NOTE_TUNNEL_USED", 2301, 0},
    {"Note", "NOTE_TUNNEL_USED_IN_TURN", 2302, 0},
    {"Note", "NOTE_MESSAGE_ROAD", 3801, 0},
    {"Note", "NOTE_MESSAGE_CITY", 3802, 0},
    {"Note", "NOTE_MESSAGE_MONASTERY", 3803, 0},
    {"Note", "NOTE_MESSAGE_TILE", 3804, 0},
    {"Note", "NOTE_MESSAGE_PENNANTS", 3805, 0},
    {"Note", "NOTE_MESSAGE_KNIGHTS", 3806, 0},
    {"Note", "NOTE_MESSAGE_FARMERS", 3807, 0},
    {"Note", "NOTE_MESSAGE_FOLLOWER", 3808, 0},
    {"Note", "NOTE_MESSAGE_ANOTHER", 3809, 0},
    {"Note", "NOTE_MESSAGE_CHOSEN", 3810, 0},
    {"Note", "NOTE_HAND_IDLE_TURNS", 8001, 0},
    {"Note", "NOTE_SALE_ASKED", 8002, 0},
    {"PutKind", "PUT_TILE", 1, 0},
    {"PutKind", "PUT_PIECE", 2, 0},
    {"PutKind", "PUT_PRISONER", 3, 0},
    {"PutKind", "PUT_SCORE", 4, 0},
    {"PutKind", "PUT_HELD", 5, 0},
    {"PutKind", "PUT_OUT", 6, 0},
    {"PutKind", "PUT_BAG", 7, 0},
    {"PutKind", "PUT_NOTE", 8, 0},
    {"ChoiceKind", "CHOICE_SET", 1, 0},
    {"ChoiceKind", "CHOICE_PIECES", 2, 0},
    {"ChoiceKind", "CHOICE_OPTION", 3, 0},
    {"ChoiceKind", "CHOICE_TILESET", 4, 0},
    {"ChoiceKind", "CHOICE_BUSH", 5, 0},
    {"PieceKind", "PIECE_FOLLOWER", 1, 0},
    {"PieceKind", "PIECE_TOWER_PIECE", 2, 0},
    {"PieceKind", "PIECE_MAYOR", 3, 0},
    {"PieceKind", "PIECE_WAGON", 4, 0},
    {"PieceKind", "PIECE_BARN", 5, 0},
    {"PieceKind", "PIECE_LARGE_FOLLOWER", 6, 0},
    {"PieceKind", "PIECE_BUILDER", 7, 0},
    {"PieceKind", "PIECE_PIG", 8, 0},
    {"PieceKind", "PIECE_WINE", 9, 0},
    {"PieceKind", "PIECE_GRAIN", 10, 0},
    {"PieceKind", "PIECE_CLOTH", 11, 0},
    {"PieceKind", "PIECE_ABBOT", 12, 0},
    {"PieceKind", "PIECE_KING", 14, 0},
    {"PieceKind", "PIECE_ROBBER", 15, 0},
    {"PieceKind", "PIECE_PHANTOM", 16, 0},
    {"PieceKind", "PIECE_DRAGON", 17, 0},
    {"PieceKind", "PIECE_FAIRY", 18, 0},
    {"PieceKind", "PIECE_SHEPHERD", 19, 0},
    {"PieceKind", "PIECE_SHEEP_1", 20, 0},
    {"PieceKind", "PIECE_SHEEP_2", 21, 0},
    {"PieceKind", "PIECE_SHEEP_3", 22, 0},
    {"PieceKind", "PIECE_SHEEP_4", 23, 0},
    {"PieceKind", "PIECE_WOLF", 24, 0},
    {"PieceKind", "PIECE_BRIDGE", 25, 0},
    {"PieceKind", "PIECE_CASTLE", 26, 0},
    {"PieceKind", "PIECE_COUNT", 27, 0},
    {"PieceKind", "PIECE_RINGMASTER", 28, 0},
    {"PieceKind", "PIECE_BIG_TOP", 29, 0},
    {"PieceKind", "PIECE_FLEA", 30, 0},
    {"PieceKind", "PIECE_MONKEY", 31, 0},
    {"PieceKind", "PIECE_SEAL", 32, 0},
    {"PieceKind", "PIECE_BEAR", 33, 0},
    {"PieceKind", "PIECE_TIGER", 34, 0},
    {"PieceKind", "PIECE_ELEPHANT", 35, 0},
    {"PieceKind", "PIECE_GOLD_BAR", 36, 0},
    {"PieceKind", "PIECE_MAGE", 37, 0},
    {"PieceKind", "PIECE_WITCH", 38, 0},
    {"PieceKind", "PIECE_LITTLE_TOWER", 39, 0},
    {"PieceKind", "PIECE_LITTLE_HOUSE", 40, 0},
    {"PieceKind", "PIECE_LITTLE_SHED", 41, 0},
    {"PieceKind", "PIECE_TRACK_ROBBER", 42, 0},
    {"PieceKind", "PIECE_MESSENGER", 43, 0},
    {"PieceKind", "PIECE_FERRY", 44, 0},
    {"PieceKind", "PIECE_TUNNEL_TOKEN", 45, 0},
    {"PieceKind", "PIECE_FLIGHT_1", 46, 0},
    {"PieceKind", "PIECE_FLIGHT_2", 47, 0},
    {"PieceKind", "PIECE_FLIGHT_3", 48, 0},
    {"PieceKind", "PIECE_MESSAGE_ROAD", 50, 0},
    {"PieceKind", "PIECE_MESSAGE_CITY", 51, 0},
    {"PieceKind", "PIECE_MESSAGE_MONASTERY", 52, 0},
    {"PieceKind", "PIECE_MESSAGE_TILE", 53, 0},
    {"PieceKind", "PIECE_MESSAGE_PENNANTS", 54, 0},
    {"PieceKind", "PIECE_MESSAGE_KNIGHTS", 55, 0},
    {"PieceKind", "PIECE_MESSAGE_FARMERS", 56, 0},
    {"PieceKind", "PIECE_MESSAGE_FOLLOWER", 57, 0},
    {"SegmentKind", "SEGMENT_CITY", 1, 0},
    {"SegmentKind", "SEGMENT_ROAD", 2, 0},
    {"SegmentKind", "SEGMENT_FIELD", 3, 0},
    {"SegmentKind", "SEGMENT_MONASTERY", 4, 0},
    {"SegmentKind", "SEGMENT_FOUNDATION", 5, 0},
    {"SegmentKind", "SEGMENT_GARDEN", 6, 0},
    {"SegmentKind", "SEGMENT_RIVER", 7, 0},
    {"SegmentKind", "SEGMENT_CASTLE", 8, 0},
    {"SegmentKind", "SEGMENT_ABBACY", 9, 0},
    {"SegmentKind", "SEGMENT_HUT", 10, 0},
    {"SideKind", "SIDE_FIELD", 1, 0},
    {"SideKind", "SIDE_ROAD", 2, 0},
    {"SideKind", "SIDE_CITY", 3, 0},
    {"SideKind", "SIDE_WILD", 4, 0},
    {"SideKind", "SIDE_RIVER", 5, 0},
    {"Spot", "SPOT_SUPPLY", 1, 0},
    {"Spot", "SPOT_SEGMENT", 2, 0},
    {"Spot", "SPOT_PRISON", 3, 0},
    {"Spot", "SPOT_MOVING", 4, 0},
    {"Spot", "SPOT_CORNER", 5, 0},
    {"Spot", "SPOT_TRAY", 6, 0},
    {"Spot", "SPOT_BUILT", 7, 0},
    {"Spot", "SPOT_ASIDE", 8, 0},
    {"Spot", "SPOT_PASSED", 9, 0},
    {"Spot", "SPOT_KEPT", 10, 0},
    {"Spot", "SPOT_TILE", 11, 0},
    {"Spot", "SPOT_SPACE", 12, 0},
    {"Spot", "SPOT_BESIDE", 13, 0},
    {"Spot", "SPOT_HELD", 14, 0},
    {"RoadEnd", "ROAD_END_VILLAGE", 1, 0},
    {"RoadEnd", "ROAD_END_GATE", 2, 0},
    {"RoadEnd", "ROAD_END_MONASTERY", 3, 0},
    {"RoadEnd", "ROAD_END_FOUNDATION", 4, 0},
    {"RoadEnd", "ROAD_END_SPRING", 5, 0},
    {"RoadEnd", "ROAD_END_OPEN", 6, 0},
    {"Mark", "MARK_PENNANT", 1, 0},
    {"Mark", "MARK_INN", 2, 0},
    {"Mark", "MARK_CATHEDRAL", 3, 0},
    {"Mark", "MARK_WINE", 4, 0},
    {"Mark", "MARK_GRAIN", 5, 0},
    {"Mark", "MARK_CLOTH", 6, 0},
    {"Mark", "MARK_SPRING", 7, 0},
    {"Mark", "MARK_LAKE", 8, 0},
    {"Mark", "MARK_PIG_HERD", 9, 0},
    {"Mark", "MARK_VOLCANO", 10, 0},
    {"Mark", "MARK_FESTIVAL", 12, 0},
    {"Mark", "MARK_SIEGE", 13, 0},
    {"Mark", "MARK_SHRINE", 15, 0},
    {"Mark", "MARK_DARMSTADTIUM", 16, 0},
    {"Mark", "MARK_CHURCH", 17, 0},
    {"Mark", "MARK_DRAGON", 18, 0},
    {"Mark", "MARK_PORTAL", 19, 0},
    {"Mark", "MARK_PRINCESS", 20, 0},
    {"Mark", "MARK_HILL", 22, 0},
    {"Mark", "MARK_VINEYARD", 23, 0},
    {"Mark", "MARK_BAZAAR", 24, 0},
    {"Mark", "MARK_CASTLE_UNFIT", 25, 0},
    {"Mark", "MARK_CASTLE_QUARTER", 26, 0},
    {"Mark", "MARK_MARKET_QUARTER", 27, 0},
    {"Mark", "MARK_BLACKSMITH_QUARTER", 28, 0},
    {"Mark", "MARK_CATHEDRAL_QUARTER", 29, 0},
    {"Mark", "MARK_CIRCUS", 30, 0},
    {"Mark", "MARK_ACROBATS", 31, 0},
    {"Mark", "MARK_GOLDMINE", 32, 0},
    {"Mark", "MARK_MAGIC", 33, 0},
    {"Mark", "MARK_CROP_SHIELD", 34, 0},
    {"Mark", "MARK_CROP_CLUB", 35, 0},
    {"Mark", "MARK_CROP_PITCHFORK", 36, 0},
    {"Mark", "MARK_WATCHTOWER_MEEPLES", 37, 0},
    {"Mark", "MARK_WATCHTOWER_PENNANTS", 38, 0},
    {"Mark", "MARK_WATCHTOWER_ROADS", 39, 0},
    {"Mark", "MARK_WATCHTOWER_MONASTERIES", 40, 0},
    {"Mark", "MARK_WATCHTOWER_CITIES", 41, 0},
    {"Mark", "MARK_WIND_ROSE_ORANGE", 42, 0},
    {"Mark", "MARK_WIND_ROSE_BLUE", 43, 0},
    {"Mark", "MARK_WIND_ROSE_NE", 44, 0},
    {"Mark", "MARK_WIND_ROSE_SE", 45, 0},
    {"Mark", "MARK_WIND_ROSE_SW", 46, 0},
    {"Mark", "MARK_WIND_ROSE_NW", 47, 0},
    {"Mark", "MARK_LABYRINTH", 48, 0},
    {"Mark", "MARK_FLIER", 49, 0},
    {"Mark", "MARK_FLIER_NW", 50, 0},
    {"Mark", "MARK_RAZBOYNIK", 51, 0},
    {"Mark", "MARK_VODYANOY", 52, 0},
    {"Mark", "MARK_FERRY_LAKE", 53, 0},
    {"Mark", "MARK_TUNNEL_OPENING", 54, 0},
    {"Mark", "MARK_ROBBERS", 56, 0},
    {"Set", "SET_BASE", 1, 0},
    {"Set", "SET_WINTER", 2, 0},
    {"Set", "SET_TOWER", 3, 0},
    {"Set", "SET_ABBEY_MAYOR", 4, 0},
    {"Set", "SET_INNS_CATHEDRALS", 5, 0},
    {"Set", "SET_TRADERS_BUILDERS", 6, 0},
    {"Set", "SET_ABBOT", 7, 0},
    {"Set", "SET_RIVER", 8, 0},
    {"Set", "SET_RIVER_2", 9, 0},
    {"Set", "SET_GQ11", 10, 0},
    {"Set", "SET_KING_ROBBER", 11, 0},
    {"Set", "SET_FESTIVAL", 12, 0},
    {"Set", "SET_SIEGE", 13, 0},
    {"Set", "SET_CULT", 14, 0},
    {"Set", "SET_PHANTOM", 15, 0},
    {"Set", "SET_DARMSTADT", 16, 0},
    {"Set", "SET_PRINCESS_DRAGON", 17, 0},
    {"Set", "SET_HILLS_SHEEP", 18, 0},
    {"Set", "SET_BRIDGES_CASTLES_BAZAARS", 19, 0},
    {"Set", "SET_COUNT_CITY", 20, 0},
    {"Set", "SET_BIG_TOP", 21, 0},
    {"Set", "SET_FLYING_MACHINES", 22, 0},
    {"Set", "SET_TUNNEL", 23, 0},
    {"Set", "SET_FERRIES", 24, 0},
    {"Set", "SET_GOLDMINES", 25, 0},
    {"Set", "SET_MAGE_WITCH", 26, 0},
    {"Set", "SET_CROP_CIRCLES", 27, 0},
    {"Set", "SET_CROP_CIRCLES_2", 28, 0},
    {"Set", "SET_MONASTERIES", 29, 0},
    {"Set", "SET_MONASTERIES_NETHERLANDS", 30, 0},
    {"Set", "SET_MONASTERIES_JAPAN", 31, 0},
    {"Set", "SET_WATCHTOWERS", 32, 0},
    {"Set", "SET_LITTLE_BUILDINGS", 33, 0},
    {"Set", "SET_WIND_ROSES", 34, 0},
    {"Set", "SET_LABYRINTH", 35, 0},
    {"Set", "SET_RUSSIAN_PROMOS", 36, 0},
    {"Set", "SET_ROBBERS", 37, 0},
    {"Set", "SET_MESSAGES", 38, 0},
    {"Face", "FACE_CAP", 1, 0},
    {"Face", "FACE_CORNER", 2, 0},
    {"Face", "FACE_STRAIGHT", 3, 0},
    {"Face", "FACE_TEE", 4, 0},
    {"Face", "FACE_KNIGHT", 5, 0},
    {"Face", "FACE_CATAPULT", 6, 0},
    {"GameKind", "GAME_TILES", 1, 0},
    {"GameKind", "GAME_DICE", 2, 0},
    {"Chance", "CHANCE_SEEDED", 1, 0},
    {"Chance", "CHANCE_HOST", 2, 0},
    {"Origin", "ORIGIN_SEAT", 1, 0},
    {"Origin", "ORIGIN_CLOCK", 2, 0},
    {"Origin", "ORIGIN_STAND_IN", 3, 0},
    {"SeatState", "SEAT_STATE_PLAYING", 1, 0},
    {"SeatState", "SEAT_STATE_RESIGNED", 2, 0},
    {"Vocabulary", "VOCABULARY_STATUS", 1, 0},
    {"Vocabulary", "VOCABULARY_ACTION", 2, 0},
    {"Vocabulary", "VOCABULARY_STEP", 3, 0},
    {"Vocabulary", "VOCABULARY_EVENT", 4, 0},
    {"Vocabulary", "VOCABULARY_CAUSE", 5, 0},
    {"Vocabulary", "VOCABULARY_REWARD", 6, 0},
    {"Vocabulary", "VOCABULARY_REASON", 7, 0},
    {"Vocabulary", "VOCABULARY_THING", 8, 0},
    {"Vocabulary", "VOCABULARY_OPTION", 9, 0},
    {"Vocabulary", "VOCABULARY_PRESET", 10, 0},
    {"Vocabulary", "VOCABULARY_NOTE", 11, 0},
    {"Vocabulary", "VOCABULARY_PUT", 12, 0},
    {"Vocabulary", "VOCABULARY_CHOICE", 13, 0},
    {"Vocabulary", "VOCABULARY_PIECE", 14, 0},
    {"Vocabulary", "VOCABULARY_SEGMENT", 15, 0},
    {"Vocabulary", "VOCABULARY_SIDE", 16, 0},
    {"Vocabulary", "VOCABULARY_SPOT", 17, 0},
    {"Vocabulary", "VOCABULARY_ROAD_END", 18, 0},
    {"Vocabulary", "VOCABULARY_MARK", 19, 0},
    {"Vocabulary", "VOCABULARY_SET", 20, 0},
    {"Vocabulary", "VOCABULARY_FACE", 21, 0},
    {"Vocabulary", "VOCABULARY_GAME", 22, 0},
    {"Vocabulary", "VOCABULARY_CHANCE", 23, 0},
    {"Vocabulary", "VOCABULARY_ORIGIN", 24, 0},
    {"Vocabulary", "VOCABULARY_SEAT_STATE", 25, 0},
    {"Vocabulary", "VOCABULARY_VOCABULARY", 26, 0},
    {"Vocabulary", "VOCABULARY_BOX", 27, 0},
    {"Vocabulary", "VOCABULARY_PATH", 28, 0},
    {"Vocabulary", "VOCABULARY_SIGN", 29, 0},
    {"Vocabulary", "VOCABULARY_SCRIPT_LINE", 30, 0},
    {"Box", "BOX_TOWER", 3, 0},
    {"Box", "BOX_ABBEY_MAYOR", 4, 0},
    {"Box", "BOX_INNS_CATHEDRALS", 5, 0},
    {"Box", "BOX_TRADERS_BUILDERS", 6, 0},
    {"Box", "BOX_ABBOT", 7, 0},
    {"Box", "BOX_RIVER", 8, 0},
    {"Box", "BOX_KING_ROBBER", 11, 0},
    {"Box", "BOX_FESTIVAL", 12, 0},
    {"Box", "BOX_SIEGE", 13, 0},
    {"Box", "BOX_CULT", 14, 0},
    {"Box", "BOX_PHANTOM", 15, 0},
    {"Box", "BOX_DARMSTADT", 16, 0},
    {"Box", "BOX_PRINCESS_DRAGON", 17, 0},
    {"Box", "BOX_HILLS_SHEEP", 18, 0},
    {"Box", "BOX_BRIDGES_CASTLES_BAZAARS", 19, 0},
    {"Box", "BOX_COUNT_CITY", 20, 0},
    {"Box", "BOX_BIG_TOP", 21, 0},
    {"Box", "BOX_FLYING_MACHINES", 22, 0},
    {"Box", "BOX_TUNNEL", 23, 0},
    {"Box", "BOX_FERRIES", 24, 0},
    {"Box", "BOX_GOLDMINES", 25, 0},
    {"Box", "BOX_MAGE_WITCH", 26, 0},
    {"Box", "BOX_CROP_CIRCLES", 27, 0},
    {"Box", "BOX_MONASTERIES", 29, 0},
    {"Box", "BOX_WATCHTOWERS", 32, 0},
    {"Box", "BOX_LITTLE_BUILDINGS", 33, 0},
    {"Box", "BOX_WIND_ROSES", 34, 0},
    {"Box", "BOX_LABYRINTH", 35, 0},
    {"Box", "BOX_RUSSIAN_PROMOS", 36, 0},
    {"Box", "BOX_ROBBERS", 37, 0},
    {"Box", "BOX_MESSAGES", 38, 0},
    {"Box", "BOX_HOUSE", 80, 0},
    {"Box", "BOX_DICE", 81, 0},
    {"PathKind", "PATH_RIM", 1, 0},
    {"PathKind", "PATH_EDGE", 2, 0},
    {"PathKind", "PATH_WALL", 3, 0},
    {"PathKind", "PATH_GATE", 4, 0},
    {"PathKind", "PATH_LINE", 5, 0},
    {"PathKind", "PATH_OUTLINE", 6, 0},
    {"PathKind", "PATH_HOLE", 7, 0},
    {"SignKind", "SIGN_BUILDING", 1, 0},
    {"SignKind", "SIGN_VILLAGE", 2, 0},
    {"SignKind", "SIGN_GATE", 3, 0},
    {"SignKind", "SIGN_PENNANT", 4, 0},
    {"SignKind", "SIGN_MARK", 5, 0},
    {"ScriptLineKind", "SCRIPT_LINE_TITLE", 1, 0},
    {"ScriptLineKind", "SCRIPT_LINE_TAG", 2, 0},
    {"ScriptLineKind", "SCRIPT_LINE_CONFIG", 3, 0},
    {"ScriptLineKind", "SCRIPT_LINE_TABLE", 4, 0},
    {"ScriptLineKind", "SCRIPT_LINE_ACTION", 5, 0},
    {"ScriptLineKind", "SCRIPT_LINE_EXPECTATION", 6, 0},
    {"ScriptLineKind", "SCRIPT_LINE_COMMENT", 7, 0},
    {"ScriptLineKind", "SCRIPT_LINE_CLOCK", 8, 0},
    {"ScriptLineKind", "SCRIPT_LINE_VARIATION", 9, 0},
    {"ScriptLineKind", "SCRIPT_LINE_VARIATION_END", 10, 0},
    {"ConfigFlag", "CONFIG_FLAG_NO_HISTORY", 1, 1},
    {"ConfigFlag", "CONFIG_FLAG_STOP_BEFORE_FINAL", 2, 1},
    {"CloneFlag", "CLONE_FLAG_LOG", 1, 1},
    {"CloneFlag", "CLONE_FLAG_POSITION_ONLY", 2, 1},
    {"TileFlag", "TILE_FLAG_START", 1, 1},
    {"TileFlag", "TILE_FLAG_WILD", 2, 1},
    {"SegmentFlag", "SEGMENT_FLAG_BUSH", 1, 1},
    {"", "NONE", -1, 0},
    {"", "NATURE", -1, 0},
    {"", "ANY", -1, 0},
    {"", "NOWHERE", -32768, 0},
    {"", "SEATS_MAX", 8, 0},
    {"", "SEGMENTS_MAX", 32, 0},
    {"", "PIECES_MAX", 1024, 0},
    {"", "PRESET_CHOICES_MAX", 64, 0},
    {"", "NAME_MAX", 64, 0},
    {"", "LINE_MAX", 256, 0},
    {"", "SENTENCE_MAX", 16001, 0},
    {"", "VIEW_PUBLIC", -1, 0},
    {"", "VIEW_FULL", -100, 0},
    {"Level", "LEVEL_EASY", 1, 0},
    {"Level", "LEVEL_NORMAL", 2, 0},
    {"Level", "LEVEL_HARD", 3, 0},
    {"Level", "LEVEL_EXPERT", 4, 0},
    {"MoveReasonKind", "MOVE_REASON_COMPLETES", 1, 0},
    {"MoveReasonKind", "MOVE_REASON_CLAIMS", 2, 0},
    {"MoveReasonKind", "MOVE_REASON_EXTENDS", 3, 0},
    {"MoveReasonKind", "MOVE_REASON_BLOCKS", 4, 0},
    {"MoveReasonKind", "MOVE_REASON_SHARES", 5, 0},
    {"MoveReasonKind", "MOVE_REASON_TAKES_OVER", 6, 0},
    {"MoveReasonKind", "MOVE_REASON_HELPS", 7, 0},
    {"MoveReasonKind", "MOVE_REASON_TAKES", 8, 0},
    {"MoveReasonKind", "MOVE_REASON_RETURNS", 9, 0},
    {"MoveReasonKind", "MOVE_REASON_STRENGTHENS", 10, 0},
    {"MoveReasonKind", "MOVE_REASON_RAISES", 11, 0},
    {"MoveReasonKind", "MOVE_REASON_CLOSES", 12, 0},
    {"MoveReasonKind", "MOVE_REASON_KEEPS", 13, 0},
    {"MoveReasonKind", "MOVE_REASON_EXPECTS", 14, 0},
    {"MoveReasonKind", "MOVE_REASON_NEUTRAL", 15, 0},
    {"MoveReasonKind", "MOVE_REASON_HARMS", 16, 0},
};
const int all_constant_count = 1034;
