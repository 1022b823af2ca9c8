// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once in plain C++, for any compiler: no calls, and no branches that mispredict. Defines the results
// of simd16_vector.hpp.
#pragma once

#include "common/bits.hpp"

namespace bastide::scalar {

/// Loads eight bytes as a little-endian word.
inline u64 word_of(const u8* bytes) noexcept
{
    u64 word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, bytes, sizeof word);
    } else {
        for (int i = 0; i < 8; ++i) word |= static_cast<u64>(bytes[i]) << (8 * i);
    }
    return word;
}

struct Sixteen {
    u64 words[2];
};

/// Compares each of four bytes with sixteen masked patterns. Bit 4i + k of the result: (byte k & mask[i]) == want[i].
inline u64 match_under_masks(u32 four, const u8* mask, const u8* want) noexcept
{
    u8 fours[16] = {};
    for (u32 k = 0; k < 4; ++k) {
        const u8 byte = static_cast<u8>(four >> (8 * k));
        for (u32 i = 0; i < 16; ++i)  // fixed length and no branch, so that compilers vectorize it
            fours[i] = static_cast<u8>(fours[i] | ((byte & mask[i]) == want[i] ? 1u : 0u) << k);
    }
    return pack_low_halves(word_of(fours)) | u64{pack_low_halves(word_of(fours + 8))} << 32;
}

/// Compares eight pairs of 16-bit numbers, one pair per word, with `pair`. Bit i of the result: the i-th pair differs from it, by
/// at most 1 in each number.
inline u32 find_beside(const u32* eight, u32 pair) noexcept
{
    u32 found = 0;
    for (u32 i = 0; i < 8; ++i) {
        const u32 low = ((eight[i] - pair + 1) & 0xFFFF) <= 2;
        const u32 high = (((eight[i] >> 16) - (pair >> 16) + 1) & 0xFFFF) <= 2;
        found |= (low & high & (eight[i] != pair)) << i;
    }
    return found;
}

/// How many of sixteen ascending signed numbers are less than `number`. All are compared, because the branches of a search
/// mispredict, which costs more.
inline u32 count_below(const u32* sixteen, u32 number) noexcept
{
    u32 count = 0;
    // The conditional expression is a workaround: GCC 12 for aarch64 at -O3 miscompiles a sum of comparison results here.
    for (u32 i = 0; i < 16; ++i) count += static_cast<i32>(sixteen[i]) < static_cast<i32>(number) ? 1u : 0u;
    return count;
}

/// How many of the sums of the first one, two, ... of `size` numbers are at most `most`. Reads up to a multiple of eight numbers;
/// the sum of all that it reads is below 2^15, and that of the first `size` is greater than `most`.
inline u32 count_sums_up_to(const u16* numbers, u32 size, u32 most) noexcept
{
    u32 count = 0;
    u32 sum = 0;
    for (u32 i = 0; i < size; ++i) {
        sum += numbers[i];
        count += sum <= most;
    }
    return count;
}

}  // namespace bastide::scalar
