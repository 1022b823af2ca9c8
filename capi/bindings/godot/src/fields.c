/* SPDX-License-Identifier: MIT
 *
 * The properties of records: each field of a record is read and written as the table of its class says.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "registry.h"

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

/* The smallest number says that there is none. */
static double hundredths(int64_t number) { return number == INT32_MIN ? -INFINITY : (double)number / 100; }

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

static int64_t length_of(const char* text, int32_t capacity)
{
    const char* end = (const char*)memchr(text, 0, (size_t)capacity);
    return end ? end - text : capacity;
}

static void return_action(Call* call, const uint8_t* at)
{
    bastide_action action;
    memcpy(&action, at, sizeof action);
    if (action.kind != 0) return_record(call, &class_action, &action);
}

void get_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error)
{
    const Field* field = (const Field*)userdata;
    const uint8_t* at = ((Instance*)instance)->record.bytes + field->offset;
    Call call;
    (void)args;
    memset(&call, 0, sizeof call);
    call.ret = ret;
    error->error = count > 0 ? CALL_TOO_MANY : CALL_OK;
    if (count > 0) return;
    if (field->kind == FIELD_TEXT)
        return_text(&call, (const char*)at, length_of((const char*)at, field->length));
    else if (field->kind == FIELD_I32S)
        return_ints32(&call, (const int32_t*)(const void*)at, field->length);
    else if (field->kind == FIELD_HUNDREDTHS)
        return_float(&call, hundredths(read_number(at, FIELD_I32)));
    else if (field->kind == FIELD_ACTION)
        return_action(&call, at);
    else if (field->kind == FIELD_TRUTH)
        return_bool(&call, read_number(at, FIELD_I32) != 0);
    else
        return_int(&call, read_number(at, field->kind));
}

void get_field_typed(void* userdata, void* instance, const void* const* args, void* ret)
{
    Variant result;
    CallError error;
    engine.variant_new_nil(&result);
    get_field(userdata, instance, args, 0, &result, &error);
    write_result(type_of((const Field*)userdata), &result, ret);
    engine.variant_destroy(&result);
}

static void write_bits(const Field* field, Instance* instance, int64_t number)
{
    uint8_t* at = instance->record.bytes + field->offset;
    const uint32_t low = (uint32_t)(uint64_t)number;
    if (field->kind == FIELD_U64)
        memcpy(at, &number, 8);
    else
        memcpy(at, &low, 4);
}

static void write_number(const Field* field, Instance* instance, int64_t number)
{
    const int fits = field->kind == FIELD_U64 ||
                     (number >= INT32_MIN && number <= (field->kind == FIELD_U32 ? (int64_t)UINT32_MAX : INT32_MAX));
    if (!fits) engine.print_error_with_message("bastide", "A number has more than 32 bits.", field->name, "bastide", 0, 0);
    if (!fits) return;
    write_bits(field, instance, number);
}
void set_field(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error)
{
    const Field* field = (const Field*)userdata;
    const int type = count > 0 ? engine.variant_get_type(args[0]) : TYPE_NIL;
    int64_t number = 0;
    uint8_t truth = 0;
    (void)ret;
    error->error = count < 1                               ? CALL_TOO_FEW
                   : count > 1                             ? CALL_TOO_MANY
                   : type != TYPE_INT && type != TYPE_BOOL ? CALL_INVALID_ARGUMENT
                                                           : CALL_OK;
    error->argument = 0;
    error->expected = error->error == CALL_INVALID_ARGUMENT ? type_of(field) : 1;
    if (error->error != CALL_OK) return;
    if (type == TYPE_BOOL) {
        engine.to[TYPE_BOOL](&truth, (void*)args[0]);
        number = truth != 0;
    } else {
        engine.to[TYPE_INT](&number, (void*)args[0]);
    }
    write_number(field, (Instance*)instance, field->kind == FIELD_TRUTH ? number != 0 : number);
}

void set_field_typed(void* userdata, void* instance, const void* const* args, void* ret)
{
    const Field* field = (const Field*)userdata;
    int64_t number;
    (void)ret;
    if (field->kind == FIELD_TRUTH)
        number = *(const uint8_t*)args[0] != 0;
    else
        memcpy(&number, args[0], 8);
    write_number(field, (Instance*)instance, number);
}

/* The name of a number that is a word, or NULL. `of_enum` is "Bastide." and the name of the enum. */
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
