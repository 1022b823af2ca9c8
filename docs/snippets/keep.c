/* SPDX-License-Identifier: MIT
 *
 * Saving and loading, replaying, undoing.
 */
#include "bastide.h"
#include "require.h"

/* [save] */
/* The bytes of a game; the caller frees them. A few bytes for each action. */
static uint8_t* save(const bastide_game* game, int32_t* size)
{
    uint8_t* bytes;
    *size = bastide_game_write_snapshot(game, BASTIDE_VIEW_FULL, NULL, 0);
    bytes = *size > 0 ? malloc((size_t)*size) : NULL;
    if (bytes) bastide_game_write_snapshot(game, BASTIDE_VIEW_FULL, bytes, *size);
    return bytes;
}
/* [save] */

/* [undo] */
/* The button of a person who plays against the computer: goes back to the person's own last decision. The events stay in the log
 * as `undone`; the score lines are those of the position. E_ABSENT: the person has not acted. */
static bastide_status undo(bastide_game* game, int32_t person)
{
    bastide_decision decision;
    bastide_status status;
    do {
        status = bastide_game_undo_last(game, NULL); /* what nature did since is undone too */
        bastide_game_get_decision(game, &decision);
    } while (status == BASTIDE_OK && decision.seat != person);
    return status;
}
/* [undo] */

static int shown;

/* [replay] */
/* Plays a game again from its beginning, action by action, in a public clone, which takes its draws from the history. */
static bastide_game* replay(const bastide_game* old)
{
    bastide_game* game;
    bastide_action action;
    if (bastide_game_clone(old, BASTIDE_VIEW_PUBLIC, 0, NULL, &game) != BASTIDE_OK) return NULL;
    if (bastide_game_undo(game, 0, NULL) != BASTIDE_OK) { /* E_STATE: no history, or the game began under older rules */
        bastide_game_destroy(game);
        return NULL;
    }
    for (int32_t i = 0; bastide_game_list_history(old, BASTIDE_VIEW_PUBLIC, i, &action, 1) > 0; ++i) {
        if (action.kind == BASTIDE_ACTION_REVEAL && action.other_seat >= 0) continue; /* the library reveals it */
        if (bastide_game_apply(game, &action, NULL) != BASTIDE_OK) break;
        ++shown; /* show it here */
    }
    return game;
}
/* [replay] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_game* loaded;
    bastide_game* again;
    bastide_action action;
    bastide_event event;
    uint64_t start, now, other, seen, first;
    int32_t size;
    bastide_config_init(&config);
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    bastide_game_get_hash(game, &start);
    for (int i = 0; i < 20; ++i) {
        REQUIRE(bastide_game_get_action(game, BASTIDE_ANY, 0, &action) == BASTIDE_OK);
        REQUIRE(bastide_game_apply(game, &action, NULL) == BASTIDE_OK);
    }
    bastide_game_get_hash(game, &now);

    uint8_t* bytes = save(game, &size);
    REQUIRE(bytes != NULL && size < 1000);
    /* [load] */
    bastide_refusal refusal;
    if (bastide_game_load_snapshot(bytes, size, NULL, 0, NULL, &refusal, &loaded) != BASTIDE_OK) {
        puts(refusal.text); /* any bytes may come: a sentence says why they are no snapshot */
        return 1;
    }
    /* [load] */
    bastide_game_get_hash(loaded, &other);
    REQUIRE(other == now);
    REQUIRE(bastide_game_list_events(loaded, BASTIDE_VIEW_FULL, 0, NULL, 0) == 0); /* its log begins anew ... */
    REQUIRE(bastide_game_list_score_lines(loaded, 0, NULL, 0) ==                   /* ... but for the account */
            bastide_game_list_score_lines(game, 0, NULL, 0));
    bytes[size / 2] ^= 1;
    REQUIRE(bastide_game_restore_snapshot(loaded, bytes, size, &refusal) == BASTIDE_E_FORMAT);
    free(bytes);

    again = replay(game);
    REQUIRE(again != NULL && shown == bastide_game_list_history(game, BASTIDE_VIEW_FULL, 0, NULL, 0) && shown > 20);
    bastide_game_get_hash(again, &other);
    REQUIRE(other == now);

    bastide_game_get_event_range(game, &first, &seen);
    REQUIRE(bastide_game_undo_last(game, NULL) == BASTIDE_OK);
    REQUIRE(bastide_game_list_events(game, BASTIDE_VIEW_FULL, seen, &event, 1) == 1 && event.kind == BASTIDE_EVENT_UNDONE);
    REQUIRE(bastide_game_list_events(game, BASTIDE_VIEW_FULL, seen - 1, &event, 1) == 2 && event.undone);
    for (bastide_decision decision; undo(game, 0) == BASTIDE_OK;) {
        bastide_game_get_decision(game, &decision);
        REQUIRE(decision.seat == 0);
    }
    bastide_game_get_hash(game, &now);
    REQUIRE(now == start);
    REQUIRE(bastide_game_list_score_lines(game, 0, NULL, 0) == 0);
    bastide_game_destroy(again);
    bastide_game_destroy(loaded);
    bastide_game_destroy(game);
    return 0;
}
