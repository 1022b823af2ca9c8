/* SPDX-License-Identifier: MIT
 *
 * What games have beside the objects.
 */
#ifndef BASTIDE_GODOT_GAME_H
#define BASTIDE_GODOT_GAME_H

#include "objects.h"

bastide_game* game_of(const Call* call); /* of a method of a game */
void return_handle(Call* call, const Class* of_class, void* handle); /* destroys the handle when no object can be made */

uint64_t next_event(const Instance* game); /* the number of the next event that will happen */
void emit_events(Instance* game);          /* those that are new */

/* Returns whether the rules allow an action, and stores their sentence for the player. An action that no game can have is a mistake of the
 * program and is reported. */
void answer(Call* call, const bastide_action* action, bastide_status status, const bastide_refusal* refusal);
int is_refused(Call* call, const bastide_action* action); /* also after a failure; what the rules refuse is no error, and why() has its sentence */

#endif
