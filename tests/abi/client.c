/* SPDX-License-Identifier: MIT
 * A program that knows nothing later than version 0.1.0. Compiled with each header ever recorded, it runs on today's library:
 * it plays a game, brings every growing record in the size it was compiled with, and prints what it saw. */
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

/* A growing record as the last thing before bytes that are not the library's. */
#define RECORD(type, name)                 \
    struct {                               \
        type record;                       \
        unsigned char beyond[64];          \
    } name;                                \
    memset(&name, 0x5A, sizeof name);      \
    memset(&name.record, 0, sizeof(type)); \
    name.record.struct_size = sizeof(type)

static int is_untouched(const unsigned char* bytes, size_t count)
{
    while (count > 0 && bytes[count - 1] == 0x5A) --count;
    return count == 0;
}
#define CHECK_BEYOND(name, what) expect(is_untouched(name.beyond, sizeof name.beyond), what " wrote beyond the caller's record")

static void check_sizes(void)
{
    expect(bastide_abi_version() == BASTIDE_ABI_VERSION, "the ABI version is the one compiled with");
    expect(bastide_version() >= (BASTIDE_VERSION_MAJOR << 16 | BASTIDE_VERSION_MINOR << 8 | BASTIDE_VERSION_PATCH),
           "the library is not older");
    expect(bastide_struct_size(BASTIDE_STRUCT_CONFIG) >= (int32_t)sizeof(bastide_config), "config has not shrunk");
    expect(bastide_struct_size(BASTIDE_STRUCT_ERROR) >= (int32_t)sizeof(bastide_error), "error has not shrunk");
    expect(bastide_struct_size(BASTIDE_STRUCT_PENDING) >= (int32_t)sizeof(bastide_pending), "pending has not shrunk");
    expect(bastide_struct_size(BASTIDE_STRUCT_SEAT) >= (int32_t)sizeof(bastide_seat), "seat has not shrunk");
    expect(bastide_struct_size(BASTIDE_STRUCT_FEATURE) >= (int32_t)sizeof(bastide_feature), "feature has not shrunk");
    expect(bastide_struct_size(BASTIDE_STRUCT_ACTION) == (int32_t)sizeof(bastide_action), "action is frozen");
    expect(bastide_struct_size(BASTIDE_STRUCT_VERDICT) == (int32_t)sizeof(bastide_verdict), "verdict is frozen");
    expect(bastide_struct_size(BASTIDE_STRUCT_EVENT) == (int32_t)sizeof(bastide_event), "event is frozen");
    expect(bastide_struct_size(BASTIDE_STRUCT_CHOICE) == (int32_t)sizeof(bastide_choice), "choice is frozen");
}

static bastide_game* create(void)
{
    RECORD(bastide_config, config);
    RECORD(bastide_error, error);
    bastide_game* game = NULL;
    expect(bastide_config_init(&config.record, sizeof(bastide_config)) == BASTIDE_OK, "a config is made");
    CHECK_BEYOND(config, "bastide_config_init");
    config.record.seats = SEATS;
    config.record.seed = 20;
    config.record.ruleset = -7;
    expect(bastide_game_create(&config.record, NULL, 0, NULL, 0, NULL, &error.record, &game) == BASTIDE_E_ARGUMENT,
           "a ruleset is refused");
    expect(error.record.reason == BASTIDE_REASON_CONFIG_RULESET && error.record.text[0] != 0, "and the error says so");
    CHECK_BEYOND(error, "bastide_game_create");
    config.record.ruleset = BASTIDE_RULESET_TILES;
    expect(bastide_game_create(&config.record, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK, "a game begins");
    return game;
}

static int is_over(const bastide_game* game)
{
    RECORD(bastide_pending, pending);
    expect(bastide_game_pending(game, &pending.record) == BASTIDE_OK, "somebody must decide");
    CHECK_BEYOND(pending, "bastide_game_pending");
    return pending.record.over;
}

/* The middle one of the legal actions, until the game is over. */
static void play(bastide_game* game)
{
    static bastide_action legal[4096];
    while (game && failures == 0 && !is_over(game)) {
        int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_ANY, legal, 4096);
        expect(count > 0 && count <= 4096, "there are legal actions");
        if (failures == 0) expect(bastide_game_apply(game, &legal[count / 2], NULL) == BASTIDE_OK, "a listed action is legal");
    }
}

static void tell(const bastide_game* game)
{
    uint64_t hash = 0;
    int32_t seat;
    RECORD(bastide_feature, feature);
    expect(bastide_game_hash(game, &hash) == BASTIDE_OK, "there is a hash");
    printf("%08x%08x", (unsigned)(hash >> 32), (unsigned)(hash & 0xFFFFFFFFu));
    for (seat = 0; seat < SEATS; ++seat) {
        RECORD(bastide_seat, record);
        expect(bastide_game_get_seat(game, seat, &record.record) == BASTIDE_OK, "there is a seat");
        CHECK_BEYOND(record, "bastide_game_get_seat");
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
    check_sizes();
    game = create();
    play(game);
    if (game) tell(game);
    bastide_game_destroy(game);
    return failures ? 1 : 0;
}
