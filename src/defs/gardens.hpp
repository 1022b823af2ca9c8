// SPDX-License-Identifier: MIT
// The copies of a tile type that show a garden as a type of their own, with a segment for it.
#pragma once

#include "defs/defs.hpp"

namespace bastide {

/// The index that a garden gets among the segments of a tile: behind those whose kinds come before it.
constexpr int place_of_garden(const TileDef& def) noexcept
{
    int at = 0;
    while (at < def.segments && def.segment[at].kind < SegmentKind::garden) ++at;
    return at;
}

/// Whether some copies of a type become a type of their own. A tile has one segment that counts the cells around it, so not
/// beside a monastery, and not when the tile has all the segments that it can have.
constexpr bool has_garden_copies(const TileDef& def) noexcept
{
    bool fits = def.gardens > 0 && !def.wild && def.segments < kMaxSegments;
    for (int i = 0; i < def.segments; ++i) fits = fits && !counts_cells_around(def.segment[i].kind);
    return fits;
}

/// The type without those copies.
constexpr TileDef without_gardens(const TileDef& def) noexcept
{
    TileDef rest = def;
    rest.count = static_cast<u16>(def.count - def.gardens);
    rest.gardens = 0;
    return rest;
}

/// A mask of segments after one was inserted at `at`.
constexpr u16 with_gap(u16 mask, int at) noexcept
{
    const u32 below = (1u << at) - 1;
    return static_cast<u16>((mask & below) | (mask & ~below) << 1);
}

/// The name of those copies is that of the type with this suffix; a long name loses its end.
inline constexpr char kGardenSuffix[] = "_g";

/// How many letters of the name of the type it has.
constexpr u32 kept_letters(const char* name) noexcept
{
    constexpr u32 kMax = sizeof TileHead::name - sizeof kGardenSuffix;
    u32 size = 0;
    while (size < kMax && name[size]) ++size;
    return size;
}

/// The letter at an index of that name; the name is padded with zeros.
constexpr char letter_with_garden(const char* name, u32 at) noexcept
{
    const u32 kept = kept_letters(name);
    return at < kept ? name[at] : at < kept + sizeof kGardenSuffix ? kGardenSuffix[at - kept] : '\0';
}

/// The type of the copies with a garden: "E_g" for E. Precondition: has_garden_copies().
constexpr TileDef with_garden(const TileDef& def) noexcept
{
    const int at = place_of_garden(def);
    TileDef garden = def;
    for (u32 i = 0; i < sizeof def.name; ++i) garden.name[i] = letter_with_garden(def.name, i);
    garden.count = def.gardens;
    garden.segments = static_cast<u8>(def.segments + 1);
    for (int i = def.segments; i > at; --i) garden.segment[i] = def.segment[i - 1];
    garden.segment[at] = {};
    garden.segment[at].kind = SegmentKind::garden;
    for (int i = 0; i < garden.segments; ++i) {
        Segment& segment = garden.segment[i];
        segment.borders = with_gap(segment.borders, at);
        segment.links = with_gap(segment.links, at);
        segment.crosses = with_gap(segment.crosses, at);
        segment.meets = with_gap(segment.meets, at);
        segment.walls = with_gap(segment.walls, at);
    }
    for (PrintedMark& marked : garden.marked)
        if (marked.mark != Mark::none && marked.segment != kWholeTile && marked.segment >= at) ++marked.segment;
    return garden;
}

}  // namespace bastide
