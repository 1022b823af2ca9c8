// SPDX-License-Identifier: MIT
// Rolls of n dice: the outcomes as counts of faces, their exact weights, and a seeded draw. Independent of turns and state.
#pragma once

#include <array>

#include "dice/dice_state.hpp"

namespace bastide::dice {

/// How many dice show each face, in face order. Dice are identical (DICE-COMP-01), so this describes a roll completely.
using Counts = std::array<u8, kFaces>;

constexpr u32 total_of(const Counts& counts) noexcept
{
    u32 n = 0;
    for (const u8 count : counts) n += count;
    return n;
}

/// How many of the 6^n equally likely results have these counts: the multinomial coefficient.
u64 ways(const Counts& counts) noexcept;

/// The number of results of n dice: 6^n, 10,077,696 for nine.
u64 all_ways(u32 dice) noexcept;

/// Enumerates the outcomes of n dice in ascending order of counts, the first face most significant; 2002 for nine dice.
class Outcomes {
public:
    explicit Outcomes(u32 dice) noexcept;

    /// The present outcome; undefined after the last one.
    const Counts& counts() const noexcept { return counts_; }
    bool is_done() const noexcept { return done_; }
    void advance() noexcept;

private:
    Counts counts_{};
    bool done_ = false;
};

/// Draws one outcome: one bounded(6) for each die, in tray order.
Counts draw(Random& random, u32 dice) noexcept;

}  // namespace bastide::dice
