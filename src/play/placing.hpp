// SPDX-License-Identifier: MIT
// Where a tile may go, and why not elsewhere.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Why a tile may not be placed so; none when its cell is free, touches a tile and every touching side matches.
Reason why_not_place(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict) noexcept;

/// Bit r: rotation r of the tile is legal on the open cell.
u32 legal_rotations(const View& view, RowId row, u32 open_cell) noexcept;

/// Whether an empty cell closes what faces it, because no tile will ever fill it.
bool is_closed(const View& view, Cell cell) noexcept;

/// Tiles that can still come: in the bag and in hands.
u32 tiles_to_come(const View& view) noexcept;

/// Copies of a type that not everybody has seen: in the bag, and in hands where those are hidden.
u32 count_unseen(const View& view, RowId row) noexcept;

bool has_tile_in_hand(const View& view, int seat) noexcept;

/// A side that shows another kind than its neighbour.
struct Mismatch {
    int side = 0;
    SideKind mine = SideKind::any;
    SideKind other = SideKind::any;
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

/// Calls `visit(cell, rotations)` for every cell where the tile may go, in order.
template <class Visit>
void for_each_placement(const View& view, RowId row, Visit&& visit) noexcept
{
    const u32 count = view.state.header().open_cells;
    const u32* keys = view.state.open_keys();
    if (view.rules.tiles.wild[row.raw] || !view.rules.on.why_not_place.empty()) {
        for (u32 i = 0; i < count; ++i)
            if (const u32 rotations = legal_rotations(view, row, i)) visit(cell_of(keys[i]), rotations);
        return;
    }
    const u32 codes = view.rules.tiles.codes[row.raw];  // nobody objects: the sides alone decide, and that is quick
    const u8* want = view.state.open_want();
    const u8* mask = view.state.open_mask();
    for (u32 i = 0; i < count; ++i)
        if (const u32 rotations = fitting_rotations(codes, want[i], mask[i])) visit(cell_of(keys[i]), rotations);
}

}  // namespace bastide
