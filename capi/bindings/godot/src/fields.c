/* SPDX-License-Identifier: MIT
 *
 * The properties of records: each field of a record is read and written as the table of its class says.
 */
#include <string.h>

#include "calls.h"

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
