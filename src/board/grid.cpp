// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

// The open cells are kept sorted, so that every list of placements comes out in order without sorting. A board has few of them;
// moving a short tail is cheaper than remembering where each one stands.

template <class T>
void open_gap(T* array, u32 at, u32 size) noexcept
{
    std::memmove(array + at + 1, array + at, (size - at) * sizeof(T));
}

template <class T>
void close_gap(T* array, u32 at, u32 size) noexcept
{
    std::memmove(array + at, array + at + 1, (size - at - 1) * sizeof(T));
}

void add_open_cell(State& state, u32 at, u32 key) noexcept
{
    Header& header = state.header();
    if (!keep_promise(state, header.open_cells < state.layout().max_open)) return;
    open_gap(state.open_keys(), at, header.open_cells);
    open_gap(state.open_want(), at, header.open_cells);
    open_gap(state.open_mask(), at, header.open_cells);
    state.open_keys()[at] = key;
    state.open_want()[at] = 0;
    state.open_mask()[at] = 0;
    ++header.open_cells;
}

void remove_open_cell(State& state, u32 at) noexcept
{
    Header& header = state.header();
    close_gap(state.open_keys(), at, header.open_cells);
    close_gap(state.open_want(), at, header.open_cells);
    close_gap(state.open_mask(), at, header.open_cells);
    --header.open_cells;
}

void enter_table(State& state, Cell cell, PlacedId id) noexcept
{
    const Layout& layout = state.layout();
    u32 i = (static_cast<u32>(cell.x) + (static_cast<u32>(cell.y) << layout.table_shift)) & layout.table_mask;
    while (state.table()[i] != 0) i = (i + 1) & layout.table_mask;
    state.table()[i] = id.raw;
}

/// Tells an empty cell what its neighbour on `side` demands. A side that fits anything demands nothing (ABBEY-PLACE-03).
void demand(State& state, u32 at, int side, const Oriented& neighbour) noexcept
{
    if (neighbour.wild) return;
    const SideKind kind = side_of(neighbour.code, opposite(side));
    state.open_want()[at] = static_cast<u8>(state.open_want()[at] | static_cast<int>(kind) << (2 * side));
    state.open_mask()[at] = static_cast<u8>(state.open_mask()[at] | 3 << (2 * side));
}

}  // namespace

u32 open_cell_from(const StateView& state, u32 key) noexcept
{
    const u32* keys = state.open_keys();
    u32 low = 0;
    u32 size = state.header().open_cells;
    while (size > 0) {
        const u32 half = size / 2;
        const bool right = keys[low + half] < key;
        low = right ? low + half + 1 : low;
        size = right ? size - half - 1 : half;
    }
    return low;
}

void open_first_cell(State& state, Cell cell) noexcept { add_open_cell(state, 0, cell_key(cell)); }

void enter_grid(State& state, const TileTable& tiles, PlacedId id) noexcept
{
    const Placed& tile = state.placed(id);
    const Cell cell = cell_of(tile);
    enter_table(state, cell, id);
    u32 at = 0;
    if (is_open_cell(state, cell, at)) remove_open_cell(state, at);
    for (int side = 0; side < kSides; ++side) {
        const Cell next = beyond(cell, side);
        if (tile_at(state, next)) continue;
        if (!is_open_cell(state, next, at)) add_open_cell(state, at, cell_key(next));
        if (state.header().fault) return;
        demand(state, at, opposite(side), tiles.at(tile.tile));
    }
}

}  // namespace bastide
