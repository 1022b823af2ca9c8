// SPDX-License-Identifier: MIT
// A position of the dice game as one flat record: the places of the nine dice, the scores, and the progress of the turn. Counts
// dice; contains no rules.
#pragma once

#include <span>

#include "common/random.hpp"
#include "dice/dice_faces.hpp"

namespace bastide::dice {

inline constexpr u32 kDice = 9;      // DICE-COMP-01
inline constexpr u32 kSeatsMin = 2;  // DICE-SETUP-01
inline constexpr u32 kSeatsMax = 5;
inline constexpr u32 kRolls = 3;     // DICE-TURN-02
inline constexpr i32 kReach = 16;    // cells have |x|, |y| up to this (DICE-MODEL-06)
inline constexpr i32 kMaxSpan = 17;  // columns and rows that nine dice in separate cities need, see buildable_cells()

/// After this turn the number wraps to 1, because a game can last forever and snapshots have a greatest number. Every number of
/// seats divides it, so the seat on turn still follows from the number.
inline constexpr u32 kLastTurn = 1'200'000'000;
static_assert(kLastTurn % 60 == 0 && kLastTurn <= 0x7FFFFFFF);

inline constexpr i8 kNature = -1;      // the seat that decides rolls
inline constexpr u32 kKnightsDue = 3;  // DICE-KNIGHT-01

/// The place of a die. Every die is at exactly one (DICE-FLOW-02).
enum class Spot : u8 {
    none = 0,
    tray = 1,    // may still be rolled; shows no face while it is in the hand
    built = 2,   // set aside in a city, on x, y
    aside = 3,   // a knight set aside
    passed = 4,  // a catapult that went to the left neighbour (DICE-CAT-01)
    kept = 5     // a knight that a seat holds between turns (DICE-KNIGHT-06)
};

/// Fields that a place does not use are 0, so equal dice have equal bytes.
struct Die {
    Spot spot;
    Face face;
    u8 rotation;
    u8 holder;  // the seat, when kept
    i8 x;
    i8 y;
    u8 order = 0;  // when built: number of dice built before it
};
static_assert(Flat<Die>);

using Dice = std::span<const Die, kDice>;

/// The kind of the present decision.
enum class Step : u8 {
    none = 0,
    roll = 1,   // nature decides the roll of the dice in the tray
    build = 2,  // the active seat: place, collect, roll again, stop or keep a knight
    over = 3
};

struct State {
    Random random;  // the only secret; zeros when a host decides rolls
    i32 score[kSeatsMax];
    u32 turn;  // from 1
    u8 active;
    Step step;
    u8 rolls;      // made in this turn
    u8 doubled;    // the turn began with a knight (DICE-KNIGHT-04)
    u8 catapults;  // rolled in this turn (DICE-END-02)
    u8 winners;    // mask of seats, once over
    u8 out;        // mask of seats that have left the game (RESIGN-10)
    u8 reserved[2];
    Die dice[kDice];
};
static_assert(Flat<State> && sizeof(State) == 128);

constexpr bool is_out(const State& state, u32 seat) noexcept { return state.out >> seat & 1u; }

/// Mask of the seats that have not left.
constexpr u32 playing(const State& state, u32 seats) noexcept { return ((1u << seats) - 1) & ~u32{state.out}; }

constexpr u32 count_at(Dice dice, Spot spot) noexcept
{
    u32 n = 0;
    for (const Die& die : dice) n += die.spot == spot;
    return n;
}

constexpr u32 count_at(Dice dice, Spot spot, Face face) noexcept
{
    u32 n = 0;
    for (const Die& die : dice) n += die.spot == spot && die.face == face;
    return n;
}

constexpr u32 count_city_dice_in_tray(Dice dice) noexcept
{
    u32 n = 0;
    for (const Die& die : dice) n += die.spot == Spot::tray && is_city(die.face);
    return n;
}

/// How many dice may still be built this turn: after the last roll the city dice in the tray, before it all dice in the tray.
constexpr u32 count_to_build(const State& state) noexcept
{
    return state.rolls < kRolls ? count_at(state.dice, Spot::tray) : count_city_dice_in_tray(state.dice);
}

/// Knights that count for keeping one: aside or showing in the tray (DICE-KNIGHT-01).
constexpr u32 count_knights(Dice dice) noexcept { return count_at(dice, Spot::aside) + count_at(dice, Spot::tray, Face::knight); }

constexpr bool holds_knight(Dice dice, u32 seat) noexcept
{
    for (const Die& die : dice)
        if (die.spot == Spot::kept && die.holder == seat) return true;
    return false;
}

/// The first die with a place and a face, or kDice. Dice that show the same are identical, so the lowest index stands for all.
constexpr u32 first_at(Dice dice, Spot spot, Face face) noexcept
{
    u32 i = 0;
    while (i < kDice && !(dice[i].spot == spot && dice[i].face == face)) ++i;
    return i;
}

}  // namespace bastide::dice
