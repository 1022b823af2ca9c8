// SPDX-License-Identifier: MIT
// Roads that meet among bushes instead of houses, made one road (HOUSE-ROAD-01).
#pragma once

#include "catalogue/rows.hpp"

namespace bastide {

namespace detail {

/// Indices of segments after some were dropped, and masks renumbered by them.
struct Renumbering {
    u8 now[kMaxParts] = {};

    constexpr u16 mask(u16 old) const noexcept
    {
        u16 out = 0;
        for (int i = 0; i < kMaxParts; ++i)
            if ((old >> i) & 1) out = static_cast<u16>(out | 1 << now[i]);
        return out;
    }
};

/// The road with which a road is merged: the first that meets it among the bushes; itself when there is none.
constexpr int heir_of(const TileRow& row, int part) noexcept
{
    if (row.part[part].kind != SegmentKind::road || !row.part[part].bush) return part;
    for (int i = 0; i < part; ++i)
        if (((row.part[part].meets >> i) & 1) && row.part[i].kind == SegmentKind::road) return i;
    return part;
}

constexpr void take_in(Part& heir, const Part& road) noexcept
{
    heir.ports = static_cast<PortMask>(heir.ports | road.ports);
    ++heir.bush;
}

}  // namespace detail

constexpr bool has_village(const TileRow& row) noexcept
{
    for (const Part& part : row.part)
        if (part.end == RoadEnd::village) return true;
    return false;
}

/// How many roads a segment is in the tile data (HOUSE-START-02).
constexpr int count_roads(const Part& part) noexcept
{
    return part.kind != SegmentKind::road ? 0 : part.bush > 1 ? part.bush : 1;
}

/// Marks every village of a tile as drawn with bushes. A lone road that ends at a house is no junction and stays.
constexpr TileRow with_bushes(TileRow row) noexcept
{
    for (Part& part : row.part)
        if (part.end == RoadEnd::village && part.meets != 0) part.bush = 1;
    return row;
}

/// All roads that meet among bushes become one segment that ends nowhere and counts in `bush` how many there were; fields stay
/// as drawn.
constexpr TileRow merge_bushes(const TileRow& row) noexcept
{
    TileRow out = row;
    detail::Renumbering number;
    out.parts = 0;
    for (int i = 0; i < row.parts; ++i) {
        const int heir = detail::heir_of(row, i);
        number.now[i] = heir == i ? out.parts : number.now[heir];
        if (heir == i)
            out.part[out.parts++] = row.part[i];
        else
            detail::take_in(out.part[number.now[heir]], row.part[i]);
    }
    for (int i = out.parts; i < kMaxParts; ++i) out.part[i] = {};
    for (Marked& marked : out.marked)
        if (marked.part != kWholeTile) marked.part = number.now[marked.part];
    for (int i = 0; i < out.parts; ++i) {
        Part& part = out.part[i];
        const bool merged = part.kind == SegmentKind::road && part.bush;
        part.borders = number.mask(part.borders);
        part.crosses = number.mask(part.crosses);
        part.walls = number.mask(part.walls);
        part.links = merged ? u16{0} : number.mask(part.links);
        part.meets = merged ? u16{0} : number.mask(part.meets);
        if (merged) part.end = RoadEnd::none;
    }
    return out;
}

}  // namespace bastide
