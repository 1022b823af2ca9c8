/* SPDX-License-Identifier: MIT
 *
 * The built-in player as a method of a game.
 */
#include "objects.h"

#include "bastide_players.h"

_Static_assert(BASTIDE_PLAYERS_LEVEL_EASY == 1 && BASTIDE_PLAYERS_LEVEL_NORMAL == 2 && BASTIDE_PLAYERS_LEVEL_HARD == 3,
               "LEVELS of capi/bindings/tools/godot.py are those of the library");

void choose_by_player(Call* call)
{
    const bastide_game* game = (const bastide_game*)call->self->handle;
    bastide_players_settings settings;
    bastide_decision decision;
    bastide_action action;
    int32_t size;
    void* memory;
    bastide_players_settings_init(&settings);
    settings.level = i32_argument(call, 0);
    settings.simulations = i32_argument(call, 1);
    if (!call->failed && (settings.level < BASTIDE_PLAYERS_LEVEL_EASY || settings.level > BASTIDE_PLAYERS_LEVEL_HARD || settings.simulations < 1))
        fail(call, "choose() takes a level, one of the constants LEVEL_... of Bastide, and 1 simulation or more.");
    if (call->failed) return;
    size = bastide_players_measure(game, settings.level);
    if (is_failure(call, size, NULL)) return;
    if (is_failure(call, bastide_game_get_decision(game, &decision), NULL)) return;
    if (decision.seat < 0) {
        is_failure(call, BASTIDE_E_ABSENT, NULL); /* the game is over, or nature decides */
        return;
    }
    settings.seat = decision.seat;
    memory = take_memory(call, (size_t)size);
    if (!memory) return;
    if (is_failure(call, bastide_players_choose(game, &settings, NULL, &call->self->random, memory, size, &action), NULL)) return;
    return_record(call, &class_action, &action);
}
