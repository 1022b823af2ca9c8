/* SPDX-License-Identifier: MIT
 * Games for the targets: made, played and marked as the bytes choose. */
#ifndef BASTIDE_TESTS_FUZZ_GAMES_H
#define BASTIDE_TESTS_FUZZ_GAMES_H

#include "promise.h"

/* ---- Tile sets of a host ---- */

typedef struct Sets {
    const bastide_tileset* const* all;
    int32_t count;
} Sets;
/* The ones that any game of the targets may be made with. They are never ended. */
Sets host_sets(void);
/* None at all. */
Sets no_sets(void);

/* ---- Options ---- */

const bastide_option_def* option_defs(int32_t* count);
/* A value from the whole range of an option. */
int32_t any_value(Bytes* in, const bastide_option_def* def);

/* ---- Games ---- */

uint64_t hash_of(const bastide_game* game);

/* Whether a status is in the header and does not report an internal fault. */
int is_known(int32_t status);

enum { KEEPS_NO_HISTORY = 64 }; /* the bit for it in the first byte of a game */

/* A game of any boxes, host sets, pieces and options, mostly one that can be made; NULL when it cannot. */
bastide_game* any_game(Bytes* in);
/* The same with a config from random bytes, after a number of actions. It records a history. */
bastide_game* seed_game(uint64_t seed, int32_t actions);
int32_t seats_of(const bastide_game* game);
int is_over(const bastide_game* game);
int is_dice(const bastide_game* game);
bastide_config config_of(const bastide_game* game);

/* What must not change when a call fails. */
typedef struct Mark {
    uint64_t hash;
    uint64_t first_event;
    uint64_t next_event;
    uint64_t bytes; /* a number over the whole snapshot */
    uint64_t kept;  /* and one over its parts but for the score lines, which are those of retained events */
    int32_t size;
} Mark;
Mark mark_of(const bastide_game* game);
int is_unchanged(const Mark* before, const bastide_game* game);
/* Whether two games are equal but for the events they still have. */
int is_equal(const bastide_game* one, const bastide_game* other);

/* Applies legal actions that the bytes choose, at most `most`, as records and as codes, for every seat and nature. */
void play_on(bastide_game* game, Bytes* in, int32_t most);

/* The whole script or snapshot of a game; *size is its length. The caller frees it. */
uint8_t* snapshot_of(const bastide_game* game, int32_t viewer, int32_t* size);
char* script_of(const bastide_game* game, int32_t viewer, int32_t* size);

#endif
