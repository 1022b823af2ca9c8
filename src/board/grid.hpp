// SPDX-License-Identifier: MIT
// The grid: which tile lies where, and which empty cells touch one and what their neighbours demand of a newcomer. Knows sides,
// not segments.
#pragma once

#include "board/state.hpp"
#include "ground/sixteen.hpp"

namespace bastide {

/// Where the search for a cell begins in the table.
inline u32 table_slot(const Layout& layout, u32 key) noexcept { return (key & 0xFFFF) + (key >> 16 << layout.table_shift); }

/// The tile on a cell whose search begins at `slot`, or none.
PlacedId search_table(const StateView& state, u32 slot, u32 key) noexcept;

/// The tile on a cell, or none. Whether there is one nobody can foretell, but hardly ever does a tile stand in another's slot:
/// only that is asked. The product is 0 where the slot is empty and where its tile is the one that is looked for.
inline PlacedId tile_at(const StateView& state, u32 key) noexcept
{
    const u32 slot = table_slot(state.layout(), key) & state.layout().table_mask;
    const PlacedId id(state.table()[slot]);
    const u64 unlike = state.placed(id).key ^ key;
    return unlike * id.raw == 0 ? id : search_table(state, slot, key);
}
inline PlacedId tile_at(const StateView& state, Cell cell) noexcept { return tile_at(state, cell_key(cell)); }

/// Bit s: a tile lies on side s of a cell.
inline u32 sides_with_tiles(const StateView& state, Cell cell) noexcept
{
    u32 sides = 0;
    for (int side = 0; side < kSides; ++side) sides |= (tile_at(state, cell_key(cell) + kKeyStrides[side]) ? 1u : 0u) << side;
    return sides;
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

/// How a tile fits so many open cells, pair by pair in the order of all lists. Bit 4i + r: the i-th of them in rotation r.
struct PlacementMask {
    u64 pairs = 0;

    /// All rotations of so many cells.
    static constexpr PlacementMask all(u32 cells) noexcept
    {
        return {cells < kAtOnce ? (u64{1} << (kSides * cells)) - 1 : ~u64{0}};
    }

    bool any() const noexcept { return pairs != 0; }

    /// Bit r: the i-th of them fits in rotation r.
    u32 rotations(u32 i) const noexcept { return static_cast<u32>(pairs >> (kSides * i)) & 0xF; }

    /// How many pairs of cell and rotation.
    u32 count() const noexcept { return count_bits(pairs); }

    /// Without the first pairs of that number; there are more.
    PlacementMask without_first(u32 k) const noexcept { return {without_lowest_bits(pairs, k)}; }
    u32 first_cell() const noexcept { return static_cast<u32>(std::countr_zero(pairs)) / kSides; }
    u8 first_rotation() const noexcept { return static_cast<u8>(std::countr_zero(pairs) % kSides); }

    void remove(u32 i, u32 rotation) noexcept { pairs &= ~(u64{1} << (kSides * i + rotation)); }

    /// Calls `visit(i, rotation)` for every pair, in order.
    template <class Visit>
    void for_each(Visit&& visit) const noexcept
    {
        for_each_bit(pairs, [&](u32 bit) { visit(bit / kSides, static_cast<u8>(bit % kSides)); });
    }

    /// Calls `is_it(i, rotation)` for pairs in order until it says yes; whether it did.
    template <class IsIt>
    bool any_of(IsIt&& is_it) const noexcept
    {
        for (u64 left = pairs; left != 0; left &= left - 1) {
            const u32 bit = static_cast<u32>(std::countr_zero(left));
            if (is_it(bit / kSides, static_cast<u8>(bit % kSides))) return true;
        }
        return false;
    }

    /// Calls `visit(i, rotations)` for every cell that it fits, in order; bit r of `rotations` is rotation r.
    template <class Visit>
    void for_each_cell(Visit&& visit) const noexcept
    {
        const u64 twos = pairs | pairs >> 1;  // a loop of its own: compilers do not dissolve two visitors in one another
        for (u64 cells = (twos | twos >> 2) & 0x1111111111111111u; cells != 0; cells &= cells - 1) {
            const u32 bit = static_cast<u32>(std::countr_zero(cells));
            visit(bit / kSides, static_cast<u32>(pairs >> bit) & 0xF);
        }
    }
};
static_assert(kAtOnce == sizeof(Sixteen) && kOpenCellsMoved == sizeof(Sixteen) && kAtOnce * kSides == 64);

/// How a tile whose four codes are given fits so many open cells: one comparison of bytes for all of them in each rotation. The
/// arrays begin at the first of them, so that loops look them up once.
inline PlacementMask placement_mask(u32 codes, const u8* mask, const u8* want) noexcept
{
    return {match_under_masks(codes, mask, want)};
}

/// Whether an open cell lies between four tiles.
inline bool is_hole(const StateView& state, u32 open_cell) noexcept { return state.open_beside()[open_cell] == 0xF; }

/// Before anything is open.
void clear_open_cells(const State& state) noexcept;

/// Opens a cell that touches nothing, for the first tile of an empty board.
void open_first_cell(const State& state, Cell cell) noexcept;

/// Puts tile `id`, whose record is written, on its open cell into the grid: the cell is no longer open, its empty neighbours are.
/// Answers on which of its sides tiles lie: bit s, side s.
u32 enter_grid(State& state, const TileTable& tiles, PlacedId id) noexcept;

}  // namespace bastide
