// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

// The open cells are kept sorted, so that every list of placements comes out in order without sorting. A board has few of them;
// moving a short tail is cheaper than remembering where each one stands. On huge boards this is what grows: 6 bytes for each open
// cell behind the new one.

/// Moves the open cells from number `at` on by so many places, back or forth.
void move_tail(State& state, u32 at, i32 by) noexcept
{
    const u32 size = state.header().open_cells - at;
    const u32 to = at + static_cast<u32>(by);
    std::memmove(state.open_keys() + to, state.open_keys() + at, size * sizeof(u32));
    std::memmove(state.open_want() + to, state.open_want() + at, size);
    std::memmove(state.open_mask() + to, state.open_mask() + at, size);
    std::memmove(state.open_beside() + to, state.open_beside() + at, size);
}

void write_open_cell(State& state, u32 at, u32 key) noexcept
{
    state.open_keys()[at] = key;
    state.open_want()[at] = 0;
    state.open_mask()[at] = 0;
    state.open_beside()[at] = 0;
}

void add_open_cell(State& state, u32 at, u32 key) noexcept
{
    Header& header = state.header();
    if (!keep_promise(state, header.open_cells < state.layout().max_open)) return;
    move_tail(state, at, 1);
    write_open_cell(state, at, key);
    ++header.open_cells;
}

void remove_open_cell(State& state, u32 at) noexcept
{
    move_tail(state, at + 1, -1);
    const u32 last = --state.header().open_cells;
    state.open_want()[last] = kWantsNothing;
    state.open_mask()[last] = 0;
    state.open_beside()[last] = 0;
}

void enter_table(State& state, Cell cell, PlacedId id) noexcept
{
    const Layout& layout = state.layout();
    u32 i = (static_cast<u32>(cell.x) + (static_cast<u32>(cell.y) << layout.table_shift)) & layout.table_mask;
    while (state.table()[i] != 0) i = (i + 1) & layout.table_mask;
    state.table()[i] = id.raw;
}

/// Tells an empty cell that a tile lies on its `side` and what that demands. A side that fits anything demands nothing
/// (ABBEY-PLACE-03).
void demand(State& state, u32 at, int side, const Oriented& neighbour) noexcept
{
    state.open_beside()[at] = static_cast<u8>(state.open_beside()[at] | 1 << side);
    if (neighbour.wild) return;
    const SideKind kind = side_of(neighbour.code, opposite(side));
    state.open_want()[at] = static_cast<u8>(state.open_want()[at] | static_cast<int>(kind) << (2 * side));
    state.open_mask()[at] = static_cast<u8>(state.open_mask()[at] | 3 << (2 * side));
}

// The four neighbours of a cell stand close to it in the order: west and east right beside it, north and south as far as one row
// of the board has open cells. So they are found by walking from where the cell stands, not by four searches.

u32 walk_back(const StateView& state, u32 from, u32 key) noexcept
{
    while (from > 0 && state.open_keys()[from - 1] >= key) --from;
    return from;
}
u32 walk_on(const StateView& state, u32 from, u32 key) noexcept
{
    const u32 size = state.header().open_cells;
    while (from < size && state.open_keys()[from] < key) ++from;
    return from;
}

bool stands_at(const StateView& state, u32 at, u32 key) noexcept
{
    return at < state.header().open_cells && state.open_keys()[at] == key;
}

/// The empty neighbour of a new tile, which belongs at number `at` of the open cells: opened when it is not, then told.
void tell_neighbour(State& state, u32 at, Cell neighbour, int side, const Oriented& tile) noexcept
{
    if (!stands_at(state, at, cell_key(neighbour))) {
        if (tile_at(state, neighbour)) return;
        add_open_cell(state, at, cell_key(neighbour));
        if (state.header().fault) return;
    }
    demand(state, at, opposite(side), tile);
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

void clear_open_cells(State& state) noexcept { std::memset(state.open_want(), kWantsNothing, state.layout().max_open); }

void open_first_cell(State& state, Cell cell) noexcept { add_open_cell(state, 0, cell_key(cell)); }

void enter_grid(State& state, const TileTable& tiles, PlacedId id) noexcept
{
    enum { kNorth, kEast, kSouth, kWest };
    const Placed& placed = state.placed(id);
    const Oriented& tile = tiles.at(placed.tile);
    const Cell cell = cell_of(placed);
    enter_table(state, cell, id);
    u32 at = 0;
    if (is_open_cell(state, cell, at)) remove_open_cell(state, at);
    const auto tell = [&](int side, auto walk) {
        const Cell neighbour = beyond(cell, side);
        tell_neighbour(state, walk(state, at, cell_key(neighbour)), neighbour, side, tile);
    };
    // From the last in order to the first: what is opened moves nothing that comes after.
    tell(kSouth, walk_on);
    tell(kEast, walk_on);
    tell(kWest, walk_back);
    tell(kNorth, walk_back);
}

}  // namespace bastide
