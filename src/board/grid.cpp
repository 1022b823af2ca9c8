// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

/// What a tile demands of its neighbours: side code and mask, rotated so that the bits of side s are those for a cell that has
/// the tile on its side s. A wild tile demands nothing (ABBEY-PLACE-03).
struct Demand {
    u32 want;
    u32 mask;

    explicit Demand(const Oriented& tile) noexcept
        : want(tile.is_wild() ? 0u : (static_cast<u32>(tile.code) << 4 | static_cast<u32>(tile.code) >> 4) & 0xFF),
          mask(tile.is_wild() ? 0u : 0xFFu)
    {
    }
};
static_assert(opposite(0) == 2 && opposite(1) == 3);  // so the opposite side is four bits away in the code

/// Write access to the open cells: four parallel arrays sorted by key, so that lists of placements need no sorting. Insertion
/// shifts all later cells by 7 bytes each; on boards of usual size that costs less than an index of positions, on huge boards it
/// dominates the cost of placing.
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
    u32 is_at(u32 at, u32 key) const noexcept { return keys_[at] == key; }
    u32 beside(u32 at) const noexcept { return beside_[at]; }

    // The four neighbours of a cell are close to it in key order: west and east next to it, north and south at most one row of
    // open cells away. So a linear search from the cell finds them faster than four binary searches. Both functions return the
    // index of the first open cell whose key is not below `key`.

    u32 find_backward(u32 from, u32 key) const noexcept
    {
        for (;;) {
            from = from < kCellsPerMask ? 0 : from - kCellsPerMask;
            const u32 before = count_below(keys_ + from, key);
            if ((before | (from == 0)) != 0) return from + before;  // one branch, nearly always taken
        }
    }
    u32 find_forward(u32 from, u32 key) const noexcept
    {
        for (;;) {
            const u32 before = count_below(keys_ + from, key);
            from += before;
            if (before < kCellsPerMask) return from;
        }
    }

    /// A run of cells that begins at index `from` and ends where the next run begins, and by how many places it shifts.
    struct Shift {
        u32 from;
        i32 by;
    };

    /// Shifts three adjacent runs of cells; the last one ends at the end. Runs that shift by 0 are stored too: which ones have to
    /// move is unpredictable, so a branch would mispredict. The runs move as whole blocks. All loads precede all stores: a block
    /// that was partly stored just before cannot be loaded without a store-forwarding stall.
    void shift_runs(const Shift& first, const Shift& second, const Shift& third) noexcept
    {
        if (second.from - first.from > kBlock || third.from - second.from > kBlock) return shift_long_runs(first, second, third);
        shift_three_runs(keys_, first, second, third);
        shift_three_runs(want_, first, second, third);
        shift_three_runs(mask_, first, second, third);
        shift_three_runs(beside_, first, second, third);
        count_ += static_cast<u32>(third.by);
    }

    /// Records in the open cell at index `at` that a tile lies on its `side`, and the demand of that tile. `is_new` is 1 if the
    /// cell was opened just now; then the old content of the entry is ignored.
    void add_neighbour(u32 at, u32 key, u32 is_new, int side, const Demand& demand) noexcept
    {
        const u32 keep = is_new - 1;
        const u32 bits = kSideBits[side];
        keys_[at] = key;
        beside_[at] = static_cast<u8>((beside_[at] & keep) | kBit[side]);
        want_[at] = static_cast<u8>((want_[at] & keep) | (demand.want & bits));
        mask_[at] = static_cast<u8>((mask_[at] & keep) | (demand.mask & bits));
    }

private:
    static constexpr u32 kBlock = kCellsPerBlock;

    /// By side: its bit in a set of sides, its two bits in a side code. A table, because a shift by a variable takes longer.
    static constexpr u8 kBit[kSides] = {0x01, 0x02, 0x04, 0x08};
    static constexpr u8 kSideBits[kSides] = {0x03, 0x0C, 0x30, 0xC0};

    struct Keys {
        Sixteen a, b, c, d;
    };
    static Keys load_block(const u32* at) noexcept
    {
        return {load_sixteen(at), load_sixteen(at + 4), load_sixteen(at + 8), load_sixteen(at + 12)};
    }
    static void store_block(u32* at, const Keys& keys) noexcept
    {
        store_sixteen(at, keys.a);
        store_sixteen(at + 4, keys.b);
        store_sixteen(at + 8, keys.c);
        store_sixteen(at + 12, keys.d);
    }
    static Sixteen load_block(const u8* at) noexcept { return load_sixteen(at); }
    static void store_block(u8* at, const Sixteen& bytes) noexcept { store_sixteen(at, bytes); }

    /// Shifts three runs of one array. Precondition: the first two are at most kBlock long. Blocks a, b and c begin with the
    /// runs; d ends with the last cell, or equals c. Boards of 72 tiles seldom have cells between c and d; those are shifted by a
    /// loop. A block may be longer than its run. What it writes after the run's new end is overwritten by the next block, since
    /// runs keep their order, or belongs to a cell that opens there and is written by add_neighbour().
    template <class T>
    void shift_three_runs(T* array, const Shift& first, const Shift& second, const Shift& third) const noexcept
    {
        const u32 last = larger(third.from + kBlock, end()) - kBlock;
        const auto a = load_block(array + first.from);
        const auto b = load_block(array + second.from);
        const auto c = load_block(array + third.from);
        const auto d = load_block(array + last);
        if (third.from + kBlock < last) shift_run(array, {third.from + kBlock, third.by}, last);
        store_block(array + first.from + first.by, a);
        store_block(array + second.from + second.by, b);
        store_block(array + third.from + third.by, c);
        store_block(array + last + third.by, d);
    }

    /// The end of the entries that shift: one sentinel entry after the last open cell shifts too.
    u32 end() const noexcept { return count_ + 1; }

    template <class T>
    static void shift_run(T* array, const Shift& shift, u32 end) noexcept
    {
        const u32 blocks = (end - shift.from + kBlock - 1) / kBlock;
        for (u32 i = 0; i < blocks; ++i) {
            const u32 from = shift.from + kBlock * (shift.by < 0 ? i : blocks - 1 - i);
            store_block(array + from + shift.by, load_block(array + from));
        }
    }
    void shift_arrays(const Shift& shift) noexcept
    {
        if (shift.by == 0) return;
        shift_run(keys_, shift, end());
        shift_run(want_, shift, end());
        shift_run(mask_, shift, end());
        shift_run(beside_, shift, end());
        count_ += static_cast<u32>(shift.by);
    }
    /// Shifts each run together with all later ones, the last run first, so that no run overwrites cells that have not shifted
    /// yet.
    void shift_long_runs(const Shift& first, const Shift& second, const Shift& third) noexcept
    {
        shift_arrays({third.from, third.by - second.by});
        shift_arrays({second.from, second.by - first.by});
        shift_arrays(first);
    }

    u32* keys_;
    u8* want_;
    u8* mask_;
    u8* beside_;
    u32 count_;
};

void enter_table(State& state, u32 key, PlacedId id) noexcept
{
    u16* const table = state.table();
    const u32 mask = state.layout().table_mask;
    u32 i = table_slot(state.layout(), key) & mask;
    while (table[i] != 0) i = (i + 1) & mask;
    table[i] = id.raw;
}

}  // namespace

PlacedId search_table(const StateView& state, u32 slot, u32 key) noexcept
{
    const u32 mask = state.layout().table_mask;
    const u16* table = state.table();
    for (u32 i = slot; table[i] != 0; i = (i + 1) & mask)
        if (state.placed(PlacedId(table[i])).key == key) return PlacedId(table[i]);
    return {};
}

u32 open_cell_from(const StateView& state, u32 key) noexcept
{
    const u32* from = state.open_keys();
    u32 size = state.header().open_cells;
    while (size > kCellsPerMask) {
        const u32 half = size / 2;  // branchless, because the outcome is unpredictable
        from += half & (0u - static_cast<u32>(comes_before(from[half - 1], key)));
        size -= half;
    }
    return static_cast<u32>(from - state.open_keys()) + count_below(from, key);
}

void clear_open_cells(const State& state) noexcept
{
    std::memset(state.open_want(), kMatchesNothing, state.layout().max_open);
    std::memset(state.open_mask(), 0, state.layout().max_open);
    u32* const keys = state.open_keys();
    for (u32 i = 0, end = state.layout().max_open; i < end; ++i) keys[i] = kNoKey;
}

void open_first_cell(const State& state, Cell cell) noexcept
{
    state.open_keys()[0] = cell_key(cell);
    state.open_want()[0] = state.open_mask()[0] = state.open_beside()[0] = 0;
    state.header().open_cells = 1;
}

void renew_demand(const State& state, const TileTable& tiles, PlacedId id, int side) noexcept
{
    const Placed& placed = state.placed(id);
    u32 at = 0;
    if (!is_open_cell(state, beyond(cell_of(placed), side), at)) return;
    const u32 bits = 3u << (2 * opposite(side));
    const Demand demand(tiles.at(placed.tile));
    state.open_want()[at] = static_cast<u8>((state.open_want()[at] & ~bits) | (demand.want & bits));
}

u32 enter_grid(State& state, const TileTable& tiles, PlacedId id, u32 guess) noexcept
{
    enum { kNorth, kEast, kSouth, kWest };
    const Placed& placed = state.placed(id);
    const u32 key = placed.key;
    OpenCells cells(state);
    const u32 at = cells.is_at(guess, key) ? guess : open_cell_from(state, key);
    const bool fits = cells.count() + kSides + kCellsPerBlock <= state.layout().max_open;
    if (!check_invariant(state, fits && cells.is_at(at, key))) return 0;
    enter_table(state, key, id);

    // The index of each neighbour in the list, or where it would be inserted. `is_west_open`: 1 if the west neighbour is in the
    // list. `opens_...`: 1 if the neighbour is empty and not yet in the list.
    const u32 beside = cells.beside(at);
    const u32 empty = ~beside & 0xF;
    const u32 next = at + 1;
    const u32 north = cells.find_backward(at, key - kKeyRow);
    const u32 south = cells.find_forward(at, key + kKeyRow);
    const u32 is_west_open = cells.is_at(at - (at > 0), key - 1);
    const u32 opens_north = (empty >> kNorth & 1) - cells.is_at(north, key - kKeyRow);
    const u32 opens_east = (empty >> kEast & 1) - cells.is_at(next, key + 1);
    const u32 opens_south = (empty >> kSouth & 1) - cells.is_at(south, key + kKeyRow);
    const u32 opens_west = (empty >> kWest & 1) - is_west_open;

    const u32 east = at + opens_north + opens_west;  // its index after the shift
    const i32 by = static_cast<i32>(east + opens_east - next);
    const i32 last_by = by + static_cast<i32>(opens_south);
    cells.shift_runs({north, static_cast<i32>(opens_north)}, {next, by}, {south, last_by});

    const u32 index[kSides] = {north, east, south + static_cast<u32>(by), at + opens_north - is_west_open};
    const u32 is_new[kSides] = {opens_north, opens_east, opens_south, opens_west};
    const Demand demand(tiles.at(placed.tile));
    for_each_bit(empty, [&](u32 side) {  // three in most cases
        cells.add_neighbour(index[side], key + kKeyStrides[side], is_new[side], opposite(static_cast<int>(side)), demand);
    });
    state.header().open_cells = static_cast<u16>(cells.count());
    return beside;
}

}  // namespace bastide
