// SPDX-License-Identifier: MIT
// Weights of the terms at four phases of a game, by the share of its tiles that is left. `./dev tune` fits and writes them.
#pragma once

#include "players/terms.hpp"

namespace bastide::players {

/// Seats of the games from which weights for three and more seats were fitted.
inline constexpr int32_t kCrowd = 4;

/// The weights of all terms for a game with some boxes; bit i is the box kBoxTerms[i]. The common terms have those that were
/// fitted in the games most like it, the terms of a box those that were fitted with that box.
struct Weights {
    int32_t at[kPhases][kTerms];
};
void choose_weights(uint32_t boxes, int32_t seats, Weights& out) noexcept;

}  // namespace bastide::players
