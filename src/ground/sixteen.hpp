// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once, in vector registers where every processor of a kind has them.
#pragma once

#include "ground/sixteen_portable.hpp"

// BASTIDE_PORTABLE leaves the vector registers alone: what runs on other processors is tested on this one with it.
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

/// Sixteen bytes that are moved at once.
inline Sixteen load_sixteen(const void* from) noexcept
{
    Sixteen bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}
inline void store_sixteen(void* to, const Sixteen& bytes) noexcept { std::memcpy(to, &bytes, sizeof bytes); }

}  // namespace bastide
