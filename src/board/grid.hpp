// SPDX-License-Identifier: MIT
// The grid: which tile lies where, and which empty cells touch one and what their neighbours demand of a newcomer. Knows sides,
// not segments.
#pragma once

#include "board/state.hpp"
#include "ground/sixteen.hpp"

namespace bastide {

/// Where the search for a cell begins in the table.
inline u32 table_slot(const Layout& layout, u32 key) noexcept { return (key & 0xFFFF) + (key >> 16 << layout.table_shift); }

/// An entry of the table is the number of a tile, and whether it has a segment that counts the cells around it.
inline constexpr u16 kCountsAround = 0x8000;
constexpr PlacedId tile_of(u16 entry) noexcept { return PlacedId(entry & (kCountsAround - 1)); }

/// The entry of the tile on a cell whose search begins at `slot`, or 0.
u16 entry_from(const StateView& state, u32 slot, u32 key) noexcept;

/// The tile on a cell, or none.
inline PlacedId tile_at(const StateView& state, Cell cell) noexcept
{
    const u32 key = cell_key(cell);
    return tile_of(entry_from(state, table_slot(state.layout(), key), key));
}

/// The tiles on the eight cells around a cell, or none: looked up once for all that placing a tile does.
struct Around {
    u16 entries[2 * kSides];  ///< of the table: beside it, side by side, then past its corners
    u32 counting;             ///< bit i: the tile of the i-th has a segment that counts the cells around it

    PlacedId beside(int side) const noexcept { return tile_of(entries[side]); }
};

inline Around around(const StateView& state, u32 key) noexcept
{
    const u32 at = table_slot(state.layout(), key);
    const u32 row = 1u << state.layout().table_shift;
    const u32 mask = state.layout().table_mask;
    const u16* const table = state.table();
    const Placed* const placed = &state.placed({});
    Around found;
    u32 counting = 0;
    // Which of them are empty nobody can foretell, but hardly ever does a tile stand in another's slot: only that is asked, with
    // one branch, and not two. The product is 0 where the slot is empty and where its tile is the one that is looked for.
    const auto look = [&](int i, u32 slot, u32 there) {
        u32 entry = table[slot & mask];
        const u64 unlike = placed[entry % kCountsAround].key ^ there;
        if (unlike * entry != 0) entry = entry_from(state, slot, there);
        found.entries[i] = static_cast<u16>(entry);
        counting = 2 * counting + entry / kCountsAround;
    };
    look(7, at + row - 1, key + kKeyRow - 1);
    look(6, at + row + 1, key + kKeyRow + 1);
    look(5, at - row + 1, key - kKeyRow + 1);
    look(4, at - row - 1, key - kKeyRow - 1);
    look(3, at - 1, key - 1);
    look(2, at + row, key + kKeyRow);
    look(1, at + 1, key + 1);
    look(0, at - row, key - kKeyRow);
    found.counting = counting;
    return found;
}

/// Index of the first open cell whose key is not below `key`.
u32 open_cell_from(const StateView& state, u32 key) noexcept;

/// Whether the cell is empty and touches a tile; `index` is where it stands among the open cells.
inline bool is_open_cell(const StateView& state, Cell cell, u32& index) noexcept
{
    index = open_cell_from(state, cell_key(cell));
    return state.open_keys()[index] == cell_key(cell);
}

/// Open cells are looked at so many at once. Their arrays are that much longer than any board needs, and what stands behind the
/// last open cell wants a side that does not exist and has a key beyond all (kNoKey), so nobody has to look where the end is.
inline constexpr u32 kAtOnce = 16;
inline constexpr u8 kWantsNothing = 0xFF;

/// So many are moved at once when a tile is placed, and the last of them may be none any more.
inline constexpr u32 kOpenCellsMoved = 16;

/// The last place of their arrays is no cell's. What is written there nobody reads.
inline u32 nowhere(const Layout& layout) noexcept { return layout.max_open - 1u; }

/// How a tile fits so many open cells, pair by pair in the order of all lists. Bit 4i + r: the i-th of them in rotation r.
struct FitsInOrder {
    u64 pairs = 0;

    /// So many of the first pairs alone.
    FitsInOrder first(u32 end) const noexcept { return {pairs ^ without_lowest_bits(pairs, end)}; }

    /// Calls `visit(i, rotation)` for every pair, in order.
    template <class Visit>
    void for_each(Visit&& visit) const noexcept
    {
        for_each_bit(pairs, [&](u32 bit) { visit(bit / kSides, static_cast<u8>(bit % kSides)); });
    }
};

/// The same as comparing bytes tells it, rotation by rotation. Bit 16r + i: the i-th of them in rotation r.
struct Fits {
    u64 pairs = 0;

    /// All rotations of so many cells.
    static constexpr Fits all(u32 cells) noexcept { return {((u64{1} << cells) - 1) * 0x0001000100010001u}; }

    bool any() const noexcept { return pairs != 0; }

    /// Bit i: the i-th of them fits in some rotation. Bit r: the i-th of them fits in rotation r.
    u32 cells() const noexcept { return static_cast<u32>(pairs | pairs >> 16 | pairs >> 32 | pairs >> 48) & 0xFFFF; }
    u32 rotations(u32 i) const noexcept { return gather_lanes(pairs >> i); }

    /// How many pairs of cell and rotation.
    u32 count() const noexcept { return count_bits(pairs); }

    /// Byte i: in how many rotations the i-th of them fits.
    Sixteen counts() const noexcept { return count_in_lanes(pairs); }

    FitsInOrder in_order() const noexcept { return {deal_lanes(pairs)}; }
    void remove(u32 i, u32 rotation) noexcept { pairs &= ~(u64{1} << (kAtOnce * rotation + i)); }
};
static_assert(kAtOnce == sizeof(Sixteen) && kOpenCellsMoved == sizeof(Sixteen) && kAtOnce * kSides == 64);

/// How a tile whose four codes are given fits so many open cells: one comparison of bytes for all of them in each rotation. The
/// arrays begin at the first of them, so that loops look them up once.
class Fitting {
public:
    Fitting(u32 codes, const u8* mask, const u8* want) noexcept : matching_(codes, mask, want) {}

    bool any() const noexcept { return matching_.any(); }
    u32 count() const noexcept { return matching_.count(); }
    Sixteen counts() const noexcept { return matching_.counts(); }
    operator Fits() const noexcept { return {matching_.pairs()}; }

private:
    MatchingBytes matching_;
};

/// Bit r: a tile whose four codes are given fits one open cell in rotation r.
inline u32 fitting_rotations(const StateView& state, u32 codes, u32 index) noexcept
{
    const u32 off = (codes & (state.open_mask()[index] * 0x01010101u)) ^ (state.open_want()[index] * 0x01010101u);
    u32 fits = 0;
    fits |= static_cast<u32>((off & 0x000000FFu) == 0);
    fits |= static_cast<u32>((off & 0x0000FF00u) == 0) << 1;
    fits |= static_cast<u32>((off & 0x00FF0000u) == 0) << 2;
    fits |= static_cast<u32>((off & 0xFF000000u) == 0) << 3;
    return fits;
}

/// Whether an open cell lies between four tiles.
inline bool is_hole(const StateView& state, u32 open_cell) noexcept { return state.open_beside()[open_cell] == 0xF; }

/// Before anything is open.
void clear_open_cells(State& state) noexcept;

/// Opens a cell that touches nothing, for the first tile of an empty board.
void open_first_cell(State& state, Cell cell) noexcept;

/// Puts tile `id`, whose record is written, into the grid: its cell is no longer open, its empty neighbours are.
void enter_grid(State& state, const TileTable& tiles, PlacedId id, const Around& around) noexcept;

}  // namespace bastide
