/* SPDX-License-Identifier: MIT */
#include "promise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void broken(const char* what, const char* file, int line)
{
    fprintf(stderr, "%s:%d: a promise is broken: %s\n", file, line, what);
    abort();
}

/* ---- bytes ---- */

uint8_t take8(Bytes* in)
{
    if (in->left == 0) return 0;
    --in->left;
    return *in->at++;
}

int32_t take32(Bytes* in)
{
    uint32_t value = 0;
    int i;
    for (i = 0; i < 4; ++i) value |= (uint32_t)take8(in) << (8 * i);
    return (int32_t)value;
}

uint64_t take64(Bytes* in)
{
    const uint64_t low = (uint32_t)take32(in);
    return low | (uint64_t)(uint32_t)take32(in) << 32;
}

int32_t take_below(Bytes* in, int32_t n)
{
    uint32_t value = take8(in);
    if (n > 256) value |= (uint32_t)take8(in) << 8;
    return n > 0 ? (int32_t)(value % (uint32_t)n) : 0;
}

int32_t take_number(Bytes* in)
{
    static const int32_t limits[] = {INT32_MIN, INT32_MIN + 1, -32769, -32768, -2, 32767,     32768,
                                     65535,     65536,         255,    256,    64, INT32_MAX, INT32_MAX - 1};
    const uint8_t how = take8(in);
    if (how < 160) return how % 16 - 1;
    if (how < 224) return limits[how % (sizeof limits / sizeof *limits)];
    return take32(in);
}

/* ---- chance ---- */

uint64_t mix(uint64_t* state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

void fill_with_chance(uint64_t seed, uint8_t* out, size_t size)
{
    size_t i;
    for (i = 0; i < size; ++i) out[i] = (uint8_t)(mix(&seed) >> 56);
}

/* ---- memory ---- */

void* new_array(size_t count, size_t size)
{
    void* buffer = malloc(count * size + (count == 0));
    if (buffer == NULL) exit(2);
    return buffer;
}

static int32_t served = -1;
static int32_t lent = 0;

static void* BASTIDE_CALL lend(void* user, uint32_t size, uint32_t align)
{
    PROMISE(user == &lent && size > 0 && align > 0 && align <= 16 && (align & (align - 1)) == 0);
    if (served == 0) return NULL;
    if (served > 0) --served;
    ++lent;
    return new_array(size, 1);
}

static void BASTIDE_CALL take_back(void* user, void* buffer, uint32_t size, uint32_t align)
{
    PROMISE(user == &lent && buffer != NULL && size > 0 && align > 0);
    --lent;
    free(buffer);
}

const bastide_allocator* memory(void)
{
    static const bastide_allocator record = {&lent, lend, take_back};
    return &record;
}

void serve_memory(int32_t calls) { served = calls; }

int32_t memory_out(void) { return lent; }
