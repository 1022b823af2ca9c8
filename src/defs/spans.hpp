// SPDX-License-Identifier: MIT
// A span: a road that is laid across a placed tile, from one field side to the opposite one, over all that is printed there. A
// tile type with a span is a type of its own, so nothing that reads the tables of tiles has to know about spans.
#pragma once

#include "defs/defs.hpp"

namespace bastide {

/// The ways of a span: north-south joins sides 0 and 2, east-west sides 1 and 3.
inline constexpr int kWays = 2;

/// The ways in which a piece can join two roads of its tile: those of a span, then from each side to the next one, clockwise from
/// north-east.
inline constexpr int kLinkWays = 6;

/// The two sides at the ends of a way.
struct WayEnds {
    int first;
    int second;
};
constexpr WayEnds ends_of_way(int way) noexcept
{
    return way < kWays ? WayEnds{way, way + kWays} : WayEnds{way - kWays, (way - kWays + 1) % kSides};
}

/// The way, of a turned tile, of a span with this way on the upright tile, and back.
constexpr int turned_way(int way, int rotation) noexcept { return (way + rotation) & 1; }

/// Whether a type has room for a span: both its ends lie on sides that show field. A tile has at most one span, and none when it
/// has all the segments that it can have.
constexpr bool has_room_for_span(const TileDef& def, int way) noexcept
{
    return !def.wild && !def.has_span && def.segments < kMaxSegments && side_of(def.sides, way) == SideKind::field &&
           side_of(def.sides, opposite(way)) == SideKind::field;
}
constexpr bool has_room_for_span(const TileDef& def) noexcept { return has_room_for_span(def, 0) || has_room_for_span(def, 1); }

/// The type with a span. Its road is the last segment; the fields at its ends stay whole. Precondition: it has room for one.
constexpr TileDef with_span(const TileDef& def, int way) noexcept
{
    const int at = def.segments;
    TileDef out = def;
    out.count = 0;
    out.gardens = 0;
    out.start = 0;
    out.has_span = 1;
    out.segments = static_cast<u8>(at + 1);
    for (int i = 0; i < at; ++i) out.segment[i].crosses = static_cast<u16>(out.segment[i].crosses | 1u << at);
    Segment& span = out.segment[at];
    span = {};
    span.kind = SegmentKind::road;
    span.crosses = static_cast<u16>((1u << at) - 1);
    for (int side = way; side < kSides; side += kWays) {
        span.ports = static_cast<PortMask>(span.ports | 1u << middle_port(side));
        out.sides = static_cast<SideCode>(out.sides | static_cast<u32>(SideKind::road) << (2 * side));
    }
    return out;
}
static_assert(static_cast<int>(SideKind::field) == 0);  // so that a road side is set by its bits

}  // namespace bastide
