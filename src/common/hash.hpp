// SPDX-License-Identifier: MIT
// A 64-bit hash of a sequence of 64-bit words. It is the same on every platform, because it hashes values and not memory.
#pragma once

#include "common/flat.hpp"

namespace bastide {

class Hash {
public:
    constexpr void add(u64 word) noexcept
    {
        state_ = (state_ ^ word) * 0x9FB21C651E98DF25u;
        state_ ^= state_ >> 32;
        state_ *= 0xD6E8FEB86659FD93u;
        state_ ^= state_ >> 29;
    }

    /// Adds up to four 16-bit numbers as one word.
    constexpr void add(u16 a, u16 b, u16 c, u16 d) noexcept { add(u64{a} | u64{b} << 16 | u64{c} << 32 | u64{d} << 48); }

    constexpr u64 value() const noexcept
    {
        u64 h = state_;
        h = (h ^ (h >> 32)) * 0x9FB21C651E98DF25u;
        return h ^ (h >> 28);
    }

private:
    u64 state_ = 0x62617374696465u;  // "bastide"
};

}  // namespace bastide
