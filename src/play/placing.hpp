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

bool has_placement(const View& view, RowId row) noexcept;

/// Calls `visit(cell, rotations)` for every cell where the tile may go, in order.
template <class Visit>
void for_each_placement(const View& view, RowId row, Visit&& visit) noexcept
{
    for (u32 i = 0; i < view.state.header().open_cells; ++i) {
        const u32 rotations = legal_rotations(view, row, i);
        if (rotations) visit(cell_of(view.state.open_keys()[i]), rotations);
    }
}

}  // namespace bastide
