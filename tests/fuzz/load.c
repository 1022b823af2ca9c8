/* SPDX-License-Identifier: MIT
 * Any bytes as a snapshot: loaded into a new game and restored into one that is being played. The first byte says how. */
#include <stdlib.h>
#include <string.h>

#include "lives.h"
#include "support/snapshot_frame.h"

enum {
    SEALED = 1,       /* the rest gets the right length and checksum, since chance alone would hardly get past them */
    KNOWN_SETS = 4,   /* the host's sets are given */
    LITTLE_MEMORY = 8 /* once more with an allocator that fails after the number of calls in the upper four bits */
};

static void dress(uint8_t* bytes, size_t size)
{
    if (size < SNAPSHOT_HEAD + SNAPSHOT_CHECKSUM) return;
    memcpy(bytes, "BSTD", SNAPSHOT_FORMAT);
    bytes[SNAPSHOT_FORMAT] = 3;
    seal_snapshot(bytes, size);
}

/* A game in its middle, to restore into, which knows these sets. */
static bastide_game* played_game(Sets sets)
{
    bastide_config config;
    bastide_game* game = NULL;
    uint64_t word = 5;
    PROMISE(bastide_config_init(&config) == BASTIDE_OK);
    PROMISE(bastide_game_create(&config, NULL, 0, sets.all, sets.count, memory(), NULL, &game) == BASTIDE_OK);
    PROMISE(bastide_games_play_out(&game, 1, 20, &word) == 0);
    return game;
}

static void restore(const uint8_t* bytes, int32_t size, Sets sets, const bastide_game* loaded, bastide_status expected)
{
    bastide_game* game = played_game(sets);
    const Mark before = mark_of(game);
    PROMISE(bastide_game_restore_snapshot(game, bytes, size, NULL) == expected);
    if (expected == BASTIDE_OK)
        PROMISE(hash_of(game) == hash_of(loaded));
    else
        PROMISE(is_unchanged(&before, game));
    bastide_game_destroy(game);
}

/* Loads and restores while only some calls for memory are served. */
static void with_little_memory(const uint8_t* bytes, int32_t size, Sets sets, int32_t calls, bastide_status otherwise)
{
    bastide_game* game = played_game(sets);
    const Mark before = mark_of(game);
    const int32_t out = memory_out();
    bastide_game* made = NULL;
    bastide_status status;
    serve_memory(calls);
    status = bastide_game_load_snapshot(bytes, size, sets.all, sets.count, memory(), NULL, &made);
    PROMISE(status == otherwise || status == BASTIDE_E_MEMORY);
    PROMISE((status == BASTIDE_OK) == (made != NULL) && (made != NULL || memory_out() == out));
    bastide_game_destroy(made);
    serve_memory(calls);
    status = bastide_game_restore_snapshot(game, bytes, size, NULL);
    serve_memory(-1);
    PROMISE(status == otherwise || status == BASTIDE_E_MEMORY);
    PROMISE(status == BASTIDE_OK || (is_unchanged(&before, game) && memory_out() == out));
    bastide_game_destroy(game);
}

static void read_back(const bastide_game* game, const uint8_t* bytes, int32_t size)
{
    int32_t again;
    uint8_t* second = snapshot_of(game, BASTIDE_VIEW_FULL, &again);
    PROMISE(again == size && memcmp(bytes, second, (size_t)size) == 0); /* equal games have one form */
    free(second);
}

void target_run(const uint8_t* data, size_t size)
{
    bastide_refusal error;
    bastide_game* game = NULL;
    bastide_status status;
    uint8_t* bytes;
    Sets sets;
    if (size < 1) return;
    sets = data[0] & KNOWN_SETS ? host_sets() : no_sets();
    bytes = new_array(size - 1, 1);
    if (size > 1) memcpy(bytes, data + 1, size - 1);
    if (data[0] & SEALED) dress(bytes, size - 1);
    memset(&error, 0, sizeof error);
    status = bastide_game_load_snapshot(bytes, (int32_t)(size - 1), sets.all, sets.count, memory(), &error, &game);
    PROMISE(is_known(status) && status != BASTIDE_E_ABSENT && status != BASTIDE_E_ARGUMENT);
    PROMISE(error.status == status && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    restore(bytes, (int32_t)(size - 1), sets, game, status);
    if (data[0] & LITTLE_MEMORY) with_little_memory(bytes, (int32_t)(size - 1), sets, data[0] >> 4, status);
    if (game != NULL) {
        Bytes in;
        read_back(game, bytes, (int32_t)(size - 1));
        look_at_all(game);
        in.at = bytes;
        in.left = size - 1;
        play_on(game, &in, 10);
        keep_and_return(game, sets);
    }
    bastide_game_destroy(game);
    free(bytes);
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    int32_t size = 0;
    bastide_game* game;
    uint8_t* bytes;
    uint64_t word = n;
    if (n >= 96) return 0;
    game = seed_game(n + 100, (int32_t)(n % 48 * 5));
    if (n % 2) begin_here(game);
    out[0] = SEALED | KNOWN_SETS;
    if (n % 3 == 0) out[0] |= (uint8_t)(LITTLE_MEMORY | n % 8 << 4);
    bastide_games_play_out(&game, 1, 9, &word);
    bytes = snapshot_of(game, n < 48 ? BASTIDE_VIEW_FULL : (int32_t)n % seats_of(game), &size);
    PROMISE(bytes != NULL && (size_t)size + 1 <= cap);
    memcpy(out + 1, bytes, (size_t)size);
    free(bytes);
    bastide_game_destroy(game);
    return (size_t)size + 1;
}
