/* SPDX-License-Identifier: MIT
 *
 * The clock of the built-in players. It includes nothing of the engine, whose names clash with those of Windows.
 */
#ifndef BASTIDE_GODOT_CLOCK_H
#define BASTIDE_GODOT_CLOCK_H

#include "bastide.h"

uint64_t BASTIDE_CALL microseconds(void* user); /* since any beginning; `user` is not read */

#endif
