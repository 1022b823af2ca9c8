/* SPDX-License-Identifier: MIT
 *
 * What happened: events, and the account of every point.
 */
#include "bastide.h"
#include "require.h"

/* [nothing] */
/* Prints each scoring and its score lines. A line of 0 points says why a seat got nothing; usually another seat has the majority.
 * Returns the number of such lines. */
static int print_scorings(const bastide_game* game)
{
    bastide_event event;
    char text[300];
    int nothing = 0;
    for (uint64_t next = 0; bastide_game_list_events(game, BASTIDE_VIEW_PUBLIC, next, &event, 1) > 0; next = event.seq + 1) {
        const int is_line = event.kind == BASTIDE_EVENT_SCORED && event.group != event.seq; /* group: its SCORING event */
        if (event.undone || (event.kind != BASTIDE_EVENT_SCORING && !is_line)) continue;
        bastide_event_text(game, NULL, &event, text, sizeof text);
        printf("%s%s\n", is_line ? "    " : "", text);
        nothing += is_line && event.points == 0;
    }
    return nothing;
}
/* [nothing] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_action action;
    int32_t sums[BASTIDE_SEATS_MAX] = {0};
    bastide_config_init(&config);
    config.seed = 5;
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    uint64_t random = 1;
    while (bastide_game_sample_action(game, BASTIDE_ANY, &random, &action) == BASTIDE_OK) bastide_game_apply(game, &action, NULL);

    REQUIRE(print_scorings(game) > 0);
    /* [lines] */
    bastide_score_line lines[1024];
    char text[200];
    const int32_t count = bastide_game_list_score_lines(game, 0, lines, 1024);
    for (int32_t i = 0; i < count && i < 1024; ++i) {
        bastide_score_line_text(game, NULL, &lines[i], text, sizeof text);
        puts(text);                             /* lines[i].reward, count, each and feature say it in numbers */
        sums[lines[i].seat] += lines[i].points; /* to its score */
    }
    /* [lines] */
    bastide_seat seat;
    for (int32_t i = 0; i < 2; ++i) {
        REQUIRE(bastide_game_get_seat(game, i, &seat) == BASTIDE_OK);
        REQUIRE(sums[i] == seat.score);
    }

    /* [winners] */
    bastide_standing standing[BASTIDE_SEATS_MAX];
    const int32_t seats = bastide_game_list_standing(game, standing, BASTIDE_SEATS_MAX); /* by rank; before the end a forecast */
    for (int32_t i = 0; i < seats; ++i)
        printf("%d. seat %d, %d points%s\n", standing[i].rank, standing[i].seat, standing[i].final_score,
               standing[i].wins ? ", wins" : ""); /* several win when they are tied */
    /* [winners] */
    bastide_decision decision;
    REQUIRE(bastide_game_get_decision(game, &decision) == BASTIDE_OK && decision.over);
    for (int32_t i = 0; i < seats; ++i) REQUIRE(standing[i].wins == (int32_t)(decision.winners >> standing[i].seat & 1u));
    bastide_game_destroy(game);
    return 0;
}
