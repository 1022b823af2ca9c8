// SPDX-License-Identifier: MIT
// What a box is made of: rows, steps and hooks, in one constant. Hooks it does not name cost nothing. The list of hooks is
// closed; a new one is a change of this file, argued on its own.
#pragma once

#include "play/action.hpp"
#include "play/tally.hpp"

namespace bastide {

struct Play;
struct View;
struct Rules;

/// Whether a step needs a decision before the game goes on.
enum class Flow : u8 { ask, done };

/// What a step of a turn does. A step that is reached acts by itself or asks; one that asks lists its options, judges and
/// answers.
struct StepCode {
    StepName name = StepName::none;
    bool by_nature = false;  ///< nature decides instead of the step's seat

    /// Called when the step is reached, and again after each answer that did not finish it. Does what needs no decision.
    Flow (*enter)(Play&, const Step&) = nullptr;
    /// Whether there is anything to choose but passing; missing: always.
    bool (*has_choice)(const View&, const Step&) = nullptr;
    void (*list)(const View&, const Step&, Options&) = nullptr;
    Reason (*why_not)(const View&, const Step&, const Action&, Verdict&) = nullptr;
    /// The action was judged legal.
    Flow (*answer)(Play&, const Step&, const Action&) = nullptr;
};

/// Fixed points of a turn. Rooms hang their steps between them; older rooms come first.
enum class Anchor : u8 { start, draw, place, effects, wood, movement, score, after, finish };

struct PlanRow {
    Anchor anchor;
    const StepCode* code;
};

using OpenedHook = void (*)(Play&);
using WhyNotPlaceHook = Reason (*)(const View&, RowId, Cell, int rotation, Verdict&);
using WhyNotDeployHook = Reason (*)(const View&, PieceKind, NodeId segment, Verdict&);
using PowerHook = i32 (*)(const View&, PieceId, NodeId root, i32 power);
using WorthHook = void (*)(const View&, const Feature&, Cause, Tally&);

struct Hooks {
    OpenedHook opened = nullptr;                ///< notice: the table is set
    WhyNotPlaceHook why_not_place = nullptr;    ///< reason: a placement that fits its neighbours is weighed
    WhyNotDeployHook why_not_deploy = nullptr;  ///< reason: a piece that fits a free segment is weighed
    PowerHook power = nullptr;                  ///< fold: the weight of a piece in a majority
    WorthHook worth = nullptr;                  ///< fold: the points of a feature
};

template <class T>
struct Rows {
    const T* rows = nullptr;
    u16 count = 0;

    constexpr Rows() noexcept = default;
    template <u32 N>
    constexpr Rows(const T (&array)[N]) noexcept : rows(array), count(N)  // NOLINT: an array is rows
    {
    }
    constexpr const T* begin() const noexcept { return rows; }
    constexpr const T* end() const noexcept { return rows + count; }
};

struct Room {
    const char* name = "";
    u16 year = 0;
    SetName set = SetName::none;
    Rows<TileRow> tiles{};
    Rows<PieceRow> pieces{};
    Rows<PlanRow> plan{};
    u8 max_seats = kMaxSeats;
    u8 actions_per_turn = 0;  ///< at most, for the bounds of a game
    u8 events_per_turn = 0;
    Hooks on{};
};

}  // namespace bastide
