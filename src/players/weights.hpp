// SPDX-License-Identifier: MIT
// Weights of the terms at four phases of a game, by the share of its tiles that is left. `./dev tune` fits and writes them.
#pragma once

#include "players/terms.hpp"

namespace bastide::players {

inline constexpr int32_t kPhases = 4;  ///< 0, a third, two thirds, all of the tiles left

/// The weights of one term, in thousandths of a point.
struct Weight {
    Term term;
    int32_t at[kPhases];
};

/// Weights that were fitted together, for the base game with some boxes.
struct WeightSet {
    const char* name;
    uint32_t boxes;  ///< bit i: with the box kBoxTerms[i]
    const Weight* weights;
    int32_t count;
};

extern const WeightSet kWeightSets[];
extern const int32_t kWeightSetCount;

/// The weights of all terms for a game with some boxes: those of the set that fits best, with the terms of a box that it lacks
/// from a set that has that box.
struct Weights {
    int32_t at[kPhases][kTerms];
};
void choose_weights(uint32_t boxes, Weights& out) noexcept;

}  // namespace bastide::players
