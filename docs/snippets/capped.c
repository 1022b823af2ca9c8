/* SPDX-License-Identifier: MIT
 *
 * Memory with a cap, for snapshots, scripts and configs from strangers: what asks for more is refused.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [cap] */
typedef struct cap {
    uint32_t left; /* bytes that may still be taken */
} cap;

static void* BASTIDE_CALL cap_alloc(void* user, uint32_t size, uint32_t align)
{
    cap* budget = user;
    void* taken = size <= budget->left ? malloc(size) : NULL; /* NULL: the call returns E_MEMORY and leaks nothing */
    if (taken != NULL) budget->left -= size;
    (void)align; /* 8 at most, which malloc gives */
    return taken;
}

static void BASTIDE_CALL cap_release(void* user, void* ptr, uint32_t size, uint32_t align)
{
    cap* budget = user;
    budget->left += size;
    free(ptr);
    (void)align;
}
/* [cap] */

enum { MEGABYTE = 1 << 20 };

static cap budget;
static const bastide_allocator mem = {&budget, cap_alloc, cap_release};

/* The bytes that a load allocates; 0 when it is refused. */
static uint32_t bytes_of_load(const uint8_t* bytes, int32_t size, const bastide_tileset* const* sets, int32_t set_count,
                              uint32_t most)
{
    bastide_game* game;
    uint32_t taken = 0;
    budget.left = most;
    const bastide_status status = bastide_game_load_snapshot(bytes, size, sets, set_count, &mem, NULL, &game);
    REQUIRE(status == BASTIDE_OK || status == BASTIDE_E_MEMORY);
    if (status == BASTIDE_OK) {
        taken = most - budget.left;
        bastide_game_destroy(game);
    }
    REQUIRE(budget.left == most);
    return taken;
}

/* The snapshot of a game that has just begun; returns its size. */
static int32_t begin(const bastide_config* config, const bastide_choice* choices, int32_t count,
                     const bastide_tileset* const* sets, int32_t set_count, uint8_t* bytes, int32_t cap_of_bytes)
{
    bastide_game* game;
    REQUIRE(bastide_game_create(config, choices, count, sets, set_count, NULL, NULL, &game) == BASTIDE_OK);
    const int32_t size = bastide_game_write_snapshot(game, BASTIDE_VIEW_FULL, bytes, cap_of_bytes);
    bastide_game_destroy(game);
    REQUIRE(size > 0 && size <= cap_of_bytes);
    return size;
}

enum { SETS = 16, BOXES = 4 };

/* All boxes, and as many tiles of a host as a game can hold besides. */
static void choose_most(const bastide_tileset** sets, bastide_choice* choices)
{
    static char text[1 << 20];
    for (int32_t box = 0; box < BOXES; ++box) choices[SETS + box] = (bastide_choice){BASTIDE_CHOICE_SET, 1 + box, 1, {0}};
    for (int32_t set = 0; set < SETS; ++set) {
        bastide_tileset* made;
        char* at = text;
        for (int tile = 0; tile < 990; ++tile) at += sprintf(at, "t%d_%d 1 FFFF start f:01 f:23 f:45 f:67\n", (int)set, tile);
        REQUIRE(bastide_tileset_parse(text, (int32_t)(at - text), NULL, NULL, &made) == BASTIDE_OK);
        sets[set] = made;
        choices[set] = (bastide_choice){BASTIDE_CHOICE_TILESET, set, 1, {0}};
    }
}

int main(void)
{
    static uint8_t bytes[1 << 16];
    bastide_config config;
    bastide_config_init(&config);
    int32_t size = begin(&config, NULL, 0, NULL, 0, bytes, sizeof bytes);
    REQUIRE(bytes_of_load(bytes, size, NULL, 0, MEGABYTE) > 0); /* a usual game fits */

    config.event_capacity = 1048576; /* a few bytes that ask for 67.1 MB */
    size = begin(&config, NULL, 0, NULL, 0, bytes, sizeof bytes);
    REQUIRE(size < 400);
    const uint32_t for_events = bytes_of_load(bytes, size, NULL, 0, 96 * MEGABYTE);
    printf("%d bytes take %u\n", (int)size, for_events);
    REQUIRE(for_events > 67 * 1000 * 1000 && for_events < 68 * 1000 * 1000); /* as docs/SECURITY.md says */
    REQUIRE(bytes_of_load(bytes, size, NULL, 0, MEGABYTE) == 0);

    const bastide_tileset* sets[SETS];
    bastide_choice choices[SETS + BOXES];
    choose_most(sets, choices);
    config.seats = 6;
    size = begin(&config, choices, SETS + BOXES, sets, SETS, bytes, sizeof bytes);
    const uint32_t most = bytes_of_load(bytes, size, sets, SETS, 256 * MEGABYTE);
    printf("%d bytes with sets of a host take %u\n", (int)size, most);
    REQUIRE(most > 64 * MEGABYTE && most < 96 * MEGABYTE); /* as docs/SECURITY.md says */
    REQUIRE(bytes_of_load(bytes, size, sets, SETS, 64 * MEGABYTE) == 0);
    for (int i = 0; i < SETS; ++i) bastide_tileset_destroy((bastide_tileset*)sets[i]);
    return 0;
}
