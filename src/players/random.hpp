// SPDX-License-Identifier: MIT
// The words of a generator: SplitMix64 over a word of the caller.
#pragma once

#include <cstdint>

namespace bastide::players {

inline uint64_t next_random(uint64_t& word) noexcept
{
    uint64_t z = word += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/// A number around 0 with a bell-shaped distribution and the standard deviation `deviation`: the sum of twelve even ones.
inline int32_t next_error(uint64_t& word, int32_t deviation) noexcept
{
    int64_t sum = -12 * int64_t{0x8000};
    for (int i = 0; i < 12; ++i) sum += static_cast<int64_t>(next_random(word) >> 48);
    return static_cast<int32_t>(sum * deviation / 0x10000);
}

}  // namespace bastide::players
