/* SPDX-License-Identifier: MIT
 *
 * One number for all that opponents choose in a game of each kind, and for the values of all moves they compare. It is the same
 * for every compiler and every machine, because a budget in simulations needs no clock and no number of a player is a float.
 *
 * usage: choices      a line for each kind of game, "NAME NUMBER"
 */
#include <stdio.h>

#include "bastide_players.h"
#include "random_game.h"

enum { MEMORY = 1 << 22, MOVES_MAX = 4096, SIMULATIONS = 12, HARD_EVERY = 12 };

static uint64_t fold(uint64_t sum, uint64_t number)
{
    int i;
    for (i = 0; i < 8; ++i) sum = (sum ^ (number >> 8 * i & 0xFF)) * 0x100000001B3u; /* FNV-1a */
    return sum;
}

static uint64_t fold_move(uint64_t sum, const bastide_players_move* move)
{
    const bastide_action* action = &move->action;
    const int32_t numbers[] = {action->kind,   action->tile,    action->x,          action->y,     action->rotation,
                               action->spot,   action->segment, action->piece_kind, action->piece, action->other_seat,
                               action->points, move->value,     move->simulations};
    size_t i;
    for (i = 0; i < sizeof numbers / sizeof *numbers; ++i) sum = fold(sum, (uint32_t)numbers[i]);
    return sum;
}

/* Hard is slow, so it decides seldom. */
static int32_t level_of(int32_t done)
{
    if (done % HARD_EVERY == 0) return BASTIDE_PLAYERS_LEVEL_HARD;
    return done % 2 == 0 ? BASTIDE_PLAYERS_LEVEL_NORMAL : BASTIDE_PLAYERS_LEVEL_EASY;
}

static uint64_t play(int32_t kind, uint32_t number)
{
    static char memory[MEMORY];
    static bastide_players_move moves[MOVES_MAX];
    bastide_game* game = begin_game(kind, number, seed_of(number));
    bastide_players_settings settings;
    bastide_decision decision;
    uint64_t random = number, sum = 0xCBF29CE484222325u;
    int32_t done, count, i;
    must(bastide_players_settings_init(&settings) == BASTIDE_OK, "settings cannot be filled");
    settings.simulations = SIMULATIONS;
    for (done = 0; done < longest_game(kind); ++done) {
        must(bastide_game_get_decision(game, &decision) == BASTIDE_OK, "a decision cannot be read");
        if (decision.over) break;
        settings.level = level_of(done);
        must(bastide_players_measure(game, settings.level) <= MEMORY, "an opponent needs more memory");
        count = bastide_players_list_moves(game, &settings, NULL, &random, memory, MEMORY, moves, MOVES_MAX);
        must(count > 0 && count <= MOVES_MAX, "an opponent finds no move");
        for (i = 0; i < count; ++i) sum = fold_move(sum, &moves[i]);
        must(bastide_game_apply(game, &moves[0].action, NULL) == BASTIDE_OK, "an opponent chose what is not legal");
    }
    bastide_game_destroy(game);
    return fold(sum, random);
}

int main(void)
{
    int32_t kinds[KINDS_MAX];
    const int32_t count = list_kinds(kinds);
    int32_t i;
    for (i = 0; i < count; ++i) {
        char name[64];
        const uint64_t number = play(kinds[i], (uint32_t)i % 2); /* two or three seats */
        name_kind(kinds[i], name, (int32_t)sizeof name);
        printf("%s %08lx%08lx\n", name, (unsigned long)(number >> 32), (unsigned long)(number & 0xFFFFFFFFu));
    }
    return 0;
}
