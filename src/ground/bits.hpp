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

/// The sum of eight numbers, below 65536, whatever the order of their bytes.
inline u32 sum_of_eight(const u16* numbers) noexcept
{
    u64 words[2];
    std::memcpy(words, numbers, sizeof words);
    return static_cast<u32>(((words[0] + words[1]) * 0x0001000100010001u) >> 48);
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

/// Sixteen bytes at once.
#if BASTIDE_SSE2
using Sixteen = __m128i;
#else
struct Sixteen {
    u64 words[2];
};
#endif

inline Sixteen load_sixteen(const void* from) noexcept
{
    Sixteen bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}
inline void store_sixteen(void* to, const Sixteen& bytes) noexcept { std::memcpy(to, &bytes, sizeof bytes); }

/// Byte i: how many of the four bits 16k + i are set.
inline Sixteen count_in_lanes(u64 lanes) noexcept
{
    u8 counts[16];
    for (u32 i = 0; i < 16; ++i) counts[i] = static_cast<u8>(count_bits(lanes >> i & 0x0001000100010001u));
    return load_sixteen(counts);
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

/// The same for whoever asks how many or whether any, and does not pay for which. Every processor of a kind has 16 bytes at once:
/// some 30 instructions for which, 20 for how many, instead of 120.
class MatchingBytes {
public:
#if BASTIDE_SSE2
    MatchingBytes(u32 four, const u8* mask, const u8* want) noexcept
    {
        const __m128i masks = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
        const __m128i wants = _mm_loadu_si128(reinterpret_cast<const __m128i*>(want));
        const __m128i bytes = _mm_cvtsi32_si128(static_cast<int>(four));
        const __m128i twice = _mm_unpacklo_epi8(bytes, bytes);
        const __m128i each = _mm_unpacklo_epi16(twice, twice);  // each byte four times
        const auto lane = [&](__m128i byte) { return _mm_cmpeq_epi8(_mm_and_si128(byte, masks), wants); };
        lanes_[0] = lane(_mm_shuffle_epi32(each, 0x00));
        lanes_[1] = lane(_mm_shuffle_epi32(each, 0x55));
        lanes_[2] = lane(_mm_shuffle_epi32(each, 0xAA));
        lanes_[3] = lane(_mm_shuffle_epi32(each, 0xFF));
    }

    u64 pairs() const noexcept { return bits_of(0) | bits_of(1) << 16 | bits_of(2) << 32 | bits_of(3) << 48; }
    /// Byte i: how many of the four match under the i-th mask.
    Sixteen counts() const noexcept
    {
        // A lane's byte is 0 or -1.
        const __m128i sums = _mm_add_epi8(_mm_add_epi8(lanes_[0], lanes_[1]), _mm_add_epi8(lanes_[2], lanes_[3]));
        return _mm_sub_epi8(_mm_setzero_si128(), sums);
    }
    u32 count() const noexcept
    {
        const __m128i halves = _mm_sad_epu8(counts(), _mm_setzero_si128());
        return static_cast<u32>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
    }
    bool any() const noexcept
    {
        return _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(lanes_[0], lanes_[1]), _mm_or_si128(lanes_[2], lanes_[3]))) != 0;
    }

private:
    u64 bits_of(int k) const noexcept { return static_cast<u32>(_mm_movemask_epi8(lanes_[k])); }

    __m128i lanes_[4];
#else
    MatchingBytes(u32 four, const u8* mask, const u8* want) noexcept : pairs_(matching_bytes_anywhere(four, mask, want)) {}

    u64 pairs() const noexcept { return pairs_; }
    Sixteen counts() const noexcept { return count_in_lanes(pairs_); }
    u32 count() const noexcept { return count_bits(pairs_); }
    bool any() const noexcept { return pairs_ != 0; }

private:
    u64 pairs_;
#endif
};

/// One of things that are counted in sixteen places.
struct Found {
    u32 place;
    u32 number;  ///< of those there, from 0
};

/// The k-th of them in order, from 0; there are more than k, and not more than 64. It is counted, because where it is nobody can
/// foretell.
inline Found find_anywhere(const Sixteen& counts, u32 k) noexcept
{
    u8 count[16];
    store_sixteen(count, counts);
    u32 place = 0;
    u32 before = 0;
    for (u32 i = 0, sum = 0; i < 16; ++i) {
        const u32 lies_behind = k >= (sum += count[i]);
        place += lies_behind;
        before += lies_behind * count[i];
    }
    return {place, k - before};
}

#if BASTIDE_SSE2
inline Found find(const Sixteen& counts, u32 k) noexcept
{
    __m128i sums = _mm_add_epi8(counts, _mm_slli_si128(counts, 1));
    sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 2));
    sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 4));
    sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 8));
    const __m128i behind = _mm_cmpgt_epi8(sums, _mm_set1_epi8(static_cast<char>(k)));
    const u32 place = static_cast<u32>(std::countr_zero(static_cast<u32>(_mm_movemask_epi8(behind)) | 0x10000u));
    u8 before[16];
    store_sixteen(before, _mm_sub_epi8(sums, counts));
    return {place, k - before[place % 16]};
}
#else
inline Found find(const Sixteen& counts, u32 k) noexcept { return find_anywhere(counts, k); }
#endif

/// The number of the k-th one among four bits, from 0; there are more than k.
constexpr u32 find_bit_of_four(u32 bits, u32 k) noexcept
{
    constexpr auto kNumbers = [] {
        struct {
            u8 of[16][4] = {};
        } numbers;
        for (u32 four = 0; four < 16; ++four)
            for (u32 bit = 0, n = 0; bit < 4; ++bit)
                if (four >> bit & 1) numbers.of[four][n++] = static_cast<u8>(bit);
        return numbers;
    }();
    return kNumbers.of[bits][k];
}

/// How many of sixteen numbers that rise are below one: counted, because which is the first that is not nobody can foretell, and
/// a branch that guesses wrong costs more than all of them.
inline u32 count_below_anywhere(const u32* sixteen, u32 number) noexcept
{
    u32 count = 0;
    for (u32 i = 0; i < 16; ++i) count += sixteen[i] < number;
    return count;
}

#if BASTIDE_SSE2
/// The same, four at once: as they rise, those below stand together at the begin.
inline u32 count_below(const u32* sixteen, u32 number) noexcept
{
    const __m128i signs = _mm_set1_epi32(static_cast<int>(0x80000000u));  // only signed numbers can be compared
    const __m128i bound = _mm_xor_si128(_mm_set1_epi32(static_cast<int>(number)), signs);
    const auto four = [&](int i) {
        const __m128i numbers = _mm_loadu_si128(reinterpret_cast<const __m128i*>(sixteen + 4 * i));
        return _mm_cmplt_epi32(_mm_xor_si128(numbers, signs), bound);
    };
    const __m128i below = _mm_packs_epi16(_mm_packs_epi32(four(0), four(1)), _mm_packs_epi32(four(2), four(3)));
    return static_cast<u32>(std::countr_zero(~static_cast<u32>(_mm_movemask_epi8(below)) | 0x10000u));
}
#else
inline u32 count_below(const u32* sixteen, u32 number) noexcept { return count_below_anywhere(sixteen, number); }
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
