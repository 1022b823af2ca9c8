// SPDX-License-Identifier: MIT
// Sets of bits and small numbers in a word. What the processor may lack is spelled out, so that nothing is called for it.
#pragma once

#include <bit>

#include "ground/flat.hpp"

namespace bastide {

constexpr u32 count_bits(u64 word) noexcept
{
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<u32>((word * 0x0101010101010101u) >> 56);
}

/// Of eight bytes the lower four bits side by side.
constexpr u32 pack_low_halves(u64 word) noexcept
{
    word &= 0x0F0F0F0F0F0F0F0Fu;
    word = (word | word >> 4) & 0x00FF00FF00FF00FFu;
    word = (word | word >> 8) & 0x0000FFFF0000FFFFu;
    return static_cast<u32>(word | word >> 16);
}

/// The word without so many of its lowest ones.
constexpr u64 without_lowest_bits(u64 word, u32 count) noexcept
{
    for (; count > 0; --count) word &= word - 1;
    return word;
}

/// A set of ids, cleared no further than the greatest of them.
class IdSet {
public:
    explicit IdSet(u32 most) noexcept
    {
        for (u32 i = 0; i <= most / 64; ++i) bits_[i] = 0;
    }

    bool holds(u16 id) const noexcept { return (bits_[id / 64] >> (id % 64)) & 1; }

    /// 1 when it is new.
    u32 add(u16 id) noexcept
    {
        u64& word = bits_[id / 64];
        const u64 bit = u64{1} << (id % 64);
        const u32 is_new = (word & bit) == 0;
        word |= bit;
        return is_new;
    }

private:
    u64 bits_[0x10000 / 64];
};

/// Calls `visit(number of the bit)` for each bit that is set, from the lowest on.
template <class Visit>
void for_each_bit(u64 word, Visit&& visit) noexcept
{
    for (; word != 0; word &= word - 1) visit(static_cast<u32>(std::countr_zero(word)));
}

static_assert(count_bits(0xF00000000000F0F1u) == 13 && pack_low_halves(0xF8F7F6F5F4F3F2F1u) == 0x87654321u);

}  // namespace bastide
