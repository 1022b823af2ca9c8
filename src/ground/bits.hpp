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

/// The lower halves of eight bytes side by side.
constexpr u64 gather_half_bytes(u64 word) noexcept
{
    word = (word | word >> 4) & 0x00FF00FF00FF00FFu;
    word = (word | word >> 8) & 0x0000FFFF0000FFFFu;
    return (word | word >> 16) & 0xFFFFFFFFu;
}

/// The word without so many of its lowest ones.
constexpr u64 without_lowest_bits(u64 word, u32 count) noexcept
{
    for (; count > 0; --count) word &= word - 1;
    return word;
}

/// Bit 4i + k: byte k of `four` under the i-th of sixteen masks is the i-th of sixteen wanted bytes. No branch and a fixed
/// length, so that compilers make vector operations of it.
inline u64 matching_bytes_anywhere(u32 four, const u8* mask, const u8* want) noexcept
{
    const u8 byte[4] = {static_cast<u8>(four), static_cast<u8>(four >> 8), static_cast<u8>(four >> 16),
                        static_cast<u8>(four >> 24)};
    u8 matches[16];
    for (u32 i = 0; i < 16; ++i) {
        const int first = (byte[0] & mask[i]) == want[i] ? 1 : 0;
        const int second = (byte[1] & mask[i]) == want[i] ? 2 : 0;
        const int third = (byte[2] & mask[i]) == want[i] ? 4 : 0;
        const int fourth = (byte[3] & mask[i]) == want[i] ? 8 : 0;
        matches[i] = static_cast<u8>(first | second | third | fourth);
    }
    return gather_half_bytes(word_of(matches)) | gather_half_bytes(word_of(matches + 8)) << 32;
}

#if BASTIDE_SSE2
/// The same where every processor has 16 bytes at once: some 45 instructions instead of 120.
inline u64 matching_bytes(u32 four, const u8* mask, const u8* want) noexcept
{
    const __m128i bytes = _mm_set1_epi32(static_cast<int>(four));
    const __m128i masks = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
    const __m128i wants = _mm_loadu_si128(reinterpret_cast<const __m128i*>(want));
    const auto four_at_once = [&](__m128i mask4, __m128i want4) {  // each byte four times
        return static_cast<u64>(static_cast<u32>(_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_and_si128(bytes, mask4), want4))));
    };
    const auto eight_at_once = [&](__m128i mask8, __m128i want8) {  // each byte twice
        return four_at_once(_mm_unpacklo_epi16(mask8, mask8), _mm_unpacklo_epi16(want8, want8)) |
               four_at_once(_mm_unpackhi_epi16(mask8, mask8), _mm_unpackhi_epi16(want8, want8)) << 16;
    };
    return eight_at_once(_mm_unpacklo_epi8(masks, masks), _mm_unpacklo_epi8(wants, wants)) |
           eight_at_once(_mm_unpackhi_epi8(masks, masks), _mm_unpackhi_epi8(wants, wants)) << 32;
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

static_assert(count_bits(0xF00000000000F0F1u) == 13 && gather_half_bytes(0x0807060504030201u) == 0x87654321u);

}  // namespace bastide
