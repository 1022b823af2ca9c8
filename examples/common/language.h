/* SPDX-License-Identifier: MIT
 *
 * The language in which a program speaks, and the few words that no sentence of the library holds: the name of a seat by itself,
 * a supply.
 */
#ifndef EXAMPLES_LANGUAGE_H
#define EXAMPLES_LANGUAGE_H

#include "bastide.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { LANGUAGE_SEAT = 64, LANGUAGE_LINE = 1024 };

struct language {
    bastide_texts* texts; /* NULL: English */
    char seats[BASTIDE_SEATS_MAX][LANGUAGE_SEAT];
};

/* Loads a language. `name` is that of a file of texts, such as czech, or a path with a dot or a slash; NULL is English.
 * Files are found in share/bastide/texts beside the folder of `program` (argv[0]), else in the sources. Returns 0 after a
 * complaint on stderr, else 1. */
int language_load(struct language* language, const char* program, const char* name);
void language_free(struct language* language);

/* A word of a vocabulary; empty for an unknown number. */
void language_word(const struct language* language, int32_t vocabulary, int32_t number, char* out, int32_t cap);

/* The supply of a seat, the pieces of nobody that it holds, its hand and its prisoners: "follower x 5, wagon, king, D x 2 [Blue:
 * mayor]". It needs no plural of any language. */
void language_supply(const struct language* language, const bastide_game* game, int32_t seat, char* out, int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
