/* SPDX-License-Identifier: MIT
 *
 * The teller: a game told from its events, one line a turn. It pulls what is new from bastide_game_list_events() and never
 * looks at the position, so it tells a game that is being played and one that was loaded from a script in the same way.
 * From the game it asks only what never changes: names of tiles, kinds of features, texts of rules.
 *
 *     struct teller teller;
 *     teller_begin(&teller, game, stdout);
 *     ... bastide_game_apply(game, ...); teller_turns(&teller, game); ...      as often as you like
 *     teller_final(&teller, game); teller_winners(&teller);                    when the game is over
 */
#ifndef EXAMPLES_TELL_H
#define EXAMPLES_TELL_H

#include <stdio.h>

#include "bastide.h"
#include "words.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { TELLER_FEATURES = 24, TELLER_PIECES = 256, TELLER_TILES = 8 };

/* What happened to one feature during a turn. */
struct teller_feature {
    int32_t id, kind;
    int32_t x, y; /* its first cell */
    int32_t tiles, pennants;
    int32_t rule, cities; /* for a score that no completion explains */
    int32_t points[BASTIDE_SEATS_MAX];
    int32_t home[BASTIDE_SEATS_MAX];
    int32_t piece;   /* the kind of the pieces that went home; 0 when they were of several kinds */
    int32_t farmers; /* whether they stood in a field */
};

/* Plain data: copy it to remember a moment, copy it back to return there. */
struct teller {
    FILE* out;
    uint64_t next;   /* the first event not told yet */
    int show_scores; /* set to 1 to add the scores to every turn that changed them */
    int over;        /* the final scoring has begun; teller_final() tells it */
    uint32_t winners;
    int32_t seats;
    int32_t scores[BASTIDE_SEATS_MAX];
    /* The turn being gathered. */
    int32_t turn, seat;
    int32_t changed;
    int scoring;    /* the line tells of scores already */
    int building;   /* a piece was put on a tower, and nothing has happened since */
    int exchanging; /* the first of two prisoners was told */
    int32_t ransom;
    int32_t away[TELLER_TILES], away_count; /* tiles that fitted nowhere, not told yet */
    int away_to_bag;
    struct saying line;
    struct teller_feature features[TELLER_FEATURES];
    int32_t feature_count;
    /* Where the pieces stand, as far as the events tell: before the final scoring it is the board, after it still is. */
    bastide_piece pieces[TELLER_PIECES];
    int32_t piece_count;
};

/* `out` NULL: hears the game without telling it, to learn where the pieces stand. */
void teller_begin(struct teller* teller, const bastide_game* game, FILE* out);

/* Tells every turn that has ended since the last call, up to the final scoring. Answers 0 or a negative status. */
bastide_status teller_turns(struct teller* teller, const bastide_game* game);

/* Tells what has happened so far in a turn that is still going on, for a game that is left in its middle. */
void teller_leave(struct teller* teller, const bastide_game* game);

/* Tells the final scoring line by line. Answers 0 or a negative status. */
bastide_status teller_final(struct teller* teller, const bastide_game* game);

/* Who won, once the final scoring was told. */
void teller_winners(const struct teller* teller);

/* What became of one feature, behind a "; " if it is not the first: "road of 4 tiles completed: Red +4, follower home". */
void teller_say_feature(struct saying* line, const bastide_game* game, const struct teller_feature* feature);

/* The table of scores as the game keeps it, with supplies and prisoners. */
void teller_scores(const bastide_game* game, FILE* out);

#ifdef __cplusplus
}
#endif

#endif
