// SPDX-License-Identifier: MIT
// Weights of the terms at four phases of a game, by the share of its tiles that is left. `./dev tune` fits and writes them.
#pragma once

#include "players/terms.hpp"

namespace bastide::players {

inline constexpr int32_t kPhases = 4;  ///< 0, a third, two thirds, all of the tiles left

/// The weights of one term, in thousandths of a point.
struct Weight {
    Term term;
    int16_t at[kPhases];
};

/// Seats of the games from which weights for three and more seats were fitted.
inline constexpr int32_t kCrowd = 4;

/// Weights that were fitted together, for the base game with some boxes.
struct WeightSet {
    const char* name;
    uint32_t boxes;   ///< bit i: with the box kBoxTerms[i]
    bool is_crowded;  ///< for three and more seats, of which each has few turns
    const Weight* weights;
    int32_t count;
};

extern const WeightSet kWeightSets[];
extern const int32_t kWeightSetCount;

/// The weights of all terms for a game with some boxes: those of the set that fits best, with the terms of a box that it lacks
/// from a set that has that box. A set for the number of seats comes before one for the boxes.
struct Weights {
    int32_t at[kPhases][kTerms];
};
void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept;

}  // namespace bastide::players
