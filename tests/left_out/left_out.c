/* SPDX-License-Identifier: MIT */
/* What a build with some of the boxes (BASTIDE_BOXES) plays, and what it refuses. It prints a line for each game, file and box;
 * the script compares them with those of a build with all boxes. usage: boxes FILE... (snapshots *.bst and scripts) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"
#include "file.h"

#define MOST_CHOICES 64
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

struct asked {
    int32_t box, kind, id;
};
/* What a box adds to a config, one of each kind. */
static const struct asked kAsked[] = {
    {BASTIDE_BOX_TOWER, BASTIDE_CHOICE_SET, BASTIDE_SET_TOWER},
    {BASTIDE_BOX_TOWER, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_TOWER_PIECE},
    {BASTIDE_BOX_TOWER, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_TOWER_NO_RANSOM},
    {BASTIDE_BOX_ABBEY_MAYOR, BASTIDE_CHOICE_SET, BASTIDE_SET_ABBEY_MAYOR},
    {BASTIDE_BOX_ABBEY_MAYOR, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_MAYOR},
    {BASTIDE_BOX_ABBEY_MAYOR, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_WAGON},
    {BASTIDE_BOX_ABBEY_MAYOR, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_BARN},
    {BASTIDE_BOX_ABBEY_MAYOR, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_WAGON_FAR_TRAVEL},
    {BASTIDE_BOX_INNS_CATHEDRALS, BASTIDE_CHOICE_SET, BASTIDE_SET_INNS_CATHEDRALS},
    {BASTIDE_BOX_INNS_CATHEDRALS, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_LARGE_FOLLOWER},
    {BASTIDE_BOX_INNS_CATHEDRALS, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_LARGE_FOLLOWER_WEIGHT},
    {BASTIDE_BOX_TRADERS_BUILDERS, BASTIDE_CHOICE_SET, BASTIDE_SET_TRADERS_BUILDERS},
    {BASTIDE_BOX_TRADERS_BUILDERS, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_BUILDER},
    {BASTIDE_BOX_TRADERS_BUILDERS, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_PIG},
    {BASTIDE_BOX_TRADERS_BUILDERS, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_PIG_POINTS},
    {BASTIDE_BOX_RIVER, BASTIDE_CHOICE_SET, BASTIDE_SET_RIVER},
    {BASTIDE_BOX_RIVER, BASTIDE_CHOICE_SET, BASTIDE_SET_RIVER_2},
    {BASTIDE_BOX_RIVER, BASTIDE_CHOICE_SET, BASTIDE_SET_GQ11},
    {BASTIDE_BOX_RIVER, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_RIVER_U_TURNS},
    {BASTIDE_BOX_DARMSTADT, BASTIDE_CHOICE_SET, BASTIDE_SET_DARMSTADT},
    {BASTIDE_BOX_DARMSTADT, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_CHURCH_COUNTS_STRENGTH},
    {BASTIDE_BOX_KING_ROBBER, BASTIDE_CHOICE_SET, BASTIDE_SET_KING_ROBBER},
    {BASTIDE_BOX_KING_ROBBER, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_KING},
    {BASTIDE_BOX_KING_ROBBER, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_KING_ROBBER_SCORING},
    {BASTIDE_BOX_FESTIVAL, BASTIDE_CHOICE_SET, BASTIDE_SET_FESTIVAL},
    {BASTIDE_BOX_FESTIVAL, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_FESTIVAL_MEEPLES_ONLY},
    {BASTIDE_BOX_CULT, BASTIDE_CHOICE_SET, BASTIDE_SET_CULT},
    {BASTIDE_BOX_CULT, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_CULT_FIVE_TILES},
    {BASTIDE_BOX_SIEGE, BASTIDE_CHOICE_SET, BASTIDE_SET_SIEGE},
    {BASTIDE_BOX_SIEGE, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_SIEGE_ESCAPE},
    {BASTIDE_BOX_HOUSE, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_START_TILE_IN_BAG},
    {BASTIDE_BOX_ABBOT, BASTIDE_CHOICE_SET, BASTIDE_SET_ABBOT},
    {BASTIDE_BOX_ABBOT, BASTIDE_CHOICE_PIECES, BASTIDE_PIECE_ABBOT},
    {BASTIDE_BOX_PHANTOM, BASTIDE_CHOICE_SET, BASTIDE_SET_PHANTOM},
    {BASTIDE_BOX_HOUSE, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_SELL_COMPLETING_TILE},
    {BASTIDE_BOX_DICE, BASTIDE_CHOICE_OPTION, BASTIDE_OPTION_DICE_FINISH_ROUND},
};

static int names_the_box(const bastide_refusal* refusal, bastide_status status, int32_t box)
{
    char text[256], way_out[64];
    sprintf(way_out, "or with %s in the list.", name_of_box(box));
    bastide_refusal_text(NULL, NULL, NULL, refusal, text, sizeof text);
    return refusal->status == status && refusal->reason == BASTIDE_REASON_CONFIG_LEFT_OUT && refusal->box == box &&
           strstr(text, "This build of bastide leaves out ") == text && strstr(text, way_out) && strcmp(text, refusal->text) == 0;
}

static void check_choice(const struct asked* asked)
{
    bastide_config config;
    bastide_choice choices[2];
    bastide_refusal refusal;
    bastide_game* game;
    bastide_status status;
    memset(choices, 0, sizeof choices);
    bastide_config_init(&config);
    choices[0].kind = BASTIDE_CHOICE_SET;
    choices[0].id = BASTIDE_SET_BASE;
    choices[0].value = 1;
    choices[1].kind = asked->kind;
    choices[1].id = asked->id;
    choices[1].value = 1;
    status = bastide_game_create(&config, choices, 2, NULL, 0, NULL, &refusal, &game);
    if (status != BASTIDE_E_ARGUMENT || game || refusal.index != 1) fail("a choice of a box that is left out makes a game");
    if (!names_the_box(&refusal, status, asked->box)) fail(refusal.text);
    choices[1].value = 0; /* asks for nothing */
    if (bastide_game_create(&config, choices, 2, NULL, 0, NULL, &refusal, &game) != BASTIDE_OK) fail(refusal.text);
    bastide_game_destroy(game);
    if (asked->kind == BASTIDE_CHOICE_SET) {
        bastide_tileset* set;
        if (bastide_tileset_create(asked->id, NULL, &set) != BASTIDE_E_ABSENT || set) fail("a set that is left out can be read");
    }
}

static void check_dice(void)
{
    bastide_config config;
    bastide_refusal refusal;
    bastide_game* game;
    bastide_config_init(&config);
    config.game = BASTIDE_GAME_DICE;
    if (bastide_game_create(&config, NULL, 0, NULL, 0, NULL, &refusal, &game) != BASTIDE_E_ARGUMENT || game)
        fail("dice can be played");
    if (!names_the_box(&refusal, BASTIDE_E_ARGUMENT, BASTIDE_BOX_DICE)) fail(refusal.text);
}

static void check_lists(void)
{
    static const int32_t vocabularies[] = {0, BASTIDE_VOCABULARY_SET, BASTIDE_VOCABULARY_PIECE, BASTIDE_VOCABULARY_OPTION};
    bastide_option_def options[128];
    const int32_t count = bastide_option_list(options, 128);
    size_t i;
    if (has(BASTIDE_VOCABULARY_GAME, BASTIDE_GAME_DICE) != has(BASTIDE_VOCABULARY_BOX, BASTIDE_BOX_DICE))
        fail("the list of games");
    for (i = 0; i < sizeof kAsked / sizeof kAsked[0]; ++i) {
        const struct asked* const asked = &kAsked[i];
        const int is_built = has(BASTIDE_VOCABULARY_BOX, asked->box);
        int32_t k, is_listed = asked->kind != BASTIDE_CHOICE_OPTION && is_built;
        if (has(vocabularies[asked->kind], asked->id) != is_built) fail("a list names what is left out");
        for (k = 0; k < count; ++k) is_listed |= asked->kind == BASTIDE_CHOICE_OPTION && options[k].id == asked->id;
        if (is_listed != is_built) fail("the list of options names what is left out");
        if (is_built) continue;
        check_choice(asked);
        if (asked->box == BASTIDE_BOX_DICE) check_dice();
        printf("box %s: refused\n", name_of_box(asked->box));
    }
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
    bastide_game* game;
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PRESET, presets, 64);
    for (i = 0; i < count; ++i)
        for (seed = 1; seed <= GAMES; ++seed) play(presets[i], seed);
    if (!has(BASTIDE_VOCABULARY_PRESET, BASTIDE_PRESET_TOWER) &&
        (bastide_preset_list_choices(BASTIDE_PRESET_TOWER, NULL, 0) != BASTIDE_E_ABSENT ||
         bastide_game_create_preset(BASTIDE_PRESET_TOWER, 2, 1, &game) != BASTIDE_E_ABSENT || game != NULL))
        fail("a preset that is left out can be played");
}

/* ---- Files ----------------------------------------------------------------------------------------------------------- */

static int32_t box_of(const bastide_choice* choice)
{
    size_t i;
    if (choice->value == 0) return 0;
    if (choice->kind == BASTIDE_CHOICE_OPTION)
        return choice->id < 100 || choice->id == BASTIDE_OPTION_NO_POINTS_FOR_UNFINISHED ? 0 : choice->id / 100;
    for (i = 0; i < sizeof kAsked / sizeof kAsked[0]; ++i)
        if (kAsked[i].kind == choice->kind && kAsked[i].id == choice->id) return kAsked[i].box;
    return 0;
}

static void print_needs(const bastide_game* game)
{
    bastide_choice choices[MOST_CHOICES];
    bastide_config config;
    int32_t count = bastide_game_list_choices(game, choices, MOST_CHOICES), i;
    bastide_game_get_config(game, &config);
    if (count > MOST_CHOICES) fail("a game has more choices than this program holds");
    printf(" needs");
    if (config.game == BASTIDE_GAME_DICE) printf(" %s", name_of_box(BASTIDE_BOX_DICE));
    for (i = 0; i < count && config.game == BASTIDE_GAME_TILES; ++i)
        if (box_of(&choices[i]) != 0) printf(" %s", name_of_box(box_of(&choices[i])));
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
    check_lists();
    play_presets();
    for (i = 1; i < count; ++i) load(paths[i]);
    return 0;
}
