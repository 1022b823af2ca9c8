/* SPDX-License-Identifier: MIT
 *
 * The built-in players as methods of a game.
 */
#ifndef BASTIDE_GODOT_PLAYERS_H
#define BASTIDE_GODOT_PLAYERS_H

#include "objects.h"

void choose_by_player(Call* call);
void list_moves(Call* call);
void list_reasons(Call* call);
void explain(Call* call);
void stop(Call* call);
void resume(Call* call);

#endif
