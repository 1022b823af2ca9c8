/* SPDX-License-Identifier: MIT
 *
 * What a record holds: its fields as numbers and words, and all of it as a text.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "objects.h"

int type_of(const Field* field)
{
    switch (field->kind) {
        case FIELD_TRUTH: return TYPE_BOOL;
        case FIELD_TEXT: return TYPE_STRING;
        case FIELD_I32S: return TYPE_INTS32;
        case FIELD_HUNDREDTHS: return TYPE_FLOAT;
        case FIELD_ACTION: return TYPE_OBJECT;
        default: return TYPE_INT;
    }
}

double hundredths(int64_t number) { return number == INT32_MIN ? -INFINITY : (double)number / 100; }

int is_settable(const Field* field) { return type_of(field) == TYPE_INT || type_of(field) == TYPE_BOOL; }

int64_t read_number(const uint8_t* at, FieldKind kind)
{
    int32_t i32;
    uint32_t u32;
    int64_t i64;
    if (kind == FIELD_U64) return memcpy(&i64, at, 8), i64; /* the same bits; GDScript has no unsigned numbers */
    if (kind == FIELD_U32) return memcpy(&u32, at, 4), (int64_t)u32;
    return memcpy(&i32, at, 4), (int64_t)i32;
}

const char* constant_name(const char* of_enum, int64_t number)
{
    int i;
    for (i = 0; of_enum && i < all_constant_count; ++i)
        if (all_constants[i].value == number && strcmp(all_constants[i].of_enum, strchr(of_enum, '.') + 1) == 0)
            return all_constants[i].name;
    return NULL;
}

static int describe_field(char* out, size_t cap, const Field* field, const uint8_t* at)
{
    const int64_t number = read_number(at, field->kind);
    const char* name = constant_name(field->of_enum, number);
    if (name) return snprintf(out, cap, "%s: %s", field->name, name);
    if (field->kind == FIELD_HUNDREDTHS) return snprintf(out, cap, "%s: %.2f", field->name, hundredths(number));
    return snprintf(out, cap, "%s: %lld", field->name, (long long)number);
}

/* A record of a class, or the part of a record that is one. */
static int describe(char* out, size_t cap, const Class* of_class, const uint8_t* record)
{
    int i, size = snprintf(out, cap, "%s(", of_class->name), first = size;
    for (i = 0; i < of_class->field_count && (size_t)size + 100 < cap; ++i) {
        const Field* field = &of_class->fields[i];
        const uint8_t* at = record + field->offset;
        if (field->kind == FIELD_TEXT || field->kind == FIELD_I32S || read_number(at, field->kind) == field->unset) continue;
        if (size > first) size += snprintf(out + size, cap - (size_t)size, ", ");
        if (field->kind != FIELD_ACTION) {
            size += describe_field(out + size, cap - (size_t)size, field, at);
        } else {
            size += snprintf(out + size, cap - (size_t)size, "%s: ", field->name);
            size += describe(out + size, cap - (size_t)size - 50, &class_action, at); /* 50: for what follows it */
        }
    }
    return size + snprintf(out + size, cap - (size_t)size, ")");
}

int describe_record(char* out, size_t cap, const Instance* record)
{
    return describe(out, cap, record->of_class, record->record.bytes);
}
