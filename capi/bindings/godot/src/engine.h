/* SPDX-License-Identifier: MIT
 *
 * What this extension uses of the interface between Godot 4.2 and later and its extensions, declared from its documentation. Every
 * function is asked for by name, so one library works with all these versions, of single and of double precision.
 */
#ifndef BASTIDE_GODOT_ENGINE_H
#define BASTIDE_GODOT_ENGINE_H

#include <stddef.h>
#include <stdint.h>

enum { /* types of Variants */
    TYPE_NIL, TYPE_BOOL, TYPE_INT, TYPE_FLOAT, TYPE_STRING, TYPE_VECTOR2, TYPE_VECTOR2I, TYPE_STRING_NAME = 21, TYPE_OBJECT = 24,
    TYPE_ARRAY = 28, TYPE_BYTES, TYPE_INTS32, TYPE_INTS64, TYPE_POINTS = 35, TYPE_COUNT
};

enum { CALL_OK, CALL_INVALID_METHOD, CALL_INVALID_ARGUMENT, CALL_TOO_MANY, CALL_TOO_FEW, CALL_INSTANCE_IS_NULL };
enum { METHOD_NORMAL = 1, METHOD_STATIC = 32 };
enum { USAGE_DEFAULT = 6, USAGE_CLASS_IS_ENUM = 1 << 16, HINT_ARRAY_TYPE = 31 };
enum { LEVEL_SCENE = 2, LEVEL_EDITOR = 3 };

/* Rooms for values of the engine; those of a build with double precision are larger. */
typedef union Variant { uint64_t words[5]; void* align; } Variant;
typedef union Value { uint64_t words[2]; void* align; } Value; /* a String, StringName, Array, packed array, Vector2, number or Object* */

typedef struct PropertyInfo {
    int type;
    void* name;
    void* class_name;
    uint32_t hint;
    void* hint_string;
    uint32_t usage;
} PropertyInfo;

typedef struct CallError { int error; int32_t argument, expected; } CallError;

typedef void (*MethodCall)(void* userdata, void* instance, const void* const* args, int64_t count, void* ret, CallError* error);
typedef void (*MethodPtrCall)(void* userdata, void* instance, const void* const* args, void* ret);

typedef struct MethodInfo {
    void* name;
    void* userdata;
    MethodCall call;
    MethodPtrCall ptrcall;
    uint32_t flags;
    uint8_t has_return;
    PropertyInfo* return_info;
    int return_metadata;
    uint32_t argument_count;
    PropertyInfo* arguments;
    int* arguments_metadata;
    uint32_t default_count;
    void** defaults;
} MethodInfo;

typedef struct ClassInfo {
    uint8_t is_virtual, is_abstract, is_exposed;
    void *set, *get, *get_property_list, *free_property_list, *property_can_revert, *property_get_revert, *validate_property;
    void* notification;
    void (*to_string)(void* instance, uint8_t* is_valid, void* out);
    void *reference, *unreference;
    void* (*create_instance)(void* userdata);
    void (*free_instance)(void* userdata, void* instance);
    void *recreate_instance, *get_virtual, *get_virtual_call_data, *call_virtual_with_data, *get_rid;
    void* userdata;
} ClassInfo;

typedef struct BindingCallbacks { void *create, *free, *reference; } BindingCallbacks;

typedef struct Initialization {
    int minimum_level;
    void* userdata;
    void (*initialize)(void* userdata, int level);
    void (*deinitialize)(void* userdata, int level);
} Initialization;

typedef void (*Function)(void);
typedef Function (*GetProcAddress)(const char* name);
typedef void (*FromType)(void* variant, void* value);
typedef void (*ToType)(void* value, void* variant);
typedef void (*Construct)(void* value, const void* const* args);
typedef void (*Destruct)(void* value);

/* The functions: type of the result, name, parameters. */
#define ENGINE_FUNCTIONS(F)                                                                                                       \
    F(void, variant_new_nil, (void* out))                                                                                         \
    F(void, variant_new_copy, (void* out, const void* from))                                                                      \
    F(void, variant_destroy, (void* variant))                                                                                     \
    F(int, variant_get_type, (const void* variant))                                                                               \
    F(void, variant_call, (void* self, const void* method, const void* const* args, int64_t count, void* ret, CallError* error))  \
    F(FromType, get_variant_from_type_constructor, (int type))                                                                    \
    F(ToType, get_variant_to_type_constructor, (int type))                                                                        \
    F(Construct, variant_get_ptr_constructor, (int type, int32_t which))                                                          \
    F(Destruct, variant_get_ptr_destructor, (int type))                                                                           \
    F(void, string_new_with_utf8_chars_and_len, (void* out, const char* text, int64_t size))                                      \
    F(int64_t, string_to_utf8_chars, (const void* string, char* out, int64_t cap))                                                \
    F(void, string_name_new_with_latin1_chars, (void* out, const char* text, uint8_t is_static))                                  \
    F(uint8_t*, packed_byte_array_operator_index, (void* array, int64_t index))                                                   \
    F(const uint8_t*, packed_byte_array_operator_index_const, (const void* array, int64_t index))                                 \
    F(int32_t*, packed_int32_array_operator_index, (void* array, int64_t index))                                                  \
    F(int64_t*, packed_int64_array_operator_index, (void* array, int64_t index))                                                  \
    F(void*, packed_vector2_array_operator_index, (void* array, int64_t index))                                                   \
    F(void*, array_operator_index, (void* array, int64_t index))                                                                  \
    F(const void*, array_operator_index_const, (const void* array, int64_t index))                                                \
    F(void, array_set_typed, (void* array, int type, const void* class_name, const void* script))                                 \
    F(void*, classdb_construct_object, (const void* class_name))                                                                  \
    F(void, classdb_register_extension_class2, (void* library, const void* name, const void* parent, const ClassInfo* info))      \
    F(void, classdb_register_extension_class_method, (void* library, const void* name, const MethodInfo* info))                   \
    F(void, classdb_register_extension_class_integer_constant,                                                                    \
      (void* library, const void* name, const void* of_enum, const void* constant, int64_t value, uint8_t is_bitfield))           \
    F(void, classdb_register_extension_class_property,                                                                            \
      (void* library, const void* name, const PropertyInfo* info, const void* setter, const void* getter))                        \
    F(void, classdb_register_extension_class_signal,                                                                              \
      (void* library, const void* name, const void* of_signal, const PropertyInfo* arguments, int64_t count))                     \
    F(void, classdb_unregister_extension_class, (void* library, const void* name))                                                \
    F(void, object_set_instance, (void* object, const void* class_name, void* instance))                                          \
    F(void, object_set_instance_binding, (void* object, void* token, void* binding, const BindingCallbacks* callbacks))           \
    F(void*, object_get_instance_binding, (void* object, void* token, const BindingCallbacks* callbacks))                         \
    F(void, ref_set_object, (void* ref, void* object))                                                                            \
    F(void, print_error_with_message,                                                                                             \
      (const char* what, const char* message, const char* function, const char* file, int32_t line, uint8_t notify))

#define ENGINE_DECLARE(type, name, parameters) type(*name) parameters;
typedef struct Engine {
    ENGINE_FUNCTIONS(ENGINE_DECLARE)
    void (*editor_help_load_xml_from_utf8_chars)(const char* xml); /* since 4.3; may be missing */
    void* library;
    FromType from[TYPE_COUNT];
    ToType to[TYPE_COUNT];
    Construct make[TYPE_COUNT];
    Destruct destroy[TYPE_COUNT];
    int is_double; /* coordinates of a Vector2 have 8 bytes */
} Engine;
extern Engine engine;

int find_engine(GetProcAddress find); /* 0 when a function is missing, after saying which */
void find_precision(void);            /* sets `is_double`; once classes can be registered */

void make_name(Value* out, const char* text);
void make_array(Variant* out, int type, int64_t size);                        /* a packed one, or an Array */
void make_typed_array(Variant* out, int type, const void* class_name);        /* an empty Array for elements of a type */
void call_on(void* variant, const char* method, const Variant* argument, Variant* ret); /* `argument` may be NULL: none */
int64_t int_of(const void* variant);                                          /* of an int or a bool */
int64_t size_of(const void* variant);                                         /* of an array */
int is_null_object(const void* variant);
void write_result(int type, Variant* result, void* ret); /* the value of a Variant where a typed caller wants it */

#endif
