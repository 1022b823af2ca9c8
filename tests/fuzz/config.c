/* SPDX-License-Identifier: MIT
 * Configs and choices, filled with any bytes. No byte behind a record is written, and what is refused says why. */
#include <stdlib.h>
#include <string.h>

#include "lives.h"

enum { GUARDS = 64, GUARD = 0xA5 };

/* A record of `size` bytes in a room of guards. */
static uint8_t* guarded(size_t size)
{
    uint8_t* buffer = new_array(size + GUARDS, 1);
    memset(buffer, GUARD, size + GUARDS);
    return buffer;
}

/* Ends a guarded record; nothing may have been written behind it. */
static void end_guarded(uint8_t* buffer, size_t size)
{
    size_t i;
    for (i = size; i < size + GUARDS; ++i) PROMISE(buffer[i] == GUARD);
    free(buffer);
}

#define ASK_FOR(type, call)                      \
    do {                                         \
        uint8_t* buffer = guarded(sizeof(type)); \
        void* record = buffer;                   \
        PROMISE(is_known(call));                 \
        end_guarded(buffer, sizeof(type));       \
    } while (0)

static void ask_for_records(const bastide_game* game, int32_t number)
{
    ASK_FOR(bastide_decision, bastide_game_get_decision(game, record));
    ASK_FOR(bastide_config, bastide_game_get_config(game, record));
    ASK_FOR(bastide_seat, bastide_game_get_seat(game, number, record));
    ASK_FOR(bastide_feature, bastide_game_get_feature(game, number, record));
    ASK_FOR(bastide_piece, bastide_game_get_piece(game, number, record));
    ASK_FOR(bastide_placed, bastide_game_get_placed(game, number, record));
    ASK_FOR(bastide_action, bastide_game_get_action(game, BASTIDE_ANY, number, record));
    ASK_FOR(bastide_action, bastide_game_get_default_action(game, record));
    ASK_FOR(bastide_dice, bastide_game_get_dice(game, record));
}

/* The lengths of a log, up to the longest and beyond. */
static int32_t any_capacity(Bytes* in)
{
    static const int32_t limits[] = {-2, -1, 0, 1, 2, 64, 65535, 65536, 1048575, 1048576, 1048577, INT32_MAX, INT32_MIN};
    const uint8_t how = take8(in);
    if (how < 160) return how % 16 - 1;
    if (how < 224) return limits[how % (sizeof limits / sizeof *limits)];
    return take32(in);
}

static bastide_config any_config(Bytes* in)
{
    bastide_config config;
    uint8_t raw[sizeof config];
    uint32_t fields;
    size_t i;
    PROMISE(bastide_config_init(&config) == BASTIDE_OK);
    fields = (uint32_t)take32(in);
    if (fields & 2) config.game = take_number(in);
    if (fields & 4) config.chance = take_number(in);
    if (fields & 8) config.seats = take_number(in);
    if (fields & 16) config.first_seat = take_number(in);
    if (fields & 32) config.event_capacity = any_capacity(in);
    if (fields & 64) config.seed = take64(in);
    if (fields & 128) config.rules_revision = take_number(in);
    if (fields & 256) config.flags = (uint32_t)take_number(in);
    if ((fields & 0xFE00) == 0xFE00) config.spare[take_below(in, 7)] = (uint32_t)take_number(in);
    if ((fields >> 16) % 64 == 63) {
        for (i = 0; i < sizeof raw; ++i) raw[i] = take8(in);
        memcpy(&config, raw, sizeof raw);
    }
    return config;
}

static int32_t value_of_option(Bytes* in, int32_t id)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    while (count > 0 && defs[count - 1].id != id) --count;
    return count > 0 ? any_value(in, &defs[count - 1]) : take_number(in);
}

static int32_t any_option_id(Bytes* in)
{
    int32_t count;
    const bastide_option_def* defs = option_defs(&count);
    return defs[take_below(in, count)].id;
}

static int32_t any_choices(Bytes* in, bastide_choice* choices, int32_t most)
{
    const int32_t count = take_below(in, most + 1);
    uint8_t how;
    int32_t i;
    memset(choices, 0, (size_t)most * sizeof *choices);
    for (i = 0; i < count; ++i) {
        choices[i].kind = 1 + take_below(in, 5);
        choices[i].id = choices[i].kind == BASTIDE_CHOICE_OPTION ? any_option_id(in) : take_below(in, 56);
        how = take8(in);
        choices[i].value = how % 4 == 0 ? take_number(in) : how < 192 ? 1 : value_of_option(in, choices[i].id);
        choices[i].spare[i % 5] = take8(in) > 250;
        if (take8(in) > 240) choices[i].kind = take_number(in);
        if (take8(in) > 240) choices[i].id = take_number(in);
    }
    return count;
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
    bastide_refusal error;
    bastide_config config;
    const Sets sets = host_sets();
    bastide_game* game = NULL;
    bastide_status status;
    int32_t asked;
    int32_t count;
    Bytes in;
    in.at = data;
    in.left = size;
    asked = take_number(&in);
    config = any_config(&in);
    count = any_choices(&in, choices, 8);
    memset(&error, GUARD, sizeof error);
    status = bastide_game_create(&config, choices, count, sets.all, sets.count, memory(), &error, &game);
    PROMISE(is_known(status) && error.status == status && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    PROMISE((status == BASTIDE_E_VERSION && error.reason != BASTIDE_REASON_CONFIG_REVISION) ==
            (error.reason == BASTIDE_REASON_SPARE_SET));
    create_with_little_memory(&config, choices, count, take_below(&in, 6), status);
    if (game != NULL) {
        ask_for_records(game, asked);
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
