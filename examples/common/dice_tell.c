/* SPDX-License-Identifier: MIT
 *
 * See dice_tell.h. Kinds of events that this file does not know are told by the names that the library has for them.
 */
#include "dice_tell.h"

#include <string.h>

#include "words.h"

enum { EVENTS_AT_ONCE = 64, FACES = 6 };

void dice_teller_begin(struct dice_teller* teller, const bastide_game* game, FILE* out)
{
    bastide_config config;
    bastide_dice turn;
    uint64_t next = 0;
    memset(teller, 0, sizeof *teller);
    config.struct_size = (uint32_t)sizeof config;
    turn.struct_size = (uint32_t)sizeof turn;
    if (bastide_game_get_config(game, &config) == BASTIDE_OK) teller->seats = config.seats;
    if (bastide_dice_get(game, &turn) == BASTIDE_OK) memcpy(teller->sides, turn.sides, sizeof teller->sides);
    bastide_game_event_range(game, &teller->next, &next);
    teller->out = out;
}

void dice_tell_faces(FILE* out, int32_t packed)
{
    int32_t face;
    int first = 1;
    for (face = 0; face < FACES; ++face) {
        const int count = packed >> (4 * face) & 15;
        struct saying name;
        if (count == 0) continue;
        words_clear(&name);
        words_say_name(&name, BASTIDE_LIST_FACE, face);
        fprintf(out, "%s%d %s%s", first ? "" : ", ", count, name.text, count == 1 ? "" : "s");
        first = 0;
    }
    if (first) fputs("nothing", out);
}

void dice_teller_pause(struct dice_teller* teller)
{
    if (teller->in_line) fputc('\n', teller->out);
    teller->in_line = 0;
}

static void begin_word(struct dice_teller* teller)
{
    fputs(teller->in_line ? ", " : "      ", teller->out);
    teller->in_line = 1;
}

/* "EW" of a die as it lies. */
static void tell_sides(FILE* out, int32_t sides)
{
    int32_t side;
    for (side = 0; side < 4; ++side)
        if (sides >> side & 1) fputc("NESW"[side], out);
}

static void hear_turn(struct dice_teller* teller, const bastide_event* event)
{
    dice_teller_pause(teller);
    teller->turn = event->arg[0];
    teller->seat = event->seat;
    teller->doubled = event->arg[2];
    teller->count = 0;
    fprintf(teller->out, "%3d %s, %d dice%s\n", (int)event->arg[0], words_seat(event->seat), (int)event->arg[1],
            event->arg[2] ? ", points count double" : "");
}

static void hear_rolled(struct dice_teller* teller, const bastide_event* event)
{
    dice_teller_pause(teller);
    fprintf(teller->out, "    roll %d: ", (int)event->arg[2]);
    dice_tell_faces(teller->out, event->arg[0]);
    fputc('\n', teller->out);
}

static void hear_built(struct dice_teller* teller, const bastide_event* event)
{
    struct saying name;
    struct dice_cell die;
    die.x = event->x;
    die.y = event->y;
    die.sides = dice_board_turned(teller->sides[event->tile], event->rotation);
    if (teller->count < DICE_MAX) teller->built[teller->count++] = die;
    begin_word(teller);
    words_clear(&name);
    words_say_name(&name, BASTIDE_LIST_FACE, event->tile);
    fprintf(teller->out, "%s ", name.text);
    tell_sides(teller->out, die.sides);
    fprintf(teller->out, " on (%d,%d)", (int)event->x, (int)event->y);
}

static void draw_city(struct dice_teller* teller)
{
    dice_teller_pause(teller);
    dice_board_print(teller->out, teller->built, teller->count, 6);
}

static void tell_scores(const struct dice_teller* teller)
{
    int32_t seat;
    for (seat = 0; seat < teller->seats; ++seat)
        fprintf(teller->out, "%s%s %d", seat == 0 ? "  [" : ", ", words_seat(seat), (int)teller->scores[seat]);
    fputs("]\n\n", teller->out);
}

static void hear_scored(struct dice_teller* teller, const bastide_event* event)
{
    draw_city(teller);
    if (event->seat >= 0 && event->seat < BASTIDE_SEATS_MAX) teller->scores[event->seat] += event->points;
    if (event->arg[2] == 0)
        fputs("    no closed city, no points", teller->out);
    else if (event->arg[1] == 1)
        fprintf(teller->out, "    closed city of %d dice: %d", (int)event->arg[2], (int)event->points);
    else
        fprintf(teller->out, "    closed city of %d dice: %d x %d = %d", (int)event->arg[2], (int)event->arg[0],
                (int)event->arg[1], (int)event->points);
    tell_scores(teller);
}

static void hear(struct dice_teller* teller, const bastide_event* event)
{
    struct saying name;
    switch (event->kind) {
        case BASTIDE_EVENT_TURN: hear_turn(teller, event); break;
        case BASTIDE_EVENT_ROLLED: hear_rolled(teller, event); break;
        case BASTIDE_EVENT_PASSED:
            begin_word(teller);
            fprintf(teller->out, "%d passed on", (int)event->arg[0]);
            break;
        case BASTIDE_EVENT_BUILT: hear_built(teller, event); break;
        case BASTIDE_EVENT_COLLECTED:
            begin_word(teller);
            fprintf(teller->out, "a knight aside");
            break;
        case BASTIDE_EVENT_SCORED: hear_scored(teller, event); break;
        case BASTIDE_EVENT_KEPT:
            draw_city(teller);
            fputs("    keeps a knight and scores nothing", teller->out);
            tell_scores(teller);
            break;
        case BASTIDE_EVENT_ENDED:
            dice_teller_pause(teller);
            teller->over = 1;
            teller->winners = (uint32_t)event->arg[0];
            break;
        default:
            begin_word(teller);
            words_clear(&name);
            words_say_name(&name, BASTIDE_LIST_EVENT, event->kind);
            fputs(name.text, teller->out);
            break;
    }
}

bastide_status dice_teller_go(struct dice_teller* teller, const bastide_game* game)
{
    bastide_event events[EVENTS_AT_ONCE];
    int32_t i, left, here;
    do {
        left = bastide_game_list_events(game, teller->next, events, EVENTS_AT_ONCE);
        if (left < 0) return left;
        here = left < EVENTS_AT_ONCE ? left : EVENTS_AT_ONCE;
        for (i = 0; i < here; ++i) {
            hear(teller, &events[i]);
            teller->next = events[i].seq + 1;
        }
    } while (left > here);
    return BASTIDE_OK;
}

void dice_teller_end(struct dice_teller* teller, const bastide_game* game)
{
    struct saying names;
    bastide_seat seat;
    int32_t i, best = 0;
    dice_teller_pause(teller);
    fputs("The scores\n\n", teller->out);
    seat.struct_size = (uint32_t)sizeof seat;
    for (i = 0; bastide_game_get_seat(game, i, &seat) == BASTIDE_OK; ++i) {
        fprintf(teller->out, "    %-6s %4d\n", words_seat(i), (int)seat.score);
        if (teller->winners >> i & 1u) best = seat.score;
    }
    if (!teller->over) return;
    words_clear(&names);
    words_say_seats(&names, teller->winners);
    fprintf(teller->out, "\n%s win%s with %d points.\n", names.text, teller->winners & (teller->winners - 1) ? "" : "s",
            (int)best);
}
