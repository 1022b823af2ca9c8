/* SPDX-License-Identifier: MIT
 *
 * Arguments and results of methods: between Variants of the engine and what the library takes.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "objects.h"

Instance* instance_of(const void* variant)
{
    void* object = NULL;
    if (engine.variant_get_type(variant) == TYPE_OBJECT) engine.to[TYPE_OBJECT](&object, (void*)variant);
    return object ? (Instance*)engine.object_get_instance_binding(object, &engine, NULL) : NULL;
}

void make_object(Variant* out, const Class* of_class)
{
    void* object = engine.classdb_construct_object(of_class->string_name);
    engine.from[TYPE_OBJECT](out, &object); /* takes the first reference */
}

/* ---- Memory and failures --------------------------------------------------------------------------------------------------- */

static _Thread_local char error_text[ERROR_MAX];

const char* last_error(void) { return error_text; }
void set_error(const char* text) { snprintf(error_text, sizeof error_text, "%s", text); }

void* take_memory(Call* call, size_t size)
{
    void* memory = call->taken_count < ARGUMENTS_MAX ? malloc(size > 0 ? size : 1) : NULL;
    if (memory)
        call->taken[call->taken_count++] = memory;
    else
        is_failure(call, BASTIDE_E_MEMORY, NULL);
    return memory;
}

/* One argument as a sentence names it. */
static void describe_argument(const Call* call, int place, char* out, size_t cap)
{
    const Argument* argument = &call->method->arguments[place];
    const Instance* of = call->args[place] ? instance_of(call->args[place]) : NULL;
    if (argument->type == TYPE_INT || argument->type == TYPE_BOOL)
        snprintf(out, cap, "%lld", (long long)int_argument(call, place));
    else if (of && of->of_class->size > 0)
        describe_record(out, cap, of);
    else
        snprintf(out, cap, "%s", !call->args[place] || is_null_object(call->args[place]) ? "null" : argument->name);
}

/* The call that the arguments were wrong for, as "get_seat(99): ". */
static void describe_call(const Call* call, char* out, size_t cap)
{
    size_t size = (size_t)snprintf(out, cap, "%s(", call->method->name);
    int i;
    for (i = 0; i < call->method->count && size + 200 < cap; ++i) {
        if (i > 0) size += (size_t)snprintf(out + size, cap - size, ", ");
        describe_argument(call, i, out + size, cap - size - 100);
        size += strlen(out + size);
    }
    snprintf(out + size, cap - size, "): ");
}

static int32_t seats_of_call(Call* call)
{
    const Argument* first = &call->method->arguments[0];
    const void* game = first->of_class == &class_game ? handle_argument(call, 0) : call->self ? call->self->handle : NULL;
    return game ? bastide_game_list_seats((const bastide_game*)game, NULL, 0) : 0;
}

/* Writes what is possible instead of the number of an argument; 0 when the number is possible. */
static int describe_possible(Call* call, int place, char* out, size_t cap)
{
    const Argument* argument = &call->method->arguments[place];
    const int64_t number = int_argument(call, place);
    const int32_t seats = argument->possible == POSSIBLE_VIEWER ? seats_of_call(call) : 0;
    switch (argument->possible) {
        case POSSIBLE_RANGE:
            if (number >= argument->least && number <= argument->most) return 0;
            snprintf(out, cap, "%lld to %lld are possible", (long long)argument->least, (long long)argument->most);
            return 1;
        case POSSIBLE_VIEWER:
            if (number == BASTIDE_VIEW_PUBLIC || number == BASTIDE_VIEW_FULL || (number >= 0 && number < seats)) return 0;
            snprintf(out, cap, "0 to %d, VIEW_PUBLIC and VIEW_FULL are possible", (int)seats - 1);
            return 1;
        case POSSIBLE_WORD:
        case POSSIBLE_WORD_OR_ANY:
            if (argument->possible == POSSIBLE_WORD_OR_ANY && number == BASTIDE_ANY) return 0;
            if (constant_name(argument->of_enum, number)) return 0;
            snprintf(out, cap, "the constants of %s are possible", argument->of_enum);
            return 1;
        default: return 0;
    }
}

/* The first number that the library refuses, as "rotation is 7; 0 to 3 are possible."; the length, 0 when all are possible. */
static size_t describe_wrong(Call* call, char* out, size_t cap)
{
    char possible[128];
    int i;
    for (i = 0; i < call->method->count; ++i) {
        const Argument* argument = &call->method->arguments[i];
        if (argument->type != TYPE_INT || !describe_possible(call, i, possible, sizeof possible)) continue;
        snprintf(out, cap, "%s is %lld; %s.", argument->name, (long long)int_argument(call, i), possible);
        return strlen(out);
    }
    return 0;
}

static int is_about_an_argument(const bastide_refusal* refusal)
{
    return refusal->reason == BASTIDE_REASON_ARGUMENT_RANGE || refusal->reason == BASTIDE_REASON_ARGUMENT_NULL ||
           refusal->reason == BASTIDE_REASON_ARGUMENT_COUNT;
}

static void report(Call* call) { engine.print_error_with_message("bastide", error_text, call->method->name, "bastide", 0, 0); }

int is_failure(Call* call, int64_t status, const bastide_refusal* refusal)
{
    size_t size;
    if (status >= 0) return 0;
    call->failed = 1;
    error_text[0] = 0;
    if (refusal && (refusal->status != status || (refusal->reason == 0 && !refusal->text[0]))) refusal = NULL;
    if (status == BASTIDE_E_ARGUMENT && (!refusal || is_about_an_argument(refusal)))
        describe_call(call, error_text, sizeof error_text - 300);
    size = strlen(error_text);
    if (refusal)
        bastide_refusal_text(NULL, NULL, NULL, refusal, error_text + size, (int32_t)(sizeof error_text - size));
    else if (status != BASTIDE_E_ARGUMENT || describe_wrong(call, error_text + size, sizeof error_text - size) == 0)
        bastide_word_text(NULL, BASTIDE_VOCABULARY_STATUS, (int32_t)status, error_text + size,
                          (int32_t)(sizeof error_text - size));
    if (status != BASTIDE_E_ABSENT && status != BASTIDE_E_ILLEGAL) report(call);
    return 1;
}

void fail(Call* call, const char* why)
{
    call->failed = 1;
    snprintf(error_text, sizeof error_text, "%s", why);
    report(call);
}

/* ---- Arguments ------------------------------------------------------------------------------------------------------------- */

int64_t int_argument(const Call* call, int place)
{
    return call->args[place] ? int_of(call->args[place]) : call->method->arguments[place].usual;
}

static void refuse_number(Call* call, int fits)
{
    if (!fits) is_failure(call, BASTIDE_E_ARGUMENT, NULL);
}

int32_t i32_argument(Call* call, int place)
{
    const int64_t number = int_argument(call, place);
    refuse_number(call, number >= INT32_MIN && number <= INT32_MAX);
    return (int32_t)number;
}

uint32_t u32_argument(Call* call, int place)
{
    const int64_t number = int_argument(call, place);
    refuse_number(call, number >= 0 && number <= UINT32_MAX);
    return (uint32_t)number;
}

void* handle_argument(Call* call, int place)
{
    Instance* of = call->args[place] ? instance_of(call->args[place]) : NULL;
    return of ? of->handle : NULL;
}

const void* record_argument(Call* call, int place)
{
    Instance* of = call->args[place] ? instance_of(call->args[place]) : NULL;
    return of ? of->record.bytes : NULL;
}

Text text_argument(Call* call, int place)
{
    Text text = {NULL, 0};
    Value string;
    engine.to[TYPE_STRING](&string, (void*)call->args[place]);
    text.size = (int32_t)engine.string_to_utf8_chars(&string, NULL, 0);
    text.data = (char*)take_memory(call, (size_t)text.size + 1);
    if (text.data) engine.string_to_utf8_chars(&string, text.data, text.size);
    engine.destroy[TYPE_STRING](&string);
    return text;
}

Text bytes_argument(Call* call, int place)
{
    Text text = {NULL, 0};
    Value array;
    text.size = (int32_t)size_of(call->args[place]);
    text.data = (char*)take_memory(call, (size_t)text.size);
    engine.to[TYPE_BYTES](&array, (void*)call->args[place]);
    if (text.data && text.size > 0)
        memcpy(text.data, engine.packed_byte_array_operator_index_const(&array, 0), (size_t)text.size);
    engine.destroy[TYPE_BYTES](&array);
    return text;
}

/* Copies what `each` says of every object of an array. Fails when one is of another class. */
static void* objects_argument(Call* call, int place, int32_t* count, size_t size, int of_handles)
{
    const Argument* argument = &call->method->arguments[place];
    const int64_t all = call->args[place] ? size_of(call->args[place]) : 0;
    char* copy = (char*)take_memory(call, (size_t)all * size);
    Value array;
    int64_t i;
    *count = (int32_t)all;
    if (!copy || all == 0) return copy;
    engine.to[TYPE_ARRAY](&array, (void*)call->args[place]);
    for (i = 0; i < all && !call->failed; ++i) {
        Instance* of = instance_of(engine.array_operator_index_const(&array, i));
        if (!of || of->of_class != argument->of_class || (of_handles && !of->handle))
            is_failure(call, BASTIDE_E_ARGUMENT, NULL);
        else
            memcpy(copy + (size_t)i * size, of_handles ? (void*)&of->handle : of->record.bytes, size);
    }
    engine.destroy[TYPE_ARRAY](&array);
    return copy;
}

void* records_argument(Call* call, int place, int32_t* count)
{
    return objects_argument(call, place, count, (size_t)call->method->arguments[place].of_class->size, 0);
}

const void* const* handles_argument(Call* call, int place, int32_t* count)
{
    return (const void* const*)objects_argument(call, place, count, sizeof(void*), 1);
}

/* ---- Results --------------------------------------------------------------------------------------------------------------- */

void return_int(Call* call, int64_t number) { engine.from[TYPE_INT](call->ret, &number); }

void return_float(Call* call, double number) { engine.from[TYPE_FLOAT](call->ret, &number); }

void return_bool(Call* call, int truth)
{
    uint8_t value = truth != 0;
    engine.from[TYPE_BOOL](call->ret, &value);
}

void return_text(Call* call, const char* text, int64_t size)
{
    Value string;
    engine.string_new_with_utf8_chars_and_len(&string, text, size);
    engine.from[TYPE_STRING](call->ret, &string);
    engine.destroy[TYPE_STRING](&string);
}

/* Makes a packed array of a size and gives its first element to `fill`. */
#define RETURN_PACKED(type, index, count, fill)                \
    do {                                                       \
        Value array;                                           \
        make_array((Variant*)call->ret, type, count);          \
        engine.to[type](&array, call->ret);                    \
        if ((count) > 0) {                                     \
            void* at = engine.index(&array, 0); /* unshares */ \
            fill;                                              \
            engine.variant_destroy(call->ret);                 \
            engine.from[type](call->ret, &array);              \
        }                                                      \
        engine.destroy[type](&array);                          \
    } while (0)

void return_bytes(Call* call, const void* bytes, int64_t size)
{
    RETURN_PACKED(TYPE_BYTES, packed_byte_array_operator_index, size, memcpy(at, bytes, (size_t)size));
}

void return_ints32(Call* call, const int32_t* numbers, int64_t count)
{
    RETURN_PACKED(TYPE_INTS32, packed_int32_array_operator_index, count, memcpy(at, numbers, (size_t)count * 4));
}

void return_ints64(Call* call, const uint64_t* numbers, int64_t count)
{
    RETURN_PACKED(TYPE_INTS64, packed_int64_array_operator_index, count, memcpy(at, numbers, (size_t)count * 8));
}

static void write_points(void* at, const bastide_point* points, int64_t count)
{
    int64_t i;
    for (i = 0; i < count; ++i) {
        if (engine.is_double) {
            ((double*)at)[2 * i] = points[i].x;
            ((double*)at)[2 * i + 1] = points[i].y;
        } else {
            ((float*)at)[2 * i] = (float)points[i].x;
            ((float*)at)[2 * i + 1] = (float)points[i].y;
        }
    }
}

void return_point(Call* call, const bastide_point* point)
{
    Value vector;
    write_points(&vector, point, 1);
    engine.from[TYPE_VECTOR2](call->ret, &vector);
}

void return_no_point(Call* call)
{
    const double wide[2] = {(double)INFINITY, (double)INFINITY};
    const float narrow[2] = {INFINITY, INFINITY};
    Value vector;
    memcpy(&vector, engine.is_double ? (const void*)wide : narrow, engine.is_double ? sizeof wide : sizeof narrow);
    engine.from[TYPE_VECTOR2](call->ret, &vector);
}

void return_points(Call* call, const bastide_point* points, int64_t count)
{
    RETURN_PACKED(TYPE_POINTS, packed_vector2_array_operator_index, count, write_points(at, points, count));
}

void return_rings(Call* call, const bastide_path* paths, int32_t count, const bastide_point* points)
{
    Value no_class;
    int32_t i;
    make_name(&no_class, "");
    make_typed_array((Variant*)call->ret, TYPE_POINTS, &no_class);
    engine.destroy[TYPE_STRING_NAME](&no_class);
    for (i = 0; i < count; ++i) {
        Variant ring, ret;
        Call each = *call;
        each.ret = &ring;
        return_points(&each, points + paths[i].first, paths[i].count);
        call_on(call->ret, "append", &ring, &ret);
        engine.variant_destroy(&ret);
        engine.variant_destroy(&ring);
    }
}

void make_record(Variant* out, const Class* of_class, const void* record)
{
    make_object(out, of_class);
    memcpy(instance_of(out)->record.bytes, record, (size_t)of_class->size);
}

void return_record(Call* call, const Class* of_class, const void* record) { make_record((Variant*)call->ret, of_class, record); }

void return_records(Call* call, const Class* of_class, const void* records, int64_t count)
{
    Value array;
    Variant size, ret;
    int64_t i;
    make_typed_array((Variant*)call->ret, TYPE_OBJECT, of_class->string_name);
    engine.from[TYPE_INT](&size, &count);
    call_on(call->ret, "resize", &size, &ret);
    engine.variant_destroy(&ret);
    engine.variant_destroy(&size);
    engine.to[TYPE_ARRAY](&array, call->ret); /* the same array: arrays are shared */
    for (i = 0; i < count; ++i) {
        void* at = engine.array_operator_index(&array, i);
        engine.variant_destroy(at);
        make_record((Variant*)at, of_class, (const char*)records + i * of_class->size);
    }
    engine.destroy[TYPE_ARRAY](&array);
}
