/* SPDX-License-Identifier: MIT
 *
 * The way in: registers the classes of the tables with all their methods, properties and constants.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"

/* ---- Properties --------------------------------------------------------------------------------------------------------------- */

typedef struct Info { /* a PropertyInfo and what it points to */
    PropertyInfo info;
    Value name, class_name, hint;
} Info;

static void make_info(Info* out, const char* name, int type, const Class* of_class, const char* of_enum)
{
    const char* of = type == TYPE_OBJECT && of_class ? of_class->name : of_enum ? of_enum : "";
    const char* hint = type == TYPE_ARRAY ? (of_class ? of_class->name : "PackedVector2Array") : "";
    make_name(&out->name, name);
    make_name(&out->class_name, of);
    engine.string_new_with_utf8_chars_and_len(&out->hint, hint, (int64_t)strlen(hint));
    out->info.type = type;
    out->info.name = &out->name;
    out->info.class_name = &out->class_name;
    out->info.hint = type == TYPE_ARRAY ? HINT_ARRAY_TYPE : 0;
    out->info.hint_string = &out->hint;
    out->info.usage = of_enum ? USAGE_DEFAULT | USAGE_CLASS_IS_ENUM : USAGE_DEFAULT;
}

static void destroy_info(Info* info)
{
    engine.destroy[TYPE_STRING_NAME](&info->name);
    engine.destroy[TYPE_STRING_NAME](&info->class_name);
    engine.destroy[TYPE_STRING](&info->hint);
}

/* ---- Methods -------------------------------------------------------------------------------------------------------------------- */

static void register_one(const Class* of_class, MethodInfo* info, const char* name)
{
    Value text;
    make_name(&text, name);
    info->name = &text;
    engine.classdb_register_extension_class_method(engine.library, of_class->string_name, info);
    engine.destroy[TYPE_STRING_NAME](&text);
}

static void register_field(const Class* of_class, const Field* field)
{
    const int can_be_set = is_settable(field);
    char getter[64], setter[64];
    Value get_name, set_name;
    MethodInfo info;
    Info of_field;
    int metadata = 0;
    memset(&info, 0, sizeof info);
    snprintf(getter, sizeof getter, "get_%s", field->name);
    snprintf(setter, sizeof setter, "set_%s", field->name);
    make_info(&of_field, field->name, type_of(field), field->kind == FIELD_ACTION ? &class_action : NULL, field->of_enum);
    info.userdata = (void*)field;
    info.flags = METHOD_NORMAL;
    info.call = get_field;
    info.ptrcall = get_field_typed;
    info.has_return = 1;
    info.return_info = &of_field.info;
    register_one(of_class, &info, getter);
    if (can_be_set) {
        info.call = set_field;
        info.ptrcall = set_field_typed;
        info.has_return = 0;
        info.argument_count = 1;
        info.arguments = &of_field.info;
        info.arguments_metadata = &metadata;
        register_one(of_class, &info, setter);
    }
    make_name(&get_name, getter);
    make_name(&set_name, can_be_set ? setter : "");
    engine.classdb_register_extension_class_property(engine.library, of_class->string_name, &of_field.info, &set_name, &get_name);
    engine.destroy[TYPE_STRING_NAME](&get_name);
    engine.destroy[TYPE_STRING_NAME](&set_name);
    destroy_info(&of_field);
}

static void make_default(Variant* out, const Argument* argument)
{
    int64_t number = argument->usual;
    uint8_t truth = number != 0;
    Value empty;
    if (argument->type == TYPE_INT) {
        engine.from[TYPE_INT](out, &number);
    } else if (argument->type == TYPE_BOOL) {
        engine.from[TYPE_BOOL](out, &truth);
    } else if (argument->type == TYPE_ARRAY) {
        engine.make[TYPE_ARRAY](&empty, NULL);
        engine.from[TYPE_ARRAY](out, &empty);
        engine.destroy[TYPE_ARRAY](&empty);
    } else {
        engine.variant_new_nil(out);
    }
}

static void register_method(const Class* of_class, const Method* method)
{
    Info arguments[ARGUMENTS_MAX], result;
    PropertyInfo infos[ARGUMENTS_MAX];
    Variant usual[ARGUMENTS_MAX];
    void* defaults[ARGUMENTS_MAX];
    int metadata[ARGUMENTS_MAX] = {0}, i;
    MethodInfo info;
    memset(&info, 0, sizeof info);
    for (i = 0; i < method->count; ++i) {
        const Argument* each = &method->arguments[i];
        make_info(&arguments[i], each->name, each->type, each->of_class, each->of_enum);
        infos[i] = arguments[i].info;
        if (!each->has_default) continue;
        make_default(&usual[info.default_count], each);
        defaults[info.default_count] = &usual[info.default_count];
        ++info.default_count;
    }
    info.userdata = (void*)method;
    info.call = method_call;
    info.ptrcall = method_ptrcall;
    info.flags = method->is_static ? METHOD_NORMAL | METHOD_STATIC : METHOD_NORMAL;
    info.has_return = method->result.type >= 0;
    if (info.has_return) make_info(&result, "", method->result.type, method->result.of_class, method->result.of_enum);
    info.return_info = info.has_return ? &result.info : NULL;
    info.argument_count = (uint32_t)method->count;
    info.arguments = infos;
    info.arguments_metadata = metadata;
    info.defaults = defaults;
    register_one(of_class, &info, method->name);
    if (info.has_return) destroy_info(&result);
    for (i = 0; i < (int)info.default_count; ++i) engine.variant_destroy(&usual[i]);
    for (i = 0; i < method->count; ++i) destroy_info(&arguments[i]);
}

/* ---- Classes -------------------------------------------------------------------------------------------------------------------- */

static void* create(void* userdata)
{
    static const BindingCallbacks none = {NULL, NULL, NULL};
    const Class* of_class = (const Class*)userdata;
    Instance* made = (Instance*)calloc(1, sizeof *made);
    Value parent;
    int i;
    if (!made) return NULL;
    make_name(&parent, "RefCounted");
    made->of_class = of_class;
    made->object = engine.classdb_construct_object(&parent);
    engine.destroy[TYPE_STRING_NAME](&parent);
    for (i = 0; i < of_class->field_count; ++i)
        if (of_class->fields[i].unset != 0) memcpy(made->record.bytes + of_class->fields[i].offset, &of_class->fields[i].unset, 4);
    engine.object_set_instance(made->object, of_class->string_name, made);
    engine.object_set_instance_binding(made->object, &engine, made, &none);
    return made->object;
}

static void destroy(void* userdata, void* instance)
{
    const Class* of_class = (const Class*)userdata;
    Instance* made = (Instance*)instance;
    if (of_class->release && made->handle) of_class->release(made->handle);
    free(made);
}

static void write_text(void* instance, uint8_t* is_valid, void* out) /* str(record) */
{
    char text[512];
    engine.string_new_with_utf8_chars_and_len(out, text, describe_record(text, sizeof text, (const Instance*)instance));
    *is_valid = 1;
}

static void register_class(Class* of_class)
{
    ClassInfo info;
    Value parent;
    int i;
    memset(&info, 0, sizeof info);
    of_class->string_name = (Value*)malloc(sizeof(Value));
    make_name(of_class->string_name, of_class->name);
    make_name(&parent, "RefCounted");
    info.is_exposed = 1;
    info.create_instance = create;
    info.free_instance = destroy;
    info.to_string = of_class->size > 0 ? write_text : NULL;
    info.userdata = of_class;
    engine.classdb_register_extension_class2(engine.library, of_class->string_name, &parent, &info);
    engine.destroy[TYPE_STRING_NAME](&parent);
    for (i = 0; i < of_class->field_count; ++i) register_field(of_class, &of_class->fields[i]);
}

static void register_methods(const Class* of_class)
{
    const Method* more;
    int i;
    for (i = 0; i < of_class->method_count; ++i) register_method(of_class, &of_class->methods[i]);
    for (more = of_class->more; more && more->name; ++more) register_method(of_class, more);
}

static void register_constants(void)
{
    int i;
    for (i = 0; i < all_constant_count; ++i) {
        const Constant* each = &all_constants[i];
        Value of_enum, name;
        make_name(&of_enum, each->of_enum);
        make_name(&name, each->name);
        engine.classdb_register_extension_class_integer_constant(engine.library, class_bastide.string_name, &of_enum, &name, each->value,
                                                                 (uint8_t)each->is_flag);
        engine.destroy[TYPE_STRING_NAME](&of_enum);
        engine.destroy[TYPE_STRING_NAME](&name);
    }
}

static void register_signal(void)
{
    Info event;
    Value name;
    make_info(&event, "event", TYPE_OBJECT, &class_event, NULL);
    make_name(&name, "happened");
    engine.classdb_register_extension_class_signal(engine.library, class_game.string_name, &name, &event.info, 1);
    engine.destroy[TYPE_STRING_NAME](&name);
    destroy_info(&event);
}

static void register_classes(void)
{
    int i;
    find_precision();
    for (i = 0; i < all_class_count; ++i) register_class(all_classes[i]);
    for (i = 0; i < all_class_count; ++i) register_methods(all_classes[i]); /* which can name any class */
    register_constants();
    register_signal();
}

static void unregister_classes(void)
{
    int i;
    for (i = all_class_count; i-- > 0;) {
        Class* of_class = all_classes[i];
        if (!of_class->string_name) continue;
        engine.classdb_unregister_extension_class(engine.library, of_class->string_name);
        engine.destroy[TYPE_STRING_NAME](of_class->string_name);
        free(of_class->string_name);
        of_class->string_name = NULL;
    }
}

static void initialize(void* userdata, int level)
{
    int i;
    (void)userdata;
    if (level == LEVEL_SCENE) register_classes();
    if (level != LEVEL_EDITOR || !engine.editor_help_load_xml_from_utf8_chars) return;
    for (i = 0; generated_docs[i]; ++i) engine.editor_help_load_xml_from_utf8_chars(generated_docs[i]);
}

static void deinitialize(void* userdata, int level)
{
    (void)userdata;
    if (level == LEVEL_SCENE) unregister_classes();
}

/* Whether the library that is linked into the extension is the one for which its tables were made. */
static int is_library_right(void)
{
    const uint32_t abi = bastide_abi_version(), version = bastide_version();
    char what[100], text[300];
    if (abi == BASTIDE_ABI_VERSION && bastide_layout() == generated_layout) return 1;
    if (abi == BASTIDE_ABI_VERSION)
        snprintf(what, sizeof what, "records are laid out otherwise");
    else
        snprintf(what, sizeof what, "binary interface has version %u, not %u", (unsigned)abi, (unsigned)BASTIDE_ABI_VERSION);
    snprintf(text, sizeof text, "The library bastide %u.%u.%u does not fit this extension, made for %s: its %s. Build both from the same sources.",
             (unsigned)(version >> 16), (unsigned)(version >> 8 & 255), (unsigned)(version & 255), BASTIDE_VERSION_TEXT, what);
    engine.print_error_with_message("bastide", text, "bastide_godot_init", "bastide", 0, 1);
    return 0;
}

#ifdef _WIN32
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
uint8_t bastide_godot_init(GetProcAddress find, void* library, Initialization* out)
{
    memset(&engine, 0, sizeof engine);
    if (!find_engine(find) || !is_library_right()) return 0;
    engine.library = library;
    out->minimum_level = LEVEL_SCENE;
    out->userdata = NULL;
    out->initialize = initialize;
    out->deinitialize = deinitialize;
    return 1;
}
