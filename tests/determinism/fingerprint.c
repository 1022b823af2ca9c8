/* SPDX-License-Identifier: MIT
 *
 * One number for all that happens in many random games: the lists of actions, positions, scores, accounts and snapshots. It is
 * the same for every compiler, every level of optimisation, every kind of library and every machine, or something is wrong.
 *
 * usage: fingerprint GAMES [KIND...]      a line for each kind of game, "NAME GAMES NUMBER", and one for all of them
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_game.h"

enum { LOOK_EVERY = 16, LINES_MAX = 65536, BYTES_MAX = 1 << 20 };

static const uint64_t no_bytes = 0xCBF29CE484222325u; /* FNV-1a, 64 bits */

static uint64_t fold_bytes(uint64_t sum, const uint8_t* bytes, int32_t count)
{
    int32_t i;
    for (i = 0; i < count; ++i) sum = (sum ^ bytes[i]) * 0x100000001B3u;
    return sum;
}

/* A number counts as its bytes, the lowest first. */
static uint64_t fold64(uint64_t sum, uint64_t number)
{
    uint8_t bytes[8];
    int i;
    for (i = 0; i < 8; ++i) bytes[i] = (uint8_t)(number >> 8 * i);
    return fold_bytes(sum, bytes, 8);
}

static uint64_t fold32(uint64_t sum, int32_t number)
{
    uint8_t bytes[4];
    int i;
    for (i = 0; i < 4; ++i) bytes[i] = (uint8_t)((uint32_t)number >> 8 * i);
    return fold_bytes(sum, bytes, 4);
}

static uint64_t fold_action(uint64_t sum, const bastide_action* action, int32_t of)
{
    const int32_t numbers[16] = {of,
                                 action->kind,
                                 action->seat,
                                 action->origin,
                                 action->tile,
                                 action->x,
                                 action->y,
                                 action->rotation,
                                 action->spot,
                                 action->segment,
                                 action->piece_kind,
                                 action->piece,
                                 action->other_seat,
                                 action->points,
                                 (int32_t)action->faces,
                                 action->cause};
    int i;
    for (i = 0; i < 16; ++i) sum = fold32(sum, numbers[i]);
    return sum;
}

static uint64_t hash_of(const bastide_game* game)
{
    uint64_t hash;
    must(bastide_game_get_hash(game, &hash) == BASTIDE_OK, "a game has no hash");
    return hash;
}

/* What is to be decided, and the hash of the position. */
static uint64_t fold_position(uint64_t sum, const bastide_game* game)
{
    bastide_decision decision;
    must(bastide_game_get_decision(game, &decision) == BASTIDE_OK, "a game does not say what is to be decided");
    sum = fold32(sum, decision.seat);
    sum = fold32(sum, decision.step);
    sum = fold32(sum, decision.tile);
    sum = fold64(sum, decision.kinds);
    sum = fold32(sum, (int32_t)decision.winners);
    return fold64(sum, hash_of(game));
}

static uint64_t fold_scores(uint64_t sum, const bastide_game* game)
{
    bastide_seat seats[BASTIDE_SEATS_MAX];
    int32_t i;
    const int32_t count = bastide_game_list_seats(game, seats, BASTIDE_SEATS_MAX);
    for (i = 0; i < count; ++i) sum = fold32(sum, seats[i].score);
    return fold32(sum, count);
}

static uint64_t fold_lines(uint64_t sum, const bastide_game* game)
{
    static bastide_score_line lines[LINES_MAX];
    int32_t i;
    const int32_t count = bastide_game_list_score_lines(game, 0, lines, LINES_MAX);
    must(count >= 0 && count <= LINES_MAX, "the score lines cannot be listed");
    for (i = 0; i < count; ++i) {
        sum = fold32(sum, lines[i].seat);
        sum = fold32(sum, lines[i].reward);
        sum = fold32(sum, lines[i].count);
        sum = fold32(sum, lines[i].each);
        sum = fold32(sum, lines[i].points);
        sum = fold32(sum, lines[i].total);
    }
    return sum;
}

/* The bytes of a snapshot, which must load as the same game and be written again as they were. */
static uint64_t fold_snapshot(uint64_t sum, const bastide_game* game, int32_t viewer, int reads_it)
{
    static uint8_t bytes[BYTES_MAX], again[BYTES_MAX];
    bastide_game* copy;
    const int32_t size = bastide_game_write_snapshot(game, viewer, bytes, BYTES_MAX);
    must(size > 0 && size <= BYTES_MAX, "a game has no snapshot");
    if (reads_it) {
        must(bastide_game_load_snapshot(bytes, size, NULL, 0, NULL, NULL, &copy) == BASTIDE_OK, "a snapshot cannot be read");
        must(hash_of(copy) == hash_of(game), "a snapshot is another game");
        must(bastide_game_write_snapshot(copy, viewer, again, BYTES_MAX) == size && memcmp(bytes, again, (size_t)size) == 0,
             "a snapshot is written otherwise after it was read");
        bastide_game_destroy(copy);
    }
    return fold_bytes(fold32(sum, size), bytes, size);
}

static uint64_t fold_game(uint64_t sum, int32_t kind, uint32_t number)
{
    bastide_game* game = begin_game(kind, number, seed_of(number));
    uint32_t state = first_choice(number);
    int32_t done, count;
    for (done = 0; done < longest_game(kind); ++done) {
        bastide_action action;
        if (done % LOOK_EVERY == 0) sum = fold_position(sum, game);
        action = choose_action(game, &state, &count);
        if (count == 0) break;
        sum = fold_action(sum, &action, count);
    }
    sum = fold_position(sum, game);
    sum = fold_scores(sum, game);
    sum = fold_lines(sum, game);
    sum = fold_snapshot(sum, game, BASTIDE_VIEW_FULL, number % LOOK_EVERY == 0);
    sum = fold_snapshot(sum, game, BASTIDE_VIEW_PUBLIC, number % LOOK_EVERY == 0);
    bastide_game_destroy(game);
    return sum;
}

static int is_wanted(const char* name, int count, char** names)
{
    int i;
    for (i = 0; i < count; ++i)
        if (strcmp(name, names[i]) == 0) return 1;
    return count == 0;
}

static void print_number(const char* name, uint32_t games, uint64_t number)
{
    printf("%s %lu %08lx%08lx\n", name, (unsigned long)games, (unsigned long)(number >> 32),
           (unsigned long)(number & 0xFFFFFFFFu));
    fflush(stdout);
}

int main(int argc, char** argv)
{
    int32_t kinds[KINDS_MAX], count, i;
    uint64_t all = no_bytes;
    uint32_t games, game;
    must(argc > 1 && (games = (uint32_t)strtoul(argv[1], NULL, 10)) > 0, "usage: fingerprint GAMES [KIND...]");
    must(bastide_abi_version() == BASTIDE_ABI_VERSION, "the library has another ABI version");
    count = list_kinds(kinds);
    for (i = 0; i < count; ++i) {
        uint64_t sum = no_bytes;
        char name[64];
        name_kind(kinds[i], name, (int32_t)sizeof name);
        if (!is_wanted(name, argc - 2, argv + 2)) continue;
        for (game = 0; game < games; ++game) sum = fold_game(sum, kinds[i], game);
        print_number(name, games, sum);
        all = fold64(all, sum);
    }
    if (argc == 2) print_number("all", games, all);
    return 0;
}
