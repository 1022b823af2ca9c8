// SPDX-License-Identifier: MIT
// Cells of the board: x grows east, y grows south. The block stores a cell as its key, one word that sorts in row order.
#pragma once

#include <bit>

#include "common/flat.hpp"
#include "defs/ports.hpp"

namespace bastide {

struct Cell {
    i16 x = 0;
    i16 y = 0;

    friend constexpr bool operator==(Cell, Cell) noexcept = default;
};

/// The greatest absolute value of a coordinate of a usable cell. kMaxTiles is smaller, so no board reaches it.
inline constexpr int kReach = 32000;

constexpr Cell beyond(Cell cell, int side) noexcept
{
    return {static_cast<i16>(cell.x + kStepX[side]), static_cast<i16>(cell.y + kStepY[side])};
}
constexpr Cell past_corner(Cell cell, int corner) noexcept
{
    return {static_cast<i16>(cell.x + kCornerX[corner]), static_cast<i16>(cell.y + kCornerY[corner])};
}

/// Whether a cell is another one or one of the eight around it.
constexpr bool is_near(Cell a, Cell b) noexcept { return a.x - b.x <= 1 && b.x - a.x <= 1 && a.y - b.y <= 1 && b.y - a.y <= 1; }

/// The cell at x, y, built as one word. Use it where the cell is read as a whole right after: two stores of halves and one load
/// of the word stall on store forwarding.
constexpr Cell cell_at(i32 x, i32 y) noexcept
{
    const u32 first = static_cast<u16>(std::endian::native == std::endian::little ? x : y);
    const u32 second = static_cast<u16>(std::endian::native == std::endian::little ? y : x);
    return std::bit_cast<Cell>(second << 16 | first);
}

/// The key of a cell. As signed numbers, keys sort row by row, west to east: the order of all lists of cells. They are signed
/// because SSE2 has no unsigned comparison.
constexpr u32 cell_key(Cell cell) noexcept
{
    return (static_cast<u32>(static_cast<u16>(cell.y)) << 16 | static_cast<u16>(cell.x)) ^ 0x8000u;
}
constexpr bool comes_before(u32 key, u32 other) noexcept { return static_cast<i32>(key) < static_cast<i32>(other); }

/// Maps a key to an unsigned number in the same order, for sort keys that combine a cell with other fields.
constexpr u32 rank_of(u32 key) noexcept { return key ^ 0x80000000u; }

constexpr Cell cell_of(u32 key) noexcept
{
    const u32 halves = key ^ 0x8000u;
    return {static_cast<i16>(halves), static_cast<i16>(halves >> 16)};
}

/// A key that belongs to no usable cell and to no neighbour of one, and sorts after all of theirs. Key 0, that of zeroed memory,
/// belongs to none either.
inline constexpr u32 kNoKey = 0x7FFFFFFF;
static_assert(comes_before(cell_key({kReach + 1, kReach + 1}), kNoKey) && cell_of(0).x < -kReach - 1);

/// The stride of keys to the cell south of a cell. The stride to the cell east of it is 1.
inline constexpr u32 kKeyRow = 0x10000;

/// The strides of keys from a cell to its four neighbours, by side.
inline constexpr u32 kKeyStrides[kSides] = {0u - kKeyRow, 1, kKeyRow, 0u - 1};

/// The strides of keys from a cell to the eight cells around it.
inline constexpr u32 kKeyStridesAround[] = {0u - kKeyRow - 1, 0u - kKeyRow, 0u - kKeyRow + 1, 0u - 1, 1u,
                                            kKeyRow - 1,      kKeyRow,      kKeyRow + 1};

}  // namespace bastide
