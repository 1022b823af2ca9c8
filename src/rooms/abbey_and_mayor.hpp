// SPDX-License-Identifier: MIT
// The room of Abbey & Mayor, new edition.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room abbey_and_mayor;

/// Whether a seat holds an abbey; false when the box is not played.
bool has_abbey(const View& view, int seat) noexcept;

/// Moves an abbey from one seat's hand to another's.
void transfer_abbey(Play& play, int from, int to) noexcept;

}  // namespace bastide
