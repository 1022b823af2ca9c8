// SPDX-License-Identifier: MIT
// Where a tile may go, and why not elsewhere.
#pragma once

#include "board/grid.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Why a tile may not be placed so; none when its cell is free, touches a tile and every touching side matches.
Reason why_not_place(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept;

/// Bit r: rotation r of the tile is legal on the open cell.
u32 legal_rotations(const View& view, RowId row, u32 open_cell) noexcept;

/// Whether an empty cell closes what faces it, because no tile will ever fill it.
bool is_closed(const View& view, Cell cell) noexcept;

/// A side that shows another kind than its neighbour.
struct Mismatch {
    int side = 0;
    SideKind mine = SideKind::field;
    SideKind other = SideKind::field;
};

/// Calls `visit(mismatch)` for every side of a tile on a cell that does not match; stops when it says so.
template <class Visit>
void for_each_mismatch(const View& view, RowId row, Cell cell, int rotation, Visit&& visit) noexcept
{
    const Oriented& mine = view.rules.tiles.at(OrientedId(row, rotation));
    for (int side = 0; side < kSides; ++side) {
        const PlacedId neighbour = tile_at(view.state, beyond(cell, side));
        if (!neighbour) continue;
        const Oriented& other = view.rules.tiles.at(view.state.placed(neighbour).tile);
        const Mismatch found{side, side_of(mine.code, side), side_of(other.code, opposite(side))};
        if (!other.wild && found.mine != found.other && visit(found)) return;
    }
}

bool has_placement(const View& view, RowId row) noexcept;

/// Why a tile that can be placed is not passed over; the verdict tells the first cell where it could go (BASE-TURN-03).
Reason refuse_pass(const View& view, RowId row, Verdict& verdict) noexcept;

/// Pairs of cell and rotation where the tile may go.
u32 count_placements(const View& view, RowId row) noexcept;

/// Lists every placement of the tile that an action places; its cell and rotation do not matter.
void list_placements(const View& view, const Action& like, ActionList& options) noexcept;

/// Whether the sides alone decide where a tile may go, because it has some and no room objects.
inline bool sides_decide(const View& view, RowId row) noexcept
{
    return view.rules.on.why_not_place.empty() && !view.rules.tiles.wild[row.raw];
}

/// Where a tile may go among the open cells from number `from` on, so many as are looked at at once, when not the sides alone
/// decide. Rooms are asked about what fits, and not about all.
PlacementMask placements_with_rooms(const View& view, RowId row, u32 from) noexcept;

/// Calls `visit(number of the first open cell, fits)` for all open cells from one on, kCellsPerMask at a time, in order; stops
/// when it says so.
template <class Visit>
void for_each_placement_mask(const View& view, RowId row, Visit&& visit, u32 from = 0) noexcept
{
    const u32 count = view.state.header().open_cells;
    if (!sides_decide(view, row)) {
        for (; from < count; from += kCellsPerMask)
            if (visit(from, placements_with_rooms(view, row, from))) return;
        return;
    }
    const u32 codes = view.rules.tiles.codes[row.raw];
    const u8* const mask = view.state.open_mask();
    const u8* const want = view.state.open_want();
    for (; from < count; from += kCellsPerMask)
        if (visit(from, placement_mask(codes, mask + from, want + from))) return;
}

/// The same of a run that is listed.
template <class Visit>
void for_each_placement_mask(const View& view, const PlacementRun& run, Visit&& visit, u32 from = 0) noexcept
{
    const u32 count = view.state.header().open_cells;
    for (; from < smaller(count, PlacementRun::kMaxCells); from += kCellsPerMask)
        if (visit(from, PlacementMask{run.pairs[from / kCellsPerMask]})) return;
    if (count > PlacementRun::kMaxCells) for_each_placement_mask(view, run.like.tile, visit, from);
}

/// The k-th of a run in order, from 0; there are more than k.
Action find_placement(const View& view, const PlacementRun& run, u32 k) noexcept;

/// Calls `visit(cell, rotations)` for every cell where the tile may go, in order; bit r of `rotations` is rotation r.
template <class Visit>
void for_each_placement(const View& view, RowId row, Visit&& visit) noexcept
{
    for_each_placement_mask(view, row, [&](u32 from, PlacementMask fits) {
        const u32* key = view.state.open_keys() + from;
        fits.for_each_cell([&](u32 i, u32 rotations) { visit(cell_of(key[i]), rotations); });
        return false;
    });
}

}  // namespace bastide
