// SPDX-License-Identifier: MIT
// The one generator of the library: xoshiro256** seeded by SplitMix64, and an unbiased bounded draw. Written out here, because
// the same seed must give the same game on every compiler and in every second implementation.
#pragma once

#include "ground/flat.hpp"

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

/// A small generator whose whole state is one word that a host can keep: SplitMix64.
struct Stream {
    u64 state = 0;
};

constexpr u64 next(Stream& stream) noexcept { return detail::split_mix(stream.state); }

/// Uniform in 0 .. n-1, n at least 1: the high half of a 32 x 32 product, rejecting the few low halves that would favour some.
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
