/* SPDX-License-Identifier: MIT */
/* What a build with some of the boxes (BASTIDE_BOXES) plays, and what it refuses. It prints a line for each choice, game and
 * file; the script compares them with those of a build with all boxes. usage: left_out                  the numbers of all
 * presets and of all that a config can choose left_out NUMBERS FILE...  with the numbers of a build with all boxes, and snapshots
 * *.bst and scripts */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"
#include "file.h"

#define MOST_CHOICES 256
#define GAMES 3 /* of each preset */

static void fail(const char* what)
{
    printf("FAILED: %s\n", what);
    exit(1);
}

static int has(int32_t vocabulary, int32_t number)
{
    int32_t all[256];
    int32_t i;
    const int32_t count = bastide_word_list(vocabulary, all, 256);
    for (i = 0; i < count; ++i)
        if (all[i] == number) return 1;
    return 0;
}

static const char* name_of_box(int32_t box)
{
    static char name[32];
    if (bastide_word_name(BASTIDE_VOCABULARY_BOX, box, name, sizeof name) <= 0) fail("a box has no name");
    return name;
}

/* ---- Refusals -------------------------------------------------------------------------------------------------------- */

/* What a config can name. A build with all boxes lists the numbers, and the others are asked for each. */
struct named {
    const char* word;
    int32_t vocabulary, kind; /* of a choice */
};
static const struct named kNamed[] = {
    {"set", BASTIDE_VOCABULARY_SET, BASTIDE_CHOICE_SET},
    {"pieces", BASTIDE_VOCABULARY_PIECE, BASTIDE_CHOICE_PIECES},
    {"option", BASTIDE_VOCABULARY_OPTION, BASTIDE_CHOICE_OPTION},
};
#define NAMED (sizeof kNamed / sizeof kNamed[0])

static int is_listed(const struct named* named, int32_t number)
{
    bastide_option_def options[256];
    int32_t i, count;
    if (named->kind != BASTIDE_CHOICE_OPTION) return has(named->vocabulary, number);
    count = bastide_option_list(options, 256);
    if (count > 256) fail("more options than this program holds");
    for (i = 0; i < count; ++i)
        if (options[i].id == number) return 1;
    return 0;
}

static void print_numbers(void)
{
    int32_t numbers[256], i;
    size_t k;
    int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PRESET, numbers, 256);
    for (i = 0; i < count; ++i) printf("preset %ld\n", (long)numbers[i]);
    for (k = 0; k < NAMED; ++k) {
        count = bastide_word_list(kNamed[k].vocabulary, numbers, 256);
        for (i = 0; i < count; ++i)
            if (is_listed(&kNamed[k], numbers[i])) printf("%s %ld\n", kNamed[k].word, (long)numbers[i]);
    }
}

/* Whether a refusal names a box, one that this build has not, and the way out. */
static int names_a_box(const bastide_refusal* refusal, bastide_status status)
{
    char text[256], way_out[64];
    if (has(BASTIDE_VOCABULARY_BOX, refusal->box)) return 0;
    sprintf(way_out, "or with %s in the list.", name_of_box(refusal->box));
    bastide_refusal_text(NULL, NULL, NULL, refusal, text, sizeof text);
    return refusal->status == status && refusal->reason == BASTIDE_REASON_CONFIG_LEFT_OUT &&
           strstr(text, "This build of bastide leaves out ") == text && strstr(text, way_out) && strcmp(text, refusal->text) == 0;
}

static void check_choice(const struct named* named, int32_t number)
{
    bastide_config config;
    bastide_choice choices[2];
    bastide_refusal refusal;
    bastide_game* game;
    bastide_status status;
    if (is_listed(named, number)) {
        printf("choice %s %ld: listed\n", named->word, (long)number);
        return;
    }
    memset(choices, 0, sizeof choices);
    bastide_config_init(&config);
    choices[0].kind = BASTIDE_CHOICE_SET;
    choices[0].id = BASTIDE_SET_BASE;
    choices[0].value = 1;
    choices[1].kind = named->kind;
    choices[1].id = number;
    choices[1].value = 1;
    status = bastide_game_create(&config, choices, 2, NULL, 0, NULL, &refusal, &game);
    if (status != BASTIDE_E_ARGUMENT || game || refusal.index != 1) fail("a choice of a box that is left out makes a game");
    if (!names_a_box(&refusal, status)) fail(refusal.text);
    printf("choice %s %ld: refused %s\n", named->word, (long)number, name_of_box(refusal.box));
    choices[1].value = 0; /* asks for nothing */
    if (bastide_game_create(&config, choices, 2, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) fail(refusal.text);
    bastide_game_destroy(game);
    if (named->kind == BASTIDE_CHOICE_SET) {
        bastide_tileset* set;
        if (bastide_tileset_create(number, NULL, &set) != BASTIDE_E_ABSENT || set) fail("a set that is left out can be read");
    }
}

static void check_preset(int32_t preset)
{
    bastide_game* game;
    if (has(BASTIDE_VOCABULARY_PRESET, preset)) return;
    if (bastide_preset_list_choices(preset, NULL, 0) != BASTIDE_E_ABSENT ||
        bastide_game_create_preset(preset, 2, 1, &game) != BASTIDE_E_ABSENT || game != NULL)
        fail("a preset that is left out can be played");
}

static void check_dice(void)
{
    bastide_config config;
    bastide_refusal refusal;
    bastide_game* game;
    const int is_built = has(BASTIDE_VOCABULARY_BOX, BASTIDE_BOX_DICE);
    if (has(BASTIDE_VOCABULARY_GAME, BASTIDE_GAME_DICE) != is_built) fail("the list of games");
    if (is_built) return;
    bastide_config_init(&config);
    config.game = BASTIDE_GAME_DICE;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, &refusal, &game) != BASTIDE_E_ARGUMENT || game)
        fail("dice can be played");
    if (refusal.box != BASTIDE_BOX_DICE || !names_a_box(&refusal, BASTIDE_E_ARGUMENT)) fail(refusal.text);
}

/* Lines of a word and a number, as print_numbers() writes them. */
static void check_numbers(const char* path)
{
    char word[16];
    long number;
    size_t k;
    FILE* const file = fopen(path, "r");
    if (!file) fail(path);
    while (fscanf(file, "%15s %ld", word, &number) == 2) {
        if (strcmp(word, "preset") == 0) check_preset((int32_t)number);
        for (k = 0; k < NAMED; ++k)
            if (strcmp(word, kNamed[k].word) == 0) check_choice(&kNamed[k], (int32_t)number);
    }
    fclose(file);
    check_dice();
}

/* ---- Games ----------------------------------------------------------------------------------------------------------- */

static void play(int32_t preset, uint64_t seed)
{
    bastide_refusal refusal;
    bastide_game* game;
    bastide_action action;
    uint64_t random = seed, hash = 0, all = 0;
    if (bastide_game_create_preset(preset, 3, seed, &game) != BASTIDE_OK) fail("a listed preset cannot be played");
    while (bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) == BASTIDE_OK) {
        bastide_game_get_hash(game, &hash);
        all = (all ^ hash) * 0x100000001B3u;
        if (bastide_game_apply(game, &action, &refusal) != BASTIDE_OK) fail("a listed action is refused");
    }
    bastide_game_get_hash(game, &hash);
    printf("preset %ld, seed %lu: %08lx%08lx\n", (long)preset, (unsigned long)seed, (unsigned long)((all ^ hash) >> 32),
           (unsigned long)((all ^ hash) & 0xFFFFFFFFu));
    bastide_game_destroy(game);
}

static void play_presets(void)
{
    int32_t presets[64], i;
    uint64_t seed;
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PRESET, presets, 64);
    for (i = 0; i < count; ++i)
        for (seed = 1; seed <= GAMES; ++seed) play(presets[i], seed);
}

/* ---- Files ----------------------------------------------------------------------------------------------------------- */

static void print_needs(const bastide_game* game)
{
    bastide_choice choices[MOST_CHOICES];
    bastide_config config;
    size_t k;
    int32_t count = bastide_game_list_choices(game, choices, MOST_CHOICES), i;
    bastide_game_get_config(game, &config);
    if (count > MOST_CHOICES) fail("a game has more choices than this program holds");
    printf(" needs");
    if (config.game == BASTIDE_GAME_DICE) printf(" dice");
    for (i = 0; i < count && config.game == BASTIDE_GAME_TILES; ++i)
        for (k = 0; k < NAMED; ++k)
            if (choices[i].value != 0 && choices[i].kind == kNamed[k].kind)
                printf(" %s:%ld", kNamed[k].word, (long)choices[i].id);
}

static void load(const char* path)
{
    char reason[FILE_REASON];
    int32_t size = 0;
    char* const bytes = file_read(path, &size, reason);
    const char* const end = strrchr(path, '.');
    bastide_refusal refusal;
    bastide_game* game;
    bastide_status status;
    if (!bytes || !end) fail(path);
    status = strcmp(end, ".bst") == 0 ? bastide_game_load_snapshot((const uint8_t*)bytes, size, NULL, 0, NULL, &refusal, &game)
                                      : bastide_game_load_script(bytes, size, NULL, 0, NULL, &refusal, &game);
    free(bytes);
    printf("file %s:", strrchr(path, '/') ? strrchr(path, '/') + 1 : path);
    if (status == BASTIDE_OK) {
        uint64_t hash;
        bastide_game_get_hash(game, &hash);
        printf(" %08lx%08lx", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xFFFFFFFFu));
        print_needs(game);
        bastide_game_destroy(game);
    } else if (refusal.reason == BASTIDE_REASON_CONFIG_LEFT_OUT && status == BASTIDE_E_FORMAT &&
               strstr(refusal.text, "This build of bastide leaves out ") && (strcmp(end, ".bst") == 0) == (refusal.line == 0)) {
        printf(" refused %s", name_of_box(refusal.box));
    } else {
        printf(" %s", refusal.text);
    }
    printf("\n");
}

int main(int count, char** paths)
{
    int i;
    if (count < 2) {
        print_numbers();
        return 0;
    }
    check_numbers(paths[1]);
    play_presets();
    for (i = 2; i < count; ++i) load(paths[i]);
    return 0;
}
