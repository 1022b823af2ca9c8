// SPDX-License-Identifier: MIT
// The random generators of the library: xoshiro256** seeded by SplitMix64 for games, SplitMix64 for sampling, and an unbiased
// bounded draw. They are written out, because the same seed must give the same game with every compiler and standard library.
#pragma once

#include "common/flat.hpp"

namespace bastide {

struct Random {
    u64 s[4];
};
static_assert(Flat<Random>);

namespace detail {
constexpr u64 rotate_left(u64 x, int k) noexcept { return (x << k) | (x >> (64 - k)); }

constexpr u64 split_mix(u64& x) noexcept
{
    u64 z = (x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
}  // namespace detail

constexpr Random seeded(u64 seed) noexcept
{
    Random r{};
    for (u64& word : r.s) word = detail::split_mix(seed);
    return r;
}

constexpr u64 next(Random& r) noexcept
{
    const u64 result = detail::rotate_left(r.s[1] * 5, 7) * 9;
    const u64 t = r.s[1] << 17;
    r.s[2] ^= r.s[0];
    r.s[3] ^= r.s[1];
    r.s[1] ^= r.s[2];
    r.s[0] ^= r.s[3];
    r.s[2] ^= t;
    r.s[3] = detail::rotate_left(r.s[3], 45);
    return result;
}

/// SplitMix64, whose whole state is one word that the host stores.
struct Stream {
    u64 state = 0;
};

constexpr u64 next(Stream& stream) noexcept { return detail::split_mix(stream.state); }

/// A uniform number from 0 to n - 1, for n at least 1 (Lemire): the high half of a 32 x 32 bit product. Low halves below 2^32 mod
/// n are rejected; they would make some numbers more likely.
template <class Generator>
constexpr u32 bounded(Generator& r, u32 n) noexcept
{
    u64 m = (next(r) >> 32) * n;
    if (static_cast<u32>(m) < n) {
        const u32 threshold = (0u - n) % n;  // (2^32 - n) mod n
        while (static_cast<u32>(m) < threshold) m = (next(r) >> 32) * n;
    }
    return static_cast<u32>(m >> 32);
}

}  // namespace bastide
