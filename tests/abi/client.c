/* SPDX-License-Identifier: MIT
 * A program that knows nothing later than version 0.1.0. Compiled with each header ever recorded, it runs on today's library:
 * it plays a game, takes it back and plays it again, lends records with other bytes behind them, and prints what it saw. */
#include <stdio.h>
#include <string.h>

#include "bastide.h"

#define SEATS 3

static int failures = 0;

static void expect(int holds, const char* what)
{
    if (holds) return;
    fprintf(stderr, "FAILED: %s\n", what);
    ++failures;
}

/* A record as the last thing before bytes that are not the library's. */
#define RECORD(type, name)        \
    struct {                      \
        type record;              \
        unsigned char beyond[64]; \
    } name;                       \
    memset(&name, 0x5A, sizeof name)

static int is_untouched(const unsigned char* bytes, size_t count)
{
    while (count > 0 && bytes[count - 1] == 0x5A) --count;
    return count == 0;
}
#define CHECK_BEYOND(name, what) expect(is_untouched(name.beyond, sizeof name.beyond), what " wrote beyond the caller's record")

static void check_versions(void)
{
    expect(bastide_abi_version() == BASTIDE_ABI_VERSION, "the ABI version is the one compiled with");
    expect(bastide_version() >= BASTIDE_VERSION, "the library is not older");
}

static bastide_game* create(void)
{
    RECORD(bastide_config, config);
    RECORD(bastide_refusal, refusal);
    bastide_game* game = NULL;
    expect(bastide_config_init(&config.record) == BASTIDE_OK, "a config is made");
    CHECK_BEYOND(config, "bastide_config_init");
    config.record.seats = SEATS;
    config.record.seed = 20;
    config.record.game = -7;
    expect(bastide_game_create(&config.record, NULL, 0, NULL, 0, NULL, &refusal.record, &game) == BASTIDE_E_ARGUMENT,
           "a game is refused");
    expect(refusal.record.status == BASTIDE_E_ARGUMENT && refusal.record.reason == BASTIDE_REASON_CONFIG_GAME &&
               refusal.record.text[0] != 0,
           "and the refusal says so");
    CHECK_BEYOND(refusal, "bastide_game_create");
    config.record.game = BASTIDE_GAME_TILES;
    config.record.spare[sizeof config.record.spare / sizeof config.record.spare[0] - 1] = 1;
    expect(bastide_game_create(&config.record, NULL, 0, NULL, 0, NULL, &refusal.record, &game) == BASTIDE_E_VERSION,
           "the last spare word is refused");
    config.record.spare[sizeof config.record.spare / sizeof config.record.spare[0] - 1] = 0;
    expect(bastide_game_create(&config.record, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK, "a game begins");
    return game;
}

static int is_over(const bastide_game* game)
{
    RECORD(bastide_decision, now);
    expect(bastide_game_get_decision(game, &now.record) == BASTIDE_OK, "somebody must decide");
    CHECK_BEYOND(now, "bastide_game_get_decision");
    return now.record.over;
}

/* The middle one of the legal actions, now as a record, now as a code, until the game is over. */
static void play(bastide_game* game)
{
    static bastide_action legal[4096];
    int done;
    for (done = 0; game && failures == 0 && !is_over(game); ++done) {
        uint64_t code = 0;
        int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, legal, 4096);
        const bastide_action* chosen = &legal[count / 2];
        expect(count > 0 && count <= 4096, "there are legal actions");
        if (failures > 0) return;
        expect(bastide_action_encode(chosen, &code) == BASTIDE_OK, "a listed action has a code");
        if (done % 2)
            expect(bastide_game_apply_code(game, code, NULL) == BASTIDE_OK, "the code of a listed action is legal");
        else
            expect(bastide_game_apply(game, chosen, NULL) == BASTIDE_OK, "a listed action is legal");
    }
}

static uint64_t hash_of(const bastide_game* game)
{
    uint64_t hash = 0;
    expect(bastide_game_get_hash(game, &hash) == BASTIDE_OK, "there is a hash");
    return hash;
}

static int32_t sum_of_lines(const bastide_game* game, int32_t seat)
{
    static bastide_score_line lines[1024];
    int32_t sum = 0;
    int32_t i;
    const int32_t count = bastide_game_list_score_lines(game, 0, lines, 1024);
    expect(count > 0 && count <= 1024, "there are score lines");
    for (i = 0; i < count && i < 1024; ++i)
        if (lines[i].seat == seat) sum += lines[i].points;
    return sum;
}

static void take_back_and_play_again(bastide_game* game)
{
    const uint64_t before = hash_of(game);
    expect(bastide_game_undo(game, 40, NULL) == BASTIDE_OK, "actions are taken back");
    expect(hash_of(game) != before, "and the position is another one");
    play(game);
    expect(hash_of(game) == before, "and comes out the same again");
}

static void tell(const bastide_game* game)
{
    const uint64_t hash = hash_of(game);
    int32_t seat;
    RECORD(bastide_feature, feature);
    printf("%08x%08x", (unsigned)(hash >> 32), (unsigned)(hash & 0xFFFFFFFFu));
    for (seat = 0; seat < SEATS; ++seat) {
        RECORD(bastide_seat, record);
        expect(bastide_game_get_seat(game, seat, &record.record) == BASTIDE_OK, "there is a seat");
        CHECK_BEYOND(record, "bastide_game_get_seat");
        expect(sum_of_lines(game, seat) == record.record.score, "the lines of a seat sum to its score");
        printf(" %d", (int)record.record.score);
    }
    expect(bastide_game_get_feature(game, bastide_game_feature_at(game, 0, 0, 0), &feature.record) == BASTIDE_OK,
           "there is a feature");
    CHECK_BEYOND(feature, "bastide_game_get_feature");
    printf(" %d\n", (int)feature.record.tiles);
}

int main(void)
{
    bastide_game* game;
    check_versions();
    game = create();
    play(game);
    if (game && failures == 0) take_back_and_play_again(game);
    if (game) tell(game);
    bastide_game_destroy(game);
    return failures ? 1 : 0;
}
