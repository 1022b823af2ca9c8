// SPDX-License-Identifier: MIT
// The four elements of the box and what they hang into the room: abbey, mayor, barn, wagon.
#pragma once

#include "play/rules.hpp"

namespace bastide::am {

inline constexpr RoomName kRoom = RoomName::abbey_mayor;

/// Words of the room's drawer. The rack of seat i counts its abbeys at kHand + i.
inline constexpr int kHand = 0;
inline constexpr int kCloser = kMaxSeats;  ///< 1 + the seat of the last turn with a tile to draw, when it is over
inline constexpr int kLastingWords = kMaxSeats + 1;
inline constexpr int kBarnOfTurn = 0;  ///< of this turn: the barn that was placed, a PieceId
inline constexpr int kTurnWords = 1;

// ---- abbey ----
void deal_abbeys(Play& play);
Reason why_not_place_abbey(const View& view, RowId row, Cell cell, int rotation, Verdict& verdict);
Next turns_for_abbeys(Play& play, Next next);
void show_holes(const View& view, Things& things);
extern const StepCode kAbbeyStep;      ///< instead of drawing
extern const StepCode kAbbeyAfterAll;  ///< the last tile fitted nowhere

// ---- mayor ----
i32 power_of_mayor(const View& view, PieceId piece, NodeId root, i32 power);

// ---- barn ----
Reason why_not_beside_barn(const View& view, PieceKind kind, NodeId segment, Verdict& verdict);
bool why_not_put_barn(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict);
void worth_at_barn(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum);
void score_barns(const View& view, VisitFinal visit, void* with);
void show_barns(const View& view, Things& things);
extern const Offer kBarnOffer[1];
extern const StepCode kBarnScore;

// ---- wagon ----
Home home_of_wagon(const View& view, PieceId piece, Cause why, Home home);
extern const StepCode kWagonStep;

}  // namespace bastide::am
