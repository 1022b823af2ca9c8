// SPDX-License-Identifier: MIT
// Points of a tile and how they turn. A tile is 1024 x 1024 units, x east and y south from its north-west corner.
#pragma once

#include "defs/ports.hpp"

namespace bastide::geometry {

inline constexpr i32 kTileUnits = 1024;
inline constexpr i32 kMiddle = kTileUnits / 2;
inline constexpr i32 kRoadHalf = 46;   ///< from the centre line of a road to its edge
inline constexpr i32 kRiverHalf = 64;  ///< from the centre line of a river to its bank

struct Point {
    i32 x = 0;
    i32 y = 0;

    friend constexpr bool operator==(Point, Point) noexcept = default;
};

/// A point of the tile after quarter turns clockwise. Exact, so turning commutes with everything that is computed from points.
constexpr Point turned(Point p, int rotation) noexcept
{
    for (; rotation > 0; --rotation) p = {kTileUnits - p.y, p.x};
    return p;
}

/// The frame of a side: x runs along the side, clockwise, and y from the side into the tile. For the north side it is the tile's.
constexpr Point from_side(Point p, int side) noexcept { return turned(p, side); }
constexpr Point to_side(Point p, int side) noexcept { return turned(p, (kSides - side) % kSides); }

constexpr i32 distance_squared(Point a, Point b) noexcept { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

}  // namespace bastide::geometry
