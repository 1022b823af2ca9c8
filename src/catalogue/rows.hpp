// SPDX-License-Identifier: MIT
// Constant rows: what a tile, a segment kind and a piece kind are. Rows say what may be done with a thing and what it counts;
// they never say which box it came from.
#pragma once

#include "catalogue/ports.hpp"
#include "ground/words.hpp"

namespace bastide {

inline constexpr int kMaxParts = 12;

/// Whether a segment is complete when the eight cells around its tile hold tiles, and counts them: a monastery, or what is
/// counted like one. A tile has at most one of all these kinds together.
constexpr bool counts_cells_around(SegmentKind kind) noexcept
{
    return kind == SegmentKind::monastery || kind == SegmentKind::garden;
}

/// Whether segments of a kind join those of neighbours.
constexpr bool reaches_rim(SegmentKind kind) noexcept { return kind <= SegmentKind::field || kind == SegmentKind::river; }

/// A tile has at most one of these, so their names carry no number.
constexpr bool is_single(SegmentKind kind) noexcept { return !reaches_rim(kind); }

/// One printed segment of a tile type, at rotation 0. Masks of segments count by index on the tile.
struct Part {
    SegmentKind kind = SegmentKind::none;
    u8 pennants = 0;
    RoadEnd end = RoadEnd::none;  ///< what a road ends at on this tile
    u8 near_side = 0;             ///< of an enclosed field: 1 + the side it lies near
    PortMask ports = 0;
    u16 borders = 0;  ///< a field: the cities whose wall it meets (BASE-FIELD-04)
    u16 links = 0;    ///< where a wheel may go from here inside the tile
    u16 crosses = 0;  ///< what passes over or under it
    u16 meets = 0;    ///< what else meets at its end
    u16 walls = 0;    ///< a passing road and the city wall it touches
    u8 corners = 0;   ///< a city: corners its wall reaches beyond its sides
    u8 bush = 0;      ///< the village it ends at is drawn with bushes (HOUSE-ROAD-01); once merged, how many roads it was
};
static_assert(Flat<Part>);

/// Marks are bits of a mask of 64.
inline constexpr int kMarks = 64;
/// A game has no more kinds of marks than these, beside pennants.
inline constexpr int kMaxMarkKinds = 16;
/// A tile has no more marks than these.
inline constexpr int kMaxMarked = 4;
inline constexpr u8 kWholeTile = 0xFF;

/// What is printed on a segment, or on the tile as a whole, for the rules of a box. Pennants are counted in parts.
struct Marked {
    Mark mark = Mark::none;
    u8 part = 0;
};

/// One tile type.
struct TileRow {
    char name[16] = {};
    u16 count = 0;  ///< copies in its set
    SideCode sides = 0;
    u8 parts = 0;
    u8 start = 0;  ///< may lie on the table at the start
    u8 wild = 0;   ///< held by the players, fits any neighbours
    u8 gardens = 0;
    u8 reserved = 0;
    Marked marked[kMaxMarked] = {};
    Part part[kMaxParts] = {};
};
static_assert(Flat<TileRow>);

/// Calls `visit(mark)` for each mark of a segment, or of the tile as a whole.
template <class Visit>
constexpr void for_each_mark(const TileRow& row, u8 part, Visit&& visit) noexcept
{
    for (const Marked& marked : row.marked)
        if (marked.mark != Mark::none && marked.part == part) visit(marked.mark);
}

constexpr bool has_mark(const TileRow& row, u8 part, Mark mark) noexcept
{
    bool has = false;
    for_each_mark(row, part, [&](Mark one) { has = has || one == mark; });
    return has;
}

/// The places that the kinds of marks of one game have where they are counted.
struct MarkNumbers {
    u8 of[kMarks] = {};  ///< by mark: from 1, or 0 for one that no tile has
    u8 count = 0;
};

/// How often each kind of mark is in a feature, by its number from 1: over 0 where any is enough.
struct MarkCounts {
    u16 of[kMaxMarkKinds] = {};
};

/// Rows that belong together, with a number that tells equal sets from others.
struct TileSet {
    const TileRow* rows = nullptr;
    u32 count = 0;
    u64 fingerprint = 0;
};

/// What others may do to a piece kind.
enum class Trait : u8 {
    claims = 1,           ///< occupies its feature and counts for its majority
    can_be_taken = 2,     ///< may be made a prisoner
    tops_foundation = 4,  ///< may stand on what is built on a foundation
    stacks = 8,           ///< is built on a foundation, piece upon piece
    companion = 16,       ///< stays on a feature only beside a claiming piece of its owner
};

/// A set of kinds of segments: bit k is kind k.
using SegmentSet = u16;
inline constexpr SegmentSet kAllSegments = 0xFFFF;
static_assert(kSegmentKinds <= 16);

/// Whether such a set (segment_set()) holds a kind.
constexpr bool holds(SegmentSet kinds, SegmentKind kind) noexcept { return (kinds >> static_cast<int>(kind)) & 1; }

/// Where pieces can be beside segments, corners, supplies and prisons: a set of spots from `tile` on.
constexpr u8 places(Spot spot) noexcept { return static_cast<u8>(1 << (static_cast<int>(spot) - static_cast<int>(Spot::tile))); }
template <class... Spots>
constexpr u8 places(Spot spot, Spots... more) noexcept
{
    return static_cast<u8>(places(spot) | places(more...));
}

/// A board beside the tiles has no more spaces than these.
inline constexpr int kMostSpaces = 64;

/// A kind of wooden thing. Rooms own rows; counts may be overruled by a config.
struct PieceRow {
    PieceKind kind = PieceKind::none;
    u8 count = 0;         ///< each seat's share, or all of nature's, unless a room's shape or the config says otherwise
    u8 traits = 0;        ///< Trait bits
    u8 is_neutral = 0;    ///< nobody's: it belongs to the table, and claims nothing
    SegmentSet fits = 0;  ///< where it may stand
    u8 strength = 0;
    u8 places = 0;  ///< where else it can be: places()

    constexpr bool has(Trait t) const noexcept { return (traits & static_cast<u8>(t)) != 0; }
    constexpr bool may_stand_on(SegmentKind k) const noexcept { return holds(fits, k); }
    constexpr bool may_be(Spot spot) const noexcept
    {
        return spot >= Spot::tile && spot <= Spot::held && (places & bastide::places(spot)) != 0;
    }
};
static_assert(Flat<PieceRow>);

/// A kind of thing that is won and counted: one is like the next, and none stands on the board. Hosts see it as a kind of piece.
struct TokenRow {
    PieceKind kind = PieceKind::none;
    u8 reserved = 0;
    u16 count = 0;  ///< in the common stock; 0: as many as are won
};
static_assert(Flat<TokenRow>);

template <class... Traits>
constexpr u8 traits(Traits... all) noexcept
{
    return static_cast<u8>((static_cast<int>(all) | ...));
}

constexpr SegmentSet segment_set(SegmentKind a) noexcept { return static_cast<SegmentSet>(1 << static_cast<int>(a)); }
template <class... Kinds>
constexpr SegmentSet segment_set(SegmentKind a, Kinds... more) noexcept
{
    return static_cast<SegmentSet>(segment_set(a) | segment_set(more...));
}

}  // namespace bastide
