/* SPDX-License-Identifier: MIT
 *
 * The objects of the extension: handles of the library, and records. Tables that are generated from the description of the
 * interface say which classes there are, their fields, methods and constants.
 */
#ifndef BASTIDE_GODOT_OBJECTS_H
#define BASTIDE_GODOT_OBJECTS_H

#include "bastide.h"
#include "engine.h"

enum { RECORD_MAX = (int)sizeof(bastide_refusal), ARGUMENTS_MAX = 16 }; /* the largest record; the generated tables check it */

typedef struct Class Class;
typedef struct Call Call;

typedef enum FieldKind {
    FIELD_I32, FIELD_U32, FIELD_U64, FIELD_TRUTH, FIELD_TEXT, FIELD_I32S,
    FIELD_HUNDREDTHS, /* an int32_t, read as a float */
    FIELD_ACTION      /* a bastide_action, read as an object of its own; null while its kind is 0 */
} FieldKind;

typedef struct Field {
    const char* name;
    FieldKind kind;
    int32_t offset, length, unset; /* `unset`: what a new record holds */
    const char* of_enum;           /* "Bastide.ActionKind", or NULL */
} Field;

/* What a number may be for the function of the library: anything, a range, a viewer of the game, a word of `of_enum`, that or ANY. */
typedef enum Possible { POSSIBLE_ANY, POSSIBLE_RANGE, POSSIBLE_VIEWER, POSSIBLE_WORD, POSSIBLE_WORD_OR_ANY } Possible;

typedef struct Argument {
    const char* name;
    int type;
    const Class* of_class; /* of an object, or of the objects of an array */
    const char* of_enum;
    int may_be_null;       /* an object */
    int has_default;       /* with objects: null */
    int64_t usual;
    Possible possible;     /* of a number */
    int64_t least, most;   /* POSSIBLE_RANGE */
} Argument;

typedef struct Method {
    const char* name;
    void (*run)(Call* call);
    int is_static, count;
    const Argument* arguments; /* those with defaults at the end */
    Argument result;           /* type -1: nothing */
    int is_beside;             /* about another call: what that one failed with stays, and no events are emitted */
} Method;

typedef struct Constant { const char *of_enum, *name; int64_t value; int is_flag; } Constant;

struct Class {
    const char* name;
    int32_t size; /* of its record; 0: no record */
    const Field* fields;
    int field_count;
    const Method* methods;
    int method_count;
    const Method* more; /* methods written by hand, up to one without a name; or NULL */
    void (*release)(void* handle); /* of the handle; NULL: no handle */
    Value* string_name;            /* while it is registered */
};

/* An object. The engine holds `object`. */
typedef struct Instance {
    const Class* of_class;
    void* object;
    void* handle;
    union { uint8_t bytes[RECORD_MAX]; uint64_t align; } record;
    /* of a game */
    uint64_t seen, told, random; /* the next event of new_events(), and that of the signal */
    int emits, is_emitting;
    char why[512];
    int32_t is_stopped; /* another thread may write it while a player thinks */
} Instance;

/* One call of a method. The first failure stays: the method returns, and the result is that of its type. */
struct Call {
    const Method* method;
    Instance* self;
    const void* args[ARGUMENTS_MAX]; /* Variants; NULL: left out */
    void* ret;                       /* a Variant that is nil */
    void* taken[ARGUMENTS_MAX];      /* memory to give back after the call */
    int taken_count;
    int failed;
};

typedef struct Text { char* data; int32_t size; } Text;

/* ---- Objects and their records */
void make_object(Variant* out, const Class* of_class);
void make_record(Variant* out, const Class* of_class, const void* record);
Instance* instance_of(const void* variant); /* NULL when it is no object of this extension */

int type_of(const Field* field);
int is_settable(const Field* field);
int64_t read_number(const uint8_t* at, FieldKind kind);
double hundredths(int64_t number);                          /* the smallest number says that there is none */
const char* constant_name(const char* of_enum, int64_t number); /* NULL when it is no constant of the enum, "Bastide." and its name */
int describe_record(char* out, size_t cap, const Instance* record); /* the class and its first fields that say something; the length */

/* ---- Arguments. The types have been checked before the method runs. */
int64_t int_argument(const Call* call, int place);
int32_t i32_argument(Call* call, int place); /* a failure when it does not fit */
uint32_t u32_argument(Call* call, int place);
void* handle_argument(Call* call, int place); /* NULL for null */
const void* record_argument(Call* call, int place);
Text text_argument(Call* call, int place);
Text bytes_argument(Call* call, int place);
void* records_argument(Call* call, int place, int32_t* count);             /* a copy in a row */
const void* const* handles_argument(Call* call, int place, int32_t* count);
void* take_memory(Call* call, size_t size); /* given back after the call; NULL and a failure when there is none */

/* ---- Results */
void return_int(Call* call, int64_t number);
void return_float(Call* call, double number);
void return_bool(Call* call, int truth);
void return_text(Call* call, const char* text, int64_t size);
void return_bytes(Call* call, const void* bytes, int64_t size);
void return_ints32(Call* call, const int32_t* numbers, int64_t count);
void return_ints64(Call* call, const uint64_t* numbers, int64_t count);
void return_point(Call* call, const bastide_point* point);
void return_no_point(Call* call); /* Vector2.INF: (0, 0) is a point */
void return_points(Call* call, const bastide_point* points, int64_t count);
void return_rings(Call* call, const bastide_path* paths, int32_t count, const bastide_point* points);
void return_record(Call* call, const Class* of_class, const void* record);
void return_records(Call* call, const Class* of_class, const void* records, int64_t count);

/* ---- Failures. A negative status is reported to the engine, but E_ABSENT and E_ILLEGAL, which a game asks for. */
int is_failure(Call* call, int64_t status, const bastide_refusal* refusal);
void fail(Call* call, const char* why); /* a wrong argument, with a sentence of the method's own */

enum { ERROR_MAX = 1024 };
const char* last_error(void); /* of this thread */
void set_error(const char* text);

/* ---- Tables, generated and written by hand */
extern Class* const all_classes[];
extern const int all_class_count;
extern const Constant all_constants[];
extern const int all_constant_count;
extern const uint32_t generated_layout;
extern const char* const generated_docs[]; /* XML of each class, and NULL at the end */
extern Class class_bastide, class_game, class_geometry, class_tileset, class_texts, class_script, class_event, class_action, class_position, class_players_move,
    class_players_reason;

/* Methods that are written by hand, of Bastide, games and geometries. */
extern const Method more_bastide[], more_game[], more_geometry[], more_decision[], more_placement[];

#endif
