// SPDX-License-Identifier: MIT
// A city of dice while it is built, and what it is worth: how many dice, how many empty cells it faces. It knows cells and sides,
// not turns.
#pragma once

#include "bastide_players.h"

namespace bastide::players {

inline constexpr int32_t kDice = 9;
inline constexpr int32_t kCityFaces = 4;

/// The city sides of a face, bit 0 north, clockwise, turned clockwise by quarter turns.
uint32_t sides_of_face(int32_t tile, int32_t rotation) noexcept;

/// A die in a city.
struct CityDie {
    int32_t x;
    int32_t y;
    uint32_t sides;
};

/// An empty cell that a city faces.
struct Gap {
    int32_t x;
    int32_t y;
    uint32_t wanted;  ///< sides that meet the city
    uint32_t closed;  ///< sides where a die shows no city
};

/// All dice that are built, of which one city is to grow. Cells far from it do not matter.
struct DiceCity {
    CityDie dice[kDice];
    int32_t count = 0;  ///< dice, those of other cities too
    Gap gaps[2 * kDice];
    int32_t gap_count = 0;
    int32_t size = 0;  ///< dice of the city

    /// Finds the city of a die and its gaps.
    void find(int32_t die) noexcept;
    bool can_place(const Gap& gap, uint32_t sides) const noexcept
    {
        return (sides & gap.wanted) == gap.wanted && (sides & gap.closed) == 0;
    }
    bool is_closed() const noexcept { return size > 0 && gap_count == 0; }
};

/// Points for a closed city (DICE-SCORE-02).
constexpr int32_t points_of_city(int32_t size) noexcept { return size < 3 ? 0 : (size - 1) * (size - 2) / 2; }

/// Points to expect of a turn, in hundredths: of a fresh one, and of a city before a roll.
int32_t worth_of_turn(int32_t dice) noexcept;
int32_t worth_of_rolling(const DiceCity& city, int32_t dice, int32_t rolls_left) noexcept;

}  // namespace bastide::players
