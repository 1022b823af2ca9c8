/* SPDX-License-Identifier: MIT
 *
 * What the callers in other languages are held against, in C: a game in memory of the host, a refusal, and recorded games. They
 * print the lines of this program and then those of tests/determinism/fingerprint.c.
 *
 * usage: caller SCRIPT...      the files of tests/games, sorted
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "random_game.h"

/* Memory with its size and the size of what is in use. */
static void* BASTIDE_CALL take(void* user, uint32_t size, uint32_t align)
{
    must(align <= sizeof(void*) * 2, "more alignment than malloc gives");
    *(int64_t*)user += size;
    return malloc(size);
}

static void BASTIDE_CALL give_back(void* user, void* block, uint32_t size, uint32_t align)
{
    (void)align;
    *(int64_t*)user -= size;
    free(block);
}

static void check_memory(void)
{
    int64_t in_use = 0;
    bastide_allocator memory;
    bastide_config config;
    bastide_game* game;
    memory.user = &in_use;
    memory.alloc = take;
    memory.release = give_back;
    must(bastide_config_init(&config) == BASTIDE_OK, "a config cannot be filled");
    must(bastide_game_create(&config, NULL, 0, NULL, 0, &memory, NULL, &game) == BASTIDE_OK, "a game is refused");
    must(in_use > 0, "memory of the host is not used");
    bastide_game_destroy(game);
    must(in_use == 0, "memory of the host is kept");
    puts("memory of the host: all came back");
}

static bastide_status load(const char* text, int32_t size, bastide_refusal* error, bastide_game** out)
{
    memset(error, 0, sizeof *error);
    return bastide_game_load_script(text, size, NULL, 0, NULL, error, out);
}

static void check_refusal(void)
{
    static const char nonsense[] = "bastide 1\ndraw nothing\n";
    bastide_refusal error;
    bastide_game* game;
    must(load(nonsense, (int32_t)sizeof nonsense - 1, &error, &game) == BASTIDE_E_FORMAT && !game, "nonsense is read");
    printf("refused %d:%d %s\n", (int)error.line, (int)error.column, error.text);
}

static void print_script(const char* path)
{
    char reason[FILE_REASON];
    int32_t length = 0;
    char* const text = file_read(path, &length, reason);
    const char* name = strrchr(path, '/');
    bastide_refusal error;
    bastide_game* game;
    uint64_t hash;
    must(text != NULL, "a script cannot be read");
    must(load(text, length, &error, &game) == BASTIDE_OK, path);
    free(text);
    must(bastide_game_get_hash(game, &hash) == BASTIDE_OK, "a game has no hash");
    printf("script %s %08lx%08lx\n", name ? name + 1 : path, (unsigned long)(hash >> 32), (unsigned long)(hash & 0xFFFFFFFFu));
    bastide_game_destroy(game);
}

int main(int argc, char** argv)
{
    int i;
    check_memory();
    check_refusal();
    for (i = 1; i < argc; ++i) print_script(argv[i]);
    return 0;
}
