/* SPDX-License-Identifier: MIT
 *
 * Prints a game from its events, in the library's own sentences. It reads new events from bastide_game_list_events(), so it
 * prints a game that is being played in the same way as one that was loaded from a script, and dice games like tile games.
 *
 *     struct event_printer printer;
 *     event_printer_begin(&printer, game, &language, stdout);
 *     ... bastide_game_apply(game, ...); event_printer_print_turns(&printer, game); ...      as often as you like, undo included
 *     event_printer_print_final(&printer, game);                                             when the game is over
 */
#ifndef EXAMPLES_EVENT_PRINTER_H
#define EXAMPLES_EVENT_PRINTER_H

#include <stdio.h>

#include "bastide.h"
#include "dice_board.h"
#include "language.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { EVENT_PRINTER_PIECES = 512 }; /* more pieces than any game has */

struct event_printer {
    FILE* out;
    const struct language* language;
    uint64_t next;                    /* the first event not printed yet */
    int over;                         /* the final scoring has begun; event_printer_print_final() prints it */
    struct dice_cell built[DICE_MAX]; /* of a dice game: the city of this turn */
    int32_t count;
};

/* The language must outlive the printer. */
void event_printer_begin(struct event_printer* printer, const bastide_game* game, const struct language* language, FILE* out);

/* Prints the events since the last call, up to the final scoring. Returns 0 or a negative status. */
bastide_status event_printer_print_turns(struct event_printer* printer, const bastide_game* game);

/* Prints the final scoring and the winners. Returns 0 or a negative status. */
bastide_status event_printer_print_final(struct event_printer* printer, const bastide_game* game);

/* Whether an event says more than the events around it; the others are not printed. */
int event_printer_tells(const bastide_event* event);

/* The sentence of an event; of a score line with the score after it: "Red gets 4 points for a road of 4 tiles. [23]". `out` has
 * LANGUAGE_LINE bytes. Returns 0 when there is none. */
int event_printer_sentence(const struct language* language, const bastide_game* game, const bastide_event* event, char* out);

/* The seats by rank: the score, in brackets what it would be if the game ended now, and what it has. */
void event_printer_print_scores(const struct event_printer* printer, const bastide_game* game);

/* All pieces where they are or, when the game is over, where they stood before the final scoring. Returns how many were written.
 */
int32_t event_printer_list_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
