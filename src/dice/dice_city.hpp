// SPDX-License-Identifier: MIT
// The grid and the cities on it: what fits on a cell, which cells a die may go on, what is connected, closed and how large. Looks
// at built dice only; knows no turn, no roll and no seat.
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

/// The die built on a cell, or kDice.
u32 die_at(Dice dice, Cell cell) noexcept;

/// What the built neighbours of a cell ask of a die there: sides that must be black and sides that must be white (DICE-BUILD-02).
struct Demand {
    u8 black;
    u8 white;

    /// The sides where a face would break the demand; 0 when it fits (DICE-MODEL-04).
    constexpr u8 mismatches(u8 sides) const noexcept { return static_cast<u8>((black & ~sides) | (white & sides)); }
};

Demand demand_at(const FaceTable& table, Dice dice, Cell cell) noexcept;

/// A rectangle of cells.
struct Span {
    Cell first;
    Cell last;

    constexpr i32 columns() const noexcept { return last.x - first.x + 1; }
    constexpr i32 rows() const noexcept { return last.y - first.y + 1; }
};
inline constexpr Span kGrid{{-kReach, -kReach}, {kReach, kReach}};

/// The smallest one around all built dice, of which there are some.
Span span_of(Dice dice) noexcept;

/// A set of cells of the grid, a row of bits for each y.
struct Plots {
    static constexpr u32 kRows = 2 * kReach + 1;
    std::array<u64, kRows> rows;

    bool has(Cell cell) const noexcept { return is_on_grid(cell) && (rows[row(cell)] >> column(cell) & 1) != 0; }
    void add(Cell cell) noexcept { rows[row(cell)] |= u64{1} << column(cell); }
    void remove(Cell cell) noexcept { rows[row(cell)] &= ~(u64{1} << column(cell)); }
    static constexpr Cell cell(u32 row, u32 column) noexcept
    {
        return {static_cast<i32>(column) - kReach, static_cast<i32>(row) - kReach};
    }
    /// Adds the cells up to so many steps (|dx| + |dy|) away from one, as far as a part of the grid goes in which that lies.
    void add_around(Cell cell, i32 steps, const Span& within) noexcept;

private:
    static constexpr u32 row(Cell cell) noexcept { return static_cast<u32>(cell.y + kReach); }
    static constexpr u32 column(Cell cell) noexcept { return static_cast<u32>(cell.x + kReach); }
};

/// Cells up to so many steps away from some built die, those of the dice too, in a part of the grid with all of those.
Plots plots_around(Dice dice, u32 steps, const Span& within = kGrid) noexcept;

/// Empty cells a die may go on when `to_build` dice, it included, may still be built this turn.
///
/// DICE-BUILD-06 allows every empty cell, DICE-MODEL-06 makes layouts equal that differ by a translation. So [decision]: the
/// first die goes on (0, 0), and a later one on any cell that is no more than to_build + 1 steps (|dx| + |dy|) away from some
/// built die and leaves columns and rows for the dice after it: with one for each of them there are no more than 17. Whatever
/// touches a built die is allowed, as each die needs one more at most. Nothing is lost. Call the final groups of touching dice
/// islands. A die whose island is already begun lies within to_build steps of it, since only dice still to be built stand
/// between. The first die of a new island can have that island put beside the finished others, one cell apart: walk from the die
/// through its own island (dice still to be built), two steps across the gap, and on through dice still to be built to a built
/// one: at most (to_build - 1) + 2 steps. Side by side along one row, nine dice and the gaps between k islands begun span 9 + (k
/// - 1) columns at most, and with k dice built 9 - k are still to come: 17. And what lies at the full distance can never meet the
/// rest, which is what a player wants who starts a second city for good.
Plots open_plots(Dice dice, u32 to_build) noexcept;

/// Dice connected through black sides (DICE-BUILD-07). With several segments on a face a die can stand in several cities.
struct City {
    u64 nodes;     // bit node_of(die, segment)
    u16 dice;      // bit i: die i
    u8 size;       // number of distinct dice (DICE-BUILD-09)
    u8 is_closed;  // every black side meets a black side (DICE-BUILD-08)

    /// Its name: the lowest of its nodes, so with one segment a face the lowest of its dice.
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
    /// The one that a node is part of; null when that is no segment of a built die.
    const City* with(u32 node) const noexcept;
    /// The first of the largest closed ones; null when there is none (DICE-SCORE-01).
    const City* best() const noexcept;
    /// Size of the largest closed city, 0 when there is none (DICE-SCORE-01).
    u8 largest_closed() const noexcept;
};

/// All cities, by id.
Cities cities_of(const FaceTable& table, Dice dice) noexcept;

/// How many black sides of a city meet no die.
u32 count_open_sides(const FaceTable& table, Dice dice, const City& city) noexcept;

/// DICE-SCORE-02: 0 for two dice, then 1, 3, 6, 10 ...
constexpr i32 points_for(u32 size) noexcept { return size < 2 ? 0 : static_cast<i32>((size - 1) * (size - 2) / 2); }

}  // namespace bastide::dice
