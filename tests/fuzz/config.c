/* SPDX-License-Identifier: MIT
 * Configs, choices and sizes of records, filled with any bytes. No byte beyond the size that was named is written, and what is
 * refused says why. */
#include <stdlib.h>
#include <string.h>

#include "lives.h"

enum { ROOM = 512, GUARD = 0xA5 };

/* Fills a record of `size` bytes in a room of guards. */
static uint8_t* guarded(uint32_t size)
{
    uint8_t* room = room_for(ROOM, 1);
    memset(room, GUARD, ROOM);
    memcpy(room, &size, sizeof size);
    return room;
}

/* Ends a guarded record; nothing may have been written outside of it, or at all when the call failed. */
static void end_guarded(uint8_t* room, uint32_t size, int failed)
{
    size_t i;
    for (i = failed ? sizeof size : size; i < ROOM; ++i) PROMISE(room[i] == GUARD);
    free(room);
}

#define TRY_SIZE(call, size, least)                                 \
    do {                                                            \
        uint8_t* room = guarded(size);                              \
        void* record = room;                                        \
        const int32_t answer = call;                                \
        PROMISE(is_known(answer));                                  \
        PROMISE((size) >= (least) || answer == BASTIDE_E_ARGUMENT); \
        end_guarded(room, size, answer < 0);                        \
    } while (0)

/* Records that grow, asked for with any size: the first release's or more answers, less is refused. */
static void ask_with_size(const bastide_game* game, uint32_t size)
{
    TRY_SIZE(bastide_game_pending(game, record), size, sizeof(bastide_pending));
    TRY_SIZE(bastide_game_get_config(game, record), size, sizeof(bastide_config));
    TRY_SIZE(bastide_game_get_seat(game, 0, record), size, sizeof(bastide_seat));
    TRY_SIZE(bastide_game_get_feature(game, 0, record), size, sizeof(bastide_feature));
    TRY_SIZE(bastide_dice_get(game, record), size, sizeof(bastide_dice));
}

static void ask_for_config(uint32_t size)
{
    uint8_t* room = guarded(size);
    void* record = room;
    const bastide_status status = bastide_config_init(record, size);
    PROMISE((status == BASTIDE_OK) == (size >= sizeof(bastide_config)));
    end_guarded(room, size, status != BASTIDE_OK);
}

/* A config with the room behind it that a size may name: a host that names more than it has is beyond help. */
typedef union Wide {
    bastide_config config;
    uint8_t bytes[ROOM];
} Wide;

/* The lengths of a log, up to the longest and beyond. */
static int32_t any_capacity(Bytes* in)
{
    static const int32_t limits[] = {-2, -1, 0, 1, 2, 64, 65535, 65536, 1048575, 1048576, 1048577, INT32_MAX, INT32_MIN};
    const uint8_t how = take8(in);
    if (how < 160) return how % 16 - 1;
    if (how < 224) return limits[how % (sizeof limits / sizeof *limits)];
    return take32(in);
}

static Wide any_config(Bytes* in)
{
    Wide wide;
    bastide_config config;
    uint8_t raw[sizeof config];
    uint32_t fields;
    size_t i;
    bastide_config_init(&config, sizeof config);
    fields = (uint32_t)take32(in);
    if (fields & 1) config.struct_size = (uint32_t)take_number(in) % ROOM;
    if (fields & 2) config.ruleset = take_number(in);
    if (fields & 4) config.chance = take_number(in);
    if (fields & 8) config.seats = take_number(in);
    if (fields & 16) config.first_seat = take_number(in);
    if (fields & 32) config.event_capacity = any_capacity(in);
    if (fields & 64) config.seed = take64(in);
    if (fields & 128) config.rules_revision = (uint32_t)take_number(in);
    if (fields & 256) config.flags = (uint32_t)take_number(in);
    if ((fields & 0xFE00) == 0xFE00) config.reserved[take_below(in, 6)] = (uint32_t)take_number(in);
    if ((fields >> 16) % 64 == 63) {
        for (i = 0; i < sizeof raw; ++i) raw[i] = take8(in);
        memcpy(&config, raw, sizeof raw);
        config.struct_size %= ROOM;
    }
    memset(&wide, 0, sizeof wide);
    if (take8(in) > 240) wide.bytes[take_below(in, ROOM)] = take8(in);
    wide.config = config;
    return wide;
}

static int32_t value_of_option(Bytes* in, int32_t id)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    while (count > 0 && defs[count - 1].id != id) --count;
    return count > 0 ? any_value(in, &defs[count - 1]) : take_number(in);
}

static int32_t any_choices(Bytes* in, bastide_choice* choices, int32_t most)
{
    const int32_t count = take_below(in, most + 1);
    uint8_t how;
    int32_t i;
    for (i = 0; i < count; ++i) {
        choices[i].what = 1 + take_below(in, 5);
        choices[i].id = take_below(in, 56);
        how = take8(in);
        choices[i].value = how % 4 == 0 ? take_number(in) : how < 192 ? 1 : value_of_option(in, choices[i].id);
        choices[i].reserved = take8(in) > 250;
        if (take8(in) > 240) choices[i].what = take_number(in);
        if (take8(in) > 240) choices[i].id = take_number(in);
    }
    return count;
}

/* Without room for a whole record there is no error text; with a size that is too small the call is refused. */
static void create_with_error_size(const bastide_config* config, const bastide_choice* choices, int32_t count, uint32_t size)
{
    uint8_t* room = guarded(size);
    void* record = room;
    bastide_game* game = NULL;
    const Sets sets = host_sets();
    const bastide_status status = bastide_game_create(config, choices, count, sets.all, sets.count, memory(), record, &game);
    PROMISE(is_known(status) && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(size >= sizeof(bastide_error) || status == BASTIDE_E_ARGUMENT);
    end_guarded(room, size, size < sizeof(bastide_error));
    bastide_game_destroy(game);
}

/* With too little memory nothing is made and nothing kept. */
static void create_with_little_memory(const bastide_config* config, const bastide_choice* choices, int32_t count, int32_t calls,
                                      bastide_status otherwise)
{
    const Sets sets = host_sets();
    const int32_t out = memory_out();
    bastide_game* game = NULL;
    bastide_status status;
    serve_memory(calls);
    status = bastide_game_create(config, choices, count, sets.all, sets.count, memory(), NULL, &game);
    serve_memory(-1);
    PROMISE(status == otherwise || status == BASTIDE_E_MEMORY);
    PROMISE((status == BASTIDE_OK) == (game != NULL) && (game != NULL || memory_out() == out));
    bastide_game_destroy(game);
}

void target_run(const uint8_t* data, size_t size)
{
    bastide_choice choices[8];
    bastide_error error;
    Wide wide;
    const Sets sets = host_sets();
    bastide_game* game = NULL;
    bastide_status status;
    uint32_t asked;
    int32_t count;
    Bytes in;
    in.at = data;
    in.left = size;
    asked = (uint32_t)take_number(&in);
    if (asked < 16) asked += (uint32_t)take8(&in);
    asked %= ROOM;
    wide = any_config(&in);
    count = any_choices(&in, choices, 8);
    memset(&error, 0, sizeof error);
    error.struct_size = sizeof error;
    status = bastide_game_create(&wide.config, choices, count, sets.all, sets.count, memory(), &error, &game);
    PROMISE(is_known(status) && error.status == status && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    ask_for_config(asked);
    create_with_error_size(&wide.config, choices, count, asked);
    create_with_little_memory(&wide.config, choices, count, take_below(&in, 6), status);
    if (game != NULL) {
        ask_with_size(game, asked);
        play_on(game, &in, 12);
        look_at_all(game);
        game = live_on(game, &in);
        keep_and_return(game, sets);
    }
    bastide_game_destroy(game);
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    const size_t size = 96;
    if (n >= 160 || size > cap) return 0;
    fill_with_chance(n + 400, out, size);
    if (n % 2) out[1] = out[2] = 0;    /* a default config beside the choices */
    if (n % 4 == 0) memset(out, 0, 8); /* and one without, which can be made */
    return size;
}
