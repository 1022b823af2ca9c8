// SPDX-License-Identifier: MIT
// Sixteen bytes or numbers at once: in vector registers where every processor of a kind has them, and in words anywhere. Nothing
// is called, and nothing branches on what nobody can foretell.
#pragma once

#include "ground/bits.hpp"

// BASTIDE_PORTABLE leaves the vector registers alone: what runs on other processors is tested on this one with it.
#if (defined(__SSE2__) || defined(_M_X64)) && !defined(BASTIDE_PORTABLE)
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

/// Byte i: how many of the four bits from 4i on are set.
inline Sixteen count_in_fours(u64 fours) noexcept
{
    u8 counts[16];
    for (u32 i = 0; i < 16; ++i) counts[i] = static_cast<u8>(count_bits(fours >> (4 * i) & 0xF));
    return load_sixteen(counts);
}

/// How four bytes match under sixteen masks: byte k of them under the i-th mask is the i-th of sixteen wanted bytes.
class MatchingBytesAnywhere {
public:
    MatchingBytesAnywhere(u32 four, const u8* mask, const u8* want) noexcept
    {
        u8 fours[16] = {};
        for (u32 k = 0; k < 4; ++k) {
            const u8 byte = static_cast<u8>(four >> (8 * k));
            for (u32 i = 0; i < 16; ++i) {  // a fixed length and no branch, so that compilers make vector operations of it
                const u8 matches = (byte & mask[i]) == want[i] ? 1 : 0;
                fours[i] = static_cast<u8>(fours[i] | matches << k);
                counts_[i] = static_cast<u8>(counts_[i] + matches);
            }
        }
        pairs_ = gather_fours(word_of(fours)) | u64{gather_fours(word_of(fours + 8))} << 32;
    }

    /// Bit 4i + k: byte k matches under the i-th mask.
    u64 pairs() const noexcept { return pairs_; }
    /// Byte i: how many of the four match under the i-th mask.
    Sixteen counts() const noexcept { return load_sixteen(counts_); }
    u32 count() const noexcept { return count_bits(pairs_); }
    bool any() const noexcept { return pairs_ != 0; }

private:
    u64 pairs_ = 0;
    u8 counts_[16] = {};
};

#if BASTIDE_SSE2
/// The same in some 30 instructions for which, 20 for how many: each is worked out when it is asked.
class MatchingBytes {
public:
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

    u64 pairs() const noexcept
    {
        const auto bit = [&](int k) { return _mm_and_si128(lanes_[k], _mm_set1_epi8(static_cast<char>(1 << k))); };
        const __m128i fours = _mm_or_si128(_mm_or_si128(bit(0), bit(1)), _mm_or_si128(bit(2), bit(3)));
        // Two bytes make one: the upper of their four bits come beside the lower, and what is between is cut off.
        const __m128i eights = _mm_and_si128(_mm_or_si128(fours, _mm_srli_epi16(fours, 4)), _mm_set1_epi16(0xFF));
        u64 word = 0;
        _mm_storel_epi64(reinterpret_cast<__m128i*>(&word), _mm_packus_epi16(eights, eights));
        return word;
    }
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
    __m128i lanes_[4];
};
#else
using MatchingBytes = MatchingBytesAnywhere;
#endif

/// Bit i: the i-th of eight pairs of 16 bits, each a word, is another than `pair` and nowhere farther from it than 1.
inline u32 find_beside_anywhere(const u32* eight, u32 pair) noexcept
{
    u32 found = 0;
    for (u32 i = 0; i < 8; ++i) {
        const u32 low = ((eight[i] - pair + 1) & 0xFFFF) <= 2;
        const u32 high = (((eight[i] >> 16) - (pair >> 16) + 1) & 0xFFFF) <= 2;
        found |= (low & high & (eight[i] != pair)) << i;
    }
    return found;
}

#if BASTIDE_SSE2
inline u32 find_beside(const u32* eight, u32 pair) noexcept
{
    const __m128i sought = _mm_set1_epi32(static_cast<int>(pair));
    const auto four = [&](int i) {
        const __m128i pairs = _mm_loadu_si128(reinterpret_cast<const __m128i*>(eight + 4 * i));
        const __m128i apart = _mm_add_epi16(_mm_sub_epi16(pairs, sought), _mm_set1_epi16(1));
        const __m128i far = _mm_subs_epu16(apart, _mm_set1_epi16(2));
        const __m128i is_near = _mm_cmpeq_epi32(far, _mm_setzero_si128());
        return static_cast<u32>(_mm_movemask_ps(_mm_castsi128_ps(_mm_andnot_si128(_mm_cmpeq_epi32(pairs, sought), is_near))));
    };
    return four(0) | four(1) << 4;
}
#else
inline u32 find_beside(const u32* eight, u32 pair) noexcept { return find_beside_anywhere(eight, pair); }
#endif

/// Where one of things stands that are counted in places.
struct Kth {
    u32 place;
    u32 number;  ///< of those there, from 0
};

/// The k-th of them in order, from 0; there are more than k, and not more than 64. It is counted, because where it is nobody can
/// foretell.
inline Kth find_kth_anywhere(const Sixteen& counts, u32 k) noexcept
{
    constexpr u64 kOnes = 0x0101010101010101u;
    constexpr u64 kHighest = 0x8080808080808080u;
    u8 bytes[16];
    store_sixteen(bytes, counts);
    const u32 in_first = static_cast<u32>(word_of(bytes) * kOnes >> 56);
    const u32 lies_behind = k >= in_first;
    k -= lies_behind * in_first;
    const u64 sums = word_of(bytes + 8 * lies_behind) * kOnes;  // byte i: of the first i + 1 places
    const u64 passed = ((k * kOnes | kHighest) - sums) & kHighest;
    const u32 place = static_cast<u32>((passed >> 7) * kOnes >> 56);
    const u32 before = static_cast<u32>((sums << 8) >> (8 * place)) & 0xFF;
    return {8 * lies_behind + place, k - before};
}

#if BASTIDE_SSE2
inline Kth find_kth(const Sixteen& counts, u32 k) noexcept
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
inline Kth find_kth(const Sixteen& counts, u32 k) noexcept { return find_kth_anywhere(counts, k); }
#endif

/// The same for eight places, of which none may hold the k-th: then its place is 8, and its number that behind all of them.
inline Kth find_kth_of_eight_anywhere(const u16* counts, u32 k) noexcept
{
    u32 place = 0;
    u32 before = 0;
    u32 sum = 0;
    for (u32 i = 0; i < 8; ++i) {
        sum += counts[i];
        const u32 lies_behind = k >= sum;
        place += lies_behind;
        before = lies_behind ? sum : before;
    }
    return {place, k - before};
}

#if BASTIDE_SSE2
/// All together they are fewer than 32768, as these numbers have a sign.
inline Kth find_kth_of_eight(const u16* counts, u32 k) noexcept
{
    __m128i sums = _mm_loadu_si128(reinterpret_cast<const __m128i*>(counts));
    sums = _mm_add_epi16(sums, _mm_slli_si128(sums, 2));
    sums = _mm_add_epi16(sums, _mm_slli_si128(sums, 4));
    sums = _mm_add_epi16(sums, _mm_slli_si128(sums, 8));
    const __m128i more = _mm_cmpgt_epi16(sums, _mm_set1_epi16(static_cast<short>(k)));
    const u32 place = static_cast<u32>(std::countr_zero(static_cast<u32>(_mm_movemask_epi8(more)) | 0x10000u)) / 2;
    u16 before[9] = {};
    store_sixteen(before + 1, sums);
    return {place, k - before[place]};
}
#else
inline Kth find_kth_of_eight(const u16* counts, u32 k) noexcept { return find_kth_of_eight_anywhere(counts, k); }
#endif

/// How many of sixteen signed numbers that rise are below one: counted, because which is the first that is not nobody can
/// foretell, and a branch that guesses wrong costs more than all of them.
inline u32 count_below_anywhere(const u32* sixteen, u32 number) noexcept
{
    u32 count = 0;
    // A choice of two numbers: the comparison itself, added up, is lost by GCC 12 for aarch64 at -O3 inside a loop.
    for (u32 i = 0; i < 16; ++i) count += static_cast<i32>(sixteen[i]) < static_cast<i32>(number) ? 1u : 0u;
    return count;
}

#if BASTIDE_SSE2
/// The same, four at once: as they rise, those below stand together at the begin.
inline u32 count_below(const u32* sixteen, u32 number) noexcept
{
    const __m128i bound = _mm_set1_epi32(static_cast<int>(number));
    const auto four = [&](int i) {
        const __m128i numbers = _mm_loadu_si128(reinterpret_cast<const __m128i*>(sixteen + 4 * i));
        return _mm_cmplt_epi32(numbers, bound);
    };
    const __m128i below = _mm_packs_epi16(_mm_packs_epi32(four(0), four(1)), _mm_packs_epi32(four(2), four(3)));
    return static_cast<u32>(std::countr_zero(~static_cast<u32>(_mm_movemask_epi8(below)) | 0x10000u));
}
#else
inline u32 count_below(const u32* sixteen, u32 number) noexcept { return count_below_anywhere(sixteen, number); }
#endif

}  // namespace bastide
