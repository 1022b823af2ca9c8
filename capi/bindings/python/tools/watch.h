/* SPDX-License-Identifier: MIT
 *
 * The clock of a player that thinks for Python, compiled into the extension module. A call runs without the lock of the interpreter,
 * so signals wait until it returns. This clock lets Python look for them from time to time, and ends the call after one that raised.
 */
#include <stdint.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif

typedef struct bastide_python_watch {
    uint64_t asked;         /* when Python looked last */
    int32_t asks;           /* whether this thread is the one that handles signals */
    int32_t is_interrupted; /* a handler raised: the time of the call is over */
} bastide_python_watch;

static int32_t bastide_python_ask(void); /* in players.py; 0, or 1 after a handler that raised */

static uint64_t bastide_python_microseconds(void)
{
#ifdef _WIN32
    LARGE_INTEGER now, second;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&second);
    return (uint64_t)(now.QuadPart / second.QuadPart) * 1000000 + (uint64_t)(now.QuadPart % second.QuadPart * 1000000 / second.QuadPart);
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
#endif
}

/* Python looks every 20 ms: looking costs the lock of the interpreter, for which other threads may wait. */
static uint64_t bastide_python_clock(void* user)
{
    const uint64_t every = 20000, for_ever = (uint64_t)1 << 50;
    bastide_python_watch* const watch = (bastide_python_watch*)user;
    const uint64_t now = bastide_python_microseconds();
    if (watch->asked == 0) watch->asked = now; /* the call begins */
    if (watch->asks && !watch->is_interrupted && now - watch->asked >= every) {
        watch->is_interrupted = bastide_python_ask();
        watch->asked = bastide_python_microseconds();
    }
    return watch->is_interrupted ? now + for_ever : now;
}
