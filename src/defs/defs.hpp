// SPDX-License-Identifier: MIT
// Constants that define tile types, kinds of pieces and tokens, and predicates on kinds of segments. They describe
// properties and never name a box.
#pragma once

#include <cstring>

#include "common/enums.hpp"
#include "defs/ports.hpp"

namespace bastide {

inline constexpr int kMaxSegments = 12;
/// Segment::near_side of an enclosed field in the middle of the tile.
inline constexpr u8 kNearMiddle = kSides + 1;

/// Whether a segment counts the eight cells around its tile and is complete when all of them hold tiles: a monastery, a garden or
/// a hut. A tile has at most one segment of these kinds together.
constexpr bool counts_cells_around(SegmentKind kind) noexcept
{
    return kind == SegmentKind::monastery || kind == SegmentKind::garden || kind == SegmentKind::hut;
}

/// Whether a segment counts the tiles in the row and the column of its tile, up to the first empty cells: an abbacy. It is never
/// complete, so its open count stays 1.
constexpr bool counts_row_and_column(SegmentKind kind) noexcept { return kind == SegmentKind::abbacy; }

/// Whether segments of a kind can touch the rim of the tile and join segments of neighbours.
constexpr bool reaches_rim(SegmentKind kind) noexcept { return kind <= SegmentKind::field || kind == SegmentKind::river; }

/// Whether a tile has at most one segment of a kind. The names of such segments have no number: m, not m0.
constexpr bool is_single(SegmentKind kind) noexcept { return !reaches_rim(kind); }

/// One printed segment of a tile type, at rotation 0. In the masks of segments, bit k is the segment with index k of this tile.
struct Segment {
    SegmentKind kind = SegmentKind::none;
    u8 pennants = 0;
    RoadEnd end = RoadEnd::none;  ///< what a road ends at on this tile; none if it passes through
    u8 near_side = 0;             ///< for an enclosed field 1 + the side near which it is drawn, or kNearMiddle; else 0
    PortMask ports = 0;
    u16 borders = 0;  ///< of a field: mask of the cities that it borders (BASE-FIELD-04)
    u16 links = 0;    ///< mask of the segments that a piece can move to from here inside the tile
    u16 crosses = 0;  ///< mask of the segments that pass over or under it
    u16 meets = 0;    ///< mask of the other segments that meet it at its end, or at the door that it passes
    u16 walls = 0;    ///< mask: of a road that passes through, the cities whose wall it touches; of a city, those roads
    u8 corners = 0;   ///< of a city: mask of the corners that its wall reaches besides those of its own sides
    u8 bush = 0;  ///< 1: the village at its end is drawn with bushes (HOUSE-ROAD-01); after merging the number of merged roads
};
static_assert(Flat<Segment>);

/// The public interface shows marks as bits of a 64-bit mask.
inline constexpr int kMarks = 64;
/// The most kinds of marks in one game: there is no mark 0.
inline constexpr int kMaxMarkKinds = kMarks - 1;
/// The most marks on one tile.
inline constexpr int kMaxMarked = 4;
inline constexpr u8 kWholeTile = 0xFF;

/// A mark on a segment or on the tile as a whole (kWholeTile). Pennants are no marks; Segment counts them.
struct PrintedMark {
    Mark mark = Mark::none;
    u8 segment = 0;
};

/// What a tile type is besides its segments.
struct TileHead {
    char name[16] = {};
    u16 count = 0;  ///< copies in one copy of its set
    SideCode sides = 0;
    u8 segments = 0;
    u8 start = 0;                         ///< 1: can be the start tile
    u8 wild = 0;                          ///< 1: dealt to the seats, never drawn, and fits any neighbours
    u8 gardens = 0;                       ///< copies on which a garden is drawn; defs/gardens.hpp makes them a type of their own
    u8 has_span = 0;                      ///< 1: a type with a span (defs/spans.hpp), which is never drawn
    PrintedMark marked[kMaxMarked] = {};  ///< those of the tile, then Mark::none
};

/// One tile type.
struct TileDef : TileHead {
    Segment segment[kMaxSegments] = {};
};
static_assert(Flat<TileDef>);

/// Calls `visit(mark)` for each mark of a segment, or of the tile as a whole.
template <class Visit>
constexpr void for_each_mark(const TileDef& def, u8 segment, Visit&& visit) noexcept
{
    for (const PrintedMark& marked : def.marked) {
        if (marked.mark == Mark::none) return;
        if (marked.segment == segment) visit(marked.mark);
    }
}

constexpr bool has_mark(const TileDef& def, u8 segment, Mark mark) noexcept
{
    bool has = false;
    for_each_mark(def, segment, [&](Mark one) { has = has || one == mark; });
    return has;
}

/// A set of marks: bit k is mark k.
using MarkSet = u64;
static_assert(kMarks <= 64);

template <class... Marks>
constexpr MarkSet mark_set(Marks... marks) noexcept
{
    return (MarkSet{0} | ... | MarkSet{u64{1} << static_cast<int>(marks)});
}

/// Whether a tile type, or one of its segments, has one of some marks. Numbers of a host's set are checked later, so any may
/// come.
constexpr bool has_one_of_marks(const TileDef& def, MarkSet marks) noexcept
{
    for (const PrintedMark& one : def.marked) {
        if (one.mark == Mark::none) return false;
        if (static_cast<int>(one.mark) < kMarks && ((marks >> static_cast<int>(one.mark)) & 1) != 0) return true;
    }
    return false;
}

/// Dense numbers for the kinds of marks in one game, so that counts fit in a small array.
struct MarkNumbers {
    u8 of[kMarks] = {};  ///< by mark: its number from 1; 0 if no tile has the mark
    u8 count = 0;
};

/// The number of segments of a feature with each kind of mark; index: the mark's number minus 1. Uninitialized beyond the kinds
/// of marks of the game.
struct MarkCounts {
    u16 of[kMaxMarkKinds];

    MarkCounts() noexcept {}  // NOLINT: a game without marks does not pay for the array
    void clear(u32 kinds) noexcept
    {
        for (u32 i = 0; i < kinds; ++i) of[i] = 0;
    }
};

/// A tile type of a box as it is stored: most have few segments, so those of all types lie one behind the other.
struct StoredTile : TileHead {
    u16 first = 0;  ///< of its segments
};

/// The tile types of a set with their fingerprint: those of a host, or stored ones of a box.
struct TileSet {
    const TileDef* defs = nullptr;  ///< null for a box
    u32 count = 0;
    u64 fingerprint = 0;
    const StoredTile* stored = nullptr;
    const Segment* segments = nullptr;

    TileDef def(u32 i) const noexcept
    {
        TileDef out;
        if (defs) {
            out = defs[i];
        } else {
            static_cast<TileHead&>(out) = stored[i];
            std::memcpy(out.segment, segments + stored[i].first, out.segments * sizeof(Segment));
        }
        return out;
    }
    const char* name(u32 i) const noexcept { return defs ? defs[i].name : stored[i].name; }
};

template <u32 N>
constexpr u32 count_segments(const TileDef (&defs)[N]) noexcept
{
    u32 segments = 0;
    for (const TileDef& def : defs) segments += def.segments;
    return segments;
}

template <u32 Tiles, u32 Segments>
struct StoredTiles {
    StoredTile tiles[Tiles] = {};
    Segment segments[Segments] = {};
};

template <const auto& defs>
constexpr auto store_tiles() noexcept
{
    StoredTiles<sizeof defs / sizeof defs[0], count_segments(defs)> out;
    u32 at = 0;
    u16 first = 0;
    for (const TileDef& def : defs) {
        static_cast<TileHead&>(out.tiles[at]) = def;
        out.tiles[at++].first = first;
        for (int k = 0; k < def.segments; ++k) out.segments[first++] = def.segment[k];
    }
    return out;
}

template <const auto& defs>
inline constexpr auto kStoredTiles = store_tiles<defs>();

/// Properties of a kind of piece, as bits, by which the rules of one box treat the pieces of another.
enum class Trait : u8 {
    claims = 1,           ///< occupies its feature and counts for its majority
    can_be_taken = 2,     ///< can be captured
    tops_foundation = 4,  ///< can stand on the pieces stacked on a foundation
    stacks = 8,           ///< is stacked on a foundation
    companion = 16,       ///< can be on a feature only together with a claiming piece of its owner
    stays = 32,           ///< is not returned when its feature is scored
};

/// A set of kinds of segments: bit k is kind k.
using SegmentSet = u16;
inline constexpr SegmentSet kAllSegments = 0xFFFF;
static_assert(kSegmentKinds <= 16);

/// Whether a set made by segment_set() contains a kind.
constexpr bool holds(SegmentSet kinds, SegmentKind kind) noexcept { return (kinds >> static_cast<int>(kind)) & 1; }

/// A bit set of the spots from Spot::tile on. Segments, corners, supplies and prisons need no bit; PieceDef::fits and the modules
/// decide about them.
constexpr u8 places(Spot spot) noexcept { return static_cast<u8>(1 << (static_cast<int>(spot) - static_cast<int>(Spot::tile))); }
template <class... Spots>
constexpr u8 places(Spot spot, Spots... more) noexcept
{
    return static_cast<u8>(places(spot) | places(more...));
}

/// The most spaces of a side board.
inline constexpr int kMaxSpaces = 64;

/// Whether pieces of a kind join segments that do not touch, into one feature. Such pieces occupy nothing.
enum class Joins : u8 {
    none,
    ways,   ///< one on a tile joins two roads of that tile, those at the ends of its way
    pairs,  ///< two of a seat, its first and second, third and fourth ..., join the segments on which they lie: the open ends
            ///< that these have inside their tiles
};

/// A kind of piece. A config can override the count.
struct PieceDef {
    PieceKind kind = PieceKind::none;
    u8 count = 0;         ///< pieces of each seat, or all neutral pieces; a shape hook and the config can change it
    u8 traits = 0;        ///< Trait bits
    u8 is_neutral = 0;    ///< 1: a neutral piece; its owner is kNature and it claims nothing
    SegmentSet fits = 0;  ///< the kinds of segments on which it can stand
    u8 strength = 0;
    u8 places = 0;             ///< where else it can be, as a set from places()
    Cause left = Cause::none;  ///< of a piece that can be beside another: why it moves when that one leaves its tile
    SegmentSet turns = 0;      ///< the kinds of features that it turns into another kind as long as it stands on them
    SegmentKind turns_into = SegmentKind::none;
    Joins joins = Joins::none;

    constexpr bool has(Trait t) const noexcept { return (traits & static_cast<u8>(t)) != 0; }
    constexpr bool may_stand_on(SegmentKind k) const noexcept { return holds(fits, k); }
    constexpr bool may_turn(SegmentKind k) const noexcept { return holds(turns, k); }
    constexpr bool may_be_at(Spot spot) const noexcept
    {
        return spot >= Spot::tile && spot <= Spot::held && (places & bastide::places(spot)) != 0;
    }
};
static_assert(Flat<PieceDef>);

/// A kind of token: seats win tokens and count them; they are never on the board. Hosts see it as a kind of piece.
struct TokenDef {
    PieceKind kind = PieceKind::none;
    Mark symbol = Mark::none;  ///< there is one token for each such symbol on the tiles of the game
    u16 count = 0;             ///< how many exist; 0: unlimited
};
static_assert(Flat<TokenDef>);

/// A kind of token of a pool, from which nature draws. A token is in the pool, or held by a piece; one that nothing can hold
/// returns at once. Hosts see it as a kind of piece.
struct PoolDef {
    PieceKind kind = PieceKind::none;
    u8 count = 0;                        ///< tokens of this kind
    PieceKind holder = PieceKind::none;  ///< the kind of pieces that can hold tokens, of the first definition that of the whole
                                         ///< pool; none: this kind of token returns at once. A neutral piece keeps its tokens
                                         ///< for the rest of the game
    Mark one_for_each = Mark::none;      ///< of the first definition: the whole pool is in the game as often as it takes to have
                                         ///< a token for each tile with this mark; none: once
};
static_assert(Flat<PoolDef>);

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
