/* SPDX-License-Identifier: MIT
 *
 * Saving and loading, replaying, undoing.
 */
#include <string.h>

#include "bastide.h"
#include "require.h"

/* [save] */
/* The bytes of a game, to be freed by the caller. Small: some bytes for each action. */
static uint8_t* save(const bastide_game* game, int32_t* size)
{
    uint8_t* bytes;
    *size = bastide_game_snapshot(game, BASTIDE_VIEW_FULL, NULL, 0);
    bytes = *size > 0 ? malloc((size_t)*size) : NULL;
    if (bytes) bastide_game_snapshot(game, BASTIDE_VIEW_FULL, bytes, *size);
    return bytes;
}
/* [save] */

/* [undo] */
enum { UNDO_MAX = 256 };
typedef struct past {
    bastide_game* games[UNDO_MAX];
    int count;
} past;

/* Keeps a clone from before the action. */
static bastide_status do_it(bastide_game* game, const bastide_action* action, past* before)
{
    bastide_game* copy;
    bastide_status status = bastide_game_clone(game, NULL, &copy);
    if (status != BASTIDE_OK) return status;
    status = bastide_game_apply(game, action, NULL);
    if (status == BASTIDE_OK && before->count < UNDO_MAX)
        before->games[before->count++] = copy;
    else
        bastide_game_destroy(copy);
    return status;
}

/* The game as it was before the last action; the one given is ended. The log of a clone begins empty, so whoever follows events
 * goes on from `seen`, the number of its next one. */
static bastide_game* undo(bastide_game* game, past* before, uint64_t* seen)
{
    uint64_t first;
    if (before->count == 0) return game;
    bastide_game_destroy(game);
    game = before->games[--before->count];
    bastide_game_event_range(game, &first, seen);
    return game;
}
/* [undo] */

static int shown;

/* [replay] */
/* Plays a saved game again, action by action, from its script. */
static void replay(const bastide_game* old)
{
    bastide_action action;
    bastide_game* game;
    const int32_t length = bastide_game_write_script(old, BASTIDE_VIEW_FULL, NULL, 0);
    char* script = malloc((size_t)length + 1);
    bastide_game_write_script(old, BASTIDE_VIEW_FULL, script, length + 1);
    char* line = strstr(script, "\n\n") + 2; /* the config ends at the empty line */
    bastide_game_load_script(script, (int32_t)(line - script), NULL, 0, NULL, NULL, &game);
    for (; *line; line = strchr(line, '\n') + 1) {
        bastide_action_parse(game, line, (int32_t)(strchr(line, '\n') - line), NULL, &action);
        bastide_game_apply(game, &action, NULL);
        ++shown; /* show it here */
    }
    bastide_game_destroy(game);
    free(script);
}
/* [replay] */

int main(void)
{
    bastide_config config;
    bastide_game* game;
    bastide_game* loaded;
    bastide_action action;
    past before = {{NULL}, 0};
    uint64_t start, now;
    int32_t size;
    bastide_config_init(&config, sizeof config);
    REQUIRE(bastide_game_create(&config, NULL, 0, NULL, 0, NULL, NULL, &game) == BASTIDE_OK);
    bastide_game_hash(game, &start);
    for (int i = 0; i < 20; ++i) {
        REQUIRE(bastide_game_list_actions(game, BASTIDE_ACTION_ANY, &action, 1) > 0);
        REQUIRE(do_it(game, &action, &before) == BASTIDE_OK);
    }

    uint8_t* bytes = save(game, &size);
    REQUIRE(bytes != NULL && size < 400);
    /* [load] */
    bastide_error error = {.struct_size = sizeof error};
    if (bastide_game_load(bytes, size, NULL, 0, NULL, &error, &loaded) != BASTIDE_OK) {
        puts(error.text); /* any bytes may be given: what is no snapshot is refused with a sentence */
        return 1;
    }
    /* [load] */
    uint64_t one, two;
    bastide_game_hash(game, &one);
    bastide_game_hash(loaded, &two);
    REQUIRE(one == two);
    bytes[size / 2] ^= 1;
    REQUIRE(bastide_game_restore(loaded, bytes, size, &error) == BASTIDE_E_FORMAT);
    free(bytes);

    replay(game);
    REQUIRE(shown == 20);
    uint64_t seen, next;
    bastide_event event;
    game = undo(game, &before, &seen);
    REQUIRE(seen > 0 && bastide_game_list_events(game, 0, NULL, 0) == BASTIDE_E_ABSENT); /* what the log held is gone */
    REQUIRE(bastide_game_list_score_lines(game, 0, NULL, 0) == BASTIDE_E_ABSENT);
    REQUIRE(bastide_game_list_events(game, seen, &event, 1) == 0);
    REQUIRE(bastide_game_list_actions(game, BASTIDE_ACTION_ANY, &action, 1) > 0);
    REQUIRE(do_it(game, &action, &before) == BASTIDE_OK);
    REQUIRE(bastide_game_list_events(game, seen, &event, 1) > 0 && event.seq == seen); /* the numbers go on */
    while (before.count > 0) game = undo(game, &before, &next);
    bastide_game_hash(game, &now);
    REQUIRE(now == start);
    bastide_game_destroy(loaded);
    bastide_game_destroy(game);
    return 0;
}
