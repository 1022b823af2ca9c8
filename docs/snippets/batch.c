/* SPDX-License-Identifier: MIT
 * Many games at once: what docs/batch.md shows. */
#include <stdio.h>
#include <stdlib.h>

#include "bastide_batch.h"

#define GAMES 64
#define STEPS 300

static bastide_game* make_game(void)
{
    bastide_config config;
    bastide_choice choices[BASTIDE_PRESET_CHOICES_MAX];
    bastide_game* game = NULL;
    const int32_t count = bastide_preset_list_choices(BASTIDE_PRESET_BASE, choices, BASTIDE_PRESET_CHOICES_MAX);
    bastide_config_init(&config);
    config.event_capacity = -1;
    config.flags = BASTIDE_CONFIG_FLAG_NO_HISTORY;
    bastide_game_create(&config, choices, count, NULL, 0, NULL, NULL, &game);
    return game;
}

/* [make] */
static bastide_batch* make_batch(const bastide_game* game, bastide_batch_shape* shape)
{
    bastide_batch_options options = {GAMES, 15, 0, {0}}; /* a window of 15 by 15 cells */
    uint64_t seeds[GAMES];
    bastide_batch* batch = NULL;
    int i;
    if (bastide_batch_create(game, &options, NULL, &batch) != BASTIDE_OK) return NULL;
    for (i = 0; i < GAMES; ++i) seeds[i] = (uint64_t)i;
    bastide_batch_restart(batch, 0, GAMES, seeds);
    bastide_batch_get_shape(batch, shape);
    return batch;
}
/* [make] */

/* [loop] */
static int play(bastide_batch* batch, const bastide_batch_shape* shape, uint8_t* planes, int32_t* scalars, uint8_t* mask)
{
    static int32_t numbers[GAMES];
    static bastide_batch_result results[GAMES];
    int ended = 0, step, i;
    (void)shape;
    for (step = 0; step < STEPS; ++step) {
        bastide_batch_observe(batch, 0, GAMES, NULL, planes, scalars, mask); /* for the seat that decides in each game */
        bastide_batch_sample(batch, 0, GAMES, 0, numbers);                   /* a policy would choose by the mask */
        bastide_batch_step(batch, 0, GAMES, numbers, BASTIDE_BATCH_FLAG_RESTART, results);
        for (i = 0; i < GAMES; ++i) ended += results[i].ended;
    }
    return ended;
}
/* [loop] */

/* [kept] */
static int play_quickly(bastide_batch* batch, uint8_t* planes, int32_t* scalars, uint8_t* mask)
{
    static int32_t numbers[GAMES];
    static bastide_batch_result results[GAMES];
    const uint32_t flags = BASTIDE_BATCH_FLAG_RESTART | BASTIDE_BATCH_FLAG_KEPT; /* nobody else writes to the planes */
    int ended = 0, step, i;
    bastide_batch_observe(batch, 0, GAMES, NULL, planes, scalars, mask);
    for (step = 0; step < STEPS; ++step) {
        bastide_batch_sample(batch, 0, GAMES, 0, numbers);
        bastide_batch_advance(batch, 0, GAMES, numbers, flags, results, NULL, planes, scalars, mask);
        for (i = 0; i < GAMES; ++i) ended += results[i].ended;
    }
    return ended;
}
/* [kept] */

int main(void)
{
    bastide_game* game = make_game();
    bastide_batch_shape shape;
    bastide_batch* batch = make_batch(game, &shape);
    uint8_t *planes, *mask;
    int32_t* scalars;
    int ended;
    if (!batch) return 1;
    planes = malloc((size_t)GAMES * (size_t)shape.planes * (size_t)shape.window * (size_t)shape.window);
    mask = malloc((size_t)GAMES * (size_t)shape.actions);
    scalars = malloc(sizeof(int32_t) * (size_t)GAMES * (size_t)shape.scalars);
    ended = play(batch, &shape, planes, scalars, mask) + play_quickly(batch, planes, scalars, mask);
    printf("%d games ended\n", ended);
    free(planes);
    free(mask);
    free(scalars);
    bastide_batch_destroy(batch);
    bastide_game_destroy(game);
    return ended > 4 * GAMES ? 0 : 1; /* 300 decisions are two games or more, twice */
}
