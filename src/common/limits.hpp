// SPDX-License-Identifier: MIT
// Capacities of arrays that depend on the vocabulary or on the public header.
#pragma once

#include "bastide.h"
#include "common/flat.hpp"

namespace bastide {

inline constexpr int kPieceKinds = 64;  // greater than the number of kinds today, so that new kinds do not change the layout
inline constexpr int kMaxSeats = BASTIDE_SEATS_MAX;
inline constexpr u8 kNature = 0xFF;  ///< the seat number of nature, which decides draws and rolls

}  // namespace bastide
