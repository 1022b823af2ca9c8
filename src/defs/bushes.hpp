// SPDX-License-Identifier: MIT
// The house rule of bushes (HOUSE-ROAD-01): roads that meet at a village drawn with bushes instead of houses are one road.
#pragma once

#include "defs/defs.hpp"

namespace bastide {

namespace detail {

/// New indices of the segments after some were merged into others.
struct Renumbering {
    u8 new_index[kMaxParts] = {};

    constexpr u16 mask(u16 old) const noexcept
    {
        u16 out = 0;
        for (int i = 0; i < kMaxParts; ++i)
            if ((old >> i) & 1) out = static_cast<u16>(out | 1 << new_index[i]);
        return out;
    }
};

/// The index of the segment into which a segment is merged: for a road that ends at bushes the first road that meets it there,
/// for every other segment itself.
constexpr int merge_target(const TileDef& row, int part) noexcept
{
    if (row.part[part].kind != SegmentKind::road || !row.part[part].bush) return part;
    for (int i = 0; i < part; ++i)
        if (((row.part[part].meets >> i) & 1) && row.part[i].kind == SegmentKind::road) return i;
    return part;
}

constexpr void merge_road(Part& target, const Part& road) noexcept
{
    target.ports = static_cast<PortMask>(target.ports | road.ports);
    target.links = static_cast<u16>(target.links | road.links);
    ++target.bush;
}

constexpr u16 mask_of_roads(const TileDef& row) noexcept
{
    u16 mask = 0;
    for (int i = 0; i < row.parts; ++i)
        if (row.part[i].kind == SegmentKind::road) mask = static_cast<u16>(mask | 1 << i);
    return mask;
}

}  // namespace detail

constexpr bool has_village(const TileDef& row) noexcept
{
    for (const Part& part : row.part)
        if (part.end == RoadEnd::village) return true;
    return false;
}

/// How many roads of the tile data a segment represents: more than 1 for merged roads (HOUSE-START-02).
constexpr int count_roads(const Part& part) noexcept
{
    return part.kind != SegmentKind::road ? 0 : part.bush > 1 ? part.bush : 1;
}

/// Marks every village of a tile as drawn with bushes. A road that meets no other at its house is no junction and stays
/// unchanged.
constexpr TileDef with_bushes(TileDef row) noexcept
{
    for (Part& part : row.part)
        if (part.end == RoadEnd::village && (part.meets & detail::mask_of_roads(row))) part.bush = 1;
    return row;
}

/// Merges all roads that meet at bushes into one segment. It has no road end, and `bush` counts the merged roads. A piece can
/// still move from it to the cities to whose gates the bushes lead. Fields do not change.
constexpr TileDef merge_bushes(const TileDef& row) noexcept
{
    TileDef out = row;
    detail::Renumbering numbers;
    out.parts = 0;
    for (int i = 0; i < row.parts; ++i) {
        const int target = detail::merge_target(row, i);
        numbers.new_index[i] = target == i ? out.parts : numbers.new_index[target];
        if (target == i)
            out.part[out.parts++] = row.part[i];
        else
            detail::merge_road(out.part[numbers.new_index[target]], row.part[i]);
    }
    for (int i = out.parts; i < kMaxParts; ++i) out.part[i] = {};
    for (PrintedMark& marked : out.marked)
        if (marked.part != kWholeTile) marked.part = numbers.new_index[marked.part];
    u16 among_bushes = 0;
    for (int i = 0; i < out.parts; ++i)
        if (out.part[i].kind == SegmentKind::road && out.part[i].bush) among_bushes = static_cast<u16>(among_bushes | 1 << i);
    for (int i = 0; i < out.parts; ++i) {
        Part& part = out.part[i];
        const bool merged = (among_bushes >> i) & 1;
        part.borders = numbers.mask(part.borders);
        part.crosses = numbers.mask(part.crosses);
        part.walls = numbers.mask(part.walls);
        part.links = static_cast<u16>(numbers.mask(part.links) & ~(1 << i));
        part.meets = merged ? u16{0} : static_cast<u16>(numbers.mask(part.meets) & ~among_bushes);
        if (merged) part.end = RoadEnd::none;
    }
    return out;
}

}  // namespace bastide
