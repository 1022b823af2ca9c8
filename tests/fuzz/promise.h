/* SPDX-License-Identifier: MIT
 * What the targets share: promises, bytes taken as numbers, memory. Knows include/bastide.h alone. */
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
void* new_array(size_t count, size_t size);

/* What all games of the targets are made with. It counts, and may run dry. */
const bastide_allocator* memory(void);
/* The number of further calls that succeed; -1: all. */
void serve_memory(int32_t calls);
/* Pieces of it that were not given back. */
int32_t memory_out(void);

#endif
