/* SPDX-License-Identifier: MIT
 * A batch of any config, and calls with ranges, numbers, flags and viewers that the bytes choose. Right arguments do what is said
 * of them, wrong ones nothing; no call writes outside its buffers. */
#include <stdlib.h>
#include <string.h>

#include "bastide_batch.h"
#include "games.h"

enum { LONGEST = 400, MOST_GAMES = 4, MOST_CALLS = 40 };

/* A batch in use, and a game of its config for copies. */
typedef struct Use {
    bastide_batch* batch;
    bastide_game* like;
    bastide_batch_shape shape;
} Use;

/* Games of a call, mostly some that there are. */
typedef struct Range {
    int32_t first;
    int32_t count;
    int32_t is_right;
    size_t entries; /* of the buffers; as many as the call may touch, none for a wrong range */
} Range;

static Range any_range(Bytes* in, const Use* use)
{
    Range range;
    const uint8_t how = take8(in);
    range.first = how < 200 ? how % use->shape.games : take_number(in);
    range.count = how < 200 ? how / 8 % (use->shape.games - range.first + 1) : take_number(in);
    range.is_right = range.first >= 0 && range.count >= 0 && (int64_t)range.first + range.count <= use->shape.games;
    range.entries = range.is_right ? (size_t)range.count : 0;
    return range;
}

static uint64_t hash_at(const Use* use, int32_t index)
{
    PROMISE(bastide_batch_get_game(use->batch, index, BASTIDE_VIEW_FULL, use->like) == BASTIDE_OK);
    return hash_of(use->like);
}

/* The sum of the hashes: what must not change when a call is refused. */
static uint64_t hash_all(const Use* use)
{
    uint64_t all = 0;
    int32_t i;
    for (i = 0; i < use->shape.games; ++i) all = all * 31 + hash_at(use, i);
    return all;
}

/* ---- the calls ---- */

static void restart(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    uint64_t* seeds = new_array(range.entries, sizeof *seeds);
    size_t i;
    for (i = 0; i < range.entries; ++i) seeds[i] = take64(in);
    PROMISE(bastide_batch_restart(use->batch, range.first, range.count, seeds) ==
            (range.is_right ? BASTIDE_OK : BASTIDE_E_ARGUMENT));
    free(seeds);
}

/* A number or a place in the list, mostly a legal one. */
static int32_t any_answer(Bytes* in, const Use* use, int32_t index, uint32_t flags)
{
    int32_t answer = -1;
    const uint8_t how = take8(in);
    if (how < 40) return take_number(in);
    if (how < 60) return how % use->shape.actions;
    bastide_batch_sample(use->batch, index, 1, flags & BASTIDE_BATCH_FLAG_INDEX, &answer);
    return answer;
}

static void look_at_result(const Use* use, const bastide_batch_result* result, int32_t answer, uint64_t before, int32_t index)
{
    PROMISE(result->status == BASTIDE_OK || result->status == BASTIDE_E_ABSENT || result->status == BASTIDE_E_ILLEGAL);
    PROMISE(answer != -1 || result->status == BASTIDE_E_ABSENT);
    PROMISE(result->status == BASTIDE_OK || hash_at(use, index) == before);
    PROMISE((result->legal > 0) == (result->seat >= 0) && result->seat < use->shape.seats);
}

static void step(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    const uint32_t flags = take8(in) % 16 == 0 ? (uint32_t)take_number(in) : take8(in) % 4u;
    const int is_right = range.is_right && (flags & ~3u) == 0;
    int32_t* answers = new_array(range.entries, sizeof *answers);
    uint64_t* before = new_array(range.entries, sizeof *before);
    bastide_batch_result* results = new_array(range.entries, sizeof *results);
    int32_t applied = 0;
    size_t i;
    for (i = 0; i < range.entries; ++i) {
        answers[i] = any_answer(in, use, range.first + (int32_t)i, flags);
        before[i] = hash_at(use, range.first + (int32_t)i);
    }
    const int32_t done = bastide_batch_step(use->batch, range.first, range.count, answers, flags, results);
    PROMISE(is_right || done == BASTIDE_E_ARGUMENT);
    for (i = 0; is_right && i < range.entries; ++i) {
        applied += results[i].status == BASTIDE_OK;
        look_at_result(use, &results[i], answers[i], before[i], range.first + (int32_t)i);
    }
    PROMISE(!is_right || done == applied);
    free(answers);
    free(before);
    free(results);
}

/* A list that is cut off holds the same numbers and touches no more. */
static void look_at_short_list(const Use* use, int32_t index, const int32_t* numbers, int32_t count)
{
    const int32_t cap = count > 0 ? count - 1 : 0;
    int32_t* shorter = new_array((size_t)cap, sizeof *shorter);
    PROMISE(bastide_batch_list(use->batch, index, 1, NULL, shorter, cap) == count);
    PROMISE(memcmp(shorter, numbers, (size_t)cap * sizeof *shorter) == 0);
    free(shorter);
}

/* The mask holds the listed numbers and nothing else, and every number leads to its action and back. */
static void look_at_numbers(const Use* use, int32_t index, const uint8_t* mask)
{
    int32_t ones = 0;
    int32_t numbered = 0;
    int32_t i;
    const int32_t count = bastide_batch_list(use->batch, index, 1, NULL, NULL, 0);
    int32_t* numbers = new_array((size_t)count, sizeof *numbers);
    PROMISE(count <= use->shape.list_max && bastide_batch_list(use->batch, index, 1, NULL, numbers, count) == count);
    for (i = 0; i < use->shape.actions; ++i) ones += mask[i];
    for (i = 0; i < count; ++i) {
        bastide_action action;
        PROMISE(numbers[i] >= -1 && numbers[i] < use->shape.actions);
        if (numbers[i] < 0) continue;
        ++numbered;
        PROMISE(mask[numbers[i]] == 1);
        if (i % 8 != 0) continue;
        PROMISE(bastide_batch_get_action(use->batch, index, numbers[i], &action) == BASTIDE_OK);
        PROMISE(bastide_batch_find_action(use->batch, index, &action) == numbers[i]);
    }
    PROMISE(ones == numbered);
    look_at_short_list(use, index, numbers, count);
    free(numbers);
}

static void observe(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    const size_t bytes = (size_t)use->shape.planes * (size_t)(use->shape.window * use->shape.window);
    uint8_t* planes = new_array(range.entries, bytes);
    int32_t* scalars = new_array(range.entries * (size_t)use->shape.scalars, sizeof *scalars);
    uint8_t* mask = new_array(range.entries, (size_t)use->shape.actions);
    int32_t* viewers = new_array(range.entries, sizeof *viewers);
    int32_t* seats = new_array(range.entries, sizeof *seats);
    int is_right = range.is_right;
    size_t i;
    if (range.is_right) PROMISE(bastide_batch_get_seats(use->batch, range.first, range.count, seats, NULL) == BASTIDE_OK);
    for (i = 0; i < range.entries; ++i) {
        const uint8_t how = take8(in);
        viewers[i] = how < 150 ? seats[i] : how < 230 ? how % (use->shape.seats + 1) - 1 : take_number(in);
        is_right = is_right && viewers[i] >= BASTIDE_VIEW_PUBLIC && viewers[i] < use->shape.seats;
    }
    const uint8_t which = take8(in);
    const bastide_status status = bastide_batch_observe(use->batch, range.first, range.count, viewers, which & 1 ? NULL : planes,
                                                        which & 2 ? NULL : scalars, which & 4 ? NULL : mask);
    PROMISE(status == (is_right ? BASTIDE_OK : BASTIDE_E_ARGUMENT) || (is_right && status == BASTIDE_E_MEMORY));
    for (i = 0; status == BASTIDE_OK && !(which & 4) && i < range.entries; ++i)
        if (seats[i] >= 0 && viewers[i] == seats[i])
            look_at_numbers(use, range.first + (int32_t)i, mask + i * (size_t)use->shape.actions);
    free(planes);
    free(scalars);
    free(mask);
    free(viewers);
    free(seats);
}

/* To advance is to step and then to observe; planes that are kept then hold what fresh ones do. */
static void advance(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    const size_t bytes = (size_t)use->shape.planes * (size_t)(use->shape.window * use->shape.window);
    const uint32_t flags = take8(in) < 200 ? take8(in) & 7u : (uint32_t)take_number(in);
    const int is_right = range.is_right && flags <= 7;
    uint8_t* kept = new_array(range.entries, bytes);
    uint8_t* fresh = new_array(range.entries, bytes);
    uint8_t* mask = new_array(range.entries, (size_t)use->shape.actions);
    int32_t* answers = new_array(range.entries, sizeof *answers);
    int32_t* viewers = new_array(range.entries, sizeof *viewers);
    int32_t rounds;
    for (rounds = 0; rounds < 4; ++rounds) {
        const uint32_t now = rounds == 0 ? flags & ~(uint32_t)BASTIDE_BATCH_FLAG_KEPT : flags;
        const int32_t has_viewers = take8(in) & 1;
        int32_t done;
        size_t i;
        for (i = 0; i < range.entries; ++i) {
            answers[i] = any_answer(in, use, range.first + (int32_t)i, flags);
            viewers[i] = take8(in) % (use->shape.seats + 1) - 1;
        }
        done = bastide_batch_advance(use->batch, range.first, range.count, rounds == 2 ? NULL : answers, now, NULL,
                                     has_viewers ? viewers : NULL, kept, NULL, mask);
        PROMISE(is_right ? (done >= 0 && done <= range.count) || done == BASTIDE_E_MEMORY : done == BASTIDE_E_ARGUMENT);
        if (done < 0) break;
        if (rounds < 3) continue;
        if (bastide_batch_observe(use->batch, range.first, range.count, has_viewers ? viewers : NULL, fresh, NULL, NULL) ==
            BASTIDE_OK)
            PROMISE(memcmp(kept, fresh, range.entries * bytes) == 0);
    }
    free(kept);
    free(fresh);
    free(mask);
    free(answers);
    free(viewers);
}

static void play_out(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    const int32_t most = take8(in) < 200 ? 1 + take8(in) : take_number(in);
    bastide_batch_result* results = new_array(range.entries, sizeof *results);
    const int32_t over = bastide_batch_play_out(use->batch, range.first, range.count, most < 300 ? most : 300, results);
    PROMISE(range.is_right && most >= 1 ? over >= 0 && over <= range.count : over == BASTIDE_E_ARGUMENT);
    free(results);
}

static void score(const Use* use, Bytes* in)
{
    const Range range = any_range(in, use);
    int32_t* scores = new_array(range.entries, BASTIDE_SEATS_MAX * sizeof *scores);
    int32_t* finals = new_array(range.entries, BASTIDE_SEATS_MAX * sizeof *finals);
    PROMISE(bastide_batch_score(use->batch, range.first, range.count, scores, take8(in) % 2 ? finals : NULL) ==
            (range.is_right ? BASTIDE_OK : BASTIDE_E_ARGUMENT));
    free(scores);
    free(finals);
}

/* One game by its index, right or wrong, and any record as an action. */
static void look_at_one(const Use* use, Bytes* in)
{
    bastide_action action;
    const int32_t index = take8(in) < 128 ? take_below(in, use->shape.games) : take_number(in);
    const int is_right = index >= 0 && index < use->shape.games;
    const int32_t number = take_number(in);
    const int32_t viewer = take_below(in, 2) ? BASTIDE_VIEW_FULL : take_number(in);
    const uint64_t before = hash_all(use);
    const bastide_status status = bastide_batch_get_action(use->batch, index, number, &action);
    PROMISE(status == BASTIDE_OK || status == BASTIDE_E_ABSENT || status == BASTIDE_E_ARGUMENT);
    PROMISE(is_right || status == BASTIDE_E_ARGUMENT);
    fill_with_chance(take64(in), (uint8_t*)&action, sizeof action);
    PROMISE(bastide_batch_find_action(use->batch, index, &action) < 0);
    PROMISE(is_known(bastide_batch_get_game(use->batch, index, viewer, use->like)));
    PROMISE(bastide_batch_set_game(use->batch, index, NULL) == BASTIDE_E_ARGUMENT);
    PROMISE(hash_all(use) == before);
}

/* A game of the batch takes the position of another. */
static void copy(const Use* use, Bytes* in)
{
    const int32_t from = take_below(in, use->shape.games);
    const int32_t to = take_below(in, use->shape.games);
    const uint64_t hash = hash_at(use, from);
    if (bastide_batch_set_game(use->batch, to, use->like) == BASTIDE_OK) PROMISE(hash_at(use, to) == hash);
}

static void call_any(const Use* use, Bytes* in)
{
    switch (take8(in) % 16) {
        case 0: restart(use, in); break;
        case 1: play_out(use, in); break;
        case 2: score(use, in); break;
        case 3: look_at_one(use, in); break;
        case 4: copy(use, in); break;
        case 5:
        case 6:
        case 7: observe(use, in); break;
        case 8:
        case 9: advance(use, in); break;
        default: step(use, in);
    }
}

static void use_batch(bastide_game* game, Bytes* in)
{
    Use use;
    int32_t calls;
    bastide_batch_options options;
    bastide_status status;
    memset(&options, 0, sizeof options);
    memset(&use, 0, sizeof use);
    options.games = take8(in) < 240 ? 1 + take_below(in, MOST_GAMES) : take_number(in);
    options.window = take8(in) < 240 ? 3 + 2 * take_below(in, 6) : take_number(in);
    options.derived = take8(in) % 9u; /* 8 is no group of planes */
    if (options.games > MOST_GAMES && options.games <= BASTIDE_BATCH_GAMES_MAX) options.games = MOST_GAMES;
    if (take8(in) % 8 == 0) serve_memory(take8(in) % 24);
    status = bastide_batch_create(game, &options, memory(), &use.batch);
    serve_memory(-1);
    PROMISE(is_known(status) && (status == BASTIDE_OK) == (use.batch != NULL));
    PROMISE(status != BASTIDE_OK || options.derived < 8);
    if (use.batch == NULL) return;
    PROMISE(bastide_batch_get_shape(use.batch, &use.shape) == BASTIDE_OK);
    PROMISE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, memory(), &use.like) == BASTIDE_OK);
    for (calls = 0; calls < MOST_CALLS && in->left > 0; ++calls) call_any(&use, in);
    bastide_game_destroy(use.like);
    bastide_batch_destroy(use.batch);
}

void target_run(const uint8_t* data, size_t size)
{
    Bytes in;
    bastide_game* game;
    in.at = data;
    in.left = size;
    game = any_game(&in);
    if (game != NULL) use_batch(game, &in);
    bastide_game_destroy(game);
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    if (n >= 48 || LONGEST > cap) return 0;
    fill_with_chance(n + 1700, out, LONGEST);
    out[0] = (uint8_t)(n * 37); /* every head: game, chance, seats */
    return LONGEST;
}
