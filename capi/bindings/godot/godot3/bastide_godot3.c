/* SPDX-License-Identifier: MIT
 *
 * A small layer for Godot 3 (GDNative): begin, list, apply, hash, save and load. The functions of the engine are called by their
 * place in its table, which no version of Godot 3 changes, so no file of the engine is needed. New projects take Godot 4.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"

typedef struct Variant { uint8_t bytes[24]; } Variant;
typedef struct Bytes { void* at; } Bytes; /* a PoolByteArray */
typedef struct Version { unsigned major, minor; } Version;

typedef struct Core {
    unsigned type;
    Version version;
    const void* next;
    unsigned extension_count;
    const struct NativeScript* const* extensions;
    void (*functions[744])(void);
} Core;

typedef struct Create { void* (*run)(void* object, void* data); void* data; void (*free)(void*); } Create;
typedef struct Destroy { void (*run)(void* object, void* data, void* self); void* data; void (*free)(void*); } Destroy;
typedef struct Method { Variant (*run)(void* object, void* data, void* self, int count, Variant** args); void* data; void (*free)(void*); } Method;

typedef struct NativeScript {
    unsigned type;
    Version version;
    const void* next;
    void (*register_class)(void* handle, const char* name, const char* base, Create create, Destroy destroy);
    void (*register_tool_class)(void);
    void (*register_method)(void* handle, const char* of_class, const char* name, int attributes, Method method);
} NativeScript;

typedef struct InitOptions {
    uint8_t in_editor;
    uint64_t hashes[3];
    void *report_version_mismatch, *report_loading_error, *library;
    const Core* core;
} InitOptions;

enum { /* places of functions */
    BYTES_NEW = 155, BYTES_RESIZE = 164, BYTES_SET = 167, BYTES_GET = 168, BYTES_SIZE = 169, BYTES_DESTROY = 170, VARIANT_NEW_NIL = 509,
    VARIANT_NEW_INT = 512, VARIANT_NEW_BYTES = 530, VARIANT_AS_INT = 539, VARIANT_AS_BYTES = 557, NATIVESCRIPT = 1
};

static const Core* core;
static const NativeScript* script;

#define ENGINE(type, place, parameters) ((type(*) parameters)core->functions[place])

static Variant number(int64_t value)
{
    Variant made;
    ENGINE(void, VARIANT_NEW_INT, (Variant*, int64_t))(&made, value);
    return made;
}

static int64_t as_number(const Variant* value) { return ENGINE(int64_t, VARIANT_AS_INT, (const Variant*))(value); }

typedef struct Game { bastide_game* game; } Game;

static void* create(void* object, void* data)
{
    (void)object;
    (void)data;
    return calloc(1, sizeof(Game));
}

static void destroy(void* object, void* data, void* self)
{
    (void)object;
    (void)data;
    bastide_game_destroy(((Game*)self)->game);
    free(self);
}

/* begin(preset, seats, seed): the status. */
static Variant begin(void* object, void* data, void* self, int count, Variant** args)
{
    Game* of = (Game*)self;
    (void)object;
    (void)data;
    if (count != 3) return number(BASTIDE_E_ARGUMENT);
    bastide_game_destroy(of->game);
    return number(bastide_game_create_preset((int32_t)as_number(args[0]), (int32_t)as_number(args[1]), (uint64_t)as_number(args[2]), &of->game));
}

/* count_actions(): how many actions are legal; 0 when the game is over. */
static Variant count_actions(void* object, void* data, void* self, int count, Variant** args)
{
    (void)object;
    (void)data;
    (void)count;
    (void)args;
    return number(bastide_game_count_actions(((Game*)self)->game, BASTIDE_ANY));
}

/* apply(index of the list of actions): the status. */
static Variant apply(void* object, void* data, void* self, int count, Variant** args)
{
    bastide_action action;
    Game* of = (Game*)self;
    bastide_status status;
    (void)object;
    (void)data;
    if (count != 1) return number(BASTIDE_E_ARGUMENT);
    status = bastide_game_get_action(of->game, BASTIDE_ANY, (int32_t)as_number(args[0]), &action);
    return number(status == BASTIDE_OK ? bastide_game_apply(of->game, &action, NULL) : status);
}

/* get_hash(): the hash of the position; the same bits, with a sign. */
static Variant get_hash(void* object, void* data, void* self, int count, Variant** args)
{
    uint64_t hash = 0;
    (void)object;
    (void)data;
    (void)count;
    (void)args;
    bastide_game_get_hash(((Game*)self)->game, &hash);
    return number((int64_t)hash);
}

/* save(): a snapshot as PoolByteArray; empty when there is no game. */
static Variant save(void* object, void* data, void* self, int count, Variant** args)
{
    const int32_t size = bastide_game_write_snapshot(((Game*)self)->game, BASTIDE_VIEW_FULL, NULL, 0);
    uint8_t* bytes = size > 0 ? (uint8_t*)malloc((size_t)size) : NULL;
    Bytes array;
    Variant made;
    int32_t i;
    (void)object;
    (void)data;
    (void)count;
    (void)args;
    ENGINE(void, BYTES_NEW, (Bytes*))(&array);
    if (bytes) {
        bastide_game_write_snapshot(((Game*)self)->game, BASTIDE_VIEW_FULL, bytes, size);
        ENGINE(void, BYTES_RESIZE, (Bytes*, int))(&array, size);
        for (i = 0; i < size; ++i) ENGINE(void, BYTES_SET, (Bytes*, int, uint8_t))(&array, i, bytes[i]);
        free(bytes);
    }
    ENGINE(void, VARIANT_NEW_BYTES, (Variant*, const Bytes*))(&made, &array);
    ENGINE(void, BYTES_DESTROY, (Bytes*))(&array);
    return made;
}

/* load(PoolByteArray): the status. */
static Variant load(void* object, void* data, void* self, int count, Variant** args)
{
    Game* of = (Game*)self;
    bastide_game* loaded = NULL;
    bastide_status status = BASTIDE_E_MEMORY;
    Bytes array;
    uint8_t* bytes;
    int size, i;
    (void)object;
    (void)data;
    if (count != 1) return number(BASTIDE_E_ARGUMENT);
    array = ENGINE(Bytes, VARIANT_AS_BYTES, (const Variant*))(args[0]);
    size = ENGINE(int, BYTES_SIZE, (const Bytes*))(&array);
    bytes = (uint8_t*)malloc((size_t)size + 1);
    for (i = 0; bytes && i < size; ++i) bytes[i] = ENGINE(uint8_t, BYTES_GET, (const Bytes*, int))(&array, i);
    if (bytes) status = bastide_game_load_snapshot(bytes, size, NULL, 0, NULL, NULL, &loaded);
    free(bytes);
    ENGINE(void, BYTES_DESTROY, (Bytes*))(&array);
    if (status != BASTIDE_OK) return number(status);
    bastide_game_destroy(of->game);
    of->game = loaded;
    return number(status);
}

#define EXPORT __attribute__((visibility("default")))

EXPORT void godot_gdnative_init(const InitOptions* options)
{
    unsigned i;
    core = options->core;
    for (i = 0; i < core->extension_count; ++i)
        if (core->extensions[i]->type == NATIVESCRIPT) script = core->extensions[i];
}

EXPORT void godot_gdnative_terminate(void* options) { (void)options; }

EXPORT void godot_nativescript_init(void* handle)
{
    static const struct { const char* name; Variant (*run)(void*, void*, void*, int, Variant**); } methods[] = {
        {"begin", begin}, {"count_actions", count_actions}, {"apply", apply}, {"get_hash", get_hash}, {"save", save}, {"load", load}};
    const Create on_create = {create, NULL, NULL};
    const Destroy on_destroy = {destroy, NULL, NULL};
    size_t i;
    script->register_class(handle, "BastideGame", "Reference", on_create, on_destroy);
    for (i = 0; i < sizeof methods / sizeof *methods; ++i) {
        const Method method = {methods[i].run, NULL, NULL};
        script->register_method(handle, "BastideGame", methods[i].name, 0, method);
    }
}
