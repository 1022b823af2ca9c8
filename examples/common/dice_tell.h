/* SPDX-License-Identifier: MIT
 *
 * The teller of dice games: each turn from its events, with the city it built as a drawing. Like the teller of tile games it
 * looks at no position, so it tells a game that is being played and one that was loaded from a script in the same way.
 *
 *     struct dice_teller teller;
 *     dice_teller_begin(&teller, game, stdout);
 *     ... bastide_game_apply(game, ...); dice_teller_go(&teller, game); ...      as often as you like
 *     dice_teller_end(&teller, game);
 */
#ifndef EXAMPLES_DICE_TELL_H
#define EXAMPLES_DICE_TELL_H

#include <stdio.h>

#include "bastide.h"
#include "dice_board.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Plain data: copy it to remember a moment, copy it back to return there. */
struct dice_teller {
    FILE* out;
    uint64_t next; /* the first event not told yet */
    int32_t seats;
    int32_t sides[6];
    int32_t scores[BASTIDE_SEATS_MAX];
    uint32_t winners;
    int over;
    /* The turn being told. */
    int32_t turn, seat, doubled;
    int in_line; /* a line has been begun */
    struct dice_cell built[DICE_MAX];
    int32_t count;
};

void dice_teller_begin(struct dice_teller* teller, const bastide_game* game, FILE* out);

/* Tells all that has happened since the last call. Answers 0 or a negative status. */
bastide_status dice_teller_go(struct dice_teller* teller, const bastide_game* game);

/* Ends a line that is still going on, where something else is about to be printed. */
void dice_teller_pause(struct dice_teller* teller);

/* The scores, and who won when the game is over. */
void dice_teller_end(struct dice_teller* teller, const bastide_game* game);

/* "2 caps, 1 knight" for dice packed as in the events and actions of the library. */
void dice_tell_faces(FILE* out, int32_t packed);

#ifdef __cplusplus
}
#endif

#endif
