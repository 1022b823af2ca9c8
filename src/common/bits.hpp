// SPDX-License-Identifier: MIT
// Bit sets and small numbers packed in a word. The population count is written out, because on processors without an instruction
// for it the compiler would call a function of its runtime library.
#pragma once

#include <bit>

#include "common/flat.hpp"

namespace bastide {

constexpr u32 count_bits(u64 word) noexcept
{
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<u32>((word * 0x0101010101010101u) >> 56);
}

/// Packs the lower four bits of each of eight bytes into 32 bits, in the same order.
constexpr u32 pack_low_halves(u64 word) noexcept
{
    word &= 0x0F0F0F0F0F0F0F0Fu;
    word = (word | word >> 4) & 0x00FF00FF00FF00FFu;
    word = (word | word >> 8) & 0x0000FFFF0000FFFFu;
    return static_cast<u32>(word | word >> 16);
}

/// The index of the k-th set bit, from 0: select(k). The word has more than k set bits. The byte is found without a branch, from
/// the sums of bits up to each byte, because which one it is is unpredictable; in it there are few bits to skip.
constexpr u32 select_bit(u64 word, u32 k) noexcept
{
    constexpr u64 kOnes = 0x0101010101010101u;
    u64 sums = word - ((word >> 1) & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * kOnes;
    const u64 is_beyond = ((sums | kOnes << 7) - (k + 1) * kOnes) & kOnes << 7;  // of each byte, in its highest bit: sum > k
    const u32 from = static_cast<u32>(std::countr_zero(is_beyond)) - 7;
    u32 byte = static_cast<u32>(word >> from);
    for (k -= static_cast<u32>(sums << 8 >> from) & 0xFF; k > 0; --k) byte &= byte - 1;
    return from + static_cast<u32>(std::countr_zero(byte));
}

/// A set of ids from 0 to `most`. The constructor clears only the words up to `most`, because clearing all 8 KiB costs more than
/// most uses.
class IdSet {
public:
    explicit IdSet(u32 most) noexcept
    {
        for (u32 i = 0; i <= most / 64; ++i) bits_[i] = 0;
    }

    bool holds(u16 id) const noexcept { return (bits_[id / 64] >> (id % 64)) & 1; }

    /// Adds an id; returns 1 if it was not in the set, else 0.
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

/// Calls `visit(index)` for each set bit, the lowest first.
template <class Visit>
void for_each_bit(u64 word, Visit&& visit) noexcept
{
    for (; word != 0; word &= word - 1) visit(static_cast<u32>(std::countr_zero(word)));
}

static_assert(count_bits(0xF00000000000F0F1u) == 13 && pack_low_halves(0xF8F7F6F5F4F3F2F1u) == 0x87654321u);

}  // namespace bastide
