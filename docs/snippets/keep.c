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

/* Keeps a copy before the action; a copy takes about a microsecond. */
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

/* The game as it was before the last action; the one given is ended. */
static bastide_game* undo(bastide_game* game, past* before)
{
    if (before->count == 0) return game;
    bastide_game_destroy(game);
    return before->games[--before->count];
}
/* [undo] */

static int seen;

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
        ++seen; /* show it here */
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
    REQUIRE(seen == 20);
    while (before.count > 0) game = undo(game, &before);
    bastide_game_hash(game, &now);
    REQUIRE(now == start);
    bastide_game_destroy(loaded);
    bastide_game_destroy(game);
    return 0;
}
