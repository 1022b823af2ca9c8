// SPDX-License-Identifier: MIT
// What the four elements of the box - abbey, mayor, barn, wagon - provide to the module.
#pragma once

#include "play/rules.hpp"

namespace bastide::boxes::abbey_mayor {

inline constexpr ModuleId kModule = ModuleId::abbey_mayor;

/// Variables of the module. kAbbeyCounts + i holds the number of abbeys in the rack of seat i.
inline constexpr int kAbbeyCounts = 0;
inline constexpr int kLastDrawSeat = kMaxSeats;  ///< 1 + the seat of the last turn with a tile to draw; 0 while tiles are left
inline constexpr int kLastingVariables = kMaxSeats + 1;
inline constexpr int kBarnOfTurn = 0;  ///< variable of the turn: the PieceId of the barn that was deployed, or 0
inline constexpr int kTurnVariables = 1;

// ---- abbey ----
void deal_abbeys(Play& play);
Reason why_not_place_abbey(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict);
Next turns_for_abbeys(Play& play, Next next);
void show_holes(const View& view, Things& things);
extern const StepCode kAbbeyStep;       ///< instead of drawing
extern const StepCode kAbbeyAfterDraw;  ///< after the draw, when no drawn tile fitted

// ---- mayor ----
i32 power_of_mayor(const View& view, PieceId piece, NodeId root, i32 power);

// ---- barn ----
Reason why_not_beside_barn(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict);
bool why_not_put_barn(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict);
void worth_at_barn(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum);
Cause due_at_barn(const View& view, NodeId root);
void score_barns(const View& view, VisitFinal visit, void* with);
void show_barns(const View& view, Things& things);
extern const Offer kBarnOffer[1];
extern const StepCode kBarnScore;

// ---- wagon ----
Home home_of_wagon(const View& view, PieceId piece, Cause why, Home home);
extern const StepCode kWagonStep;

}  // namespace bastide::boxes::abbey_mayor
