// SPDX-License-Identifier: MIT
// How many of a thing the inside has places for.
#pragma once

#include "bastide.h"
#include "ground/flat.hpp"

namespace bastide {

inline constexpr int kPieceKinds = 16;  // with room for those to come
inline constexpr int kMaxSeats = BASTIDE_SEATS_MAX;
inline constexpr u8 kNature = 0xFF;  ///< the seat that answers for chance

}  // namespace bastide
