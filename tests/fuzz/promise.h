/* SPDX-License-Identifier: MIT
 * What the targets share: bytes taken as numbers, the mark of a game, a look at all of it. Knows include/bastide.h alone. */
#ifndef BASTIDE_TESTS_FUZZ_PROMISE_H
#define BASTIDE_TESTS_FUZZ_PROMISE_H

#include <stddef.h>
#include <stdint.h>

#include "bastide.h"

/* Stops the program, loudly, when what was promised does not hold. */
#define PROMISE(held) ((held) ? (void)0 : broken(#held, __FILE__, __LINE__))
void broken(const char* what, const char* file, int line);

/* ---- A target: one program replays seeds and files, another is driven by libFuzzer. ---- */

/* Eats any bytes; stops the program when a promise is broken. */
void target_run(const uint8_t* data, size_t size);
/* Writes the n-th seed, at most `cap` bytes. Answers its size, 0 when there are no more. The same on every machine. */
size_t target_seed(uint32_t n, uint8_t* out, size_t cap);

/* ---- Bytes as numbers: when they run out, zeros follow. ---- */

typedef struct Bytes {
    const uint8_t* at;
    size_t left;
} Bytes;

uint8_t take8(Bytes* in);
int32_t take32(Bytes* in);
uint64_t take64(Bytes* in);
/* 0 to n - 1, of one byte when n fits into one. */
int32_t take_below(Bytes* in, int32_t n);
/* A number a caller may well give: mostly small, sometimes at a limit, sometimes anything. */
int32_t take_number(Bytes* in);

/* ---- Chance for seeds: equal everywhere. ---- */

uint64_t mix(uint64_t* state);
void fill_with_chance(uint64_t seed, uint8_t* out, size_t size);

/* ---- Memory ---- */

/* Memory of just this size, so that a sanitizer sees the first byte too many. Never NULL. */
void* room_for(size_t count, size_t size);

/* What all games of the targets are made with. It counts, and may run dry. */
const bastide_allocator* memory(void);
/* Only the next so many calls are served; -1: all. */
void serve_memory(int32_t calls);
/* Pieces of it that were not given back. */
int32_t memory_out(void);

/* ---- Tile sets of a host ---- */

typedef struct Sets {
    const bastide_tileset* const* all;
    int32_t count;
} Sets;
/* The ones that any game of the targets may be made with. They are never ended. */
Sets host_sets(void);
/* None at all. */
Sets no_sets(void);

/* ---- Games ---- */

uint64_t hash_of(const bastide_game* game);

/* One of the statuses that the header names and none that tells of a fault inside the library. */
int is_known(int32_t status);

enum { KEEPS_NO_HISTORY = 64 }; /* the bit for it in the first byte of a game */

/* A game of any boxes, host sets, pieces and options, mostly one that can be made; NULL when it cannot. */
bastide_game* any_game(Bytes* in);
/* The same from bytes of chance, and so many of its actions done. It keeps its history. */
bastide_game* seed_game(uint64_t seed, int32_t actions);
int32_t seats_of(const bastide_game* game);

/* What must not change when a call fails. */
typedef struct Mark {
    uint64_t hash;
    uint64_t first_event;
    uint64_t next_event;
    uint64_t bytes; /* a number over the whole snapshot */
    int32_t size;
} Mark;
Mark mark_of(const bastide_game* game);
int is_unchanged(const Mark* before, const bastide_game* game);
/* Whether two games are equal but for the events they still have. */
int is_equal(const bastide_game* one, const bastide_game* other);

/* Asks every question about a game and holds the answers against each other. */
void look_at_all(const bastide_game* game);

/* Does legal actions that the bytes choose, at most so many. */
void play_on(bastide_game* game, Bytes* in, int32_t most);

/* Writes a game down in every way and reads it back with the sets it was made with. */
void keep_and_return(const bastide_game* game, Sets sets);

/* The whole script or snapshot of a game; *size is its length. The caller frees it. */
uint8_t* snapshot_of(const bastide_game* game, int32_t view, int32_t* size);
char* script_of(const bastide_game* game, int32_t view, int32_t* size);

#endif
