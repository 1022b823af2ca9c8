/* SPDX-License-Identifier: MIT
 *
 * The functions of the engine, and its values. Nothing here knows the library.
 */
#include "engine.h"

#include <stdio.h>
#include <string.h>

Engine engine;

static int is_found(Function* out, GetProcAddress find, const char* name)
{
    *out = find(name);
    if (!*out) fprintf(stderr, "bastide: this engine has no function %s. The extension needs Godot 4.2 or later.\n", name);
    return *out != NULL;
}

int find_engine(GetProcAddress find)
{
    static const int destroyed[] = {TYPE_STRING, TYPE_STRING_NAME, TYPE_ARRAY, TYPE_BYTES, TYPE_INTS32, TYPE_INTS64, TYPE_POINTS};
    static const int moved[] = {TYPE_BOOL,  TYPE_INT,   TYPE_FLOAT,  TYPE_STRING, TYPE_VECTOR2, TYPE_STRING_NAME, TYPE_OBJECT,
                                TYPE_ARRAY, TYPE_BYTES, TYPE_INTS32, TYPE_INTS64, TYPE_POINTS};
    Function function;
    size_t i;
#define ENGINE_FIND(type, name, parameters)               \
    if (!is_found(&function, find, #name)) return 0;      \
    memcpy(&engine.name, &function, sizeof function);
    ENGINE_FUNCTIONS(ENGINE_FIND)
    function = find("editor_help_load_xml_from_utf8_chars");
    memcpy(&engine.editor_help_load_xml_from_utf8_chars, &function, sizeof function);
    for (i = 0; i < sizeof moved / sizeof *moved; ++i) {
        engine.from[moved[i]] = engine.get_variant_from_type_constructor(moved[i]);
        engine.to[moved[i]] = engine.get_variant_to_type_constructor(moved[i]);
        if (moved[i] != TYPE_OBJECT) engine.make[moved[i]] = engine.variant_get_ptr_constructor(moved[i], 0);
    }
    for (i = 0; i < sizeof destroyed / sizeof *destroyed; ++i)
        engine.destroy[destroyed[i]] = engine.variant_get_ptr_destructor(destroyed[i]);
    return 1;
}

void find_precision(void) /* makes the Vector2 (1, 2) and looks where the 2 lies */
{
    const double x = 1, y = 2;
    const void* args[2];
    double made[2] = {0, 0};
    args[0] = &x;
    args[1] = &y;
    engine.variant_get_ptr_constructor(TYPE_VECTOR2, 3)(made, args);
    engine.is_double = made[0] == 1 && made[1] == 2;
}

/* ---- Values --------------------------------------------------------------------------------------------------------------------- */

void make_name(Value* out, const char* text) { engine.string_name_new_with_latin1_chars(out, text, 0); }

void call_on(void* variant, const char* method, const Variant* argument, Variant* ret)
{
    const void* args[1];
    Value name;
    CallError error;
    args[0] = argument;
    make_name(&name, method);
    engine.variant_call(variant, &name, args, argument ? 1 : 0, ret, &error);
    engine.destroy[TYPE_STRING_NAME](&name);
}

int64_t int_of(const void* variant)
{
    int64_t number = 0;
    uint8_t truth;
    if (engine.variant_get_type(variant) == TYPE_BOOL) {
        engine.to[TYPE_BOOL](&truth, (void*)variant);
        return truth != 0;
    }
    engine.to[TYPE_INT](&number, (void*)variant);
    return number;
}

int64_t size_of(const void* variant)
{
    Variant ret;
    int64_t size;
    call_on((void*)variant, "size", NULL, &ret);
    size = int_of(&ret);
    engine.variant_destroy(&ret);
    return size;
}

void make_array(Variant* out, int type, int64_t size)
{
    Value array;
    Variant count, ret;
    engine.make[type](&array, NULL);
    engine.from[type](out, &array);
    engine.destroy[type](&array);
    engine.from[TYPE_INT](&count, &size);
    call_on(out, "resize", &count, &ret);
    engine.variant_destroy(&ret);
    engine.variant_destroy(&count);
}

void make_typed_array(Variant* out, int type, const void* class_name)
{
    Value array;
    Variant no_script;
    engine.make[TYPE_ARRAY](&array, NULL);
    engine.variant_new_nil(&no_script);
    engine.array_set_typed(&array, type, class_name, &no_script);
    engine.from[TYPE_ARRAY](out, &array);
    engine.destroy[TYPE_ARRAY](&array);
}

int is_null_object(const void* variant)
{
    void* object = NULL;
    if (engine.variant_get_type(variant) == TYPE_NIL) return 1;
    if (engine.variant_get_type(variant) == TYPE_OBJECT) engine.to[TYPE_OBJECT](&object, (void*)variant);
    return engine.variant_get_type(variant) == TYPE_OBJECT && !object;
}

void write_result(int type, Variant* result, void* ret)
{
    void* object = NULL;
    if (type < 0 || !ret) return;
    if (type == TYPE_OBJECT) {
        if (engine.variant_get_type(result) == TYPE_OBJECT) engine.to[TYPE_OBJECT](&object, result);
        if (object) engine.ref_set_object(ret, object);
        return;
    }
    if (engine.destroy[type]) engine.destroy[type](ret); /* the engine has made an empty one */
    engine.to[type](ret, result);
}
