/* SPDX-License-Identifier: MIT
 *
 * Memory from the host: a fixed arena, nothing taken from it while the game is played.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [arena] */
typedef struct arena {
    unsigned char bytes[1 << 20];
    uint32_t used;
    uint32_t asked; /* the sum of all requested sizes */
    int32_t calls;
} arena;

static void* BASTIDE_CALL arena_alloc(void* user, uint32_t size, uint32_t align)
{
    arena* from = user;
    const uintptr_t begin = (uintptr_t)from->bytes;
    const uint32_t start = (uint32_t)((begin + from->used + align - 1) / align * align - begin);
    if (start > sizeof from->bytes || size > sizeof from->bytes - start) return NULL; /* the call then returns E_MEMORY */
    from->used = start + size;
    from->asked += size;
    ++from->calls;
    return from->bytes + start;
}

static void BASTIDE_CALL arena_release(void* user, void* ptr, uint32_t size, uint32_t align)
{
    (void)user, (void)ptr, (void)size, (void)align; /* the arena is freed as a whole */
}
/* [arena] */

static arena memory;

/* What a clone takes: the tables of the rules belong to all clones together. */
static uint32_t size_of_clone(const bastide_game* game, const bastide_allocator* mem)
{
    bastide_game* clone;
    const uint32_t before = memory.asked;
    REQUIRE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, mem, &clone) == BASTIDE_OK);
    bastide_game_destroy(clone);
    return memory.asked - before;
}

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    bastide_config_init(&config);
    /* [create] */
    const bastide_allocator mem = {&memory, arena_alloc, arena_release};
    if (bastide_game_create(&config, NULL, 0, NULL, 0, &mem, NULL, &game) != BASTIDE_OK) return 1;
    printf("a game takes %u bytes\n", memory.asked);
    /* [create] */
    /* as docs/guides/threads.md, docs/questions.md and the README say */
    REQUIRE(sizeof(void*) != 8 || (memory.asked + 500) / 1000 == 146);
    const int32_t calls = memory.calls;
    while (bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK) bastide_game_apply(game, &action, NULL);
    REQUIRE(memory.calls == calls); /* playing allocates nothing */
    const uint32_t clone = size_of_clone(game, &mem);
    printf("a clone of it %u\n", clone);
    REQUIRE(sizeof(void*) != 8 || (clone > 104000 && clone < 108000)); /* as docs/guides/bots.md says */
    bastide_game_destroy(game);

    config.event_capacity = -1;                    /* no log ... */
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY; /* ... and no script: the smallest game */
    const uint32_t before = memory.asked;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, &mem, NULL, &game) == BASTIDE_OK);
    printf("without log and history %u\n", memory.asked - before);
    REQUIRE(sizeof(void*) != 8 || (memory.asked - before + 500) / 1000 == 47); /* the same pages */
    const uint32_t least = size_of_clone(game, &mem);
    printf("a clone of that %u\n", least);
    REQUIRE(sizeof(void*) != 8 || (least > 6500 && least < 7500)); /* the same page */
    bastide_game_destroy(game);
    return 0;
}
