// SPDX-License-Identifier: MIT
// The functions of sixteen_portable.hpp with SSE2, which every 64-bit x86 processor has. The portable versions define the
// results.
#pragma once

#include <emmintrin.h>

#include "ground/bits.hpp"

namespace bastide::sse2 {

/// About 30 instructions.
inline u64 match_under_masks(u32 four, const u8* mask, const u8* want) noexcept
{
    const __m128i masks = _mm_loadu_si128(reinterpret_cast<const __m128i*>(mask));
    const __m128i wants = _mm_loadu_si128(reinterpret_cast<const __m128i*>(want));
    const __m128i bytes = _mm_cvtsi32_si128(static_cast<int>(four));
    const __m128i twice = _mm_unpacklo_epi8(bytes, bytes);
    const __m128i each = _mm_unpacklo_epi16(twice, twice);  // each byte four times
    const auto bit = [&](__m128i byte, int k) {
        return _mm_and_si128(_mm_cmpeq_epi8(_mm_and_si128(byte, masks), wants), _mm_set1_epi8(static_cast<char>(1 << k)));
    };
    const __m128i lower = _mm_or_si128(bit(_mm_shuffle_epi32(each, 0x00), 0), bit(_mm_shuffle_epi32(each, 0x55), 1));
    const __m128i upper = _mm_or_si128(bit(_mm_shuffle_epi32(each, 0xAA), 2), bit(_mm_shuffle_epi32(each, 0xFF), 3));
    const __m128i fours = _mm_or_si128(lower, upper);
    // Packs pairs of bytes into one: the four bits of the upper byte move next to those of the lower byte, and the rest is masked
    // off.
    const __m128i eights = _mm_and_si128(_mm_or_si128(fours, _mm_srli_epi16(fours, 4)), _mm_set1_epi16(0xFF));
    u64 word = 0;
    _mm_storel_epi64(reinterpret_cast<__m128i*>(&word), _mm_packus_epi16(eights, eights));
    return word;
}

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

/// The numbers ascend, so those below form a prefix: its length is the index of the first other one.
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

}  // namespace bastide::sse2
