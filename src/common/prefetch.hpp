// SPDX-License-Identifier: MIT
// Hints that some bytes are read soon, so that the processor fetches them into its cache while it does other work.
#pragma once

#include "common/enums.hpp"

// GCC takes a function that does nothing but fetch for one without effect and leaves out its calls, unless it is inlined first.
// Compilers without the builtin fetch nothing.
#if defined(__GNUC__)
#define BASTIDE_FETCH_INLINE __attribute__((always_inline)) inline
#define BASTIDE_FETCH(at) __builtin_prefetch(at)
#else
#define BASTIDE_FETCH_INLINE inline
#define BASTIDE_FETCH(at) (void)(at)
#endif

namespace bastide {

/// The bytes that most processors fetch at once. Only speed depends on it.
inline constexpr u32 kFetchedAtOnce = 64;

/// Fetches `kLines` lines from an address on. They need not belong to anything.
template <u32 kLines>
BASTIDE_FETCH_INLINE void fetch_lines(const u8* from) noexcept
{
    for (u32 i = 0; i < kLines; ++i) BASTIDE_FETCH(from + i * kFetchedAtOnce);
}

}  // namespace bastide
