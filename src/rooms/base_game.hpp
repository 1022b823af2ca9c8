// SPDX-License-Identifier: MIT
// The base game as a room: followers, the steps of a turn, the worth of features. Newer rooms may include it.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room base_game;

/// Steps that a newer room may replace or make offers at.
extern const StepCode draw_step;
extern const StepCode place_step;
extern const StepCode deploy_step;

extern const Room winter_edition;

}  // namespace bastide
