/* SPDX-License-Identifier: MIT
 *
 * Our side of ./dev bench against, and an example of the other side: plays GAMES games of 72 tiles for two seats that choose at
 * random among all legal actions, each scored to the end, and prints how many they were and the mean score of a seat.
 * usage: bastide_against rollouts|sampled|lists GAMES
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide.h"

#define ROOM 1024 /* for the actions of a decision */

static void fail(const char* what)
{
    fprintf(stderr, "bastide_against: %s\n", what);
    exit(1);
}

static bastide_game* begin(void)
{
    bastide_config config;
    bastide_choice choices[64];
    bastide_game* game = NULL;
    const int32_t count = bastide_preset_list_choices(BASTIDE_PRESET_BASE, choices, 64);
    bastide_config_init(&config);
    config.seats = 2;
    if (bastide_game_create(&config, choices, count, NULL, 0, NULL, NULL, &game) != BASTIDE_OK) fail("no game");
    return game;
}

static uint32_t below(uint64_t* word, uint32_t n)
{
    *word = *word * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*word >> 32) * n >> 32);
}

static void roll_out(bastide_game* game, uint64_t* word)
{
    if (bastide_games_play_out(&game, 1, 1000000, word) != 1) fail("the game does not end");
}

static void sample(bastide_game* game, uint64_t* word)
{
    bastide_action action;
    while (bastide_game_sample_action(game, BASTIDE_ANY, word, &action) == BASTIDE_OK)
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) fail("a sampled action is refused");
}

static void list(bastide_game* game, uint64_t* word)
{
    static bastide_action actions[ROOM];
    int32_t count;
    while ((count = bastide_game_list_actions(game, BASTIDE_ANY, actions, ROOM)) > 0) {
        if (count > ROOM) fail("the list is too long");
        if (bastide_game_apply(game, &actions[below(word, (uint32_t)count)], NULL) != BASTIDE_OK)
            fail("a listed action is refused");
    }
}

static long points_of(const bastide_game* game)
{
    bastide_seat seats[2];
    if (bastide_game_list_seats(game, seats, 2) != 2) fail("no seats");
    return (long)seats[0].score + seats[1].score;
}

int main(int argc, char** argv)
{
    const char* way = argc == 3 ? argv[1] : "";
    void (*const play)(bastide_game*, uint64_t*) = strcmp(way, "rollouts") == 0  ? roll_out
                                                   : strcmp(way, "sampled") == 0 ? sample
                                                   : strcmp(way, "lists") == 0   ? list
                                                                                 : NULL;
    const int games = argc == 3 ? atoi(argv[2]) : 0;
    bastide_game* game;
    double points = 0;
    int n;
    if (!play || games < 1) fail("usage: bastide_against rollouts|sampled|lists GAMES");
    game = begin();
    for (n = 0; n < games; ++n) {
        uint64_t word = (uint64_t)n + 1000;
        if (bastide_game_restart(game, (uint64_t)n) != BASTIDE_OK) fail("no restart");
        play(game, &word);
        points += (double)points_of(game);
    }
    printf("games %d\npoints %.2f\n", games, points / games / 2);
    bastide_game_destroy(game);
    return 0;
}
