// SPDX-License-Identifier: MIT
// The elements of the box: towers on foundations, captures, prisoners and ransoms.
#pragma once

#include "boxes/tower/tower.hpp"

namespace bastide::boxes::tower {

inline constexpr ModuleId kModule = ModuleId::tower;
inline constexpr int kPaid = 0;  ///< variable of the turn: 1 when a ransom was paid (TOWER-RANSOM-02)
inline constexpr int kTurnVariables = 1;

/// An action with a kind, a seat and a piece.
inline Action action_on(ActionKind kind, int seat, PieceId piece) noexcept
{
    Action action;
    action.kind = kind;
    action.seat = static_cast<u8>(seat);
    action.piece = piece.raw;
    return action;
}

// ---- towers: a foundation with pieces on it ----

inline bool is_foundation(const View& view, NodeId id) noexcept
{
    return id && view.state.node(id).kind() == SegmentKind::foundation;
}

/// The number of cells that a tower reaches in each direction.
int range(const View& view, NodeId foundation) noexcept;

/// The cells in which a tower captures.
struct Area {
    const View& view;
    Cell centre;
    int range;

    bool contains(Cell cell) const noexcept
    {
        const int dx = cell.x - centre.x;
        const int dy = cell.y - centre.y;
        return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy) <= range && contains_within_range(cell);
    }

private:
    bool contains_within_range(Cell cell) const noexcept;
};
Area area_of(const View& view, NodeId foundation) noexcept;

/// Offers to build a tower or to place a follower on top, instead of deploying another piece.
void list_towers(const View& view, const Decision& decision, ActionList& actions);
bool is_on_tower(const View& view, const Decision& decision, const Action& action);
Reason why_not_deploy_on_tower(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_tower(Play& play, const Decision& decision, const Action& action);
bool has_place_on_tower(const View& view, PieceKind kind);
bool why_not_put_on_tower(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict);
void show_towers(const View& view, Things& things);

// ---- capture and exchange ----

Reason why_not_hold(const View& view, PieceId id, int holder, Verdict& verdict);

/// Why no tower can capture a piece, whatever its range.
Reason why_not_captured(const View& view, PieceId id, Cause cause, Verdict& verdict);

extern const StepCode kCapture;
extern const StepCode kExchange;

// ---- ransom ----

inline bool has_prisoner(const View& view, int seat) noexcept { return seat != kNature && view.state.seat(seat).prisoners != 0; }

/// Offers to buy a prisoner back, at any decision.
void list_ransoms(const View& view, const Decision& decision, ActionList& actions);
bool is_ransom(const View& view, const Decision& decision, const Action& action);
Reason why_not_pay(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_ransom(Play& play, const Decision& decision, const Action& action);
extern const StepCode kRansomStep;

}  // namespace bastide::boxes::tower
