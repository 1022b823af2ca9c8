// SPDX-License-Identifier: MIT
// The random numbers of the tests; the same everywhere.
#pragma once

#include <cstdint>

namespace bastide_tests {

/// SplitMix64.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 0x632BE59BD9B4E019u) {}

    std::uint64_t next()
    {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    /// 0 to n - 1.
    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>((next() >> 33) % static_cast<std::uint64_t>(n)); }
    std::int32_t between(std::int32_t least, std::int32_t most) { return least + below(most - least + 1); }
    bool once_in(std::int32_t n) { return below(n) == 0; }

private:
    std::uint64_t state_;
};

}  // namespace bastide_tests
