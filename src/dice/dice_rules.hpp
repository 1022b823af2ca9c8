// SPDX-License-Identifier: MIT
// The dice game as verbs: build the rules, start, ask who decides, list, judge and apply, and look a state over. The house sees
// this header alone. Nothing here allocates, keeps anything between calls, or knows of files, texts and handles.
#pragma once

#include <span>

#include "dice/dice_chance.hpp"
#include "dice/dice_city.hpp"
#include "dice/dice_words.hpp"

namespace bastide::dice {

/// Who answers for rolls.
enum class Chance : u8 { seeded = 1, host = 2 };

inline constexpr i32 kTargetMax = 1000000;  // far from the end of i32, whatever the last round adds

/// What to play.
struct Config {
    FaceTable faces = kFaceTable;  // DICE-FACE-02
    i32 target_score = 42;         // DICE-END-01
    u8 seats = 2;                  // DICE-SETUP-01
    u8 first_seat = 0;             // DICE-SETUP-02
    bool finish_round = false;     // the round is completed and the highest total wins, ties shared
    Chance chance = Chance::seeded;
};

/// What is wrong with a config.
enum class ConfigFault : u8 { none = 0, seats = 1, first_seat = 2, target_score = 3, chance = 4, faces = 5 };

/// A config that was found playable. Never changes while a game runs; may be shared.
struct Rules {
    Config config;
    u64 fingerprint;  // of all that the players can see of the rules; who answers for rolls is no part of it
};

/// Rules from a config; `rules` stays as it was when something is wrong with it.
ConfigFault build(const Config& config, Rules& rules) noexcept;

/// A new game up to its first decision. The seed is not used when a host answers for rolls.
void start(const Rules& rules, u64 seed, State& state, const Sink& sink) noexcept;

/// Who must decide what.
struct Pending {
    Step step;
    i8 seat;        // kNature for a roll and when over
    u8 verbs;       // bit v: verb v has an option
    u8 rolls_left;  // the seat may still make
};

Pending pending(const Rules& rules, const State& state) noexcept;

/// Writes the options of a verb (Verb::none: of all) into `out` as far as it reaches; answers how many there are. Ordered by
/// verb, then y, x, rotation, face; outcomes of a roll by rising counts. Exactly what apply() accepts, each once: dice that show
/// the same face are one option; rotations that look alike are listed apart, as everywhere in the library; where a die touches
/// nothing, see open_plots(). While a seat decides there is always an option, and it is never STOP alone.
/// The first `skip` of them are counted and not written.
u32 list(const Rules& rules, const State& state, Verb verb, std::span<Action> out, u32 skip = 0) noexcept;

/// One of the options by chance: of a seat's each as likely as the next, of nature's as dice fall. False when there is none.
bool sample(const Rules& rules, const State& state, Verb verb, Stream& stream, Action& out) noexcept;

Verdict why_not(const Rules& rules, const State& state, const Action& action) noexcept;

/// Does an action and all that follows by itself: catapults leave (DICE-CAT-01), nine of them win (DICE-END-02), the next turn
/// begins with its compulsory roll (DICE-TURN-02), a seeded roll falls, and a step is passed over when passing is its sole
/// option: with an empty tray and fewer than three knights aside nothing can be placed, collected, rolled or kept, so the turn
/// stops (DICE-TURN-07, DICE-EDGE-01, -02). A refused action changes no byte.
Verdict apply(const Rules& rules, State& state, const Action& action, const Sink& sink) noexcept;

/// The seats that have won once the game is over, which the turn that ended it shows.
u32 winners_of(const Rules& rules, const State& state) noexcept;

/// The first thing found wrong with a state; none when it is one that play can reach, as far as one look can tell.
enum class StateFault : u8 {
    none = 0,
    step = 1,       // unknown, or a decision where there is none
    seat = 2,       // active seat or turn out of range, or not in step with each other
    score = 3,      // below 0, of an absent seat, or past what its turns can have brought
    counters = 4,   // rolls, catapults or doubling out of range, winners who have not won
    dice = 5,       // a die nowhere, with a face or a field its place does not allow (DICE-FLOW-02)
    knights = 6,    // a kept knight of an absent seat, of the active one, or two of one seat (DICE-KNIGHT-05)
    grid = 7,       // out of reach, two dice on a cell, the first cell empty, no order of building
    sides = 8,      // white meets black (DICE-BUILD-02)
    generator = 9,  // missing where the game is seeded, present where a host answers
    reserved = 10
};

StateFault check(const Rules& rules, const State& state) noexcept;

/// A number over everything public: equal for equal rules and positions, whichever of several equal dice lies where, and whoever
/// answers for rolls. Cells count as they are.
u64 hash(const Rules& rules, const State& state) noexcept;

/// What every seat may know: all but the generator. Goes on under rules with Chance::host.
State observe(const State& state) noexcept;

}  // namespace bastide::dice
