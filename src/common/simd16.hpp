// SPDX-License-Identifier: MIT
// Operations on sixteen bytes or numbers at once: in vector registers where every processor of the target has them, else in plain
// C++.
#pragma once

#include "common/simd16_scalar.hpp"
#include "common/simd16_vector.hpp"

namespace bastide {

// BASTIDE_SCALAR selects the scalar kernel on every target, so that tests can run it there.
#if BASTIDE_HAS_VECTORS && !defined(BASTIDE_SCALAR)
namespace kernel = vector;
#else
namespace kernel = scalar;
#endif
using kernel::count_below;
using kernel::count_sums_up_to;
using kernel::find_beside;
using kernel::match_under_masks;
using kernel::Sixteen;

/// count_sums_up_to() reads its numbers in groups of this size.
inline constexpr u32 kCountsAtOnce = 8;

/// Loads and stores sixteen bytes, unaligned.
inline Sixteen load_sixteen(const void* from) noexcept
{
    Sixteen bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}
inline void store_sixteen(void* to, const Sixteen& bytes) noexcept { std::memcpy(to, &bytes, sizeof bytes); }

}  // namespace bastide
