/* SPDX-License-Identifier: MIT
 *
 * The teller: a game told from its events, in the library's own sentences. It pulls what is new from bastide_game_list_events(),
 * so it tells a game that is being played and one that was loaded from a script in the same way, tiles and dice alike.
 *
 *     struct teller teller;
 *     teller_begin(&teller, game, stdout);
 *     ... bastide_game_apply(game, ...); teller_turns(&teller, game); ...      as often as you like, undo included
 *     teller_final(&teller, game);                                             when the game is over
 */
#ifndef EXAMPLES_TELL_H
#define EXAMPLES_TELL_H

#include <stdio.h>

#include "bastide.h"
#include "dice_board.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { TELL_PIECES = 512 }; /* more pieces than any game has */

struct teller {
    FILE* out;
    uint64_t next;                    /* the first event not printed yet */
    int over;                         /* the final scoring has begun; teller_final() prints it */
    struct dice_cell built[DICE_MAX]; /* of a dice game: the city of this turn */
    int32_t count;
};

void teller_begin(struct teller* teller, const bastide_game* game, FILE* out);

/* Prints what has happened since the last call, up to the final scoring. Returns 0 or a negative status. */
bastide_status teller_turns(struct teller* teller, const bastide_game* game);

/* Prints the final scoring and the winners. Returns 0 or a negative status. */
bastide_status teller_final(struct teller* teller, const bastide_game* game);

/* The seats by rank, with scores, supplies and prisoners. */
void teller_scores(const bastide_game* game, FILE* out);

/* All pieces where they are or, when the game is over, where they stood before the final scoring. Returns how many were written.
 */
int32_t teller_pieces(const bastide_game* game, bastide_piece* out, int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
