/* SPDX-License-Identifier: MIT
 *
 * The part of tell.h that tells how a game ends: the final scoring line by line, the scores, the winners.
 */
#include "tell.h"

enum { EVENTS_AT_ONCE = 64 };

static void say_final_line(const struct teller* teller, const bastide_event* event)
{
    char text[WORDS_MAX] = "";
    if (bastide_rule_text(event->rule, text, (int32_t)sizeof text) < 0) snprintf(text, sizeof text, "rule %d", (int)event->rule);
    fprintf(teller->out, "    %-6s %-44s %3d x %d = %3d   at (%d,%d)\n", words_seat(event->seat), text, (int)event->arg[0],
            (int)event->arg[1], (int)event->points, (int)event->x, (int)event->y);
}

static void hear_final(struct teller* teller, const bastide_event* event)
{
    if (event->kind == BASTIDE_EVENT_SCORED && event->seat >= 0 && event->seat < BASTIDE_SEATS_MAX) {
        say_final_line(teller, event);
        teller->scores[event->seat] += event->points;
    }
    if (event->kind == BASTIDE_EVENT_ENDED) teller->winners = (uint32_t)event->arg[0];
}

bastide_status teller_final(struct teller* teller, const bastide_game* game)
{
    bastide_event events[EVENTS_AT_ONCE];
    int32_t i, left, here;
    if (!teller->over) return BASTIDE_E_STATE;
    do {
        left = bastide_game_list_events(game, teller->next, events, EVENTS_AT_ONCE);
        if (left < 0) return left;
        here = left < EVENTS_AT_ONCE ? left : EVENTS_AT_ONCE;
        for (i = 0; i < here; ++i) {
            hear_final(teller, &events[i]);
            teller->next = events[i].seq + 1;
        }
    } while (left > here);
    return BASTIDE_OK;
}

void teller_winners(const struct teller* teller)
{
    struct saying names;
    int32_t seat, best = 0;
    for (seat = 0; seat < teller->seats; ++seat)
        if (teller->winners >> seat & 1u) best = teller->scores[seat];
    words_clear(&names);
    words_say_seats(&names, teller->winners);
    fprintf(teller->out, "%s win%s with %d points.\n", names.text, teller->winners & (teller->winners - 1) ? "" : "s", (int)best);
}

void teller_scores(const bastide_game* game, FILE* out)
{
    bastide_seat seat;
    struct saying line;
    int32_t i;
    seat.struct_size = (uint32_t)sizeof seat;
    for (i = 0; bastide_game_get_seat(game, i, &seat) == BASTIDE_OK; ++i) {
        words_clear(&line);
        words_say(&line, "%4d points, marker on space %2d after %d lap%s; in the supply: ", (int)seat.score, (int)seat.space,
                  (int)seat.laps, words_several(seat.laps));
        words_say_supply(&line, game, i);
        fprintf(out, "    %-6s %s\n", words_seat(i), line.text);
        words_clear(&line);
        words_say_prisoners(&line, game, i);
        if (line.length > 0) fprintf(out, "           holds captive: %s\n", line.text);
    }
}
