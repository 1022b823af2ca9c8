// SPDX-License-Identifier: MIT
// Sets of bits in a word. What the processor may lack is spelled out, so that nothing is called for it.
#pragma once

#include <bit>

#include "ground/flat.hpp"

namespace bastide {

/// Eight bytes as a word, the first one lowest.
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

constexpr u32 count_bits(u64 word) noexcept
{
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<u32>((word * 0x0101010101010101u) >> 56);
}

/// The lower halves of eight bytes side by side.
constexpr u64 gather_half_bytes(u64 word) noexcept
{
    word = (word | word >> 4) & 0x00FF00FF00FF00FFu;
    word = (word | word >> 8) & 0x0000FFFF0000FFFFu;
    return (word | word >> 16) & 0xFFFFFFFFu;
}

/// Calls `visit(number of the bit)` for each bit that is set, from the lowest on.
template <class Visit>
void for_each_bit(u64 word, Visit&& visit) noexcept
{
    for (; word != 0; word &= word - 1) visit(static_cast<u32>(std::countr_zero(word)));
}

static_assert(count_bits(0xF00000000000F0F1u) == 13 && gather_half_bytes(0x0807060504030201u) == 0x87654321u);

}  // namespace bastide
