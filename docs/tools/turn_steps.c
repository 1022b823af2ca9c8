/* SPDX-License-Identifier: MIT
 *
 * Prints which step of a turn may follow which, as random games show it: a line "FROM TO WITH" for each pair, in which WITH
 * is the first of the mixtures that has it; the first line names these. A turn goes from "begin" to "end".
 * docs/tools/turn_picture.py draws docs/pictures/turn.svg from it. Ten times as many games show no other pair.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"

enum { STEPS_MAX = 64, SETS_MAX = 40, BEGIN = 0, END = 1, OPTIONS_MAX = 256, ACTIONS_MAX = 8192, GAMES = 3000, NEAR = 3 };

static void must(int fine, const char* what)
{
    if (fine) return;
    fprintf(stderr, "turn_steps: %s\n", what);
    exit(1);
}

/* The mixtures: the base game, each other set that brings steps or tiles of a box, all of them, and the base game with house
 * rules. */
static int32_t sets[SETS_MAX];
static int32_t set_count;

static int boxes(void) { return set_count + 1; }
static int house(void) { return set_count + 2; }

static void name_mixture(int with, char* out, int32_t cap)
{
    if (with == 0 || with > set_count)
        snprintf(out, (size_t)cap, "%s", with == 0 ? "base" : with == boxes() ? "boxes" : "house");
    else
        bastide_word_name(BASTIDE_VOCABULARY_SET, sets[with - 1], out, cap);
}

/* The sets besides those of the base game. */
static void list_boxes(void)
{
    int32_t all[SETS_MAX];
    const int32_t count = bastide_word_list(BASTIDE_VOCABULARY_SET, all, SETS_MAX);
    int32_t i;
    must(count > 0 && count <= SETS_MAX, "the sets cannot be listed");
    for (i = 0; i < count; ++i)
        if (all[i] != BASTIDE_SET_BASE && all[i] != BASTIDE_SET_WINTER) sets[set_count++] = all[i];
}

static int32_t numbers[STEPS_MAX] = {-1, -2}; /* of the steps that were seen; begin and end have none */
static int32_t seen = 2;
static int pairs[STEPS_MAX][STEPS_MAX]; /* 1 plus the mixture that had it first */
static uint32_t chance = 2463534242u;

static uint32_t any_of(uint32_t count)
{
    chance ^= chance << 13;
    chance ^= chance >> 17;
    chance ^= chance << 5;
    return chance % count;
}

static int32_t place_of(int32_t step)
{
    int32_t i;
    for (i = 2; i < seen; ++i)
        if (numbers[i] == step) return i;
    must(seen < STEPS_MAX, "too many steps");
    numbers[seen] = step;
    return seen++;
}

static void note(int32_t from, int32_t to, int with)
{
    if (!pairs[from][to]) pairs[from][to] = with + 1;
}

/* One option in `rarity` with a value at random; a bounded table is at most 7 cells wide, so that many tiles fit nowhere. */
static int32_t choose_options(bastide_choice* out, uint32_t rarity)
{
    static bastide_option_def all[OPTIONS_MAX];
    const int32_t known = bastide_option_list(all, OPTIONS_MAX);
    int32_t count = 0;
    int32_t i;
    must(known > 0 && known <= OPTIONS_MAX, "the options cannot be listed");
    for (i = 0; i < known; ++i) {
        const int32_t least = all[i].least < -NEAR ? -NEAR : all[i].least;
        const int32_t most = all[i].most > NEAR ? NEAR : all[i].most;
        if (all[i].game != BASTIDE_GAME_TILES || all[i].set || any_of(rarity) != 0) continue;
        out[count].kind = BASTIDE_CHOICE_OPTION;
        out[count].id = all[i].id;
        out[count++].value = least + (int32_t)any_of((uint32_t)(most - least) + 1);
    }
    return count;
}

static void add_set(bastide_choice* out, int32_t* count, int32_t set)
{
    out[*count].kind = BASTIDE_CHOICE_SET;
    out[*count].id = set;
    out[(*count)++].value = 1;
}

/* NULL when the options that were drawn contradict each other. */
static bastide_game* begin(int with, int32_t number)
{
    static bastide_choice choices[OPTIONS_MAX + 8];
    bastide_config config;
    bastide_game* game = NULL;
    int32_t count = 0;
    int32_t i;
    memset(choices, 0, sizeof choices);
    must(bastide_config_init(&config) == BASTIDE_OK, "a config cannot be filled");
    config.seats = 2 + number % 3;
    config.seed = (uint64_t)number;
    config.chance = BASTIDE_CHANCE_HOST; /* so that the steps of nature are there */
    config.flags = BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL;
    add_set(choices, &count, BASTIDE_SET_BASE);
    for (i = 0; i < set_count; ++i)
        if (with == i + 1 || with == boxes()) add_set(choices, &count, sets[i]);
    if (with == house()) count += choose_options(choices + count, 2 + any_of(6));
    return bastide_game_create(&config, choices, count, NULL, 0, NULL, NULL, &game) == BASTIDE_OK ? game : NULL;
}

/* Applies a random action. Every other game chooses its kind first, so that rare kinds happen often. */
static void act(bastide_game* game, int kind_first)
{
    static bastide_action actions[ACTIONS_MAX];
    int32_t kinds[64];
    int32_t different = 0, count, i, j;
    count = bastide_game_list_actions(game, BASTIDE_ANY, actions, ACTIONS_MAX);
    must(count > 0 && count <= ACTIONS_MAX, "the actions cannot be listed");
    for (i = 0; i < count; ++i) {
        for (j = 0; j < different && kinds[j] != actions[i].kind; ++j) {
        }
        if (j == different) kinds[different++] = actions[i].kind;
    }
    j = kinds[any_of((uint32_t)different)];
    do i = (int32_t)any_of((uint32_t)count);
    while (kind_first && actions[i].kind != j);
    must(bastide_game_apply(game, &actions[i], NULL) == BASTIDE_OK, "a listed action is refused");
}

static void play(bastide_game* game, int with, int kind_first)
{
    bastide_decision now;
    int32_t turn = -1, last = BEGIN;
    for (;;) {
        int32_t step;
        must(bastide_game_get_decision(game, &now) == BASTIDE_OK, "no decision");
        if (now.over) break;
        step = place_of(now.step);
        if (turn >= 0 && (now.turn != turn || now.step == BASTIDE_STEP_FINAL)) {
            note(last, END, with);
            last = BEGIN;
        }
        if (now.step != BASTIDE_STEP_FINAL) note(last, step, with);
        turn = now.turn;
        last = step;
        act(game, kind_first);
    }
}

int main(void)
{
    char name[64];
    int with;
    int32_t i, j;
    list_boxes();
    printf("#");
    for (with = 0; with <= house(); ++with) {
        int32_t played = 0, number;
        for (number = 0; played < GAMES; ++number) {
            bastide_game* const game = begin(with, number);
            if (!game) continue;
            play(game, with, played % 2);
            bastide_game_destroy(game);
            ++played;
        }
        name_mixture(with, name, sizeof name);
        printf(" %s", name);
    }
    printf("\n");
    for (i = 0; i < seen; ++i)
        for (j = 0; j < seen; ++j) {
            char from[64] = "begin", to[64] = "end";
            if (!pairs[i][j]) continue;
            if (i > END) bastide_word_name(BASTIDE_VOCABULARY_STEP, numbers[i], from, sizeof from);
            if (j > END) bastide_word_name(BASTIDE_VOCABULARY_STEP, numbers[j], to, sizeof to);
            name_mixture(pairs[i][j] - 1, name, sizeof name);
            printf("%s %s %s\n", from, to, name);
        }
    return 0;
}
