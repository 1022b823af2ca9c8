/* SPDX-License-Identifier: MIT
 * Drives a target without libFuzzer: its seeds, changed seeds, and the files named. The same inputs on every machine.
 *
 *   replay_<target> [--changes N] [--write FOLDER] [FILE...]
 *     --changes N    so many changed copies of each seed (20); the environment variable BASTIDE_GAMES scales it, in per cent
 *     --write FOLDER writes the seeds as files into the folder and runs nothing
 *     FILE...        runs these files beside the seeds */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "promise.h"

enum { MOST = 1 << 16, SEEDS = 1 << 10 };

static uint8_t seed_bytes[MOST];
static uint8_t changed[MOST];

static void run_exactly(const uint8_t* bytes, size_t size)
{
    uint8_t* copy = new_array(size, 1);
    if (size > 0) memcpy(copy, bytes, size);
    target_run(copy, size);
    PROMISE(memory_out() == 0);
    free(copy);
}

/* One small change, of the sorts that hostile input has: a bit, a byte, a hole, a repetition, a cut. */
static size_t change(uint8_t* bytes, size_t size, uint64_t* chance)
{
    static const uint8_t telling[] = {0, 1, 2, 0x7F, 0x80, 0xFF, '\n', ' ', '-', '9', '#'};
    const size_t at = size ? (size_t)(mix(chance) % size) : 0;
    const size_t span = size ? 1 + (size_t)(mix(chance) % 8) : 0;
    if (size == 0) return 0;
    switch (mix(chance) % 6) {
        case 0: bytes[at] ^= (uint8_t)(1u << mix(chance) % 8); return size;
        case 1: bytes[at] = telling[mix(chance) % sizeof telling]; return size;
        case 2: bytes[at] = (uint8_t)mix(chance); return size;
        case 3:
            if (at + span > size) return at;
            memmove(bytes + at, bytes + at + span, size - at - span);
            return size - span;
        case 4:
            if (at + span > size || size + span > MOST) return size;
            memmove(bytes + at + span, bytes + at, size - at);
            return size + span;
        default: return mix(chance) % 4 == 0 ? at : size;
    }
}

static void run_changed(size_t size, uint32_t seed, long changes)
{
    long n;
    for (n = 0; n < changes; ++n) {
        uint64_t chance = (uint64_t)seed << 32 | (uint64_t)n;
        size_t now = size;
        uint64_t edits = 1 + mix(&chance) % 6;
        memcpy(changed, seed_bytes, size);
        while (edits-- > 0) now = change(changed, now, &chance);
        run_exactly(changed, now);
    }
}

static void write_seed(const char* folder, uint32_t n, size_t size)
{
    char name[1024];
    FILE* file;
    snprintf(name, sizeof name, "%s/seed-%04u", folder, (unsigned)n);
    file = fopen(name, "wb");
    if (file == NULL || fwrite(seed_bytes, 1, size, file) != size || fclose(file) != 0) {
        perror(name);
        exit(1);
    }
}

static void run_file(const char* name)
{
    char reason[FILE_REASON];
    int32_t length = 0;
    char* const bytes = file_read(name, &length, reason);
    if (bytes == NULL) {
        fprintf(stderr, "%s %s\n", name, reason);
        exit(1);
    }
    run_exactly((const uint8_t*)bytes, (size_t)length);
    free(bytes);
}

static long scaled(long changes)
{
    const char* percent = getenv("BASTIDE_GAMES");
    const long scale = percent ? strtol(percent, NULL, 10) : 100;
    const long all = changes * (scale > 0 ? scale : 1) / 100;
    return all > 0 ? all : 1;
}

int main(int argc, char** argv)
{
    const char* folder = NULL;
    long changes = 20;
    uint32_t n;
    int files = 0;
    int i;
    for (i = 1; i < argc; ++i) {
        if (strcmp(argv[i], "--changes") == 0 && i + 1 < argc)
            changes = strtol(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--write") == 0 && i + 1 < argc)
            folder = argv[++i];
        else
            run_file((++files, argv[i]));
    }
    changes = scaled(changes);
    for (n = 0; n < SEEDS; ++n) {
        const size_t size = target_seed(n, seed_bytes, MOST);
        if (size == 0) break;
        if (folder != NULL)
            write_seed(folder, n, size);
        else {
            run_exactly(seed_bytes, size);
            run_changed(size, n, changes);
        }
    }
    printf("%u seeds%s, %d files\n", (unsigned)n, folder ? " written" : " run, each also changed", files);
    return n > 0 ? 0 : 1;
}
