/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include "clock.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif

uint64_t BASTIDE_CALL microseconds(void* user)
{
#ifdef _WIN32
    LARGE_INTEGER now, second;
    (void)user;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&second);
    return (uint64_t)(now.QuadPart / second.QuadPart) * 1000000 + (uint64_t)(now.QuadPart % second.QuadPart * 1000000 / second.QuadPart);
#else
    struct timespec now;
    (void)user;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
#endif
}
