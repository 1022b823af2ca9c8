// SPDX-License-Identifier: MIT
// Cells of the board: x grows east, y grows south. Inside, a cell is mostly its key.
#pragma once

#include <bit>

#include "catalogue/ports.hpp"
#include "ground/flat.hpp"

namespace bastide {

struct Cell {
    i16 x = 0;
    i16 y = 0;

    friend constexpr bool operator==(Cell, Cell) noexcept = default;
};

/// Cells farther out than this are never used; boards cannot grow to them.
inline constexpr int kReach = 32000;

constexpr Cell beyond(Cell cell, int side) noexcept
{
    return {static_cast<i16>(cell.x + kStepX[side]), static_cast<i16>(cell.y + kStepY[side])};
}
constexpr Cell past_corner(Cell cell, int corner) noexcept
{
    return {static_cast<i16>(cell.x + kCornerX[corner]), static_cast<i16>(cell.y + kCornerY[corner])};
}

/// The cell at x, y, for whom it is read as a whole right after: halves stored one by one would have to arrive in memory first.
constexpr Cell cell_at(i32 x, i32 y) noexcept
{
    const u32 first = static_cast<u16>(std::endian::native == std::endian::little ? x : y);
    const u32 second = static_cast<u16>(std::endian::native == std::endian::little ? y : x);
    return std::bit_cast<Cell>(second << 16 | first);
}

/// Row by row, west to east, as a signed number: the order of all lists of cells. Signed, because processors compare several
/// numbers at once only so.
constexpr u32 cell_key(Cell cell) noexcept
{
    return (static_cast<u32>(static_cast<u16>(cell.y)) << 16 | static_cast<u16>(cell.x)) ^ 0x8000u;
}
constexpr bool comes_before(u32 key, u32 other) noexcept { return static_cast<i32>(key) < static_cast<i32>(other); }

/// The same order in numbers without a sign, for keys of more than a cell.
constexpr u32 rank_of(u32 key) noexcept { return key ^ 0x80000000u; }

constexpr Cell cell_of(u32 key) noexcept
{
    const u32 halves = key ^ 0x8000u;
    return {static_cast<i16>(halves), static_cast<i16>(halves >> 16)};
}

/// The key of no cell that is ever used or touched, behind all that are; and of none either, that of cleared memory.
inline constexpr u32 kNoKey = 0x7FFFFFFF;
static_assert(comes_before(cell_key({kReach + 1, kReach + 1}), kNoKey) && cell_of(0).x < -kReach - 1);

/// From a cell to the one south of it; to the one east of it is 1.
inline constexpr u32 kKeyRow = 0x10000;

/// From a cell to the one on each side.
inline constexpr u32 kKeyStrides[kSides] = {0u - kKeyRow, 1, kKeyRow, 0u - 1};

/// From a cell to each of the eight around it.
inline constexpr u32 kKeyStridesAround[] = {0u - kKeyRow - 1, 0u - kKeyRow, 0u - kKeyRow + 1, 0u - 1, 1u,
                                            kKeyRow - 1,      kKeyRow,      kKeyRow + 1};

}  // namespace bastide
