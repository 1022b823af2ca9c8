/* SPDX-License-Identifier: MIT
 *
 * See random_game.h.
 */
#include "random_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOICES_MAX = 64 };

void must(int fine, const char* what)
{
    if (fine) return;
    fprintf(stderr, "determinism: %s\n", what);
    exit(1);
}

int32_t list_kinds(int32_t out[KINDS_MAX])
{
    int32_t count = bastide_word_list(BASTIDE_VOCABULARY_PRESET, out, KINDS_MAX - 1);
    must(count > 0 && count < KINDS_MAX, "the presets cannot be listed");
    out[count++] = DICE_GAMES;
    return count;
}

void name_kind(int32_t kind, char* out, int32_t cap)
{
    if (kind == DICE_GAMES) {
        must(cap >= 5, "no room for a name");
        memcpy(out, "dice", 5);
    } else {
        must(bastide_word_name(BASTIDE_VOCABULARY_PRESET, kind, out, cap) > 0, "a preset has no name");
    }
}

uint64_t seed_of(uint32_t number) { return ((uint64_t)number + 1) * 0x9E3779B97F4A7C15u; }

bastide_game* begin_game(int32_t kind, uint32_t number, uint64_t seed)
{
    bastide_choice choices[CHOICES_MAX];
    bastide_config config;
    bastide_game* game;
    int32_t count = 0;
    must(bastide_config_init(&config) == BASTIDE_OK, "a config cannot be filled");
    config.seats = 2 + (int32_t)(number % 4);
    config.first_seat = (int32_t)(number / 4) % config.seats;
    config.seed = seed;
    if (kind == DICE_GAMES)
        config.game = BASTIDE_GAME_DICE;
    else
        count = bastide_preset_list_choices(kind, choices, CHOICES_MAX);
    must(count >= 0 && count <= CHOICES_MAX, "a preset cannot be read");
    must(bastide_game_create(&config, choices, count, NULL, 0, NULL, NULL, &game) == BASTIDE_OK, "a game is refused");
    return game;
}

int32_t longest_game(int32_t kind) { return kind == DICE_GAMES ? 64 : 4096; }

uint32_t first_choice(uint32_t number) { return (number + 1) * 2654435761u; }

uint32_t next_choice(uint32_t* state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

bastide_action choose_action(bastide_game* game, uint32_t* state, int32_t* count)
{
    static bastide_action actions[ACTIONS_MAX];
    uint32_t chosen;
    *count = bastide_game_list_actions(game, BASTIDE_ANY, actions, ACTIONS_MAX);
    must(*count >= 0 && *count <= ACTIONS_MAX, "the actions cannot be listed");
    if (*count == 0) return actions[0];
    chosen = next_choice(state) % (uint32_t)*count;
    must(bastide_game_apply(game, &actions[chosen], NULL) == BASTIDE_OK, "a listed action is refused");
    return actions[chosen];
}
