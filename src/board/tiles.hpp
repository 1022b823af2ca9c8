// SPDX-License-Identifier: MIT
// The tile types of a game in all four rotations, computed in advance, so that placing a tile only reads tables.
#pragma once

#include <bit>
#include <cstring>

#include "common/bits.hpp"
#include "common/ids.hpp"
#include "defs/spans.hpp"

namespace bastide {

/// A tile type in one rotation.
struct Oriented {
    SideCode code = 0;        ///< the sides
    u8 segments = 0;          ///< how many segments
    u8 monastery = 0;         ///< 1 + index of the segment that counts the cells around it: a monastery or a garden
    u8 joins_by_port = 0;     ///< kWild, kParted: each port of a side joins on its own, if at all; 0: see join_side()
    u8 segment_at[kPorts]{};  ///< 1 + index of the segment that joins at a port; a city joins at its middle, or at its half of a
                              ///< side that it shares

    static constexpr u8 kWild = 1;    ///< closes sides without joining and fits any neighbours
    static constexpr u8 kParted = 2;  ///< a side has two fields, as tiles of a host may, two cities, or one of each, half each
    constexpr bool is_wild() const noexcept { return joins_by_port & kWild; }
};
static_assert(Flat<Oriented> && sizeof(Oriented) == 16);

/// Index of an oriented tile: 4 * TileId + rotation.
struct OrientedId {
    u16 raw = 0;

    constexpr OrientedId() noexcept = default;
    constexpr OrientedId(TileId type, int rotation) noexcept : raw(static_cast<u16>(type.raw * 4 + rotation)) {}

    constexpr TileId type() const noexcept { return TileId(raw >> 2); }
    constexpr int rotation() const noexcept { return raw & 3; }
};

struct Node;

/// Where the node templates of a tile type are.
struct TemplateRange {
    u16 first = 0;      ///< index of its first template
    u8 foundation = 0;  ///< 1 + index of the segment that is a foundation
    u8 nodes = 0;       ///< how many: one for each segment, and one for the span that a tile can get (defs/spans.hpp)
};
static_assert(Flat<TemplateRange> && sizeof(TemplateRange) == 4);

/// In TileTable::judges: the tile type is wild, so the hooks `why_not_place_wild` are about it.
inline constexpr u64 kWildBit = u64{1} << 63;

/// The types of a tile type with a span, by the way of the span on the upright tile; none where it has no room for one.
struct SpannedTypes {
    TileId of[kWays];
};

struct TileTable {
    const TileDef* defs = nullptr;                   ///< by TileId
    const Oriented* oriented = nullptr;              ///< by OrientedId
    const Node* node_templates = nullptr;            ///< templates for the nodes of placed tiles, without ids, type by type
    const TemplateRange* template_ranges = nullptr;  ///< by TileId
    const u32* codes = nullptr;   ///< by TileId: the side codes of the four rotations, rotation 0 in the low byte
    const u8* wild = nullptr;     ///< by TileId: 1 for a wild tile
    const u64* judges = nullptr;  ///< by TileId: bit i: the i-th hook `why_not_place` is about it; kWildBit; 0: only sides decide
    u16 count = 0;                ///< the number of tile types; their TileIds are 1 to count
    const SpannedTypes* spanned = nullptr;  ///< by TileId; null in a game without spans. The ids of types with a span follow
                                            ///< those of all others
    u16 spanned_count = 0;                  ///< how many types with a span
    const TileId* bare = nullptr;           ///< by TileId - count - 1: the type that such a type is of

    const TileDef& def(TileId id) const noexcept { return defs[id.raw]; }
    const Oriented& at(OrientedId id) const noexcept { return oriented[id.raw]; }
    const Segment& segment(OrientedId id, int segment) const noexcept { return defs[id.type().raw].segment[segment]; }

    /// The type that was drawn and placed, whether or not a span lies on it now.
    TileId bare_type(TileId id) const noexcept { return id.raw <= count ? id : bare[id.raw - count - 1]; }
    TileId bare_type(OrientedId id) const noexcept { return bare_type(id.type()); }
    /// Whether a span lies on such a tile. It is the last segment.
    bool has_span(OrientedId id) const noexcept { return id.type().raw > count; }
    /// The way of that span on the tile as it lies. Precondition: has_span().
    int way_of_span(OrientedId id) const noexcept
    {
        const TileDef& shown = def(id.type());
        const bool is_north_south = (shown.segment[shown.segments - 1].ports >> middle_port(0)) & 1;
        return turned_way(is_north_south ? 0 : 1, id.rotation());
    }
    /// The same tile with a span of this way, as it lies; type none if it has no room for one or has one.
    OrientedId with_span(OrientedId id, int way) const noexcept
    {
        if (!spanned || has_span(id)) return {};
        const TileId type = spanned[id.type().raw].of[turned_way(way, id.rotation())];
        return type ? OrientedId(type, id.rotation()) : OrientedId();
    }
};

constexpr bool has_segment(const TileDef& def, SegmentKind kind) noexcept
{
    for (int i = 0; i < def.segments; ++i)
        if (def.segment[i].kind == kind) return true;
    return false;
}

constexpr bool counts_cells_around(const TileDef& def) noexcept
{
    for (int i = 0; i < def.segments; ++i)
        if (counts_cells_around(def.segment[i].kind)) return true;
    return false;
}

/// The ports at which a segment joins neighbours; a city joins at the middle of its sides, and at its half of a shared side.
constexpr u32 joining_ports(const Segment& segment) noexcept
{
    constexpr u32 kMiddles = 0b010'010'010'010;
    const u32 middles = segment.ports & kMiddles;
    return segment.kind == SegmentKind::city ? segment.ports & ~(middles << 1 | middles >> 1) : u32{segment.ports};
}

/// The tile type at rotation 0.
constexpr Oriented orient(const TileDef& def) noexcept
{
    constexpr u32 kFirstHalves = 0b001'001'001'001;
    Oriented o;
    o.code = def.sides;
    o.segments = def.segments;
    o.joins_by_port = def.wild ? Oriented::kWild : u8{0};
    u32 taken = 0;
    u32 alone = 0;  // at a first half: its segment is not at the second one
    for (int i = 0; i < def.segments; ++i) {
        const Segment& segment = def.segment[i];
        if (counts_cells_around(segment.kind)) o.monastery = static_cast<u8>(i + 1);
        u32 ports = joining_ports(segment);
        taken |= ports;
        alone |= ports ^ ports >> 2;
        for (; ports != 0; ports &= ports - 1) o.segment_at[std::countr_zero(ports)] = static_cast<u8>(i + 1);
    }
    if (alone & ~(taken >> 1) & kFirstHalves)
        o.joins_by_port |= Oriented::kParted;  // two that share a side leave its middle free
    return o;
}

inline Oriented turned(const Oriented& upright, int rotation) noexcept
{
    u8 twice[2 * kPorts];  // from any port on, all ports in their order
    std::memcpy(twice, upright.segment_at, kPorts);
    std::memcpy(twice + kPorts, upright.segment_at, kPorts);
    Oriented o = upright;
    o.code = turned(upright.code, rotation);
    std::memcpy(o.segment_at, twice + (kPorts - 3 * rotation), kPorts);
    return o;
}

}  // namespace bastide
