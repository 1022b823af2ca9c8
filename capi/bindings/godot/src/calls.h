/* SPDX-License-Identifier: MIT
 *
 * What the engine calls for the properties and methods of an object.
 */
#ifndef BASTIDE_GODOT_CALLS_H
#define BASTIDE_GODOT_CALLS_H

#include "objects.h"

void get_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void get_field_typed(void* userdata, void* instance, const void* const* args, void* ret);
void set_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void set_field_typed(void* userdata, void* instance, const void* const* args, void* ret);

void method_call(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void method_ptrcall(void* userdata, void* instance, const void* const* args, void* ret);

#endif
