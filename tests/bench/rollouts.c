/* SPDX-License-Identifier: MIT
 *
 * Plays SERIES times the same hundred rollouts of the base game with two seats. Prints the microseconds of one in the fastest
 * series, and the sum of all scores: the same program is compiled for this machine and to WebAssembly, see wasm.sh. usage:
 * rollouts SERIES
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bastide.h"

#define GAMES 100

static bastide_game* begin(void)
{
    bastide_config config;
    bastide_choice choices[64];
    bastide_game* game = NULL;
    const int32_t count = bastide_preset_list_choices(BASTIDE_PRESET_BASE, choices, 64);
    bastide_config_init(&config);
    if (bastide_game_create(&config, choices, count, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) exit(1);
    return game;
}

static long play(bastide_game* game)
{
    long sum = 0;
    int n;
    for (n = 0; n < GAMES; ++n) {
        bastide_seat seat;
        uint64_t word = (uint64_t)n + 1000;
        if (bastide_game_restart(game, (uint64_t)n) != BASTIDE_OK || bastide_games_play_out(&game, 1, 1000000, &word) != 1)
            exit(1);
        if (bastide_game_get_seat(game, 0, &seat) != BASTIDE_OK) exit(1);
        sum += seat.score;
    }
    return sum;
}

static double seconds(void)
{
    struct timespec now;
    if (timespec_get(&now, TIME_UTC) != TIME_UTC) exit(1);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int argc, char** argv)
{
    const int series = argc > 1 ? atoi(argv[1]) : 200;
    bastide_game* game = begin();
    double fastest = 1e9; /* an engine of WebAssembly compiles the module for speed during the first series */
    long sum = 0;
    int i;
    for (i = 0; i < series; ++i) {
        const double start = seconds();
        double taken;
        sum += play(game);
        taken = seconds() - start;
        if (taken < fastest) fastest = taken;
    }
    printf("%.2f %ld\n", fastest * 1e6 / GAMES, sum);
    bastide_game_destroy(game);
    return 0;
}
