// SPDX-License-Identifier: MIT
#include "board/grid.hpp"

namespace bastide {

namespace {

/// What a tile demands of its neighbours, by the side on which it lies of them. One that fits anything demands nothing
/// (ABBEY-PLACE-03).
struct Demand {
    u32 want;
    u32 mask;

    explicit Demand(const Oriented& tile) noexcept
        : want(tile.wild ? 0u : (static_cast<u32>(tile.code) << 4 | static_cast<u32>(tile.code) >> 4) & 0xFF),
          mask(tile.wild ? 0u : 0xFFu)
    {
    }
};
static_assert(opposite(0) == 2 && opposite(1) == 3);  // four bits on in the code

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
    u32 stands_at(u32 at, u32 key) const noexcept { return keys_[at] == key; }
    u32 beside(u32 at) const noexcept { return beside_[at]; }

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

    /// The cells from one on, and so many places that they move.
    struct Move {
        u32 from;
        i32 by;
    };

    /// Moves three runs of cells that follow one another, the last up to the end, whether they have to or not: which of them
    /// nobody can foretell. Two short ones and the begin of the third are read before any is written, because they are written in
    /// whole blocks, and bytes just written could not be read as a block before they have arrived in memory.
    void move(const Move& first, const Move& second, const Move& third) noexcept
    {
        if (second.from - first.from > kBlock || third.from - second.from > kBlock) return move_long(first, second, third);
        move_three(keys_, first, second, third);
        move_three(want_, first, second, third);
        move_three(mask_, first, second, third);
        move_three(beside_, first, second, third);
        count_ += static_cast<u32>(third.by);
    }

    /// Tells an empty cell, just opened or not, that a tile lies on its `side` and what that demands.
    void tell(u32 at, u32 key, u32 is_new, int side, const Demand& demand) noexcept
    {
        const u32 kept = is_new - 1;
        const u32 bits = kTwoBits[side];
        keys_[at] = key;
        beside_[at] = static_cast<u8>((beside_[at] & kept) | kBit[side]);
        want_[at] = static_cast<u8>((want_[at] & kept) | (demand.want & bits));
        mask_[at] = static_cast<u8>((mask_[at] & kept) | (demand.mask & bits));
    }

private:
    static constexpr u32 kBlock = kOpenCellsMoved;

    /// By side: its bit in a set of sides, its two bits in a code. Read, because shifting by a number takes longer.
    static constexpr u8 kBit[kSides] = {0x01, 0x02, 0x04, 0x08};
    static constexpr u8 kTwoBits[kSides] = {0x03, 0x0C, 0x30, 0xC0};

    struct Keys {
        Sixteen a, b, c, d;
    };
    static Keys block(const u32* at) noexcept
    {
        return {load_sixteen(at), load_sixteen(at + 4), load_sixteen(at + 8), load_sixteen(at + 12)};
    }
    static void put(u32* at, const Keys& keys) noexcept
    {
        store_sixteen(at, keys.a);
        store_sixteen(at + 4, keys.b);
        store_sixteen(at + 8, keys.c);
        store_sixteen(at + 12, keys.d);
    }
    static Sixteen block(const u8* at) noexcept { return load_sixteen(at); }
    static void put(u8* at, const Sixteen& bytes) noexcept { store_sixteen(at, bytes); }

    /// A fourth block ends where the cells end, or is the third again; boards of 72 tiles seldom have cells between the two. A
    /// block is longer than a run: what it writes behind the run's new end is written over by the next block, because what was
    /// before another stays before it, or is a cell that opens there and is told next.
    template <class T>
    void move_three(T* array, const Move& first, const Move& second, const Move& third) const noexcept
    {
        const u32 last = larger(third.from + kBlock, end()) - kBlock;
        const auto a = block(array + first.from);
        const auto b = block(array + second.from);
        const auto c = block(array + third.from);
        const auto d = block(array + last);
        if (third.from + kBlock < last) move_run(array, {third.from + kBlock, third.by}, last);
        put(array + first.from + first.by, a);
        put(array + second.from + second.by, b);
        put(array + third.from + third.by, c);
        put(array + last + third.by, d);
    }

    /// Behind the last one, one that is not open moves with them.
    u32 end() const noexcept { return count_ + 1; }

    template <class T>
    static void move_run(T* array, const Move& move, u32 end) noexcept
    {
        const u32 blocks = (end - move.from + kBlock - 1) / kBlock;
        for (u32 i = 0; i < blocks; ++i) {
            const u32 from = move.from + kBlock * (move.by < 0 ? i : blocks - 1 - i);
            put(array + from + move.by, block(array + from));
        }
    }
    void move_all(const Move& move) noexcept
    {
        if (move.by == 0) return;
        move_run(keys_, move, end());
        move_run(want_, move, end());
        move_run(mask_, move, end());
        move_run(beside_, move, end());
        count_ += static_cast<u32>(move.by);
    }
    /// The last run first, so that what moves on writes over nothing that is still to move; each takes those behind it along.
    void move_long(const Move& first, const Move& second, const Move& third) noexcept
    {
        move_all({third.from, third.by - second.by});
        move_all({second.from, second.by - first.by});
        move_all(first);
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
    while (size > kAtOnce) {
        const u32 half = size / 2;  // without a branch, too
        from += half & (0u - static_cast<u32>(comes_before(from[half - 1], key)));
        size -= half;
    }
    return static_cast<u32>(from - state.open_keys()) + count_below(from, key);
}

void clear_open_cells(const State& state) noexcept
{
    std::memset(state.open_want(), kWantsNothing, state.layout().max_open);
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

u32 enter_grid(State& state, const TileTable& tiles, PlacedId id) noexcept
{
    enum { kNorth, kEast, kSouth, kWest };
    const Placed& placed = state.placed(id);
    const u32 key = placed.key;
    OpenCells cells(state);
    const u32 at = open_cell_from(state, key);
    const bool fits = cells.count() + kSides + kOpenCellsMoved <= state.layout().max_open;
    if (!check_invariant(state, fits && cells.stands_at(at, key))) return 0;
    enter_table(state, key, id);

    // Where its neighbours stand, or would; `knows_...`: 1 where one is open; `opens_...`: 1 where none is and no tile lies.
    const u32 beside = cells.beside(at);
    const u32 empty = ~beside & 0xF;
    const u32 next = at + 1;
    const u32 north = cells.walk_back(at, key - kKeyRow);
    const u32 south = cells.walk_on(at, key + kKeyRow);
    const u32 knows_west = cells.stands_at(at - (at > 0), key - 1);
    const u32 opens_north = (empty >> kNorth & 1) - cells.stands_at(north, key - kKeyRow);
    const u32 opens_east = (empty >> kEast & 1) - cells.stands_at(next, key + 1);
    const u32 opens_south = (empty >> kSouth & 1) - cells.stands_at(south, key + kKeyRow);
    const u32 opens_west = (empty >> kWest & 1) - knows_west;

    const u32 east = at + opens_north + opens_west;  // where it stands in the end
    const i32 by = static_cast<i32>(east + opens_east - next);
    const i32 last_by = by + static_cast<i32>(opens_south);
    cells.move({north, static_cast<i32>(opens_north)}, {next, by}, {south, last_by});

    const u32 stands[kSides] = {north, east, south + static_cast<u32>(by), at + opens_north - knows_west};
    const u32 is_new[kSides] = {opens_north, opens_east, opens_south, opens_west};
    const Demand demand(tiles.at(placed.tile));
    for_each_bit(empty, [&](u32 side) {  // mostly three
        cells.tell(stands[side], key + kKeyStrides[side], is_new[side], opposite(static_cast<int>(side)), demand);
    });
    state.header().open_cells = static_cast<u16>(cells.count());
    return beside;
}

}  // namespace bastide
