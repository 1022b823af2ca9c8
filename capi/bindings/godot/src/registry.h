/* SPDX-License-Identifier: MIT
 *
 * What the files of the runtime share beside the objects.
 */
#ifndef BASTIDE_GODOT_REGISTRY_H
#define BASTIDE_GODOT_REGISTRY_H

#include "objects.h"

void make_name(Value* out, const char* text);
void make_object(Variant* out, const Class* of_class);
void make_record(Variant* out, const Class* of_class, const void* record);
Instance* instance_of(const void* variant); /* NULL when it is no object of this extension */
int is_null_object(const void* variant);

int describe_record(char* out, size_t cap, const Instance* record); /* the class and its first fields that say something; the length */

const char* constant_name(const char* of_enum, int64_t number); /* NULL when it is no constant of the enum */

int type_of(const Field* field);
int is_settable(const Field* field);
int64_t read_number(const uint8_t* at, FieldKind kind);
void get_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void get_field_typed(void* userdata, void* instance, const void* const* args, void* ret);
void set_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void set_field_typed(void* userdata, void* instance, const void* const* args, void* ret);

void method_call(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
void method_ptrcall(void* userdata, void* instance, const void* const* args, void* ret);
void write_result(int type, Variant* result, void* ret);

int find_engine(GetProcAddress find); /* 0 when a function is missing, after saying which */
void register_classes(void);
void unregister_classes(void);

#endif
