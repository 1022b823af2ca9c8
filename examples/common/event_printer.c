/* SPDX-License-Identifier: MIT
 *
 * See event_printer.h. The sentences come from the library. This file chooses the events that are printed, and draws cities of
 * dice.
 */
#include "event_printer.h"

#include <string.h>

enum { EVENTS_AT_ONCE = 64, SENTENCE = 400 };

void event_printer_begin(struct event_printer* printer, const bastide_game* game, const struct language* language, FILE* out)
{
    uint64_t next;
    memset(printer, 0, sizeof *printer);
    bastide_game_get_event_range(game, &printer->next, &next);
    printer->language = language;
    printer->out = out;
}

/* ---- Dice ---- */

static void build(struct event_printer* printer, const bastide_game* game, const bastide_event* event)
{
    int32_t sides[DICE_FACES];
    struct dice_cell* die = &printer->built[printer->count];
    if (printer->count == DICE_MAX || !dice_board_faces(game, sides)) return;
    die->x = event->x;
    die->y = event->y;
    die->sides = dice_board_turned(sides[event->tile], event->rotation);
    ++printer->count;
}

/* The city is drawn before it is scored, or before the seat gives up scoring it. */
static void follow_dice(struct event_printer* printer, const bastide_game* game, const bastide_event* event)
{
    const int ends = event->reward == BASTIDE_REWARD_DICE_CITY || event->cause == BASTIDE_CAUSE_DICE_KEPT;
    if (event->kind == BASTIDE_EVENT_TURN_BEGAN) printer->count = 0;
    if (event->kind == BASTIDE_EVENT_PLACED && event->piece >= 0) build(printer, game, event);
    if (event->kind == BASTIDE_EVENT_UNDONE) printer->count = dice_board_cells(game, printer->built);
    if (ends) dice_board_print(printer->out, printer->built, printer->count, 6);
}

/* ---- One event ---- */

/* The placing implies the draw, the next action a pass, and the score lines imply the scoring. */
int event_printer_tells(const bastide_event* event)
{
    switch (event->kind) {
        case BASTIDE_EVENT_DREW: return event->seat < 0; /* laid open for all; what a seat draws its next action shows */
        case BASTIDE_EVENT_PASSED:
        case BASTIDE_EVENT_TURN_ENDED: return 0;
        case BASTIDE_EVENT_SCORING: return event->seats == 0 && event->feature >= 0;
        default: return !event->undone;
    }
}

int event_printer_sentence(const struct language* language, const bastide_game* game, const bastide_event* event, char* out)
{
    char text[SENTENCE];
    bastide_score_line line;
    out[0] = '\0';
    if (event->kind != BASTIDE_EVENT_SCORED) return bastide_event_text(game, language->texts, event, out, LANGUAGE_LINE) > 0;
    if (bastide_game_list_score_lines(game, event->seq, &line, 1) < 1 || line.seq != event->seq) return 0;
    bastide_score_line_text(game, language->texts, &line, text, SENTENCE);
    return snprintf(out, LANGUAGE_LINE, "%s [%d]", text, (int)line.total) > 0;
}

static void print_event(struct event_printer* printer, const bastide_game* game, const bastide_event* event)
{
    char text[LANGUAGE_LINE];
    follow_dice(printer, game, event);
    if (!event_printer_tells(event) || !event_printer_sentence(printer->language, game, event, text)) return;
    fprintf(printer->out, "%s%s\n", event->kind == BASTIDE_EVENT_TURN_BEGAN ? "" : "    ", text);
}

static int ends_the_turns(const bastide_event* event)
{
    return !event->undone && (event->kind == BASTIDE_EVENT_FINAL || event->kind == BASTIDE_EVENT_ENDED);
}

static bastide_status print_events(struct event_printer* printer, const bastide_game* game, int to_the_end)
{
    bastide_event events[EVENTS_AT_ONCE];
    int32_t i, left, here;
    do {
        left = bastide_game_list_events(game, BASTIDE_VIEW_FULL, printer->next, events, EVENTS_AT_ONCE);
        if (left < 0) return left;
        here = left < EVENTS_AT_ONCE ? left : EVENTS_AT_ONCE;
        for (i = 0; i < here; ++i) {
            printer->over = printer->over || ends_the_turns(&events[i]);
            if (printer->over && !to_the_end) return BASTIDE_OK;
            print_event(printer, game, &events[i]);
            printer->next = events[i].seq + 1;
        }
    } while (left > here);
    return BASTIDE_OK;
}

bastide_status event_printer_print_turns(struct event_printer* printer, const bastide_game* game)
{
    return print_events(printer, game, 0);
}

bastide_status event_printer_print_final(struct event_printer* printer, const bastide_game* game)
{
    return print_events(printer, game, 1);
}

/* ---- The end ---- */

void event_printer_print_scores(const struct event_printer* printer, const bastide_game* game)
{
    bastide_standing standing[BASTIDE_SEATS_MAX];
    const int32_t count = bastide_game_list_standing(game, standing, BASTIDE_SEATS_MAX);
    char supply[LANGUAGE_LINE];
    int32_t i;
    for (i = 0; i < count; ++i) {
        const char* name = printer->language->seats[standing[i].seat];
        fprintf(printer->out, "    %d. %s: %d", (int)standing[i].rank, name, (int)standing[i].score);
        if (standing[i].final_score != standing[i].score) fprintf(printer->out, " (%d)", (int)standing[i].final_score);
        language_supply(printer->language, game, standing[i].seat, supply, LANGUAGE_LINE);
        fprintf(printer->out, supply[0] ? "; %s\n" : "%s\n", supply);
    }
}

int32_t event_printer_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap)
{
    const int32_t all = bastide_game_list_pieces(game, out, cap);
    const int32_t count = all < cap ? all : cap;
    bastide_event event;
    uint64_t next = 0;
    while (bastide_game_list_events(game, BASTIDE_VIEW_FULL, next, &event, 1) > 0) {
        next = event.seq + 1;
        if (event.kind != BASTIDE_EVENT_MOVED || event.cause != BASTIDE_CAUSE_FINAL || event.undone) continue;
        if (event.piece < 0 || event.piece >= count) continue;
        out[event.piece].spot = event.from_spot;
        out[event.piece].x = event.from_x;
        out[event.piece].y = event.from_y;
        out[event.piece].segment = event.from_segment;
        out[event.piece].feature = event.from_feature;
    }
    return count > 0 ? count : 0;
}
