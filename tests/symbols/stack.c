/* SPDX-License-Identifier: MIT
 *
 * How much stack the calls need, against what bastide.h says. Each errand runs on a painted stack of its own; what is no longer
 * painted afterwards was used.
 *
 * usage: stack HEADER    fails when an errand needs as much as the header names
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_game.h"

enum { STACK = 1 << 20, PAINT = 0xA5, MOST = 1 << 20, PUTS = 4096, ILLEGALS = 256, EVENTS = 4096, GAMES = 4 };

static unsigned char stack[STACK] __attribute__((aligned(4096)));
static uint8_t bytes[MOST];
static char text[MOST];
static bastide_action actions[ACTIONS_MAX];
static bastide_put puts_of_table[PUTS];
static bastide_refusal illegals[ILLEGALS];
static bastide_thing things[ACTIONS_MAX];
static uint64_t codes[ACTIONS_MAX];
static int32_t weights[ACTIONS_MAX];
static bastide_feature feature;
static bastide_refusal error;

static bastide_game* make(int32_t kind, uint32_t number) { return begin_game(kind, number, seed_of(number)); }

/* Draws the board of some positions: all need the same stack for it. */
static void draw(const bastide_game* game)
{
    bastide_geometry* geometry;
    bastide_placed_segment part;
    if (bastide_geometry_create(game, NULL, &geometry) != BASTIDE_OK) return;
    bastide_geometry_pick(geometry, game, 0, 0, &part);
    bastide_geometry_list_feature_rings(geometry, game, 0, NULL, 0);
    bastide_geometry_list_feature_outline(geometry, game, 0, NULL, 0);
    bastide_geometry_destroy(geometry);
}

/* Asks everything about a position, and about the events since the last one. */
static void look(const bastide_game* game, uint64_t* next)
{
    static bastide_decision now;
    static bastide_feature features[ACTIONS_MAX];
    static bastide_refusal refusal;
    static bastide_event events[EVENTS];
    uint64_t hash;
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, actions, ACTIONS_MAX);
    int32_t i;
    for (i = 0; i < count && i < 8; ++i) {
        bastide_action_write(game, &actions[i], text, MOST);
        bastide_game_check(game, &actions[i], &refusal);
        bastide_action_text(game, NULL, &actions[i], text, MOST);
        bastide_action_write(game, &actions[i], text, MOST);
        bastide_action_parse(game, text, -1, &error, &actions[i]);
        actions[i].x += 1;
        actions[i].segment += 1;
        if (bastide_game_check(game, &actions[i], &refusal) != BASTIDE_OK)
            bastide_refusal_text(game, NULL, &actions[i], &refusal, text, MOST);
    }
    bastide_game_get_decision(game, &now);
    bastide_decision_text(game, NULL, &now, text, MOST);
    bastide_game_get_hash(game, &hash);
    bastide_game_list_standing(game, NULL, 0);
    bastide_game_list_codes(game, BASTIDE_ANY, codes, ACTIONS_MAX);
    bastide_game_list_weights(game, BASTIDE_ANY, weights, ACTIONS_MAX);
    bastide_game_list_history(game, BASTIDE_VIEW_PUBLIC, 0, actions, ACTIONS_MAX);
    bastide_game_list_score_lines(game, 0, NULL, 0);
    i = bastide_game_list_events(game, BASTIDE_VIEW_FULL, *next, events, EVENTS);
    must(i >= 0 && i <= EVENTS, "the events since the last action cannot be listed");
    *next += (uint64_t)i;
    while (i > 0) bastide_event_text(game, NULL, &events[--i], text, MOST);
    for (i = bastide_game_list_features(game, BASTIDE_ANY, features, ACTIONS_MAX); i-- > 0;)
        bastide_game_get_feature(game, features[i].id, &feature);
    bastide_game_list_things(game, BASTIDE_ANY, things, ACTIONS_MAX);
    for (i = 0; i < 30; ++i) bastide_game_list_placements(game, i, NULL, 0);
}

static void play(int32_t kind)
{
    uint32_t number;
    for (number = 0; number < GAMES; ++number) {
        bastide_game* game = make(kind, number);
        uint32_t state = first_choice(number);
        int32_t count = 1, left = longest_game(kind);
        uint64_t next = 0;
        while (count > 0 && left-- > 0) {
            if (left % 50 == 0) draw(game);
            look(game, &next);
            choose_action(game, &state, &count);
        }
        bastide_game_destroy(game);
    }
}

/* A game in its middle, or at its end. */
static bastide_game* played(int32_t kind, uint32_t number)
{
    bastide_game* game = make(kind, number);
    uint32_t state = first_choice(number);
    int32_t count = 1, left = number % 2 ? 40 : longest_game(kind);
    while (count > 0 && left-- > 0) choose_action(game, &state, &count);
    return game;
}

static void keep(int32_t kind)
{
    uint32_t number;
    for (number = 0; number < GAMES; ++number) {
        bastide_game* game = played(kind, number);
        bastide_game* read = NULL;
        int32_t i;
        for (i = -1; i < 6; ++i) {
            const int32_t viewer = i < 5 ? i : BASTIDE_VIEW_FULL;
            const int32_t size = bastide_game_write_snapshot(game, viewer, bytes, MOST);
            if (size > 0 && bastide_game_load_snapshot(bytes, size, NULL, 0, NULL, &error, &read) == BASTIDE_OK) {
                must(bastide_game_restore_snapshot(read, bytes, size, &error) == BASTIDE_OK, "a snapshot is not restored");
                bastide_game_destroy(read);
            }
            if (bastide_game_write_script(game, viewer, text, MOST) > 0 &&
                bastide_game_load_script(text, (int32_t)strlen(text), NULL, 0, NULL, &error, &read) == BASTIDE_OK)
                bastide_game_destroy(read);
        }
        bastide_game_destroy(game);
    }
}

static void set_table(int32_t kind)
{
    uint32_t number;
    for (number = 0; kind != DICE_GAMES && number < GAMES; ++number) {
        bastide_game* game = played(kind, number);
        static bastide_position position;
        int32_t count;
        count = bastide_game_list_position(game, &position, puts_of_table, PUTS);
        if (count > 0) {
            bastide_game_check_position(game, &position, puts_of_table, count, illegals, ILLEGALS);
            bastide_game_set_position(game, &position, puts_of_table, count, &error);
            puts_of_table[count / 2].x += 1;
            bastide_game_check_position(game, &position, puts_of_table, count, illegals, ILLEGALS);
        }
        bastide_game_destroy(game);
    }
}

static void live(int32_t kind)
{
    bastide_game* game = played(kind, 1);
    bastide_game* twin = NULL;
    uint64_t random = 1;
    must(bastide_game_clone(game, BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG, NULL, &twin) == BASTIDE_OK, "no clone");
    must(bastide_game_copy(twin, game, 0, 0) == BASTIDE_OK, "no copy");
    must(bastide_game_undo(game, 10, NULL) == BASTIDE_OK, "no undo");
    must(bastide_game_restart(game, 3) == BASTIDE_OK, "no restart");
    bastide_games_play_out(&game, 1, 300, &random);
    bastide_game_destroy(game);
    bastide_game_destroy(twin);
}

static void make_sets(int32_t kind)
{
    static bastide_tile_def tiles[1000];
    static bastide_segment_def segments[12000];
    bastide_tileset* set = NULL;
    bastide_tileset* again = NULL;
    int32_t count, tile, used = 0;
    const int32_t which = kind <= 0 ? BASTIDE_SET_BASE : 1 + kind % BASTIDE_SET_ABBEY_MAYOR;
    must(bastide_tileset_create(which, NULL, &set) == BASTIDE_OK, "no set");
    count = bastide_tileset_list_tiles(set, tiles, 1000);
    for (tile = 0; tile < count; ++tile) {
        int32_t segment;
        bastide_tileset_list_segments(set, tile, 0, segments + used, 12);
        for (segment = 0; segment < tiles[tile].segments; ++segment) segments[used++].links = 0; /* they follow from the rest */
    }
    if (bastide_tileset_build(tiles, count, segments, used, NULL, &error, &again) == BASTIDE_OK) bastide_tileset_destroy(again);
    bastide_tileset_write(set, text, MOST);
    if (bastide_tileset_parse(text, -1, NULL, &error, &again) == BASTIDE_OK) bastide_tileset_destroy(again);
    bastide_tileset_destroy(set);
}

static void tell(int32_t kind)
{
    bastide_texts* texts = NULL;
    int32_t vocabulary, number;
    (void)kind;
    bastide_texts_write(NULL, text, MOST);
    must(bastide_texts_parse(text, -1, NULL, &error, &texts) == BASTIDE_OK, "English texts cannot be read");
    for (vocabulary = 1; vocabulary <= BASTIDE_VOCABULARY_SIGN; ++vocabulary)
        for (number = 0; number < 32; ++number) bastide_word_text(texts, vocabulary, number, text, MOST);
    bastide_texts_write(texts, text, MOST);
    bastide_texts_destroy(texts);
}

static const struct errand {
    const char* name;
    void (*run)(int32_t kind);
} errands[] = {{"play", play}, {"keep", keep},           {"set a table", set_table},
               {"live", live}, {"make sets", make_sets}, {"tell", tell}};

static const struct errand* errand;
static int32_t kind_of_errand;
static unsigned char* top;

static void* run(void* none)
{
    unsigned char here;
    top = &here;
    errand->run(kind_of_errand);
    return none;
}

static size_t stack_of(const struct errand* one, int32_t kind)
{
    pthread_t thread;
    pthread_attr_t attributes;
    size_t untouched = 0;
    errand = one;
    kind_of_errand = kind;
    memset(stack, PAINT, sizeof stack);
    must(pthread_attr_init(&attributes) == 0 && pthread_attr_setstack(&attributes, stack, sizeof stack) == 0, "no stack");
    must(pthread_create(&thread, &attributes, run, NULL) == 0 && pthread_join(thread, NULL) == 0, "no thread");
    pthread_attr_destroy(&attributes);
    while (stack[untouched] == PAINT) ++untouched;
    return (size_t)(top - stack) - untouched;
}

/* What stands behind "needs less than" in the header, in bytes. */
static size_t told_by(const char* name)
{
    FILE* file = fopen(name, "r");
    unsigned long told = 0;
    while (file != NULL && told == 0 && fgets(text, MOST, file) != NULL) {
        const char* at = strstr(text, "a call needs less than ");
        if (at != NULL) sscanf(at, "a call needs less than %lu KB of stack", &told);
    }
    must(told > 0 && fclose(file) == 0, "the header does not tell how much stack a call needs");
    return (size_t)told * 1024;
}

int main(int argc, char** argv)
{
    const size_t told = told_by(argc > 1 ? argv[1] : "include/bastide.h");
    int32_t kinds[KINDS_MAX];
    const int32_t count = list_kinds(kinds);
    size_t deepest = 0, e;
    for (e = 0; e < sizeof errands / sizeof errands[0]; ++e) {
        size_t needed = 0;
        int32_t i;
        for (i = 0; i < count; ++i) {
            const size_t here = stack_of(&errands[e], kinds[i]);
            needed = here > needed ? here : needed;
        }
        printf("%s: %lu bytes of stack\n", errands[e].name, (unsigned long)needed);
        deepest = needed > deepest ? needed : deepest;
    }
    printf("the header: less than %lu\n", (unsigned long)told);
    return deepest > 0 && deepest < told ? 0 : 1;
}
