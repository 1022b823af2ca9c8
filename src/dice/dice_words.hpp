// SPDX-License-Identifier: MIT
// The interface types of the dice rules: actions, reasons, events. Comments name the rule ids.
#pragma once

#include "dice/dice_faces.hpp"
#include "dice/dice_state.hpp"

namespace bastide::dice {

/// The kinds of actions, in list order.
enum class ActionKind : u8 {
    none = 0,     // in place of a kind: any
    place = 1,    // the seat builds a city die: face, x, y, rotation (DICE-BUILD-06)
    collect = 2,  // the seat sets a knight aside (DICE-TURN-03)
    roll = 3,     // the seat throws all dice left in the tray (DICE-TURN-04)
    stop = 4,     // the seat ends its turn and scores its city (DICE-SCORE-01)
    keep = 5,     // the seat ends its turn, gives up scoring and keeps a knight (DICE-KNIGHT-01)
    fall = 6,     // nature: how many dice of the tray show each face
    resign = 7    // any seat that plays leaves the game; listed separately (RESIGN-10)
};

/// Fields that a kind does not use are ignored on input and 0 in lists.
struct Action {
    ActionKind kind;
    i8 seat;  // kNature for fall
    Face face;
    u8 rotation;
    i16 x;  // wider than a cell, so that a host's number can be clamped and still be refused
    i16 y;
    u8 counts[kFaces];  // of each face, in face order
    u8 origin;          // who decided for the seat, as in the interface; 0: the seat itself. No rule reads it
    u8 reserved;
};
static_assert(Flat<Action> && sizeof(Action) == 16);

/// Why an action is refused; none when it is legal.
enum class Reason : u8 {
    none = 0,
    game_over = 1,
    not_your_decision = 2,  // verdict.seat: the deciding seat
    wrong_step = 3,         // this kind does not answer the present decision
    no_such_face = 4,       // no face has that number
    no_such_rotation = 5,
    not_a_city_face = 6,   // knights and catapults are never built
    face_not_in_tray = 7,  // no die in the tray shows it
    cell_taken = 8,        // a die is on it
    out_of_frame = 9,      // too far from the dice already built; the first die goes on (0, 0)
    side_mismatch = 10,    // verdict.x, y: the neighbour; side: of the new die; black: colour of that side
    no_knight_in_tray = 11,
    no_rolls_left = 12,
    tray_empty = 13,
    too_few_knights = 14,  // not entitled to keep a knight
    wrong_total = 15,      // the counts of a roll do not add up to the dice of the tray; verdict.most: those
    resigned = 16,         // verdict.seat has left the game
    no_such_seat = 17      // verdict.seat does not exist
};

struct Verdict {
    Reason reason;
    i8 seat;
    u8 side;
    u8 black;
    i8 x;
    i8 y;
    u8 most;
    u8 reserved;

    constexpr bool is_legal() const noexcept { return reason == Reason::none; }
};
static_assert(Flat<Verdict>);

enum class EventKind : u8 {
    none = 0,
    turn_began = 1,        // count: dice in the tray; doubled
    rolled = 2,            // count dice showed faces[0 .. count-1]; roll: which roll of the turn
    catapults_passed = 3,  // count dice, those of the mask, went to the left neighbour
    built = 4,             // die, face, x, y, rotation; count: dice built before it
    collected = 5,         // die; count: knights now aside
    scored = 6,  // count: size of the largest closed city; city: its id plus 1, x, y: its first cell; points, doubled ones
                 // already; total
    kept = 7,    // die: the knight the seat keeps; from: its place before
    ended = 8,   // winners; seat: whose turn ended the game
    turn_ended = 9,
    resigned = 10  // seat left the game
};

struct Event {
    EventKind kind;
    i8 seat;
    Face face;
    u8 rotation;
    i8 x;
    i8 y;
    u8 die;  // its index, 0 to 8
    u8 count;
    Face faces[kDice];
    u8 roll;
    u8 doubled;
    u8 winners;
    i32 points;
    i32 total;
    u32 turn;
    u16 dice;
    u8 city;
    Spot from;
};
static_assert(Flat<Event> && sizeof(Event) == 36);

/// Receives events. The rules only write to it; an empty sink changes nothing.
struct Sink {
    void* context = nullptr;
    void (*put)(void* context, const Event& event) noexcept = nullptr;
};

}  // namespace bastide::dice
