/* SPDX-License-Identifier: MIT
 *
 * The built-in players as methods of a game: what they choose, what the moves are worth, and why.
 */
#include <stddef.h>
#include <stdio.h>

#include "bastide_players.h"
#include "clock.h"
#include "game.h"
#include "players.h"

#define AGREES(condition) _Static_assert(condition, "capi/bindings/tools/players_api.py agrees with bastide_players.h")
AGREES(sizeof(bastide_players_move) == 128 && offsetof(bastide_players_move, action) == 0);
AGREES(offsetof(bastide_players_move, value) == 96 && offsetof(bastide_players_move, simulations) == 100);
AGREES(sizeof(bastide_players_reason) == 32 && offsetof(bastide_players_reason, kind) == 0 && offsetof(bastide_players_reason, seat) == 4);
AGREES(offsetof(bastide_players_reason, feature_kind) == 8 && offsetof(bastide_players_reason, points) == 12);

enum { REASONS_MAX = 16 }; /* of one action */

static bastide_players_host host_of(const Call* call)
{
    bastide_players_host host = {NULL, microseconds, NULL};
    host.stop = &call->self->is_stopped;
    return host;
}

void stop(Call* call) { __atomic_store_n(&call->self->is_stopped, 1, __ATOMIC_RELAXED); }
void resume(Call* call) { __atomic_store_n(&call->self->is_stopped, 0, __ATOMIC_RELAXED); }

/* Whether the arguments level, simulations and milliseconds are some that a player takes. */
static int read_settings(Call* call, bastide_players_settings* out)
{
    char why[200];
    int32_t milliseconds;
    bastide_players_settings_init(out);
    out->level = i32_argument(call, 0);
    out->simulations = i32_argument(call, 1);
    milliseconds = call->args[2] ? i32_argument(call, 2) : 0;
    if (call->failed) return 0;
    out->microseconds = milliseconds > 0 ? (uint64_t)milliseconds * 1000 : 0;
    if (out->level >= BASTIDE_PLAYERS_LEVEL_EASY && out->level <= BASTIDE_PLAYERS_LEVEL_EXPERT && out->simulations >= 0 && milliseconds >= 0 &&
        out->simulations + out->microseconds > 0)
        return 1;
    snprintf(why, sizeof why, "%s() takes a level, one of the constants LEVEL_... of Bastide, and 1 simulation or 1 millisecond or more.",
             call->method->name);
    fail(call, why);
    return 0;
}

static int does_a_seat_decide(Call* call)
{
    bastide_decision decision;
    if (is_failure(call, bastide_game_get_decision(game_of(call), &decision), NULL)) return 0;
    return decision.seat >= 0 || !is_failure(call, BASTIDE_E_ABSENT, NULL); /* the game is over, or nature decides */
}

/* The memory that a player of a level needs in this position; NULL after a failure. */
static void* take_memory_of_player(Call* call, int32_t level, int32_t* size)
{
    *size = bastide_players_measure(game_of(call), level);
    return is_failure(call, *size, NULL) ? NULL : take_memory(call, (size_t)*size);
}

void choose_by_player(Call* call)
{
    const bastide_players_host host = host_of(call);
    bastide_players_settings settings;
    bastide_action action;
    int32_t size;
    void* memory;
    if (!read_settings(call, &settings) || !does_a_seat_decide(call)) return;
    memory = take_memory_of_player(call, settings.level, &size);
    if (!memory) return;
    if (is_failure(call, bastide_players_choose(game_of(call), &settings, &host, &call->self->random, memory, size, &action), NULL)) return;
    return_record(call, &class_action, &action);
}

void list_moves(Call* call)
{
    const int32_t cap = bastide_game_count_actions(game_of(call), BASTIDE_ANY);
    const bastide_players_host host = host_of(call);
    bastide_players_settings settings;
    bastide_players_move* moves;
    int32_t size, count;
    void* memory;
    if (!read_settings(call, &settings) || !does_a_seat_decide(call) || is_failure(call, cap, NULL)) return;
    memory = take_memory_of_player(call, settings.level, &size);
    moves = memory ? (bastide_players_move*)take_memory(call, (size_t)cap * sizeof *moves) : NULL;
    if (!moves) return;
    count = bastide_players_list_moves(game_of(call), &settings, &host, &call->self->random, memory, size, moves, cap);
    if (is_failure(call, count, NULL)) return;
    return_records(call, &class_players_move, moves, count < cap ? count : cap);
}

/* Their number; -1 after a refusal or a failure. */
static int32_t find_reasons(Call* call, bastide_players_reason* out)
{
    const bastide_action* action = (const bastide_action*)record_argument(call, 0);
    int32_t size, count;
    void* memory;
    if (is_refused(call, action)) return -1;
    memory = take_memory_of_player(call, BASTIDE_PLAYERS_LEVEL_NORMAL, &size);
    if (!memory) return -1;
    count = bastide_players_list_reasons(game_of(call), action, memory, size, out, REASONS_MAX);
    if (is_failure(call, count, NULL)) return -1;
    return count < REASONS_MAX ? count : REASONS_MAX;
}

void list_reasons(Call* call)
{
    bastide_players_reason reasons[REASONS_MAX];
    const int32_t count = find_reasons(call, reasons);
    if (count >= 0) return_records(call, &class_players_reason, reasons, count);
}

void explain(Call* call)
{
    bastide_players_reason reasons[REASONS_MAX];
    const bastide_texts* texts = (const bastide_texts*)handle_argument(call, 1);
    const int32_t count = find_reasons(call, reasons);
    int32_t seat, length;
    char* text;
    if (count < 0) return;
    seat = ((const bastide_action*)record_argument(call, 0))->seat;
    length = bastide_players_reasons_text(texts, seat, reasons, count, NULL, 0);
    if (is_failure(call, length, NULL)) return;
    text = (char*)take_memory(call, (size_t)length + 1);
    if (!text) return;
    bastide_players_reasons_text(texts, seat, reasons, count, text, length + 1);
    return_text(call, text, length);
}
