/* SPDX-License-Identifier: MIT
 * A game of any config, and bytes that choose what is done with it: legal actions, actions made up, codes, all that
 * may befall a game. What is refused leaves no trace; what is judged is done. */
#include <stdlib.h>
#include <string.h>

#include "lives.h"

enum { LONGEST = 400 }; /* bytes enough for a game to its end, and a run is over soon */

static bastide_action any_action(Bytes* in)
{
    bastide_action action;
    memset(&action, 0, sizeof action);
    action.kind = take_number(in);
    action.seat = take_number(in);
    action.tile = take_number(in);
    action.x = take_number(in);
    action.y = take_number(in);
    action.rotation = take_number(in);
    action.spot = take_below(in, 8);
    action.segment = take_number(in);
    action.piece_kind = take_number(in);
    action.piece = take_number(in);
    action.other_seat = take_number(in);
    action.points = take_number(in);
    action.faces = (uint32_t)take_number(in);
    action.cause = take_number(in);
    action.origin = take_below(in, 5) - 1;
    action.spare[take_below(in, sizeof action.spare / sizeof action.spare[0])] = take8(in) > 250;
    action.span = take_below(in, 9) - 1;
    return action;
}

/* A legal action with one field changed: the refusals that lie next to what is allowed. */
static bastide_action almost_legal(const bastide_game* game, Bytes* in)
{
    bastide_action list[64];
    int32_t* field;
    const int32_t count = bastide_game_list_actions(game, BASTIDE_ANY, list, 64);
    PROMISE(count >= 0);
    if (count == 0) return any_action(in);
    field = &list[0].kind;
    list[0] = list[take_below(in, count < 64 ? count : 64)];
    switch (take_below(in, 14)) {
        case 0: break;
        case 1: field = &list[0].seat; break;
        case 2: field = &list[0].tile; break;
        case 3: field = &list[0].x; break;
        case 4: field = &list[0].y; break;
        case 5: field = &list[0].rotation; break;
        case 6: field = &list[0].segment; break;
        case 7: field = &list[0].piece; break;
        case 8: field = &list[0].piece_kind; break;
        case 9: field = &list[0].spot; break;
        case 10: field = &list[0].other_seat; break;
        case 11: field = &list[0].origin; break;
        case 12: field = &list[0].cause; break;
        default: field = &list[0].points; break;
    }
    *field = take_number(in);
    return list[0];
}

/* check and apply say the same, and a refusal changes nothing. */
static void try_action(bastide_game* game, const bastide_action* action)
{
    const Mark before = mark_of(game);
    bastide_refusal judged;
    bastide_refusal done;
    char sentence[256];
    const bastide_status status = bastide_game_check(game, action, &judged);
    PROMISE(judged.status == status);
    PROMISE(status == BASTIDE_OK || status == BASTIDE_E_ILLEGAL || status == BASTIDE_E_ARGUMENT || status == BASTIDE_E_VERSION);
    PROMISE(bastide_game_apply(game, action, &done) == status);
    PROMISE(memcmp(&judged, &done, sizeof done) == 0);
    if (status == BASTIDE_OK) return;
    PROMISE(is_unchanged(&before, game));
    PROMISE(judged.reason != 0 && (judged.text[0] == '\0') == (status == BASTIDE_E_ILLEGAL));
    PROMISE(bastide_refusal_text(game, NULL, action, &judged, sentence, sizeof sentence) > 0);
}

/* Any number as a code: what it means can be said as a code again, and is judged as the action is. */
static void try_code(bastide_game* game, uint64_t code)
{
    const Mark before = mark_of(game);
    bastide_action action;
    bastide_refusal refusal;
    uint64_t again = 0;
    const bastide_status status = bastide_action_decode(code, &action);
    bastide_status judged;
    PROMISE(status == BASTIDE_OK || status == BASTIDE_E_FORMAT);
    if (status == BASTIDE_OK) PROMISE(bastide_action_encode(&action, &again) == BASTIDE_OK && again == code);
    judged = status == BASTIDE_OK ? bastide_game_check(game, &action, NULL) : status;
    PROMISE(bastide_game_apply_code(game, code, &refusal) == judged && refusal.status == judged);
    PROMISE(judged == BASTIDE_OK || is_unchanged(&before, game));
}

static void read_line(const bastide_game* game, Bytes* in)
{
    char line[24];
    bastide_action action;
    bastide_refusal error;
    bastide_status status;
    int32_t i;
    for (i = 0; i < (int32_t)sizeof line; ++i) line[i] = (char)take8(in);
    memset(&error, 0, sizeof error);
    status = bastide_action_parse(game, line, (int32_t)sizeof line, &error, &action);
    PROMISE(status == BASTIDE_OK || (status == BASTIDE_E_FORMAT && error.column >= 1 && error.text[0] != '\0'));
}

void target_run(const uint8_t* data, size_t size)
{
    Bytes in;
    bastide_game* game;
    bastide_action action;
    in.at = data;
    in.left = size < LONGEST ? size : LONGEST;
    game = any_game(&in);
    while (game != NULL && in.left > 0) {
        const uint8_t what = take8(&in);
        if (what < 192)
            play_on(game, &in, 1 + what % 8);
        else if (what < 220) {
            action = almost_legal(game, &in);
            try_action(game, &action);
        } else if (what < 228) {
            action = any_action(&in);
            try_action(game, &action);
        } else if (what < 230)
            try_code(game, take64(&in) >> take8(&in) % 64);
        else if (what < 250)
            game = live_on(game, &in);
        else if (what == 250)
            look_at_all(game);
        else if (what == 251)
            keep_and_return(game, host_sets());
        else
            read_line(game, &in);
    }
    if (game != NULL) {
        look_at_all(game);
        keep_and_return(game, host_sets());
    }
    bastide_game_destroy(game);
}

size_t target_seed(uint32_t n, uint8_t* out, size_t cap)
{
    const size_t size = 24 + (size_t)n * (LONGEST - 24) / 64;
    if (n >= 64 || size > cap) return 0;
    fill_with_chance(n + 300, out, size);
    out[0] = (uint8_t)(n * 37); /* every head: game, chance, seats */
    return size;
}
