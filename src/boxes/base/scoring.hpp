// SPDX-License-Identifier: MIT
// What the features of the base game are worth. play/scoring.hpp finds the features to score and pays the seats.
#pragma once

#include "play/module.hpp"

namespace bastide::boxes::base {

/// Adds what a road, a city, a monastery or a field is worth when it is completed and at the end of the game.
void worth(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum);

}  // namespace bastide::boxes::base
