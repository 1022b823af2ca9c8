/* SPDX-License-Identifier: MIT
 *
 * Methods that are more than one function of the library.
 */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "players.h"

/* ---- Bastide ------------------------------------------------------------------------------------------------------------------- */

/* Why a preset cannot be played: the refusal of the longer way says it. */
static void refuse_preset(Call* call, int32_t preset, int32_t seats)
{
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    bastide_config config;
    bastide_refusal refusal;
    bastide_game* game;
    const int32_t count = bastide_preset_list_choices(preset, choices, BASTIDE_PRESET_CHOICES_MAX);
    if (count == BASTIDE_E_ARGUMENT) {
        char why[100];
        snprintf(why, sizeof why, "There is no preset %d. The presets are the constants PRESET_... of Bastide.", (int)preset);
        fail(call, why);
        return;
    }
    if (is_failure(call, count, NULL)) return;
    bastide_config_init(&config);
    config.seats = seats;
    is_failure(call, bastide_game_create(&config, choices, count, NULL, 0, NULL, &refusal, &game), &refusal);
    bastide_game_destroy(game);
}

static void create_game(Call* call)
{
    const int32_t preset = i32_argument(call, 0), seats = i32_argument(call, 1);
    const uint64_t seed = (uint64_t)int_argument(call, 2);
    bastide_game* game;
    if (call->failed) return;
    if (bastide_game_create_preset(preset, seats, seed, &game) == BASTIDE_OK)
        return_handle(call, &class_game, game);
    else
        refuse_preset(call, preset, seats);
}

static void library_version(Call* call)
{
    char text[32];
    const uint32_t version = bastide_version();
    const int size = snprintf(text, sizeof text, "%u.%u.%u", version >> 16, version >> 8 & 255, version & 255);
    return_text(call, text, size);
}

static void write_last_error(Call* call) { return_text(call, last_error(), (int64_t)strlen(last_error())); }

/* ---- Games ---------------------------------------------------------------------------------------------------------------------- */

static void apply(Call* call)
{
    bastide_refusal refusal;
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    answer(call, action, bastide_game_apply(game_of(call), action, &refusal), &refusal);
}

static void check(Call* call)
{
    bastide_refusal refusal;
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    answer(call, action, bastide_game_check(game_of(call), action, &refusal), &refusal);
}

static void apply_code(Call* call)
{
    bastide_refusal refusal;
    bastide_action action;
    if (is_failure(call, bastide_action_decode((uint64_t)int_argument(call, 0), &action), NULL)) return;
    answer(call, &action, bastide_game_apply(game_of(call), &action, &refusal), &refusal);
}

static void why(Call* call) { return_text(call, call->self->why, (int64_t)strlen(call->self->why)); }

static void undo_last(Call* call)
{
    bastide_refusal refusal;
    const bastide_status status = bastide_game_undo_last(game_of(call), &refusal);
    if (status != BASTIDE_E_ABSENT && is_failure(call, status, &refusal)) return;
    return_bool(call, status == BASTIDE_OK);
}

static void new_events(Call* call)
{
    bastide_game* game = game_of(call);
    const int32_t count = bastide_game_list_events(game, BASTIDE_VIEW_FULL, call->self->seen, NULL, 0);
    bastide_event* events;
    if (is_failure(call, count, NULL)) return;
    events = (bastide_event*)take_memory(call, (size_t)count * sizeof *events);
    if (!events) return;
    bastide_game_list_events(game, BASTIDE_VIEW_FULL, call->self->seen, events, count);
    if (count > 0) call->self->seen = events[count - 1].seq + 1;
    return_records(call, &class_event, events, count);
}

static void emit_happened(Call* call)
{
    call->self->emits = int_argument(call, 0) != 0;
    call->self->told = next_event(call->self);
}

static void set_random(Call* call) { call->self->random = (uint64_t)int_argument(call, 0); }

static void sample_action(Call* call)
{
    bastide_action action;
    if (is_failure(call, bastide_game_sample_action(game_of(call), BASTIDE_ANY, &call->self->random, &action), NULL)) return;
    return_record(call, &class_action, &action);
}

static void position_head(Call* call)
{
    bastide_position head;
    if (is_failure(call, bastide_game_list_position(game_of(call), &head, NULL, 0), NULL)) return;
    return_record(call, &class_position, &head);
}

/* ---- Records --------------------------------------------------------------------------------------------------------------------- */

static void return_bit(Call* call, uint64_t mask, int32_t bit) { return_bool(call, bit >= 0 && bit < 64 && (mask >> bit & 1)); }

static void decision_allows(Call* call)
{
    bastide_decision decision;
    memcpy(&decision, call->self->record.bytes, sizeof decision);
    return_bit(call, decision.kinds, i32_argument(call, 0));
}

static void placement_allows(Call* call)
{
    bastide_placement placement;
    memcpy(&placement, call->self->record.bytes, sizeof placement);
    return_bit(call, placement.rotations, i32_argument(call, 0));
}

/* ---- Geometries ------------------------------------------------------------------------------------------------------------------ */

static void outline(Call* call)
{
    const bastide_geometry* geometry = (const bastide_geometry*)call->self->handle;
    const int32_t tile = i32_argument(call, 0), segment = i32_argument(call, 1), rotation = i32_argument(call, 2);
    const int32_t rings = bastide_geometry_list_rings(geometry, tile, segment, NULL, 0);
    const int32_t count = bastide_geometry_list_outline(geometry, tile, segment, rotation, NULL, 0);
    bastide_path* paths;
    bastide_point* points;
    if (call->failed || is_failure(call, rings, NULL) || is_failure(call, count, NULL)) return;
    paths = (bastide_path*)take_memory(call, (size_t)rings * sizeof *paths);
    points = (bastide_point*)take_memory(call, (size_t)count * sizeof *points);
    if (!paths || !points) return;
    bastide_geometry_list_rings(geometry, tile, segment, paths, rings);
    bastide_geometry_list_outline(geometry, tile, segment, rotation, points, count);
    return_rings(call, paths, rings, points);
}

static void feature_outline(Call* call)
{
    const bastide_geometry* geometry = (const bastide_geometry*)call->self->handle;
    const bastide_game* game = (const bastide_game*)handle_argument(call, 0);
    const int32_t feature = i32_argument(call, 1);
    const int32_t rings = bastide_geometry_list_feature_rings(geometry, game, feature, NULL, 0);
    const int32_t count = bastide_geometry_list_feature_outline(geometry, game, feature, NULL, 0);
    bastide_path* paths;
    bastide_point* points;
    if (call->failed || is_failure(call, rings, NULL) || is_failure(call, count, NULL)) return;
    paths = (bastide_path*)take_memory(call, (size_t)rings * sizeof *paths);
    points = (bastide_point*)take_memory(call, (size_t)count * sizeof *points);
    if (!paths || !points) return;
    bastide_geometry_list_feature_rings(geometry, game, feature, paths, rings);
    bastide_geometry_list_feature_outline(geometry, game, feature, points, count);
    return_rings(call, paths, rings, points);
}

/* ---- Tables ------------------------------------------------------------------------------------------------------------------------ */

#define NOTHING {NULL, -1, NULL, NULL, 0, 0, 0}
#define RESULT(type) {NULL, type, NULL, NULL, 0, 0, 0}
#define OBJECT(of) {NULL, TYPE_OBJECT, &of, NULL, 0, 0, 0}
#define NUMBER(name) {name, TYPE_INT, NULL, NULL, 0, 0, 0}

static const Argument create_game_arguments[] = {{"preset", TYPE_INT, NULL, "Bastide.Preset", 0, 0, 0}, {"seats", TYPE_INT, NULL, NULL, 0, 1, 2},
                                                 {"seed", TYPE_INT, NULL, NULL, 0, 1, 0}};
static const Argument action_argument[] = {{"action", TYPE_OBJECT, &class_action, NULL, 0, 0, 0}};
static const Argument code_argument[] = {NUMBER("code")};
static const Argument choose_arguments[] = {{"level", TYPE_INT, NULL, "Bastide.Level", 0, 0, 0}, NUMBER("simulations"),
                                            {"milliseconds", TYPE_INT, NULL, NULL, 0, 1, 0}};
static const Argument explain_arguments[] = {{"action", TYPE_OBJECT, &class_action, NULL, 0, 0, 0}, {"texts", TYPE_OBJECT, &class_texts, NULL, 1, 1, 0}};
static const Argument on_argument[] = {{"on", TYPE_BOOL, NULL, NULL, 0, 0, 0}};
static const Argument random_argument[] = {NUMBER("random")};
static const Argument kind_argument[] = {{"kind", TYPE_INT, NULL, "Bastide.ActionKind", 0, 0, 0}};
static const Argument rotation_argument[] = {NUMBER("rotation")};
static const Argument outline_arguments[] = {NUMBER("tile"), NUMBER("segment"), {"rotation", TYPE_INT, NULL, NULL, 0, 1, 0}};
static const Argument feature_arguments[] = {{"game", TYPE_OBJECT, &class_game, NULL, 0, 0, 0}, NUMBER("feature")};

const Method more_bastide[] = {{"create_game", create_game, 1, 3, create_game_arguments, OBJECT(class_game)},
                               {"library_version", library_version, 1, 0, NULL, RESULT(TYPE_STRING)},
                               {"last_error", write_last_error, 1, 0, NULL, RESULT(TYPE_STRING), 1},
                               {NULL, NULL, 0, 0, NULL, NOTHING}};

const Method more_game[] = {{"apply", apply, 0, 1, action_argument, RESULT(TYPE_BOOL)},
                            {"check", check, 0, 1, action_argument, RESULT(TYPE_BOOL)},
                            {"apply_code", apply_code, 0, 1, code_argument, RESULT(TYPE_BOOL)},
                            {"why", why, 0, 0, NULL, RESULT(TYPE_STRING), 1},
                            {"undo_last", undo_last, 0, 0, NULL, RESULT(TYPE_BOOL)},
                            {"new_events", new_events, 0, 0, NULL, {NULL, TYPE_ARRAY, &class_event, NULL, 0, 0, 0}},
                            {"emit_happened", emit_happened, 0, 1, on_argument, NOTHING},
                            {"set_random", set_random, 0, 1, random_argument, NOTHING},
                            {"sample_action", sample_action, 0, 0, NULL, OBJECT(class_action)},
                            {"choose", choose_by_player, 0, 3, choose_arguments, OBJECT(class_action)},
                            {"list_moves", list_moves, 0, 3, choose_arguments, {NULL, TYPE_ARRAY, &class_players_move, NULL, 0, 0, 0}},
                            {"stop", stop, 0, 0, NULL, NOTHING, 1},
                            {"resume", resume, 0, 0, NULL, NOTHING, 1},
                            {"list_reasons", list_reasons, 0, 1, action_argument, {NULL, TYPE_ARRAY, &class_players_reason, NULL, 0, 0, 0}},
                            {"explain", explain, 0, 2, explain_arguments, RESULT(TYPE_STRING)},
                            {"position_head", position_head, 0, 0, NULL, OBJECT(class_position)},
                            {NULL, NULL, 0, 0, NULL, NOTHING}};

const Method more_decision[] = {{"allows", decision_allows, 0, 1, kind_argument, RESULT(TYPE_BOOL)}, {NULL, NULL, 0, 0, NULL, NOTHING}};
const Method more_placement[] = {{"allows", placement_allows, 0, 1, rotation_argument, RESULT(TYPE_BOOL)}, {NULL, NULL, 0, 0, NULL, NOTHING}};

const Method more_geometry[] = {{"outline", outline, 0, 3, outline_arguments, RESULT(TYPE_ARRAY)},
                                {"feature_outline", feature_outline, 0, 2, feature_arguments, RESULT(TYPE_ARRAY)},
                                {NULL, NULL, 0, 0, NULL, NOTHING}};
