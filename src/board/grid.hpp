// SPDX-License-Identifier: MIT
// The grid: a hash table from cells to placed tiles, and the sorted list of open cells (empty cells that touch a tile) with what
// their neighbours demand. It knows sides, not segments.
#pragma once

#include "board/state.hpp"
#include "common/simd16.hpp"

namespace bastide {

/// The hash of a cell, to be masked with the table size: the slot where linear probing begins.
inline u32 table_slot(const Layout& layout, u32 key) noexcept { return (key & 0xFFFF) + (key >> 16 << layout.table_shift); }

/// The tile on a cell, or none, by linear probing from `slot`.
PlacedId search_table(const StateView& state, u32 slot, u32 key) noexcept;

/// The tile on a cell, or none. Whether there is one is unpredictable, but collisions are rare, so the only branch tests for a
/// collision. The product is 0 if the slot is empty (id 0) and if its tile is on this cell.
inline PlacedId tile_at(const StateView& state, u32 key) noexcept
{
    const u32 slot = table_slot(state.layout(), key) & state.layout().table_mask;
    const PlacedId id(state.table()[slot]);
    const u64 difference = state.placed(id).key ^ key;
    return difference * id.raw == 0 ? id : search_table(state, slot, key);
}
inline PlacedId tile_at(const StateView& state, Cell cell) noexcept { return tile_at(state, cell_key(cell)); }

/// Mask of the sides of a cell on which tiles lie.
inline u32 sides_with_tiles(const StateView& state, Cell cell) noexcept
{
    u32 sides = 0;
    for (int side = 0; side < kSides; ++side) sides |= (tile_at(state, cell_key(cell) + kKeyStrides[side]) ? 1u : 0u) << side;
    return sides;
}

/// Index of the first open cell whose key is not below `key`.
u32 open_cell_from(const StateView& state, u32 key) noexcept;

/// Whether a cell is open, that is empty and next to a tile. Sets `index` to its index among the open cells.
inline bool is_open_cell(const StateView& state, Cell cell, u32& index) noexcept
{
    index = open_cell_from(state, cell_key(cell));
    return state.open_keys()[index] == cell_key(cell);
}

/// Open cells are compared in groups of this size, without a test for the end. So their arrays have that many sentinel entries
/// after the last open cell: the key kNoKey, which sorts last, and the demand kMatchesNothing, which no tile matches.
inline constexpr u32 kCellsPerMask = 16;
inline constexpr u8 kMatchesNothing = 0xFF;

/// The number of open cells that are shifted as one block when a tile is placed; the last ones may be sentinel entries.
inline constexpr u32 kCellsPerBlock = 16;

/// Placements of one tile on kCellsPerMask consecutive open cells. Bit 4i + r: on the i-th cell in rotation r. The order of the
/// bits is that of all lists.
struct PlacementMask {
    u64 pairs = 0;

    /// All rotations on the first `cells` cells.
    static constexpr PlacementMask all(u32 cells) noexcept
    {
        return {cells < kCellsPerMask ? (u64{1} << (kSides * cells)) - 1 : ~u64{0}};
    }

    bool any() const noexcept { return pairs != 0; }

    /// The rotations on the i-th cell; bit r: rotation r.
    u32 rotations(u32 i) const noexcept { return static_cast<u32>(pairs >> (kSides * i)) & 0xF; }

    /// The number of placements.
    u32 count() const noexcept { return count_bits(pairs); }

    void remove(u32 i, u32 rotation) noexcept { pairs &= ~(u64{1} << (kSides * i + rotation)); }

    /// Calls `visit(i, rotation)` for each placement, in order.
    template <class Visit>
    void for_each(Visit&& visit) const noexcept
    {
        for_each_bit(pairs, [&](u32 bit) { visit(bit / kSides, static_cast<u8>(bit % kSides)); });
    }

    /// Calls `is_it(i, rotation)` for the placements in order until it returns true. Returns whether it did.
    template <class IsIt>
    bool any_of(IsIt&& is_it) const noexcept
    {
        for (u64 left = pairs; left != 0; left &= left - 1) {
            const u32 bit = static_cast<u32>(std::countr_zero(left));
            if (is_it(bit / kSides, static_cast<u8>(bit % kSides))) return true;
        }
        return false;
    }

    /// Calls `visit(i, rotations)` for each cell with a placement, in order; bit r of `rotations` is rotation r.
    template <class Visit>
    void for_each_cell(Visit&& visit) const noexcept
    {
        const u64 twos = pairs | pairs >> 1;  // its own loop: compilers do not inline a visitor inside another visitor
        for (u64 cells = (twos | twos >> 2) & 0x1111111111111111u; cells != 0; cells &= cells - 1) {
            const u32 bit = static_cast<u32>(std::countr_zero(cells));
            visit(bit / kSides, static_cast<u32>(pairs >> bit) & 0xF);
        }
    }
};
static_assert(kCellsPerMask == sizeof(Sixteen) && kCellsPerBlock == sizeof(Sixteen) && kCellsPerMask * kSides == 64);

/// The placements that match the sides of the neighbours, of a tile with these codes on kCellsPerMask open cells. `mask` and
/// `want` point to the entries of the first cell.
inline PlacementMask placement_mask(u32 codes, const u8* mask, const u8* want) noexcept
{
    return {match_under_masks(codes, mask, want)};
}

/// Whether the open cell at an index has tiles on all four sides.
inline bool is_hole(const StateView& state, u32 open_cell) noexcept { return state.open_beside()[open_cell] == 0xF; }

/// The index of the first such cell from `open_cell` on; the number of open cells if there is none.
inline u32 find_hole(const StateView& state, u32 open_cell) noexcept
{
    static constexpr u8 kAllBits[kCellsPerMask] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
                                                   0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    const u32 end = state.header().open_cells;
    for (; open_cell < end; open_cell += kCellsPerMask) {
        const PlacementMask holes = placement_mask(0x0F0F0F0F, kAllBits, state.open_beside() + open_cell);
        if (holes.any()) return smaller(open_cell + static_cast<u32>(std::countr_zero(holes.pairs)) / kSides, end);
    }
    return end;
}

/// Writes sentinel entries into the whole list. Precondition: no cell is open.
void clear_open_cells(const State& state) noexcept;

/// Opens the cell for the first tile of an empty board.
void open_first_cell(const State& state, Cell cell) noexcept;

/// Writes again what a placed tile demands of the cell on one side, if that is empty: the side has changed.
void renew_demand(const State& state, const TileTable& tiles, PlacedId id, int side) noexcept;

/// Enters tile `id` into the grid: its cell is no longer open, its empty neighbours are. Returns the mask of its sides on which
/// tiles lie. `guess` is where its cell may be among the open cells, any index that was in the list of this game. Preconditions:
/// its record is written and its cell is open.
u32 enter_grid(State& state, const TileTable& tiles, PlacedId id, u32 guess = 0) noexcept;

}  // namespace bastide
