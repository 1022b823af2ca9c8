/* SPDX-License-Identifier: MIT
 * Any bytes as a script. What is read can be written and read again, with all that it says beside the game. */
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

static char* text_of_script(const bastide_script* script, int32_t* size)
{
    char* text;
    *size = bastide_script_write(script, NULL, 0);
    PROMISE(*size >= 0);
    text = malloc((size_t)*size + 1);
    PROMISE(text != NULL && bastide_script_write(script, text, *size + 1) == *size);
    return text;
}

/* What is kept is written in a form that is read as the same lines and written as the same bytes; a game is made at each line. */
static void keep_lines(bastide_script* script, const Sets sets)
{
    int32_t size = 0, again_size = 0, i;
    char* text = text_of_script(script, &size);
    const int32_t lines = bastide_script_list_lines(script, NULL, 0);
    bastide_script* again = NULL;
    char* second;
    PROMISE(bastide_script_parse(text, size, sets.all, sets.count, memory(), NULL, &again) == BASTIDE_OK);
    second = text_of_script(again, &again_size);
    PROMISE(size == again_size && memcmp(text, second, (size_t)size) == 0);
    PROMISE(bastide_script_list_lines(again, NULL, 0) == lines);
    for (i = -1; i < lines && i < 8; ++i) {
        bastide_game* game = NULL;
        PROMISE(bastide_script_load_game(script, i, sets.all, sets.count, memory(), NULL, &game) == BASTIDE_OK && game != NULL);
        bastide_game_destroy(game);
    }
    PROMISE(bastide_script_replace(script, lines, 0, "# the end", -1, sets.all, sets.count, NULL) == BASTIDE_OK);
    PROMISE(bastide_script_replace(script, lines, 1, "", 0, sets.all, sets.count, NULL) == BASTIDE_OK);
    free(second);
    second = text_of_script(script, &again_size);
    PROMISE(size == again_size && memcmp(text, second, (size_t)size) == 0);
    bastide_script_destroy(again);
    free(second);
    free(text);
}

/* A script is kept if and only if its game is made, but for bytes that are no text and for a script that is too long. */
static void keep_script(const uint8_t* data, size_t size, bastide_status game)
{
    const Sets sets = host_sets();
    bastide_refusal error;
    bastide_script* script = NULL;
    bastide_status status;
    memset(&error, 0, sizeof error);
    status = bastide_script_parse((const char*)data, (int32_t)size, sets.all, sets.count, memory(), &error, &script);
    PROMISE(error.status == status && (status == BASTIDE_OK) == (script != NULL));
    PROMISE(status == game || status == BASTIDE_E_FORMAT || status == BASTIDE_E_LIMIT);
    if (script != NULL) keep_lines(script, sets);
    bastide_script_destroy(script);
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
    if (size % 2 == 1) keep_script(data, size, status);
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

/* Lines beside the game, for the head and for the end. */
static const char tags[] =
    "tag event Spring Cup # 3\ntag date 2026-05-01\ntag player.1 Anna\ntag rating.0 1500\ntag result *\n"
    "tag time_control 600+5\n";
static const char notes[] = "# a comment\nclock 0 0:09:58.250\nvariation\n0: pass # or\nvariation\n0: pass\nend\nend\n";

/* Puts tags behind the title, and notes at the end; returns the new size. */
static int32_t annotate(uint8_t* text, int32_t size)
{
    const int32_t title = (int32_t)strlen("bastide 1\n");
    const int32_t added = (int32_t)sizeof tags - 1;
    memmove(text + title + added, text + title, (size_t)(size - title));
    memcpy(text + title, tags, (size_t)added);
    memcpy(text + size + added, notes, sizeof notes - 1);
    return size + added + (int32_t)sizeof notes - 1;
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    int32_t size = 0;
    bastide_game* game;
    char* text;
    if (n >= 48) return 0;
    game = seed_game(n + 200, (int32_t)(n * 4));
    text = script_of(game, n % 2 ? BASTIDE_VIEW_FULL : BASTIDE_VIEW_PUBLIC, &size);
    PROMISE(text != NULL && (size_t)size + sizeof expectations + sizeof tags + sizeof notes <= cap);
    memcpy(out, text, (size_t)size);
    if (n % 3 == 0) {
        memcpy(out + size, expectations, sizeof expectations - 1);
        size += (int32_t)sizeof expectations - 1;
    }
    if (n % 3 == 1) size = annotate(out, size);
    free(text);
    bastide_game_destroy(game);
    return (size_t)size;
}
