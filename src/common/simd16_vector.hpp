// SPDX-License-Identifier: MIT
// The functions of simd16_scalar.hpp in vector registers: SSE2, NEON and WebAssembly SIMD, written once in the vector extensions
// of GCC and Clang. Other compilers and processors have no such kernel; big-endian ones would number the lanes otherwise.
#pragma once

#include "common/bits.hpp"

#if (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__)) && defined(__BYTE_ORDER__)
#if (defined(__GNUC__) || defined(__clang__)) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define BASTIDE_HAS_VECTORS 1
#endif
#endif
#ifndef BASTIDE_HAS_VECTORS
#define BASTIDE_HAS_VECTORS 0
#endif

#if BASTIDE_HAS_VECTORS

namespace bastide::vector {

// A comparison sets all bits of a lane or none. reinterpret_cast divides the same bits into other lanes, which costs nothing.
typedef u8 U8x16 __attribute__((vector_size(16)));
typedef u16 U16x8 __attribute__((vector_size(16)));
typedef i16 I16x8 __attribute__((vector_size(16)));
typedef u64 U64x2 __attribute__((vector_size(16)));
typedef u32 U32x4 __attribute__((vector_size(16)));
typedef i32 I32x4 __attribute__((vector_size(16)));
typedef u8 U8x8 __attribute__((vector_size(8)));
using Sixteen = U8x16;

template <class Lanes>
Lanes load(const void* from) noexcept
{
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

/// Lane i of the result is the lane that the i-th index names.
template <int... indices, class Lanes>
Lanes shuffle(Lanes lanes) noexcept
{
#if defined(__clang__)
    return __builtin_shufflevector(lanes, lanes, indices...);
#else
    return __builtin_shuffle(lanes, decltype(lanes == lanes){indices...});
#endif
}

inline U32x4 repeat(u32 word) noexcept { return U32x4{word, word, word, word}; }

/// The sum of the four lanes.
inline u32 sum(U32x4 words) noexcept
{
    words += shuffle<2, 3, 0, 1>(words);
    words += shuffle<1, 0, 3, 2>(words);
    return words[0];
}

inline u64 match_under_masks(u32 four, const u8* mask, const u8* want) noexcept
{
    const U8x16 masks = load<U8x16>(mask);
    const U8x16 wants = load<U8x16>(want);
    // Two interleavings and one shuffle repeat a byte in all lanes; SSE2 has no instruction for it.
    const U8x16 bytes = reinterpret_cast<U8x16>(U32x4{four, 0, 0, 0});
    const U8x16 twice = shuffle<0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7>(bytes);
    const U32x4 each = reinterpret_cast<U32x4>(shuffle<0, 0, 1, 1, 2, 2, 3, 3>(reinterpret_cast<U16x8>(twice)));
    const auto bit = [&](U32x4 byte, u32 k) {
        return reinterpret_cast<U8x16>((reinterpret_cast<U8x16>(byte) & masks) == wants) & static_cast<u8>(1u << k);
    };
    const U8x16 lower = bit(shuffle<0, 0, 0, 0>(each), 0) | bit(shuffle<1, 1, 1, 1>(each), 1);
    const U8x16 upper = bit(shuffle<2, 2, 2, 2>(each), 2) | bit(shuffle<3, 3, 3, 3>(each), 3);
    const U8x16 fours = lower | upper;
    // Packs pairs of bytes into one: the four bits of the upper byte move next to those of the lower byte.
    const U8x16 eights = fours | reinterpret_cast<U8x16>(reinterpret_cast<U16x8>(fours) >> 4);
    return std::bit_cast<u64>(__builtin_convertvector(reinterpret_cast<U16x8>(eights), U8x8));
}

inline u32 find_beside(const u32* eight, u32 pair) noexcept
{
    const U32x4 middle = repeat(pair);
    const U16x8 corner = reinterpret_cast<U16x8>(middle) - 1;
    const auto four = [&](int i, U32x4 bits) {  // in each half of a word, the bit of a pair that is near in that number
        const U32x4 pairs = load<U32x4>(eight + 4 * i);
        const U32x4 is_near = reinterpret_cast<U32x4>(reinterpret_cast<U16x8>(pairs) - corner <= 2);
        return ~reinterpret_cast<U32x4>(pairs == middle) & is_near & bits;
    };
    const u32 found =
        sum(four(0, U32x4{0x10001, 0x20002, 0x40004, 0x80008}) | four(1, U32x4{0x100010, 0x200020, 0x400040, 0x800080}));
    return found & found >> 16;
}

inline u32 count_below(const u32* sixteen, u32 number) noexcept
{
    const I32x4 bound = reinterpret_cast<I32x4>(repeat(number));
    const auto four = [&](int i) { return load<I32x4>(sixteen + 4 * i) < bound; };  // -1 for each number below
    return 0u - sum(reinterpret_cast<U32x4>((four(0) + four(1)) + (four(2) + four(3))));
}

inline u32 count_sums_up_to(const u16* numbers, u32 size, u32 most) noexcept
{
    constexpr U16x8 kUpperHalf{0, 0, 0, 0, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF};
    const u16 bound = static_cast<u16>(most + 1);
    I16x8 rest = reinterpret_cast<I16x8>(U16x8{bound, bound, bound, bound, bound, bound, bound, bound});
    U16x8 counts = {};
    for (u32 i = 0; i < size; i += 8) {
        U64x2 halves = load<U64x2>(numbers + i);
        halves += halves << 16;  // no sum is carried into the next lane
        halves += halves << 32;
        U16x8 sums = reinterpret_cast<U16x8>(halves);
        sums += shuffle<3, 3, 3, 3, 3, 3, 3, 3>(sums) & kUpperHalf;
        counts -= reinterpret_cast<U16x8>(reinterpret_cast<I16x8>(sums) < rest);
        rest -= reinterpret_cast<I16x8>(shuffle<7, 7, 7, 7, 7, 7, 7, 7>(sums));
    }
    const U64x2 halves = reinterpret_cast<U64x2>(counts);
    return static_cast<u32>(((halves[0] + halves[1]) * 0x0001000100010001u) >> 48);
}

}  // namespace bastide::vector

#endif
