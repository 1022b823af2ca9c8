// SPDX-License-Identifier: MIT
// Abbey & Mayor, new edition, as a room.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room abbey_and_mayor;

/// A seat holds an abbey. Nobody does where the box is not played.
bool has_abbey(const View& view, int seat) noexcept;

/// An abbey goes from one hand to another.
void hand_abbey_on(Play& play, int from, int to) noexcept;

}  // namespace bastide
