// SPDX-License-Identifier: MIT
// The elements of Hills & Sheep that the module combines: shepherds with their flocks, hills, vineyards.
#pragma once

#include "play/module.hpp"

namespace bastide::boxes::hills_sheep {

inline constexpr ModuleId kModule = ModuleId::hills_sheep;

// Lasting variables.
inline constexpr int kCovered = 0;  ///< tiles that lie face down under hills
inline constexpr int kLastingVariables = 1;

// Variables of a turn; 0 after the step of the flocks.
inline constexpr int kAsked = 0;    ///< the segment of the shepherd whose flock was decided last in this part
inline constexpr int kDrawing = 1;  ///< the shepherd for which a token is due by a decision
inline constexpr int kTurnVariables = 2;

// ---- shepherds (shepherds.cpp) ----

/// The step after the action step and what belongs to it, before anything is scored (SHEPHERD-PLACE-06, FLOCK-CLOSE-04).
extern const StepCode flock_step;

/// No field gets a second shepherd by placing (SHEPHERD-PLACE-03).
Reason why_not_deploy(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict);

/// What a position says of shepherds.
bool why_not_put(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict);
Reason why_not_stand(const View& view, PieceId id, Verdict& verdict);

/// The sheep of a shepherd that leaves return to the bag (FLOCK-GUIDE-02, FLOCK-LEAVE-01).
void scatter_flock(Play& play, PieceId id, NodeId from, Cause why);

void pay_due_flocks(const View& view, VisitFinal visit, void* with);

void show_flocks(const View& view, Things& things);
void show_bag(const View& view, Things& things);

// ---- hills (hills.cpp) ----

/// The step after a tile was placed: a hill covers a tile (HILL-HIDE-01).
extern const StepCode hill_step;

/// Who of several tied seats wins (HILL-TIE-01 to -05).
u32 break_tie(const View& view, NodeId root, u32 seats);

void show_covered(const View& view, Things& things);

}  // namespace bastide::boxes::hills_sheep
