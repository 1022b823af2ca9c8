// SPDX-License-Identifier: MIT
// Promises inside the library. They are checked in debug and test builds and cost nothing elsewhere; a host's mistake is never
// answered here but at the C face, with a status.
#pragma once

#if defined(BASTIDE_CHECKS)
#include <stdio.h>
#include <stdlib.h>
#define BASTIDE_ASSERT(what)                                                                        \
    do {                                                                                            \
        if (!(what)) {                                                                              \
            fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #what); /* NOLINT */ \
            abort();                                                                                \
        }                                                                                           \
    } while (0)
#else
#define BASTIDE_ASSERT(what) ((void)0)
#endif
