// SPDX-License-Identifier: MIT
// Sets of bits in a word. What the processor may lack is spelled out, so that nothing is called for it.
#pragma once

#include <bit>

#include "ground/flat.hpp"

#if defined(__SSE2__) || defined(_M_X64)
#define BASTIDE_SSE2 1
#include <emmintrin.h>
#else
#define BASTIDE_SSE2 0
#endif

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

/// The sum of four halves of words, below 65536, whatever the order of their bytes.
inline u32 sum_of_four(const u16* halves) noexcept
{
    u64 word = 0;
    std::memcpy(&word, halves, sizeof word);
    return static_cast<u32>((word * 0x0001000100010001u) >> 48);
}

constexpr u32 count_bits(u64 word) noexcept
{
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<u32>((word * 0x0101010101010101u) >> 56);
}

/// The lowest bits of eight bytes side by side.
constexpr u32 gather_lowest_bits(u64 word) noexcept
{
    return static_cast<u32>(((word & 0x0101010101010101u) * 0x0102040810204080u) >> 56);
}

/// The lowest bits of four lanes of sixteen bits side by side.
constexpr u32 gather_lanes(u64 word) noexcept
{
    return static_cast<u32>(((word & 0x0001000100010001u) * 0x0001000200040008u) >> 48) & 0xF;
}

/// Bits 16k + i go to 4i + k: four lanes of sixteen bits are dealt out in turn. Each step swaps two bits of all the bits'
/// numbers.
constexpr u64 deal_lanes(u64 word) noexcept
{
    const auto swap = [&](u64 upper, u32 apart) {
        const u64 unlike = (word ^ word >> apart) & upper;
        word ^= unlike | unlike << apart;
    };
    swap(0x0000AAAA0000AAAAu, 15);
    swap(0x0000F0F00000F0F0u, 12);
    swap(0x00000000CCCCCCCCu, 30);
    swap(0x00000000FF00FF00u, 24);
    return word;
}

/// The word without so many of its lowest ones.
constexpr u64 without_lowest_bits(u64 word, u32 count) noexcept
{
    for (; count > 0; --count) word &= word - 1;
    return word;
}

/// Bit 16k + i: byte k of `four` under the i-th of sixteen masks is the i-th of sixteen wanted bytes. No branch and a fixed
/// length, so that compilers make vector operations of it.
inline u64 matching_bytes_anywhere(u32 four, const u8* mask, const u8* want) noexcept
{
    u64 all = 0;
    for (u32 k = 0; k < 4; ++k) {
        const u8 byte = static_cast<u8>(four >> (8 * k));
        u8 matches[16];
        for (u32 i = 0; i < 16; ++i) matches[i] = (byte & mask[i]) == want[i] ? 1 : 0;
        const u32 lane = gather_lowest_bits(word_of(matches)) | gather_lowest_bits(word_of(matches + 8)) << 8;
        all |= static_cast<u64>(lane) << (16 * k);
    }
    return all;
}

#if BASTIDE_SSE2
/// The same where every processor has 16 bytes at once: some 25 instructions instead of 120.
inline u64 matching_bytes(u32 four, const u8* mask, const u8* want) noexcept
{
    const __m128i masks = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
    const __m128i wants = _mm_loadu_si128(reinterpret_cast<const __m128i*>(want));
    const __m128i bytes = _mm_cvtsi32_si128(static_cast<int>(four));
    const __m128i twice = _mm_unpacklo_epi8(bytes, bytes);
    const __m128i each = _mm_unpacklo_epi16(twice, twice);  // each byte four times
    const auto lane = [&](__m128i byte) {
        return static_cast<u64>(static_cast<u32>(_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_and_si128(byte, masks), wants))));
    };
    return lane(_mm_shuffle_epi32(each, 0x00)) | lane(_mm_shuffle_epi32(each, 0x55)) << 16 |
           lane(_mm_shuffle_epi32(each, 0xAA)) << 32 | lane(_mm_shuffle_epi32(each, 0xFF)) << 48;
}
#else
inline u64 matching_bytes(u32 four, const u8* mask, const u8* want) noexcept { return matching_bytes_anywhere(four, mask, want); }
#endif

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

static_assert(count_bits(0xF00000000000F0F1u) == 13 && deal_lanes(u64{1} << (16 * 2 + 5)) == u64{1} << (4 * 5 + 2));

}  // namespace bastide
