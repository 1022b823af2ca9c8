/* SPDX-License-Identifier: MIT
 * Any bytes as a script. What is read can be written and read again. */
#include <stdlib.h>
#include <string.h>

#include "looking.h"

/* The length chooses which call finds no memory. */
static void load_with_little_memory(const uint8_t* data, size_t size, bastide_status otherwise)
{
    const Sets sets = host_sets();
    const int32_t out = memory_out();
    bastide_game* game = NULL;
    bastide_status status;
    serve_memory((int32_t)(size / 4 % 5));
    status = bastide_game_load_script((const char*)data, (int32_t)size, sets.all, sets.count, memory(), NULL, &game);
    serve_memory(-1);
    PROMISE(status == otherwise || status == BASTIDE_E_MEMORY);
    PROMISE((status == BASTIDE_OK) == (game != NULL) && (game != NULL || memory_out() == out));
    bastide_game_destroy(game);
}

void target_run(const uint8_t* data, size_t size)
{
    bastide_refusal error;
    bastide_game* game = NULL;
    bastide_status status;
    const Sets sets = host_sets();
    memset(&error, 0, sizeof error);
    status = bastide_game_load_script((const char*)data, (int32_t)size, sets.all, sets.count, memory(), &error, &game);
    PROMISE(is_known(status) && status != BASTIDE_E_ABSENT && (status != BASTIDE_E_ARGUMENT || data == NULL));
    PROMISE(error.status == status && (status == BASTIDE_OK) == (game != NULL));
    PROMISE(status == BASTIDE_OK || error.text[0] != '\0');
    PROMISE((status != BASTIDE_E_FORMAT && status != BASTIDE_E_ILLEGAL) || (error.line >= 1 && error.column >= 1));
    if (size % 4 == 0) load_with_little_memory(data, size, status);
    if (game != NULL) {
        look_at_all(game);
        keep_and_return(game, sets);
    }
    bastide_game_destroy(game);
}

/* Expectations that hold in any position, so that the words of the grammar are among the seeds. */
static const char expectations[] =
    "expect seat nature\nexpect step none\nexpect tile none\nexpect score 0 0\nexpect supply 0 follower 7\nexpect winners\n"
    "expect over\nexpect left 70\nexpect turn 1\nexpect placements E 9\nexpect options 3\nexpect feature 0 0 r0 tiles 1\n"
    "expect feature 0 0 c0 open 1\nexpect feature 0 0 f0 incomplete\nexpect legal pass\nexpect refused wrong_step pass\n"
    "expect hash 0123456789abcdef\n";

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    int32_t size = 0;
    bastide_game* game;
    char* text;
    if (n >= 48) return 0;
    game = seed_game(n + 200, (int32_t)(n * 4));
    text = script_of(game, n % 2 ? BASTIDE_VIEW_FULL : BASTIDE_VIEW_PUBLIC, &size);
    PROMISE(text != NULL && (size_t)size + sizeof expectations <= cap);
    memcpy(out, text, (size_t)size);
    if (n % 3 == 0) {
        memcpy(out + size, expectations, sizeof expectations - 1);
        size += (int32_t)sizeof expectations - 1;
    }
    free(text);
    bastide_game_destroy(game);
    return (size_t)size;
}
