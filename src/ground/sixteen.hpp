// SPDX-License-Identifier: MIT
// Operations on sixteen bytes or numbers at once: SSE2 where every processor of the target has it, else portable code.
#pragma once

#include "ground/sixteen_portable.hpp"

// BASTIDE_PORTABLE selects the portable code on x86 too, so that tests can run it there.
#if (defined(__SSE2__) || defined(_M_X64)) && !defined(BASTIDE_PORTABLE)
#define BASTIDE_SSE2 1
#include "ground/sixteen_sse2.hpp"
#else
#define BASTIDE_SSE2 0
#endif

namespace bastide {

#if BASTIDE_SSE2
using sse2::count_below;
using sse2::find_beside;
using sse2::match_under_masks;
using Sixteen = __m128i;
#else
using portable::count_below;
using portable::find_beside;
using portable::match_under_masks;
struct Sixteen {
    u64 words[2];
};
#endif

/// Loads and stores sixteen bytes, unaligned.
inline Sixteen load_sixteen(const void* from) noexcept
{
    Sixteen bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}
inline void store_sixteen(void* to, const Sixteen& bytes) noexcept { std::memcpy(to, &bytes, sizeof bytes); }

}  // namespace bastide
