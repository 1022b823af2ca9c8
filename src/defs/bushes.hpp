// SPDX-License-Identifier: MIT
// The house rule of bushes (HOUSE-ROAD-01): roads that meet at a village drawn with bushes instead of houses are one road.
#pragma once

#include "defs/defs.hpp"

namespace bastide {

namespace detail {

/// New indices of the segments after some were merged into others.
struct Renumbering {
    u8 new_index[kMaxSegments] = {};

    constexpr u16 mask(u16 old) const noexcept
    {
        u16 out = 0;
        for (int i = 0; i < kMaxSegments; ++i)
            if ((old >> i) & 1) out = static_cast<u16>(out | 1 << new_index[i]);
        return out;
    }
};

/// The index of the segment into which a segment is merged: for a road that ends at bushes the first road that meets it there,
/// for every other segment itself.
constexpr int merge_target(const TileDef& def, int segment) noexcept
{
    if (def.segment[segment].kind != SegmentKind::road || !def.segment[segment].bush) return segment;
    for (int i = 0; i < segment; ++i)
        if (((def.segment[segment].meets >> i) & 1) && def.segment[i].kind == SegmentKind::road) return i;
    return segment;
}

constexpr void merge_road(Segment& target, const Segment& road) noexcept
{
    target.ports = static_cast<PortMask>(target.ports | road.ports);
    target.links = static_cast<u16>(target.links | road.links);
    ++target.bush;
}

constexpr u16 mask_of_roads(const TileDef& def) noexcept
{
    u16 mask = 0;
    for (int i = 0; i < def.segments; ++i)
        if (def.segment[i].kind == SegmentKind::road) mask = static_cast<u16>(mask | 1 << i);
    return mask;
}

}  // namespace detail

constexpr bool has_village(const TileDef& def) noexcept
{
    for (const Segment& segment : def.segment)
        if (segment.end == RoadEnd::village) return true;
    return false;
}

/// How many roads of the tile data a segment represents: more than 1 for merged roads (HOUSE-START-02).
constexpr int count_roads(const Segment& segment) noexcept
{
    return segment.kind != SegmentKind::road ? 0 : segment.bush > 1 ? segment.bush : 1;
}

/// Marks every village of a tile as drawn with bushes. A road that meets no other at its house is no junction and stays
/// unchanged.
constexpr TileDef with_bushes(TileDef def) noexcept
{
    for (Segment& segment : def.segment)
        if (segment.end == RoadEnd::village && (segment.meets & detail::mask_of_roads(def))) segment.bush = 1;
    return def;
}

/// Merges all roads that meet at bushes into one segment. It has no road end, and `bush` counts the merged roads. A piece can
/// still move from it to the cities to whose gates the bushes lead. Fields do not change.
constexpr TileDef merge_bushes(const TileDef& def) noexcept
{
    TileDef out = def;
    detail::Renumbering numbers;
    out.segments = 0;
    for (int i = 0; i < def.segments; ++i) {
        const int target = detail::merge_target(def, i);
        numbers.new_index[i] = target == i ? out.segments : numbers.new_index[target];
        if (target == i)
            out.segment[out.segments++] = def.segment[i];
        else
            detail::merge_road(out.segment[numbers.new_index[target]], def.segment[i]);
    }
    for (int i = out.segments; i < kMaxSegments; ++i) out.segment[i] = {};
    for (PrintedMark& marked : out.marked)
        if (marked.segment != kWholeTile) marked.segment = numbers.new_index[marked.segment];
    u16 among_bushes = 0;
    for (int i = 0; i < out.segments; ++i)
        if (out.segment[i].kind == SegmentKind::road && out.segment[i].bush)
            among_bushes = static_cast<u16>(among_bushes | 1 << i);
    for (int i = 0; i < out.segments; ++i) {
        Segment& segment = out.segment[i];
        const bool merged = (among_bushes >> i) & 1;
        segment.borders = numbers.mask(segment.borders);
        segment.crosses = numbers.mask(segment.crosses);
        segment.walls = numbers.mask(segment.walls);
        segment.links = static_cast<u16>(numbers.mask(segment.links) & ~(1 << i));
        segment.meets = merged ? u16{0} : static_cast<u16>(numbers.mask(segment.meets) & ~among_bushes);
        if (merged) segment.end = RoadEnd::none;
    }
    return out;
}

}  // namespace bastide
