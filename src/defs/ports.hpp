// SPDX-License-Identifier: MIT
// Sides, half-edge slots and ports of a tile. Side k owns port 3k (its first half, clockwise), 3k+1 (its middle) and 3k+2 (its
// second half), so a quarter turn clockwise is a rotation of twelve bits by three.
#pragma once

#include "common/flat.hpp"

namespace bastide {

inline constexpr int kSides = 4;
inline constexpr int kPorts = 12;

using PortMask = u16;

/// What a side shows. The flag TileDef::wild says that a tile fits every side; there is no side kind for it.
enum class SideKind : u8 { field = 0, road = 1, city = 2, river = 3 };

constexpr int opposite(int side) noexcept { return side ^ 2; }
constexpr int middle_port(int side) noexcept { return 3 * side + 1; }

/// The port of slot 0..7: slot 2k is port 3k, slot 2k+1 is port 3k+2.
constexpr int port_of_slot(int slot) noexcept { return 3 * (slot / 2) + 2 * (slot % 2); }

/// The port of the neighbour that a port of a tile touches. The halves swap, because both tiles count clockwise; the middles
/// touch.
constexpr int facing_port(int port) noexcept { return 3 * opposite(port / 3) + 2 - port % 3; }

/// The four sides in a byte: side k in bits 2k and 2k + 1, so a quarter turn is a bit rotation by two.
using SideCode = u8;

constexpr SideKind side_of(SideCode code, int side) noexcept { return static_cast<SideKind>((code >> (2 * side)) & 3); }

constexpr SideCode turned(SideCode code, int rotation) noexcept
{
    const int by = 2 * rotation;
    return static_cast<SideCode>((code << by) | (code >> (8 - by)));
}

/// Offsets from a cell to its neighbour on each side, and to the diagonal cells at the corners NW, NE, SE, SW.
inline constexpr i16 kStepX[kSides] = {0, 1, 0, -1};
inline constexpr i16 kStepY[kSides] = {-1, 0, 1, 0};
inline constexpr i16 kCornerX[kSides] = {-1, 1, 1, -1};
inline constexpr i16 kCornerY[kSides] = {-1, -1, 1, 1};

static_assert(facing_port(port_of_slot(0)) == port_of_slot(5) && facing_port(port_of_slot(1)) == port_of_slot(4));
static_assert(facing_port(port_of_slot(2)) == port_of_slot(7) && facing_port(port_of_slot(3)) == port_of_slot(6));

}  // namespace bastide
