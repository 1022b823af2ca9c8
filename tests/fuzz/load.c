/* SPDX-License-Identifier: MIT
 * Any bytes as a snapshot: loaded into a new game and restored into one that is being played. The first byte says how the rest
 * is dressed: an odd one gets the right length and checksum, since chance alone would hardly get past them; with 2 in it, the
 * format with a position. */
#include <stdlib.h>
#include <string.h>

#include "promise.h"

enum { HEAD = 11, CHECKSUM = 8 };

/* As docs/snapshots.md describes it. */
static uint64_t checksum(const uint8_t* bytes, size_t size)
{
    uint64_t state = 0x62617374696465u;
    size_t i;
    for (i = 0; i < size; ++i) {
        state = (state ^ bytes[i]) * 0x9FB21C651E98DF25u;
        state ^= state >> 32;
        state *= 0xD6E8FEB86659FD93u;
        state ^= state >> 29;
    }
    state = (state ^ (state >> 32)) * 0x9FB21C651E98DF25u;
    return state ^ (state >> 28);
}

static void dress(uint8_t* bytes, size_t size, uint8_t format)
{
    uint64_t sum;
    size_t i;
    if (size < HEAD + CHECKSUM) return;
    memcpy(bytes, "BSTD", 4);
    bytes[4] = format;
    for (i = 0; i < 4; ++i) bytes[7 + i] = (uint8_t)((size - HEAD - CHECKSUM) >> (8 * i));
    sum = checksum(bytes, size - CHECKSUM);
    for (i = 0; i < CHECKSUM; ++i) bytes[size - CHECKSUM + i] = (uint8_t)(sum >> (8 * i));
}

/* A game in its middle, to restore into. */
static bastide_game* played_game(void)
{
    uint8_t chance[40];
    Bytes in;
    bastide_game* game;
    fill_with_chance(1, chance, sizeof chance);
    chance[0] = 8;
    in.at = chance;
    in.left = sizeof chance;
    game = any_game(&in);
    PROMISE(game != NULL);
    play_on(game, &in, 20);
    return game;
}

static void restore(const uint8_t* bytes, int32_t size, const bastide_game* loaded, bastide_status expected)
{
    bastide_game* game = played_game();
    const Mark before = mark_of(game);
    PROMISE(bastide_game_restore(game, bytes, size, NULL) == expected);
    if (expected == BASTIDE_OK)
        PROMISE(hash_of(game) == hash_of(loaded));
    else
        PROMISE(is_unchanged(&before, game));
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
    bastide_error error;
    bastide_game* game = NULL;
    bastide_status status;
    uint8_t* bytes;
    if (size < 1) return;
    bytes = room_for(size - 1, 1);
    if (size > 1) memcpy(bytes, data + 1, size - 1);
    if (data[0] & 1) dress(bytes, size - 1, data[0] & 2 ? 2 : 1);
    memset(&error, 0, sizeof error);
    error.struct_size = sizeof error;
    status = bastide_game_load(bytes, (int32_t)(size - 1), NULL, 0, NULL, &error, &game);
    PROMISE(is_known(status) && status != BASTIDE_E_ABSENT && status != BASTIDE_E_ARGUMENT);
    PROMISE(error.status == status && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    restore(bytes, (int32_t)(size - 1), game, status);
    if (game != NULL) {
        Bytes in;
        read_back(game, bytes, (int32_t)(size - 1));
        look_at_all(game);
        in.at = bytes;
        in.left = size - 1;
        play_on(game, &in, 10);
        keep_and_return(game);
    }
    bastide_game_destroy(game);
    free(bytes);
}

/* Lets a game begin from the table it has come to, where a position can tell it. Answers whether it does. */
static int begin_here(bastide_game* game)
{
    bastide_put puts[512];
    bastide_position head;
    int32_t count;
    memset(&head, 0, sizeof head);
    head.struct_size = sizeof head;
    count = bastide_game_list_position(game, &head, puts, 512);
    if (count < 0 || count > 512) return 0;
    PROMISE(bastide_game_set_position(game, &head, puts, count, NULL) == BASTIDE_OK);
    return 1;
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    uint8_t chance[240];
    Bytes in;
    int32_t size = 0;
    bastide_game* game;
    uint8_t* bytes;
    if (n >= 48) return 0;
    fill_with_chance(n + 100, chance, sizeof chance);
    in.at = chance;
    in.left = sizeof chance;
    game = any_game(&in);
    if (game == NULL) broken("a seed can be played", __FILE__, __LINE__);
    play_on(game, &in, (int32_t)(n * 5));
    out[0] = n % 2 && begin_here(game) ? 3 : 1;
    play_on(game, &in, 9);
    bytes = snapshot_of(game, BASTIDE_VIEW_FULL, &size);
    PROMISE(bytes != NULL && (size_t)size + 1 <= cap);
    memcpy(out + 1, bytes, (size_t)size);
    free(bytes);
    bastide_game_destroy(game);
    return (size_t)size + 1;
}
