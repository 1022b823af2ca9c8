// SPDX-License-Identifier: MIT
// BASTIDE_ASSERT checks an invariant or precondition inside the library, in debug and test builds only; elsewhere it compiles to
// nothing. It never checks input of the host: the C interface does that and returns a status.
#pragma once

#if defined(BASTIDE_CHECKS)
#include <stdio.h>
#include <stdlib.h>
#define BASTIDE_ASSERT(what)                                                                      \
    do {                                                                                          \
        if (!(what)) {                                                                            \
            fprintf(stderr, "%s:%d: failed check: %s\n", __FILE__, __LINE__, #what); /* NOLINT */ \
            abort();                                                                              \
        }                                                                                         \
    } while (0)
#else
#define BASTIDE_ASSERT(what) ((void)0)
#endif
