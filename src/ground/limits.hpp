// SPDX-License-Identifier: MIT
// How many of a thing the inside has places for, and the rooms there are.
#pragma once

#include "bastide.h"
#include "ground/flat.hpp"

namespace bastide {

inline constexpr int kPieceKinds = 16;  // with room for those to come
inline constexpr u32 kVerbs = 64;       // a power of two above them all, and as many as a mask of kinds has bits
inline constexpr int kMaxSeats = BASTIDE_SEATS_MAX;
inline constexpr u8 kNature = 0xFF;  ///< the seat that answers for chance

/// Boxes, the oldest first.
enum class RoomName : u8 {
    none,
    base,
    winter,
    tower,
    abbey_and_mayor,
    variants,
    house_bag,
    house_table,
    house_hole,
    house_roads,
    house_sale,
    house_ahead,
    house_hand,
    house_start,
    trial
};
inline constexpr int kRooms = static_cast<int>(RoomName::trial) + 1;  // the last is for tests

}  // namespace bastide
