// SPDX-License-Identifier: MIT
// The rules of the dice game: build, start, pending decision, list, judge, apply, check. Files outside include only this header.
// No function allocates or keeps state between calls.
#pragma once

#include <span>

#include "dice/dice_chance.hpp"
#include "dice/dice_city.hpp"
#include "dice/dice_words.hpp"

namespace bastide::dice {

/// Who decides rolls.
enum class Chance : u8 { seeded = 1, host = 2 };

inline constexpr i32 kTargetMax = 1000000;  // with the points of the last round still far below the maximum of i32

/// What to play.
struct Config {
    FaceTable faces = kFaceTable;  // DICE-FACE-02
    i32 target_score = 42;         // DICE-END-01
    u8 seats = 2;                  // DICE-SETUP-01
    u8 first_seat = 0;             // DICE-SETUP-02
    bool finish_round = false;     // the round is completed and the highest total wins, ties shared
    Chance chance = Chance::seeded;
};

/// Why a config is refused.
enum class ConfigFault : u8 { none = 0, seats = 1, first_seat = 2, target_score = 3, chance = 4, faces = 5 };

/// A config that build() accepted. Constant while games use it; may be shared.
struct Rules {
    Config config;
    u64 fingerprint;  // over the rules that players see; chance is not part of it
};

/// Builds rules from a config; leaves `rules` unchanged when the config is refused.
ConfigFault build(const Config& config, Rules& rules) noexcept;

/// Starts a new game and plays to its first decision. `seed` is not used when a host decides rolls.
void start(const Rules& rules, u64 seed, State& state, const Sink& sink) noexcept;

/// The present decision.
struct Pending {
    Step step;
    i8 seat;        // kNature for a roll and when over
    u8 kinds;       // bit v: kind v has a legal action
    u8 rolls_left;  // that the seat may still make
};

Pending pending(const Rules& rules, const State& state) noexcept;

/// Writes the legal actions of a kind (ActionKind::none: of all) into `out`, up to its size and without the first `skip`; returns
/// the number of all. Order: kind, then y, x, rotation, face; outcomes of a roll by ascending counts. apply() accepts exactly
/// these. Each is listed once: dice with the same face are one action; rotations that look alike are listed separately, as
/// everywhere in the library; for cells that touch no die see buildable_cells(). While a seat decides, there is an action other
/// than STOP.
u32 list(const Rules& rules, const State& state, ActionKind kind, std::span<Action> out, u32 skip = 0) noexcept;

/// Samples a legal action: a seat's uniformly, nature's by the odds of the dice. False when there is none.
bool sample(const Rules& rules, const State& state, ActionKind kind, Stream& stream, Action& out) noexcept;

Verdict why_not(const Rules& rules, const State& state, const Action& action) noexcept;

/// Applies an action and what follows automatically: catapults leave (DICE-CAT-01), nine of them win (DICE-END-02), the next turn
/// begins with its compulsory roll (DICE-TURN-02), a seeded roll falls. A decision whose only action is STOP is skipped: with an
/// empty tray and fewer than three knights aside, nothing can be placed, collected, rolled or kept, so the turn stops
/// (DICE-TURN-07, DICE-EDGE-01, -02). A refused action changes no byte.
Verdict apply(const Rules& rules, State& state, const Action& action, const Sink& sink) noexcept;

/// The seats that have won. Precondition: the game is over, and the state is that of the turn that ended it.
u32 winners_of(const Rules& rules, const State& state) noexcept;

/// The first fault of a state; none if play can reach it, as far as the state alone shows.
enum class StateFault : u8 {
    none = 0,
    step = 1,       // unknown, or a decision without one
    seat = 2,       // active seat or turn out of range, or inconsistent
    score = 3,      // below 0, of an absent seat, or more than its turns can have scored
    counters = 4,   // rolls, catapults or doubling out of range, or wrong winners
    dice = 5,       // a die without a place, or with a face or field that its place does not allow (DICE-FLOW-02)
    knights = 6,    // a kept knight of an absent seat, of the active one, or two of one seat (DICE-KNIGHT-05)
    grid = 7,       // out of reach, two dice on a cell, the first cell empty, no order of building
    sides = 8,      // white meets black (DICE-BUILD-02)
    generator = 9,  // missing in a seeded game, present in a host game
    reserved = 10
};

StateFault check(const Rules& rules, const State& state) noexcept;

/// A hash of all public facts: equal for equal rules and positions, even if identical dice are swapped or the source of rolls
/// differs. Cells are absolute.
u64 hash(const Rules& rules, const State& state) noexcept;

/// What every seat may know: everything but the generator. Continues under rules with Chance::host.
State observe(const State& state) noexcept;

}  // namespace bastide::dice
