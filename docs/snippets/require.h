/* SPDX-License-Identifier: MIT
 *
 * What every snippet of the pages shares: it ends with a sentence and code 1 when something is not as its page says.
 */
#ifndef BASTIDE_SNIPPETS_REQUIRE_H
#define BASTIDE_SNIPPETS_REQUIRE_H

#include <stdio.h>
#include <stdlib.h>

#define REQUIRE(what) ((what) ? (void)0 : (fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what), exit(1)))

#endif
