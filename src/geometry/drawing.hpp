// SPDX-License-Identifier: MIT
// The geometry of one tile type at rotation 0: arcs between its segments, centre lines, spots for pieces, signs. Every arc is
// stored once with the segments on both sides, so outlines have neither gaps nor overlaps.
#pragma once

#include "common/memory.hpp"
#include "defs/defs.hpp"
#include "geometry/points.hpp"

namespace bastide::geometry {

/// What an arc is; the values are those of the C interface.
enum class Role : u8 { rim = 1, edge = 2, wall = 3, gate = 4, line = 5 };

enum class SignKind : u8 { building = 1, village = 2, gate = 3, pennant = 4, mark = 5 };

inline constexpr u8 kOutside = 0xFF;
inline constexpr i32 kSpots = 4;  ///< the most for a segment

/// A run of points. Walking along it, `right` is on the right hand and `left` on the left; on the rim `left` is kOutside. The
/// first arcs of a tile are those of its rim, clockwise. A centre line has no `next`.
struct Path {
    u8 right = kOutside;
    u8 left = kOutside;
    Role role = Role::edge;
    u8 reserved = 0;
    u16 first = 0;
    u16 count = 0;
    u16 next[2] = {};  ///< the next half-arc around the same segment, after walking forwards [0] or backwards [1]
};
static_assert(Flat<Path>);

/// An arc in one direction: 2 * arc, plus 1 backwards.
using HalfArc = u16;

struct StoredPoint {
    i16 x = 0;
    i16 y = 0;

    constexpr operator Point() const noexcept { return {x, y}; }
};

struct SignPoint {
    SignKind kind = SignKind::building;
    u8 segment = 0;  ///< kWholeTile: the tile
    Mark mark = Mark::none;
    u8 reserved = 0;
    StoredPoint at;
};
static_assert(Flat<SignPoint>);

/// Sizes and contents of one tile type. It lies in one block with its arrays.
struct Drawing {
    u16 rim = 0;  ///< arcs of the rim
    u16 arcs = 0;
    u16 paths = 0;  ///< arcs and centre lines
    u16 points = 0;
    u8 segments = 0;
    u8 signs = 0;
    u8 first_of_side[kSides + 1] = {};
    u8 spots[kMaxSegments] = {};  ///< of each segment
    const Path* path = nullptr;
    const StoredPoint* point = nullptr;
    const StoredPoint* spot = nullptr;  ///< kSpots for each segment
    const SignPoint* sign = nullptr;
    u32 bytes = 0;  ///< of the block
    i32 tile = 0;   ///< the first type that it is of
};

/// Draws a tile type. Null when there is no memory.
Drawing* draw(const TileDef& def, const Memory& memory) noexcept;
void destroy(Drawing* drawing, const Memory& memory) noexcept;

constexpr u8 segment_of(const Drawing& drawing, HalfArc half) noexcept
{
    const Path& path = drawing.path[half / 2];
    return half % 2 == 0 ? path.right : path.left;
}
constexpr HalfArc next_of(const Drawing& drawing, HalfArc half) noexcept { return drawing.path[half / 2].next[half % 2]; }

/// The points of a half-arc in its direction, without the last one, which begins the next half-arc.
template <class Visit>
void for_each_point(const Drawing& drawing, HalfArc half, Visit&& visit) noexcept
{
    const Path& path = drawing.path[half / 2];
    for (i32 i = 0; i + 1 < path.count; ++i) visit(Point(drawing.point[path.first + (half % 2 == 0 ? i : path.count - 1 - i)]));
}

/// The share of a half-arc in twice the area of its ring: the sum of the over a ring is positive for rings that run
/// clockwise on the screen.
i64 area_of(const Drawing& drawing, HalfArc half, Point offset) noexcept;

/// Calls `visit(half)` for the first half-arc of each ring of a segment. Outer rings run clockwise, holes the other way.
template <class Visit>
void for_each_ring(const Drawing& drawing, i32 segment, Visit&& visit) noexcept
{
    for (i32 half = 0; half < 2 * drawing.arcs; ++half) {
        const HalfArc first = static_cast<HalfArc>(half);
        if (segment_of(drawing, first) != segment) continue;
        HalfArc at = next_of(drawing, first);
        while (at > first) at = next_of(drawing, at);
        if (at == first) visit(first);
    }
}

/// The segment at a point of the tile as it lies, each coordinate from 0 to 1023: the one that has the middle of the unit square
/// with this corner.
i32 segment_at(const Drawing& drawing, Point p, int rotation = 0) noexcept;

}  // namespace bastide::geometry
