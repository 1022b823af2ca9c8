// SPDX-License-Identifier: MIT
// A stand-in for the engine: what the extension asks of Godot, in few lines and with a count of everything that it holds. It proves
// what sanitizers prove, that values are made and destroyed in pairs, and that both ways of calling agree.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

extern "C" {
#include "../src/engine.h"
}

namespace host {

inline void must(bool fine, const std::string& what)
{
    if (fine) return;
    std::fprintf(stderr, "FAILED: %s\n", what.c_str());
    std::exit(1);
}

struct Object {
    int refs = 1;
    bool is_fresh = true;  // nothing has taken the first reference yet
    std::string of_class = "RefCounted";
    void* instance = nullptr;
    std::map<void*, void*> bindings;
};

struct Array;

// A Variant, and every typed value: the payload of a Variant begins at its second word, a typed value is a payload alone.
struct Payload {
    union {
        int64_t number;
        double real;
        double wide[2];
        float narrow[2];
        std::string* text;
        Object* object;
        Array* array;
        std::vector<uint8_t>* bytes;  // of all packed arrays
    };
};
struct Cell {
    int64_t type;
    Payload payload;
};
static_assert(sizeof(Cell) <= sizeof(Variant) && sizeof(Payload) <= sizeof(Value), "rooms of the extension are large enough");

struct Array {
    int refs = 1, type = 0;
    std::string of_class;
    std::vector<Cell> cells;
};

struct Registered {
    std::string parent;
    ClassInfo info;
    std::map<std::string, MethodInfo> methods;
    std::map<std::string, int> types_of_results;
    std::map<std::string, std::vector<int>> arguments;
    std::map<std::string, std::string> getters, setters;
    std::map<std::string, int64_t> constants;
    std::vector<std::string> signals;
};

inline std::map<std::string, Registered> classes;
inline std::vector<std::string> errors;  // that the extension reported
inline std::function<void(Object*, const Cell&)> listener;
inline int64_t held = 0;  // values that are alive
inline bool is_double = false;
inline int documents = 0;
inline std::string missing;  // a function that this engine has not

inline void take(Object* object)
{
    if (!object) return;
    if (object->is_fresh)
        object->is_fresh = false;
    else
        ++object->refs;
}

inline void let_go(Object* object)
{
    if (!object || --object->refs > 0) return;
    if (object->instance) {
        const ClassInfo& info = classes.at(object->of_class).info;
        info.free_instance(info.userdata, object->instance);
    }
    delete object;
    --held;
}

inline void copy(int64_t type, const Payload& from, Payload& to);
inline void destroy(int64_t type, Payload& value)
{
    if (type == TYPE_STRING || type == TYPE_STRING_NAME) delete value.text, --held;
    if (type == TYPE_BYTES || type == TYPE_INTS32 || type == TYPE_INTS64 || type == TYPE_POINTS) delete value.bytes, --held;
    if (type == TYPE_OBJECT) let_go(value.object);
    if (type == TYPE_ARRAY && --value.array->refs == 0) {
        for (Cell& each : value.array->cells) destroy(each.type, each.payload);
        delete value.array;
        --held;
    }
}

inline void copy(int64_t type, const Payload& from, Payload& to)
{
    to = from;
    if (type == TYPE_STRING || type == TYPE_STRING_NAME) to.text = new std::string(*from.text), ++held;
    if (type == TYPE_BYTES || type == TYPE_INTS32 || type == TYPE_INTS64 || type == TYPE_POINTS)
        to.bytes = new std::vector<uint8_t>(*from.bytes), ++held;
    if (type == TYPE_OBJECT) take(from.object);
    if (type == TYPE_ARRAY) ++from.array->refs;
}

inline void make_empty(int64_t type, Payload& out)
{
    out.wide[0] = out.wide[1] = 0;
    if (type == TYPE_STRING || type == TYPE_STRING_NAME) out.text = new std::string, ++held;
    if (type == TYPE_BYTES || type == TYPE_INTS32 || type == TYPE_INTS64 || type == TYPE_POINTS) out.bytes = new std::vector<uint8_t>, ++held;
    if (type == TYPE_ARRAY) out.array = new Array, ++held;
}

inline size_t element(int64_t type) { return type == TYPE_BYTES ? 1 : type == TYPE_INTS32 ? 4 : type == TYPE_INTS64 ? 8 : is_double ? 16 : 8; }

// ---- The functions --------------------------------------------------------------------------------------------------------------

inline Cell& cell(void* variant) { return *static_cast<Cell*>(variant); }
inline const Cell& cell(const void* variant) { return *static_cast<const Cell*>(variant); }
inline Payload& value(void* at) { return *static_cast<Payload*>(at); }
inline const std::string& name(const void* at) { return *static_cast<const Payload*>(at)->text; }

template <int type>
void from_type(void* variant, void* from)
{
    cell(variant).type = type;
    if (type == TYPE_BOOL) {
        cell(variant).payload.number = *static_cast<uint8_t*>(from);
    } else if (type == TYPE_VECTOR2 && !is_double) {
        cell(variant).payload.narrow[0] = static_cast<float*>(from)[0];
        cell(variant).payload.narrow[1] = static_cast<float*>(from)[1];
    } else if (type == TYPE_OBJECT) {
        cell(variant).payload.object = *static_cast<Object**>(from);
        take(cell(variant).payload.object);
    } else if (type == TYPE_INT) {
        cell(variant).payload.number = *static_cast<int64_t*>(from);
    } else if (type == TYPE_FLOAT) {
        cell(variant).payload.real = *static_cast<double*>(from);
    } else {
        copy(type, value(from), cell(variant).payload);
    }
}

template <int type>
void to_type(void* out, void* variant)
{
    must(cell(variant).type == type, "a Variant is read as another type");
    if (type == TYPE_BOOL)
        *static_cast<uint8_t*>(out) = cell(variant).payload.number != 0;
    else if (type == TYPE_INT)
        *static_cast<int64_t*>(out) = cell(variant).payload.number;
    else if (type == TYPE_FLOAT)
        *static_cast<double*>(out) = cell(variant).payload.real;
    else if (type == TYPE_OBJECT)
        *static_cast<Object**>(out) = cell(variant).payload.object;
    else if (type == TYPE_VECTOR2)
        for (int i = 0; i < 2; ++i) is_double ? static_cast<double*>(out)[i] = cell(variant).payload.wide[i] : static_cast<float*>(out)[i] = cell(variant).payload.narrow[i];
    else
        copy(type, cell(variant).payload, value(out));
}

template <int type>
void construct(void* out, const void* const*)
{
    if (type == TYPE_BOOL)
        *static_cast<uint8_t*>(out) = 0;
    else if (type == TYPE_INT)
        *static_cast<int64_t*>(out) = 0;
    else if (type == TYPE_FLOAT)
        *static_cast<double*>(out) = 0;
    else
        make_empty(type, value(out));
}

inline void construct_vector(void* out, const void* const* args)
{
    for (int i = 0; i < 2; ++i) {
        const double number = *static_cast<const double*>(args[i]);
        if (is_double)
            static_cast<double*>(out)[i] = number;
        else
            static_cast<float*>(out)[i] = static_cast<float>(number);
    }
}

template <int type>
void destruct(void* at) { destroy(type, value(at)); }

#define HOST_TYPES(F) F(TYPE_BOOL) F(TYPE_INT) F(TYPE_FLOAT) F(TYPE_STRING) F(TYPE_VECTOR2) F(TYPE_STRING_NAME) F(TYPE_OBJECT) F(TYPE_ARRAY) F(TYPE_BYTES) F(TYPE_INTS32) F(TYPE_INTS64) F(TYPE_POINTS)

inline FromType get_from(int type)
{
#define HOST_CASE(each) if (type == each) return from_type<each>;
    HOST_TYPES(HOST_CASE)
#undef HOST_CASE
    std::abort();
}
inline ToType get_to(int type)
{
#define HOST_CASE(each) if (type == each) return to_type<each>;
    HOST_TYPES(HOST_CASE)
#undef HOST_CASE
    std::abort();
}
inline Construct get_constructor(int type, int32_t which)
{
    if (type == TYPE_VECTOR2 && which == 3) return construct_vector;
    must(which == 0, "an unknown constructor");
#define HOST_CASE(each) if (type == each) return construct<each>;
    HOST_TYPES(HOST_CASE)
#undef HOST_CASE
    std::abort();
}
inline Destruct get_destructor(int type)
{
#define HOST_CASE(each) if (type == each) return destruct<each>;
    HOST_TYPES(HOST_CASE)
#undef HOST_CASE
    std::abort();
}

inline void call_array(Cell& self, const std::string& method, const Cell* argument, Cell& ret)
{
    ret = {TYPE_NIL, {}};
    const bool is_list = self.type == TYPE_ARRAY;
    if (method == "size") {
        ret.type = TYPE_INT;
        ret.payload.number = static_cast<int64_t>(is_list ? self.payload.array->cells.size() : self.payload.bytes->size() / element(self.type));
    } else if (method == "resize") {
        if (is_list)
            self.payload.array->cells.resize(static_cast<size_t>(argument->payload.number), Cell{TYPE_NIL, {}});
        else
            self.payload.bytes->resize(static_cast<size_t>(argument->payload.number) * element(self.type));
    } else {
        must(is_list && method == "append", "an unknown method of an array: " + method);
        must(self.payload.array->type == 0 || self.payload.array->type == argument->type, "a typed array gets another type");
        self.payload.array->cells.push_back({argument->type, {}});
        copy(argument->type, argument->payload, self.payload.array->cells.back().payload);
    }
}

inline void variant_call(void* self, const void* method, const void* const* args, int64_t, void* ret, CallError* error)
{
    error->error = CALL_OK;
    if (cell(self).type != TYPE_OBJECT) return call_array(cell(self), name(method), args && args[0] ? &cell(args[0]) : nullptr, cell(ret));
    must(name(method) == "emit_signal" && *cell(args[0]).payload.text == "happened", "an unknown signal");
    cell(ret) = {TYPE_NIL, {}};
    if (listener) listener(cell(self).payload.object, cell(args[1]));
}

inline void* construct_object(const void* of_class)
{
    if (name(of_class) == "RefCounted") return ++held, new Object;
    const ClassInfo& info = classes.at(name(of_class)).info;
    return info.create_instance(info.userdata);
}

inline void register_method(void*, const void* of_class, const MethodInfo* info)
{
    Registered& to = classes.at(name(of_class));
    const std::string& method = name(info->name);
    must(to.methods.insert({method, *info}).second, name(of_class) + " has two methods " + method);
    to.types_of_results[method] = info->has_return ? info->return_info->type : -1;
    for (uint32_t i = 0; i < info->argument_count; ++i) {
        to.arguments[method].push_back(info->arguments[i].type);
        must(!name(info->arguments[i].name).empty(), "an argument has no name");
        if (info->arguments[i].type == TYPE_OBJECT) must(classes.count(name(info->arguments[i].class_name)), "an unknown class of an argument");
    }
}

inline void unregister(void*, const void* of_class) { must(classes.erase(name(of_class)) == 1, "an unknown class is unregistered"); }

inline void set_typed(void* array, int type, const void* of_class, const void*)
{
    Array& to = *value(array).array;
    must(to.refs == 1 && to.cells.empty(), "a type can only be set when an array has no more than one user");
    to.type = type;
    to.of_class = name(of_class);
}

template <class R, class... A>
Function erased(R (*function)(A...)) { return reinterpret_cast<Function>(function); }

inline Function find(const char* wanted)
{
    static const std::map<std::string, Function> functions = {
        {"variant_new_nil", erased(+[](void* out) { cell(out) = {TYPE_NIL, {}}; })},
        {"variant_new_copy", erased(+[](void* out, const void* from) { cell(out).type = cell(from).type; copy(cell(from).type, cell(from).payload, cell(out).payload); })},
        {"variant_destroy", erased(+[](void* variant) { destroy(cell(variant).type, cell(variant).payload); cell(variant).type = TYPE_NIL; })},
        {"variant_get_type", erased(+[](const void* variant) { return static_cast<int>(cell(variant).type); })},
        {"variant_call", erased(variant_call)},
        {"get_variant_from_type_constructor", erased(get_from)},
        {"get_variant_to_type_constructor", erased(get_to)},
        {"variant_get_ptr_constructor", erased(get_constructor)},
        {"variant_get_ptr_destructor", erased(get_destructor)},
        {"string_new_with_utf8_chars_and_len", erased(+[](void* out, const char* text, int64_t size) { value(out).text = new std::string(text, static_cast<size_t>(size)); ++held; })},
        {"string_to_utf8_chars", erased(+[](const void* text, char* out, int64_t cap) {
             const int64_t size = static_cast<int64_t>(name(text).size());
             for (int64_t i = 0; out && i < size && i < cap; ++i) out[i] = name(text)[static_cast<size_t>(i)];
             return size; })},
        {"string_name_new_with_latin1_chars", erased(+[](void* out, const char* text, uint8_t) { value(out).text = new std::string(text); ++held; })},
        {"packed_byte_array_operator_index", erased(+[](void* array, int64_t index) { return &value(array).bytes->at(static_cast<size_t>(index)); })},
        {"packed_byte_array_operator_index_const", erased(+[](const void* array, int64_t index) { return &static_cast<const Payload*>(array)->bytes->at(static_cast<size_t>(index)); })},
        {"packed_int32_array_operator_index", erased(+[](void* array, int64_t index) { return &value(array).bytes->at(static_cast<size_t>(index) * 4); })},
        {"packed_int64_array_operator_index", erased(+[](void* array, int64_t index) { return &value(array).bytes->at(static_cast<size_t>(index) * 8); })},
        {"packed_vector2_array_operator_index", erased(+[](void* array, int64_t index) { return &value(array).bytes->at(static_cast<size_t>(index) * element(TYPE_POINTS)); })},
        {"array_operator_index", erased(+[](void* array, int64_t index) { return static_cast<void*>(&value(array).array->cells.at(static_cast<size_t>(index))); })},
        {"array_operator_index_const", erased(+[](const void* array, int64_t index) { return static_cast<const void*>(&static_cast<const Payload*>(array)->array->cells.at(static_cast<size_t>(index))); })},
        {"array_set_typed", erased(set_typed)},
        {"classdb_construct_object", erased(construct_object)},
        {"classdb_register_extension_class2", erased(+[](void*, const void* of_class, const void* parent, const ClassInfo* info) {
             must(classes.insert({name(of_class), Registered{name(parent), *info, {}, {}, {}, {}, {}, {}, {}}}).second, "a class is registered twice"); })},
        {"classdb_register_extension_class_method", erased(register_method)},
        {"classdb_register_extension_class_integer_constant", erased(+[](void*, const void* of_class, const void*, const void* constant, int64_t number, uint8_t) {
             must(classes.at(name(of_class)).constants.insert({name(constant), number}).second, "two constants " + name(constant)); })},
        {"classdb_register_extension_class_property", erased(+[](void*, const void* of_class, const PropertyInfo* info, const void* setter, const void* getter) {
             Registered& to = classes.at(name(of_class));
             must(to.methods.count(name(getter)) && (name(setter).empty() || to.methods.count(name(setter))), "a property without methods");
             to.getters[name(info->name)] = name(getter);
             if (!name(setter).empty()) to.setters[name(info->name)] = name(setter); })},
        {"classdb_register_extension_class_signal", erased(+[](void*, const void* of_class, const void* of_signal, const PropertyInfo*, int64_t) {
             classes.at(name(of_class)).signals.push_back(name(of_signal)); })},
        {"classdb_unregister_extension_class", erased(unregister)},
        {"object_set_instance", erased(+[](void* object, const void* of_class, void* instance) {
             static_cast<Object*>(object)->of_class = name(of_class);
             static_cast<Object*>(object)->instance = instance; })},
        {"object_set_instance_binding", erased(+[](void* object, void* token, void* binding, const BindingCallbacks*) { static_cast<Object*>(object)->bindings[token] = binding; })},
        {"object_get_instance_binding", erased(+[](void* object, void* token, const BindingCallbacks*) { return static_cast<Object*>(object)->bindings[token]; })},
        {"ref_set_object", erased(+[](void* ref, void* object) { *static_cast<Object**>(ref) = static_cast<Object*>(object); take(static_cast<Object*>(object)); })},
        {"print_error_with_message", erased(+[](const char*, const char* message, const char* function, const char*, int32_t, uint8_t) {
             errors.push_back(std::string(function) + ": " + message); })},
        {"editor_help_load_xml_from_utf8_chars", erased(+[](const char* xml) { must(std::string(xml).find("<class name=") != std::string::npos, "no document"); ++documents; })},
    };
    const auto found = functions.find(wanted);
    return found == functions.end() || missing == wanted ? nullptr : found->second;
}

}  // namespace host
