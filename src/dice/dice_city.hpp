// SPDX-License-Identifier: MIT
// The grid and its cities: what fits on a cell, where a die may be built, what is connected, closed and how large. Reads built
// dice only; independent of turns, rolls and seats.
#pragma once

#include <array>
#include <span>

#include "dice/dice_state.hpp"

namespace bastide::dice {

struct Cell {
    i32 x;
    i32 y;

    friend constexpr bool operator==(const Cell&, const Cell&) noexcept = default;
};

constexpr Cell neighbour(Cell cell, u8 side) noexcept
{
    constexpr i8 dx[kSides] = {0, 1, 0, -1};
    constexpr i8 dy[kSides] = {-1, 0, 1, 0};  // y grows south
    return {cell.x + dx[side], cell.y + dy[side]};
}

constexpr bool is_on_grid(Cell cell) noexcept
{
    return cell.x >= -kReach && cell.x <= kReach && cell.y >= -kReach && cell.y <= kReach;
}

/// The index of the die built on a cell, or kDice.
u32 die_at(Dice dice, Cell cell) noexcept;

/// What the neighbours of a cell require of a die there: sides that must be black, and sides that must be white (DICE-BUILD-02).
struct Demand {
    u8 black;
    u8 white;

    /// The sides that violate the demand; 0 when the face fits (DICE-MODEL-04).
    constexpr u8 mismatches(u8 sides) const noexcept { return static_cast<u8>((black & ~sides) | (white & sides)); }
};

Demand demand_at(const FaceTable& table, Dice dice, Cell cell) noexcept;

/// A rectangle of cells, both corners inclusive.
struct Span {
    Cell first;
    Cell last;

    constexpr i32 columns() const noexcept { return last.x - first.x + 1; }
    constexpr i32 rows() const noexcept { return last.y - first.y + 1; }
};
inline constexpr Span kGrid{{-kReach, -kReach}, {kReach, kReach}};

/// The bounding box of the built dice. Precondition: there is one.
Span span_of(Dice dice) noexcept;

/// A set of cells of the grid: for each y a row of bits.
struct CellSet {
    static constexpr u32 kRows = 2 * kReach + 1;
    std::array<u64, kRows> rows;

    bool has(Cell cell) const noexcept { return is_on_grid(cell) && (rows[row(cell)] >> column(cell) & 1) != 0; }
    void add(Cell cell) noexcept { rows[row(cell)] |= u64{1} << column(cell); }
    void remove(Cell cell) noexcept { rows[row(cell)] &= ~(u64{1} << column(cell)); }
    static constexpr Cell cell(u32 row, u32 column) noexcept
    {
        return {static_cast<i32>(column) - kReach, static_cast<i32>(row) - kReach};
    }
    /// Adds the cells within `steps` (|dx| + |dy|) of a cell, clipped to `within`, which contains the cell.
    void add_around(Cell cell, i32 steps, const Span& within) noexcept;

private:
    static constexpr u32 row(Cell cell) noexcept { return static_cast<u32>(cell.y + kReach); }
    static constexpr u32 column(Cell cell) noexcept { return static_cast<u32>(cell.x + kReach); }
};

/// The cells within `steps` of some built die, its own included, clipped to `within`, which contains all built dice.
CellSet cells_around(Dice dice, u32 steps, const Span& within = kGrid) noexcept;

/// The empty cells on which the next die may be built, when `to_build` dice including it may still be built this turn.
///
/// DICE-BUILD-06 allows every empty cell, and DICE-MODEL-06 makes translated layouts equal. So [decision]: the first die goes on
/// (0, 0); a later one on any cell that is at most to_build + 1 steps (|dx| + |dy|) from a built die and leaves a column and a
/// row for each die after it, within a span of 17. Every cell beside a built die qualifies, because each die needs one more
/// column or row at most.
///
/// No layout is lost. Call the final groups of adjacent dice islands. A die of an island that is begun lies within to_build steps
/// of it, because only dice still to be built are between. A new island can be moved next to the finished ones, one cell apart.
/// Walk from its first die through its own dice, two steps across the gap, then through dice to be built to a built one: at most
/// (to_build - 1) + 2 steps. In one row, nine dice and the gaps between k islands span at most 9 + (k - 1) columns, and with k
/// dice built 9 - k are to come: 17. A die at the full distance can never connect to the others, so a player can start a separate
/// city.
CellSet buildable_cells(Dice dice, u32 to_build) noexcept;

/// Dice connected through black sides (DICE-BUILD-07). A die with several segments can be in several cities.
struct City {
    u64 nodes;     // bit n: node n, see node_of()
    u16 dice;      // bit i: die i
    u8 size;       // number of distinct dice (DICE-BUILD-09)
    u8 is_closed;  // every black side meets a black side (DICE-BUILD-08)

    /// The id: the lowest of its nodes. With one segment a face that is the lowest of its dice.
    u32 id() const noexcept;
};

/// A segment of a built die.
struct Node {
    u32 die;
    u32 segment;
};
constexpr u32 node_of(u32 die, u32 segment) noexcept { return segment * kDice + die; }
constexpr Node node_at(u32 node) noexcept { return {node % kDice, node / kDice}; }

struct Cities {
    static constexpr u32 kMax = kDice * kSides;
    std::array<City, kMax> city;
    u32 count;

    std::span<const City> all() const noexcept { return {city.data(), count}; }
    /// The city of a node; null when the node is no segment of a built die.
    const City* city_of_node(u32 node) const noexcept;
    /// The first of the largest closed cities; null when none is closed (DICE-SCORE-01).
    const City* largest_closed_city() const noexcept;
    /// The size of the largest closed city; 0 when none is closed (DICE-SCORE-01).
    u8 largest_closed_size() const noexcept;
};

/// All cities, in order of id.
Cities cities_of(const FaceTable& table, Dice dice) noexcept;

/// The number of a city's black sides that meet no die.
u32 count_open_sides(const FaceTable& table, Dice dice, const City& city) noexcept;

/// DICE-SCORE-02: 0 for two dice, then 1, 3, 6, 10 ...
constexpr i32 points_for(u32 size) noexcept { return size < 2 ? 0 : static_cast<i32>((size - 1) * (size - 2) / 2); }

}  // namespace bastide::dice
