// SPDX-License-Identifier: MIT
// How n dice may fall: the outcomes as counts of faces, their exact odds, and the seeded draw of one. Knows no turn and no state.
#pragma once

#include <array>

#include "dice/dice_state.hpp"

namespace bastide::dice {

/// How many dice show each face, in face order. Dice are alike (DICE-COMP-01), so this is all there is to a roll.
using Counts = std::array<u8, kFaces>;

constexpr u32 total_of(const Counts& counts) noexcept
{
    u32 n = 0;
    for (const u8 count : counts) n += count;
    return n;
}

/// In how many of the 6^n equally likely ways n dice show these counts: n! over the product of the factorials.
u64 ways(const Counts& counts) noexcept;

/// All ways n dice can fall: 6^n, up to 10,077,696 for nine.
u64 all_ways(u32 dice) noexcept;

/// The outcomes of n dice in rising order of counts, the first face weighing most; 2002 for nine dice.
class Outcomes {
public:
    explicit Outcomes(u32 dice) noexcept;

    /// The present outcome; undefined once done.
    const Counts& counts() const noexcept { return counts_; }
    bool is_done() const noexcept { return done_; }
    void advance() noexcept;

private:
    Counts counts_{};
    bool done_ = false;
};

/// One bounded(6) for each die, in tray order.
Counts draw(Random& random, u32 dice) noexcept;

}  // namespace bastide::dice
