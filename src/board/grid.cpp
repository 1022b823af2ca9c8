// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

/// The open cells for whoever changes them. They are kept sorted, so that every list of placements comes out in order without
/// sorting. A board has few of them; moving a short tail is cheaper than remembering where each one stands. On huge boards this
/// is what grows: 7 bytes for each open cell behind the new one.
class OpenCells {
public:
    explicit OpenCells(const State& state) noexcept
        : keys_(state.open_keys()),
          want_(state.open_want()),
          mask_(state.open_mask()),
          beside_(state.open_beside()),
          count_(state.header().open_cells)
    {
    }

    u32 count() const noexcept { return count_; }
    bool stands_at(u32 at, u32 key) const noexcept { return keys_[at] == key; }

    // The four neighbours of a cell stand close to it in the order: west and east right beside it, north and south as far as one
    // row of the board has open cells. So they are found by walking from where the cell stands, not by four searches.

    u32 walk_back(u32 from, u32 key) const noexcept
    {
        for (;;) {
            from = from < kAtOnce ? 0 : from - kAtOnce;
            const u32 before = count_below(keys_ + from, key);
            if (before > 0 || from == 0) return from + before;
        }
    }
    u32 walk_on(u32 from, u32 key) const noexcept
    {
        for (;;) {
            const u32 before = count_below(keys_ + from, key);
            from += before;
            if (before < kAtOnce) return from;
        }
    }

    /// All from number `at` on move by so many places; behind the last one, what is not open moves with them.
    void move(u32 at, i32 by) noexcept
    {
        const u32 blocks = (count_ - at + kBlock) / kBlock;
        for (u32 i = 0; i < blocks; ++i) move_block(at + kBlock * (by < 0 ? i : blocks - 1 - i), by);
        count_ += static_cast<u32>(by);
    }
    void open(u32 at, u32 key) noexcept
    {
        keys_[at] = key;
        want_[at] = mask_[at] = beside_[at] = 0;
    }
    void insert(u32 at, u32 key) noexcept
    {
        move(at, 1);
        open(at, key);
    }

    /// Tells an empty cell that a tile lies on its `side` and what that demands. A side that fits anything demands nothing
    /// (ABBEY-PLACE-03).
    void demand(u32 at, int side, const Oriented& neighbour) noexcept
    {
        beside_[at] = static_cast<u8>(beside_[at] | 1 << side);
        if (neighbour.wild) return;
        const SideKind kind = side_of(neighbour.code, opposite(side));
        want_[at] = static_cast<u8>(want_[at] | static_cast<int>(kind) << (2 * side));
        mask_[at] = static_cast<u8>(mask_[at] | 3 << (2 * side));
    }

private:
    static constexpr u32 kBlock = kOpenCellsMoved;

    template <class T>
    static void move_in(T* array, u32 at, i32 by) noexcept
    {
        T block[kBlock];
        std::memcpy(block, array + at, sizeof block);
        std::memcpy(array + static_cast<i32>(at) + by, block, sizeof block);
    }
    void move_block(u32 at, i32 by) noexcept
    {
        move_in(keys_, at, by);
        move_in(want_, at, by);
        move_in(mask_, at, by);
        move_in(beside_, at, by);
    }

    u32* keys_;
    u8* want_;
    u8* mask_;
    u8* beside_;
    u32 count_;
};

void enter_table(State& state, u32 key, PlacedId id, bool counts) noexcept
{
    u16* const table = state.table();
    const u32 mask = state.layout().table_mask;
    u32 i = table_slot(state.layout(), key) & mask;
    while (table[i] != 0) i = (i + 1) & mask;
    table[i] = static_cast<u16>(id.raw | (counts ? kCountsAround : 0));
}

}  // namespace

u16 entry_from(const StateView& state, u32 slot, u32 key) noexcept
{
    const u32 mask = state.layout().table_mask;
    const u16* table = state.table();
    for (u32 i = slot & mask; table[i] != 0; i = (i + 1) & mask)
        if (state.placed(tile_of(table[i])).key == key) return table[i];
    return 0;
}

u32 open_cell_from(const StateView& state, u32 key) noexcept
{
    const u32* from = state.open_keys();
    u32 size = state.header().open_cells;
    while (size > kAtOnce) {
        const u32 half = size / 2;  // without a branch, too
        from += half & (0u - static_cast<u32>(from[half - 1] < key));
        size -= half;
    }
    return static_cast<u32>(from - state.open_keys()) + count_below(from, key);
}

void clear_open_cells(State& state) noexcept
{
    std::memset(state.open_want(), kWantsNothing, state.layout().max_open);
    std::memset(state.open_mask(), 0, state.layout().max_open);
    u32* const keys = state.open_keys();
    for (u32 i = 0, end = state.layout().max_open; i < end; ++i) keys[i] = kNoKey;
}

void open_first_cell(State& state, Cell cell) noexcept
{
    OpenCells(state).open(0, cell_key(cell));
    state.header().open_cells = 1;
}

void enter_grid(State& state, const TileTable& tiles, PlacedId id, const Around& around) noexcept
{
    enum { kNorth, kEast, kSouth, kWest };
    const Placed& placed = state.placed(id);
    const Oriented& tile = tiles.at(placed.tile);
    const u32 key = placed.key;
    enter_table(state, key, id, tile.monastery != 0);
    const u32 at = open_cell_from(state, key);
    OpenCells cells(state);
    if (!keep_promise(state, cells.count() + kSides + kOpenCellsMoved <= state.layout().max_open)) return;

    // From the last in order to the first: what is opened moves nothing that is still to come.
    const auto tell = [&](u32 there, u32 neighbour, int side) {
        if (!cells.stands_at(there, neighbour)) cells.insert(there, neighbour);
        cells.demand(there, opposite(side), tile);
    };
    if (!around.beside(kSouth)) tell(cells.walk_on(at, key + kKeyRow), key + kKeyRow, kSouth);
    // The cell's own place mostly goes to the neighbour that opens beside it, and nothing has to move.
    const u32 next = at + (cells.stands_at(at, key) ? 1 : 0);
    const bool knows_west = at > 0 && cells.stands_at(at - 1, key - 1);
    const bool opens_west = !around.beside(kWest) && !knows_west;
    const bool opens_east = !around.beside(kEast) && !cells.stands_at(next, key + 1);
    const u32 east_at = at + opens_west;
    const i32 by = static_cast<i32>(east_at + opens_east - next);
    if (by != 0) cells.move(next, by);
    if (opens_west) cells.open(at, key - 1);
    if (opens_east) cells.open(east_at, key + 1);
    if (!around.beside(kEast)) cells.demand(east_at, kWest, tile);
    if (!around.beside(kWest)) cells.demand(knows_west ? at - 1 : at, kEast, tile);
    if (!around.beside(kNorth)) tell(cells.walk_back(at, key - kKeyRow), key - kKeyRow, kNorth);
    state.header().open_cells = static_cast<u16>(cells.count());
}

}  // namespace bastide
