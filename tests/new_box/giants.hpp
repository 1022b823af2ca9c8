// SPDX-License-Identifier: MIT
// A box made up for docs/adding_a_box.md: one giant for each seat, on a spare number.
#pragma once

#include "play/room.hpp"

namespace bastide {

inline constexpr PieceKind kGiant{10};

extern const Room giants;

}  // namespace bastide
