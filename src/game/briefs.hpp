// SPDX-License-Identifier: MIT
// What a player judges a position by: the open cells, how many tiles left fit them, and each occupied feature in short. It
// describes a position; it values nothing.
#pragma once

#include "game/owners.hpp"
#include "play/placing.hpp"

namespace bastide {

inline constexpr u32 kCertain = 65536;  ///< chances are counted in 65536ths

/// Copies of a tile type that are not yet seen, those set aside included.
inline u32 count_left(const View& view, TileId type) noexcept { return view.state.left(type) + view.state.aside(type); }

/// An empty cell: one that touches a tile, or one around a monastery that may touch none.
struct EmptyCell {
    static constexpr u32 kTouchesNothing = 0xFFFFFFFF;

    u32 key = 0;
    u32 index = kTouchesNothing;  ///< among the open cells
};

/// The tiles left that fit a cell.
struct Fits {
    u32 types;
    u32 copies;

    void add(const Fits& more) noexcept
    {
        types += more.types;
        copies += more.copies;
    }
};

/// The copies left, by what decides where they fit. Types for which only the sides decide are one entry for each sequence of
/// sides; about the others the modules are asked type by type.
class TilesLeft {
public:
    explicit TilesLeft(const View& view) noexcept;

    u32 copies() const noexcept { return all_.copies; }
    Fits count_fits(const EmptyCell& cell) const noexcept;

private:
    void add(TileId type, u32 copies) noexcept;
    Fits count_fits_by_modules(u32 open_cell) const noexcept;

    const View& view_;
    Fits all_;
    bool asks_modules_ = false;
    u32 count_ = 0;
    u32 codes_[kSideSequences];  // uninitialized; only the first count_ are read
    Fits left_[kSideSequences];
    u16 entry_of_[kSideSequences] = {};  ///< by sequence of sides: 1 + its entry
};

/// Calls `visit(EmptyCell)` for each cell that must be filled to complete a feature, once, in no order. Cells that no tile will
/// ever fill are left out.
template <class Visit>
void for_each_empty_cell(const View& view, NodeId root, Visit&& visit) noexcept
{
    const auto visit_unless_closed = [&](const EmptyCell& cell) {
        if (view.rules.on.closes.empty() || !is_closed(view, cell_of(cell.key))) visit(cell);
    };
    const auto find = [&](u32 key) {
        const u32 index = open_cell_from(view.state, key);
        return EmptyCell{key, view.state.open_keys()[index] == key ? index : EmptyCell::kTouchesNothing};
    };
    if (counts_cells_around(view.state.node(root).kind())) {
        const u32 key = view.state.placed(view.state.node(root).tile).key;
        for (const u32 stride : kKeyStridesAround)
            if (!tile_at(view.state, key + stride)) visit_unless_closed(find(key + stride));
        return;
    }
    if (view.state.node(root).open == 0) return;
    IdSet seen(view.state.header().open_cells);
    for_each_member(view.state, root, [&](NodeId id) {
        const Placed& tile = view.state.placed(view.state.node(id).tile);
        const u8* const segment_at = view.rules.tiles.at(tile.tile).segment_at;
        const u8 segment = static_cast<u8>(segment_index(tile, id) + 1);
        for (int side = 0; side < kSides; ++side) {
            const u8* const ports = segment_at + 3 * side;
            if (ports[0] != segment && ports[1] != segment && ports[2] != segment) continue;
            const u32 key = tile.key + kKeyStrides[side];
            if (tile_at(view.state, key)) continue;
            const EmptyCell cell = find(key);
            if (seen.add(static_cast<u16>(cell.index))) visit_unless_closed(cell);
        }
    });
}

/// Calls `visit(root)` for each city at a field, complete or not, once.
template <class Visit>
void for_each_city_at(const View& view, NodeId field, Visit&& visit) noexcept
{
    IdSet seen(view.state.header().nodes);
    for_each_member(view.state, field, [&](NodeId id) {
        const Placed& tile = view.state.placed(view.state.node(id).tile);
        for_each_bit(view.rules.tiles.segment(tile.tile, segment_index(tile, id)).borders, [&](u32 segment) {
            const NodeId city = root_of(view.state, node_of(tile, static_cast<int>(segment)));
            if (seen.add(city.raw)) visit(city);
        });
    });
}

/// A feature in short.
struct Brief {
    NodeId root;
    SegmentKind kind = SegmentKind::none;
    bool complete = false;
    u32 open_cells = 0;
    u32 least_left = 0;
    u32 chance = 0;
    i32 points_now = 0;
    i32 points_complete = 0;
    Weights weights;
    u32 leaders = 0;  ///< mask of the seats that would be paid
    i32 pieces[kMaxSeats] = {};
};

/// Makes briefs of one position. It counts the tiles that fit a cell once for all features that need the cell.
class Briefing {
public:
    explicit Briefing(const View& view) noexcept;

    Brief brief(NodeId root) noexcept;

    /// Calls `visit(brief)` for the occupied features of a kind, or of all kinds, by id. Foundations are left out.
    template <class Visit>
    void for_each(SegmentKind kind, Visit&& visit) noexcept
    {
        u16 roots[kMaxPieces];
        const u32 count = list_occupied(kind, roots);
        for (u32 i = 0; i < count; ++i) visit(brief(NodeId(roots[i])));
    }

private:
    static constexpr u32 kRemembered = 32;
    static constexpr u64 kSure = u64{1} << 31;  ///< what products of chances are counted in: exact to a 65536th for any board

    u32 list_occupied(SegmentKind kind, u16 (&roots)[kMaxPieces]) const noexcept;
    u32 copies_that_fit(const EmptyCell& cell) noexcept;
    u64 chance_of_cell(u32 fits) const noexcept;
    void look_at_cells(Brief& brief) noexcept;
    u32 chance_of_city(NodeId city) noexcept;
    void count_pieces(Brief& brief) const noexcept;

    const View& view_;
    const TilesLeft tiles_;
    const u32 left_;    ///< tiles left
    u32 standing_ = 0;  ///< pieces on segments
    u16 pieces_[kMaxPieces];
    u16 roots_[kMaxPieces];    ///< of their features
    u32 cells_[kRemembered];   ///< 1 + index of an open cell whose fits are known
    u32 fits_[kRemembered];    ///< their copies
    u16 cities_[kRemembered];  ///< cities whose chance is known
    u32 chances_[kRemembered];
};

}  // namespace bastide
