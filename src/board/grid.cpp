// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

// The open cells are kept sorted, so that every list of placements comes out in order without sorting. A board has few of them;
// moving a short tail is cheaper than remembering where each one stands. On huge boards this is what grows: 6 bytes for each open
// cell behind the new one.

/// The open cells from number `at` on move by so many places, back or forth.
void move_tail(State& state, u32 at, i32 by) noexcept
{
    const u32 size = state.header().open_cells - at;
    const u32 to = at + static_cast<u32>(by);
    std::memmove(state.open_keys() + to, state.open_keys() + at, size * sizeof(u32));
    std::memmove(state.open_want() + to, state.open_want() + at, size);
    std::memmove(state.open_mask() + to, state.open_mask() + at, size);
    std::memmove(state.open_beside() + to, state.open_beside() + at, size);
}

void write_open_cell(State& state, u32 at, u32 key, u8 want) noexcept
{
    state.open_keys()[at] = key;
    state.open_want()[at] = want;
    state.open_mask()[at] = 0;
    state.open_beside()[at] = 0;
}

/// Up to two new open cells, in order.
struct Opened {
    u32 keys[2];
    u32 count = 0;

    void add(u32 key) noexcept { keys[count++] = key; }
};

/// The open cells from number `at` to before `end` make room for others.
void replace_open_cells(State& state, u32 at, u32 end, const Opened& opened) noexcept
{
    Header& header = state.header();
    const i32 by = static_cast<i32>(opened.count) - static_cast<i32>(end - at);
    const u32 size = header.open_cells + static_cast<u32>(by);
    if (!keep_promise(state, size <= state.layout().max_open)) return;
    if (by != 0) move_tail(state, end, by);
    for (u32 i = 0; i < opened.count; ++i) write_open_cell(state, at + i, opened.keys[i], 0);
    for (u32 i = size; i < header.open_cells; ++i) write_open_cell(state, i, 0, kWantsNothing);
    header.open_cells = static_cast<u16>(size);
}

void enter_table(State& state, Cell cell, PlacedId id) noexcept
{
    const Layout& layout = state.layout();
    u32 i = table_slot(layout, cell) & layout.table_mask;
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

/// What an empty cell north or south of a new tile learns; it belongs at number `at` of the open cells.
void tell_row(State& state, u32 at, u32 key, int side, const Oriented& tile) noexcept
{
    if (!stands_at(state, at, key)) {
        Opened opened;
        opened.add(key);
        replace_open_cells(state, at, at, opened);
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

void open_first_cell(State& state, Cell cell) noexcept
{
    Opened opened;
    opened.add(cell_key(cell));
    replace_open_cells(state, 0, 0, opened);
}

void enter_grid(State& state, const TileTable& tiles, PlacedId id, const Around& around) noexcept
{
    enum { kNorth, kEast, kSouth, kWest };
    const Placed& placed = state.placed(id);
    const Oriented& tile = tiles.at(placed.tile);
    const Cell cell = cell_of(placed);
    const u32 key = cell_key(cell);
    const u32 west = cell_key(beyond(cell, kWest));
    const u32 east = cell_key(beyond(cell, kEast));
    enter_table(state, cell, id);

    // The cell's own place mostly goes to the neighbour that opens beside it, and nothing has to move.
    const u32 at = open_cell_from(state, key);
    const u32 end = at + (stands_at(state, at, key) ? 1 : 0);
    const bool knows_west = at > 0 && stands_at(state, at - 1, west);
    Opened opened;
    if (!around.beside[kWest] && !knows_west) opened.add(west);
    if (!around.beside[kEast] && !stands_at(state, end, east)) opened.add(east);
    replace_open_cells(state, at, end, opened);
    if (state.header().fault) return;

    // From the last in order to the first: what is opened moves nothing that is still to come.
    const u32 first = knows_west ? at - 1 : at;
    if (!around.beside[kSouth]) {
        const u32 south = cell_key(beyond(cell, kSouth));
        tell_row(state, walk_on(state, first, south), south, kSouth, tile);
    }
    if (!around.beside[kEast]) demand(state, walk_on(state, first, east), kWest, tile);
    if (!around.beside[kWest]) demand(state, first, kEast, tile);
    if (!around.beside[kNorth]) {
        const u32 north = cell_key(beyond(cell, kNorth));
        tell_row(state, walk_back(state, first, north), north, kNorth, tile);
    }
}

}  // namespace bastide
