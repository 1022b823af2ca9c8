/* SPDX-License-Identifier: MIT
 * The frame of a snapshot as docs/snapshots.md describes it, written a second time: what changes bytes inside of one puts length
 * and checksum right again, since chance alone would hardly get past them. C99 and C++. */
#ifndef BASTIDE_TESTS_SUPPORT_SNAPSHOT_FRAME_H
#define BASTIDE_TESTS_SUPPORT_SNAPSHOT_FRAME_H

#include <stddef.h>
#include <stdint.h>

enum {
    SNAPSHOT_FORMAT = 4,  /* where the format stands, behind the magic */
    SNAPSHOT_LENGTH = 7,  /* where the length stands, behind format, game and chance */
    SNAPSHOT_HEAD = 11,   /* bytes before what the length counts */
    SNAPSHOT_CHECKSUM = 8 /* bytes behind it */
};

static inline uint64_t snapshot_checksum(const uint8_t* bytes, size_t size)
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

static inline size_t snapshot_count(const uint8_t* bytes, size_t* at)
{
    size_t value = 0;
    int shift = 0;
    do value |= (size_t)(bytes[*at] & 0x7F) << shift, shift += 7;
    while (bytes[(*at)++] & 0x80);
    return value;
}

/* Where the part with the score lines begins, its number and length included, and where it ends: in both cases 0 without one.
 * The bytes are those of a snapshot that the library wrote. */
static inline void find_snapshot_lines(const uint8_t* bytes, size_t size, size_t* begin, size_t* end)
{
    enum { LINES = 4 };
    size_t at = SNAPSHOT_HEAD;
    *begin = *end = 0;
    while (at < size - SNAPSHOT_CHECKSUM) {
        const size_t here = at;
        const size_t number = snapshot_count(bytes, &at);
        const size_t length = snapshot_count(bytes, &at);
        at += length;
        if (number != LINES) continue;
        *begin = here;
        *end = at;
    }
}

/* Makes length and checksum right; `size` is that of the whole, head and checksum included. */
static inline void seal_snapshot(uint8_t* bytes, size_t size)
{
    const size_t body = size - SNAPSHOT_CHECKSUM;
    uint64_t sum;
    size_t i;
    for (i = 0; i < 4; ++i) bytes[SNAPSHOT_LENGTH + i] = (uint8_t)((body - SNAPSHOT_HEAD) >> (8 * i));
    sum = snapshot_checksum(bytes, body);
    for (i = 0; i < SNAPSHOT_CHECKSUM; ++i) bytes[body + i] = (uint8_t)(sum >> (8 * i));
}

#endif
