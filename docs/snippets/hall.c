/* SPDX-License-Identifier: MIT
 *
 * A server with thousands of games: those of one config share the tables of their rules.
 */
#include "bastide.h"
#include "require.h"

/* [pattern] */
/* One game for each config that this server offers. The games of that config are cloned from it; nobody plays it. */
static bastide_game* pattern_of(const bastide_choice* choices, int32_t count, int32_t seats, const bastide_allocator* mem)
{
    bastide_config config;
    bastide_game* pattern;
    bastide_config_init(&config);
    config.seats = seats;
    config.event_capacity = -1; /* no log: clients get the history */
    return bastide_game_create(&config, choices, count, NULL, 0, mem, NULL, &pattern) == BASTIDE_OK ? pattern : NULL;
}
/* [pattern] */

/* [begin] */
static bastide_status begin(const bastide_game* pattern, uint64_t seed, const bastide_allocator* mem, bastide_game** game)
{
    const bastide_status status = bastide_game_clone(pattern, BASTIDE_VIEW_FULL, 0, mem, game);
    return status == BASTIDE_OK ? bastide_game_restart(*game, seed) : status;
}
/* [begin] */

/* [wake] */
static bastide_status load_into_clone(const bastide_game* pattern, const uint8_t* bytes, int32_t len,
                                      const bastide_allocator* mem, bastide_game** game)
{
    bastide_status status = bastide_game_clone(pattern, BASTIDE_VIEW_FULL, 0, mem, game);
    if (status == BASTIDE_OK) status = bastide_game_restore_snapshot(*game, bytes, len, NULL);
    if (status == BASTIDE_OK) return BASTIDE_OK;
    bastide_game_destroy(*game); /* NULL is fine */
    *game = NULL;
    return status;
}
/* [wake] */

enum { GAMES = 1000, ACTIONS = 20 };

/* Bytes that are allocated and not released. */
static int64_t allocated_bytes;

static void* BASTIDE_CALL count_alloc(void* user, uint32_t size, uint32_t align)
{
    (void)user, (void)align;
    allocated_bytes += size;
    return malloc(size);
}

static void BASTIDE_CALL count_release(void* user, void* ptr, uint32_t size, uint32_t align)
{
    (void)user, (void)align;
    allocated_bytes -= size;
    free(ptr);
}

static uint64_t hash_of(const bastide_game* game)
{
    uint64_t hash;
    REQUIRE(bastide_game_get_hash(game, &hash) == BASTIDE_OK);
    return hash;
}

static void play(bastide_game* game, uint64_t random)
{
    bastide_action action;
    for (int32_t i = 0; i < ACTIONS; ++i)
        if (bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) == BASTIDE_OK)
            REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
}

/* Begins and plays many games, and saves and loads every other one. Returns the bytes of one game; `tables`: of its rules. */
static int64_t bytes_per_game(int32_t preset, int64_t* tables)
{
    static bastide_game* games[GAMES];
    static uint8_t bytes[1 << 16];
    static const bastide_allocator mem = {NULL, count_alloc, count_release};
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    const int32_t count = bastide_preset_list_choices(preset, choices, BASTIDE_PRESET_CHOICES_MAX);
    bastide_game* pattern = pattern_of(choices, count, 2, &mem);
    REQUIRE(pattern != NULL);
    const int64_t before = allocated_bytes;
    for (int32_t i = 0; i < GAMES; ++i) {
        REQUIRE(begin(pattern, (uint64_t)i, &mem, &games[i]) == BASTIDE_OK);
        play(games[i], (uint64_t)i);
    }
    const int64_t each = (allocated_bytes - before) / GAMES;
    *tables = before - each; /* the pattern is a game with the tables of all */
    for (int32_t i = 0; i < GAMES; i += 2) {
        const uint64_t hash = hash_of(games[i]);
        const int32_t size = bastide_game_write_snapshot(games[i], BASTIDE_VIEW_FULL, bytes, sizeof bytes);
        bastide_game_destroy(games[i]);
        REQUIRE(load_into_clone(pattern, bytes, size - 1, &mem, &games[i]) == BASTIDE_E_FORMAT && games[i] == NULL);
        REQUIRE(load_into_clone(pattern, bytes, size, &mem, &games[i]) == BASTIDE_OK);
        REQUIRE(hash_of(games[i]) == hash);
    }
    REQUIRE(allocated_bytes == before + each * GAMES);
    bastide_game_destroy(pattern); /* in any order */
    for (int32_t i = 0; i < GAMES; ++i) bastide_game_destroy(games[i]);
    REQUIRE(allocated_bytes == 0);
    return each;
}

int main(void)
{
    int64_t base_tables, all_tables;
    const int64_t base = bytes_per_game(BASTIDE_PRESET_BASE, &base_tables);
    const int64_t all = bytes_per_game(BASTIDE_PRESET_ABBEY_MAYOR_TOWER, &all_tables);
    printf("a game takes %d bytes, with both expansions %d\n", (int)base, (int)all);
    printf("the tables of its rules %d bytes, with both expansions %d\n", (int)base_tables, (int)all_tables);
    /* as docs/guides/server.md says */
    REQUIRE(sizeof(void*) != 8 || (base <= 10240 && all <= 32768));
    REQUIRE(sizeof(void*) != 8 || ((2 * base_tables + base) / (2 * base) == 3 && all_tables <= 52000));
    return 0;
}
