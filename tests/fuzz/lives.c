/* SPDX-License-Identifier: MIT */
#include "lives.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_PUTS = 512 };

/* A game without choices, as one byte says. */
static bastide_game* plain_game(uint8_t head)
{
    Bytes in;
    bastide_game* game;
    in.at = &head;
    in.left = 1;
    game = any_game(&in);
    PROMISE(game != NULL);
    return game;
}

static bastide_game* clone_of(const bastide_game* game)
{
    bastide_game* copy = NULL;
    PROMISE(bastide_game_clone(game, BASTIDE_VIEW_FULL, 0, memory(), &copy) == BASTIDE_OK && copy != NULL);
    return copy;
}

/* ---- clones and copies: equal, and on their own ---- */

static bastide_game* as_clone(bastide_game* game, Bytes* in)
{
    bastide_game* copy = clone_of(game);
    Mark before;
    PROMISE(is_equal(game, copy));
    before = mark_of(game);
    play_on(copy, in, 3);
    PROMISE(is_unchanged(&before, game));
    bastide_game_destroy(game);
    return copy;
}

static int keeps_as_much(const bastide_game* game, const bastide_config* as)
{
    const bastide_config config = config_of(game);
    const uint32_t differ = config.flags ^ as->flags;
    return (differ & BASTIDE_CONFIG_FLAG_NO_HISTORY) == 0 && config.event_capacity == as->event_capacity;
}

/* Copied over a game of any other kind, whose handle keeps what it kept, or over a clone that went on. */
static bastide_game* as_copy(bastide_game* game, Bytes* in)
{
    const Mark before = mark_of(game);
    bastide_game* other = take8(in) % 2 ? plain_game(take8(in)) : clone_of(game);
    const bastide_config handle = config_of(other);
    play_on(other, in, 3);
    PROMISE(bastide_game_copy(other, game, BASTIDE_VIEW_FULL, take8(in) % 2 ? BASTIDE_CLONE_FLAG_LOG : 0) == BASTIDE_OK);
    PROMISE(keeps_as_much(other, &handle) && hash_of(other) == hash_of(game) && is_unchanged(&before, game));
    PROMISE(!keeps_as_much(game, &handle) || is_equal(game, other));
    play_on(other, in, 2);
    PROMISE(is_unchanged(&before, game));
    bastide_game_destroy(game);
    return other;
}

/* A restarted game is what its clone becomes by the same seed. */
static bastide_game* restarted(bastide_game* game, Bytes* in)
{
    const uint64_t seed = take8(in);
    bastide_game* copy = clone_of(game);
    PROMISE(bastide_game_restart(game, seed) == BASTIDE_OK);
    PROMISE(bastide_game_restart(copy, seed) == BASTIDE_OK);
    PROMISE(is_equal(game, copy));
    bastide_game_destroy(copy);
    return game;
}

/* ---- views ---- */

static int32_t any_viewer(const bastide_game* game, Bytes* in)
{
    const int32_t which = take_below(in, 2 + seats_of(game));
    return which == 0 ? BASTIDE_VIEW_FULL : which == 1 ? BASTIDE_VIEW_PUBLIC : which - 2;
}

/* Continues as a viewer's game; restored, copied and cloned it equals the loaded game. */
static bastide_game* as_viewer(bastide_game* game, Bytes* in)
{
    const Sets sets = host_sets();
    const int32_t viewer = any_viewer(game, in);
    bastide_game* loaded = NULL;
    bastide_game* copy = NULL;
    int32_t size;
    uint8_t* bytes = snapshot_of(game, viewer, &size);
    if (bytes == NULL) return game;
    PROMISE(bastide_game_load_snapshot(bytes, size, sets.all, sets.count, memory(), NULL, &loaded) == BASTIDE_OK);
    PROMISE(hash_of(loaded) == hash_of(game));
    PROMISE(bastide_game_clone(game, viewer, take8(in) % 2 ? BASTIDE_CLONE_FLAG_LOG : 0, memory(), &copy) == BASTIDE_OK);
    PROMISE(hash_of(copy) == hash_of(game));
    PROMISE(bastide_game_copy(copy, game, viewer, 0) == BASTIDE_OK);
    PROMISE(hash_of(copy) == hash_of(game));
    PROMISE(bastide_game_restore_snapshot(copy, bytes, size, NULL) == BASTIDE_OK); /* and still shares the rules */
    PROMISE(hash_of(copy) == hash_of(game));
    look_at_all(copy);
    bastide_game_destroy(copy);
    PROMISE(bastide_game_restore_snapshot(game, bytes, size, NULL) == BASTIDE_OK);
    PROMISE(hash_of(loaded) == hash_of(game));
    free(bytes);
    bastide_game_destroy(game);
    look_at_all(loaded);
    return loaded;
}

/* ---- back and again ---- */

static int32_t actions_of(const bastide_game* game) { return bastide_game_list_history(game, BASTIDE_VIEW_FULL, 0, NULL, 0); }

/* Undone and done again, a game is what it was. The library repeats by itself what it did by itself: draws and falls of a seeded
 * game, and showing a tile that it knows. It may have more score lines than before: those of actions whose events were no
 * longer retained. */
/* The last action of a seat is the one that undo_last undoes. */
static void undo_last(const bastide_game* game, const bastide_action* done, int32_t count)
{
    bastide_game* twin = clone_of(game);
    while (count > 0 && done[count - 1].seat < 0) --count;
    PROMISE(bastide_game_undo_last(twin, NULL) == (count > 0 ? BASTIDE_OK : BASTIDE_E_ABSENT));
    if (count > 0) PROMISE(actions_of(twin) == count - 1);
    bastide_game_destroy(twin);
}

static void undo(bastide_game* game, Bytes* in)
{
    const int32_t count = actions_of(game);
    const int32_t first = take_below(in, count < 0 ? 4 : count + 1);
    const Mark before = mark_of(game);
    bastide_action* done;
    Mark now;
    int32_t i;
    if (count < 0) {
        PROMISE(bastide_game_undo(game, first, NULL) < 0 && is_unchanged(&before, game));
        PROMISE(bastide_game_undo_last(game, NULL) < 0 && is_unchanged(&before, game));
        return;
    }
    done = new_array((size_t)count, sizeof *done);
    PROMISE(bastide_game_list_history(game, BASTIDE_VIEW_FULL, 0, done, count) == count);
    undo_last(game, done, count);
    PROMISE(bastide_game_undo(game, count + 1, NULL) == BASTIDE_E_ABSENT && is_unchanged(&before, game));
    PROMISE(bastide_game_undo(game, first, NULL) == BASTIDE_OK);
    look_at_all(game);
    i = actions_of(game);
    PROMISE(i >= first && i <= count);
    for (; i < count; ++i)
        if (actions_of(game) <= i) PROMISE(bastide_game_apply(game, &done[i], NULL) == BASTIDE_OK);
    now = mark_of(game);
    PROMISE(now.hash == before.hash && now.kept == before.kept && now.size >= before.size);
    free(done);
}

/* A seat leaves. */
static void resign(bastide_game* game, Bytes* in)
{
    bastide_action leaving[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ACTION_RESIGN, leaving, BASTIDE_SEATS_MAX);
    int32_t seat;
    bastide_seat after;
    PROMISE(count >= 0 && count <= BASTIDE_SEATS_MAX);
    if (count == 0) return;
    seat = take_below(in, count);
    PROMISE(bastide_game_apply(game, &leaving[seat], NULL) == BASTIDE_OK);
    PROMISE(bastide_game_get_seat(game, leaving[seat].seat, &after) == BASTIDE_OK && after.state == BASTIDE_SEAT_STATE_RESIGNED);
    PROMISE(bastide_game_check(game, &leaving[seat], NULL) == BASTIDE_E_ILLEGAL);
    PROMISE(bastide_game_count_actions(game, BASTIDE_ACTION_RESIGN) == (is_over(game) ? 0 : count - 1));
}

/* ---- positions ---- */

/* The position of a game; the number of entries, or -1 when it cannot be listed or has too many. */
static int32_t position_of(const bastide_game* game, bastide_position* head, bastide_put* puts)
{
    int32_t count;
    memset(head, 0, sizeof *head);
    count = bastide_game_list_position(game, head, puts, MOST_PUTS);
    PROMISE(count >= 0 || count == BASTIDE_E_STATE || count == BASTIDE_E_ABSENT);
    return count > MOST_PUTS ? -1 : count;
}

int begin_here(bastide_game* game)
{
    bastide_put puts[MOST_PUTS];
    bastide_position head;
    const int32_t count = position_of(game, &head, puts);
    if (count < 0) return 0;
    PROMISE(bastide_game_check_position(game, &head, puts, count, NULL, 0) == 0);
    PROMISE(bastide_game_set_position(game, &head, puts, count, NULL) == BASTIDE_OK);
    return 1;
}

/* ---- many games at once ---- */

/* One action on a game and its clone, and then on one game that stands there twice. */
static void act_together(bastide_game* game, Bytes* in)
{
    bastide_game* games[2];
    bastide_action actions[2];
    bastide_status statuses[2];
    const int32_t count = bastide_game_count_actions(game, BASTIDE_ANY);
    int32_t done;
    if (count <= 0) return;
    PROMISE(bastide_game_get_action(game, BASTIDE_ANY, take_below(in, count), &actions[0]) == BASTIDE_OK);
    actions[1] = actions[0];
    games[0] = game;
    games[1] = clone_of(game);
    PROMISE(bastide_games_apply(games, 2, actions, statuses) == 2);
    PROMISE(statuses[0] == BASTIDE_OK && statuses[1] == BASTIDE_OK && is_equal(games[0], games[1]));
    bastide_game_destroy(games[1]);
    games[1] = game;
    actions[take_below(in, 2)].kind = take_number(in);
    done = bastide_games_apply(games, 2, actions, statuses);
    PROMISE(done == BASTIDE_E_ARGUMENT || done == (statuses[0] == BASTIDE_OK) + (statuses[1] == BASTIDE_OK));
}

/* Clones played by one word of chance, one after the other, are played alike. */
static void play_out(const bastide_game* game, Bytes* in)
{
    bastide_game* clones[2];
    uint64_t words[2];
    const int32_t most = 1 + take_below(in, 100);
    int i;
    words[0] = words[1] = take64(in);
    for (i = 0; i < 2; ++i) {
        clones[i] = clone_of(game);
        PROMISE(bastide_games_play_out(&clones[i], 1, most, &words[i]) == is_over(clones[i]));
    }
    PROMISE(words[0] == words[1] && is_equal(clones[0], clones[1]));
    PROMISE(bastide_games_play_out(clones, 2, 5, words) == is_over(clones[0]) + is_over(clones[1]));
    for (i = 0; i < 2; ++i) bastide_game_destroy(clones[i]);
}

/* ---- too little memory ---- */

static bastide_status set_own_table(bastide_game* game)
{
    bastide_put puts[MOST_PUTS];
    bastide_position head;
    const int32_t count = position_of(game, &head, puts);
    return count < 0 ? BASTIDE_OK : bastide_game_set_position(game, &head, puts, count, NULL);
}

static bastide_status check_own_table(bastide_game* game)
{
    bastide_put puts[MOST_PUTS];
    bastide_position head;
    const int32_t count = position_of(game, &head, puts);
    return count < 0 ? BASTIDE_OK : bastide_game_check_position(game, &head, puts, count, NULL, 0);
}

static bastide_status load_anew(const bastide_game* game, bastide_game** out, int as_text)
{
    const Sets sets = host_sets();
    int32_t size;
    void* kept = as_text ? (void*)script_of(game, BASTIDE_VIEW_FULL, &size) : snapshot_of(game, BASTIDE_VIEW_FULL, &size);
    bastide_status status = BASTIDE_OK;
    if (kept != NULL)
        status = as_text ? bastide_game_load_script(kept, size, sets.all, sets.count, memory(), NULL, out)
                         : bastide_game_load_snapshot(kept, size, sets.all, sets.count, memory(), NULL, out);
    free(kept);
    return status;
}

static bastide_status restore_from(bastide_game* game, const bastide_game* from)
{
    int32_t size;
    uint8_t* bytes = snapshot_of(from, BASTIDE_VIEW_FULL, &size);
    const bastide_status status = bytes == NULL ? BASTIDE_OK : bastide_game_restore_snapshot(game, bytes, size, NULL);
    free(bytes);
    return status;
}

/* Whatever needs memory while only some calls are served: it is done, or nothing was. */
static void with_little_memory(bastide_game* game, Bytes* in)
{
    const int32_t calls = take_below(in, 5);
    const int32_t what = take_below(in, 7);
    bastide_game* other = plain_game(take8(in));
    bastide_game* made = NULL;
    const Mark before = mark_of(game);
    const int32_t out = memory_out();
    bastide_status status;
    serve_memory(calls);
    switch (what) {
        case 0: status = bastide_game_clone(game, any_viewer(game, in), 0, memory(), &made); break;
        case 1: status = bastide_game_copy(game, other, BASTIDE_VIEW_FULL, 0); break;
        case 2: status = restore_from(game, other); break;
        case 3: status = set_own_table(game); break;
        case 4: status = check_own_table(game); break;
        default: status = load_anew(game, &made, what == 5); break;
    }
    serve_memory(-1);
    PROMISE(status == BASTIDE_OK || status == BASTIDE_E_MEMORY || (what == 0 && status == BASTIDE_E_STATE) ||
            (what == 2 && status == BASTIDE_E_FORMAT && is_dice(game))); /* which knows no tile sets */
    PROMISE(status == BASTIDE_OK || (made == NULL && memory_out() == out && is_unchanged(&before, game)));
    bastide_game_destroy(made);
    bastide_game_destroy(other);
}

bastide_game* live_on(bastide_game* game, Bytes* in)
{
    switch (take_below(in, 11)) {
        case 0: return as_clone(game, in);
        case 1: return as_copy(game, in);
        case 2: return restarted(game, in);
        case 3: return as_viewer(game, in);
        case 4: begin_here(game); return game;
        case 5: act_together(game, in); return game;
        case 6: play_out(game, in); return game;
        case 7:
        case 8: undo(game, in); return game;
        case 9: resign(game, in); return game;
        default: with_little_memory(game, in); return game;
    }
}
