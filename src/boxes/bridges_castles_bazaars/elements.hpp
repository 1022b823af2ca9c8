// SPDX-License-Identifier: MIT
// The three elements of Bridges, Castles & Bazaars that the module combines.
#pragma once

#include "play/auction.hpp"
#include "play/module.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

inline constexpr ModuleId kModule = ModuleId::bridges_castles_bazaars;

// ---- bridges (bridges.cpp) ----

// ---- castles (castles.cpp) ----

inline constexpr int kDeclined = 0;  ///< variable of the part: mask of the segments of the tile just placed that stay cities
inline constexpr int kPartVariables = 1;

extern const StepCode kBuildCastle;
extern const StepCode kScoreCastles;
void pay_due_castles(const View& view, VisitFinal visit, void* with);
void worth_of_castles(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum);
i32 power_on_castle(const View& view, PieceId id, NodeId root, i32 power);
Reason why_not_take_from_castle(const View& view, PieceId id, Cause cause, Verdict& verdict);
Reason why_not_enter_castle(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict);
CellRange range_from_castle(const View& view, NodeId segment);
bool why_not_put_castle(const View& view, PieceKind kind, Cell cell, u8 segment, NodeId& at, Verdict& verdict);
Reason why_not_stand_on_castle(const View& view, PieceId id, Verdict& verdict);
void show_castles(const View& view, Things& things);

// ---- bazaars (bazaars.cpp) ----

/// Lasting variable.
inline constexpr int kAside = 0;  ///< tiles that were set aside, unseen, for the bazaar of this turn (BAZAAR-OPT-02)
inline constexpr int kLastingVariables = 1;

/// Variables of the turn.
inline constexpr int kDue = 0;         ///< 1: a bazaar was placed, and will be held
inline constexpr int kRound = 1;       ///< 1: the turn began with a tile that was won; 2: its bazaar was held
inline constexpr int kAuctioneer = 2;  ///< 1 + the seat that chose last
inline constexpr int kItem = 3;        ///< the tile that is sold now, a TileId
inline constexpr int kAuctionOfTurn = 4;
inline constexpr int kTurnVariables = kAuctionOfTurn + kAuctionVariables;

extern const StepCode kNoteBazaar;     ///< when the tile is placed
extern const StepCode kBazaarBetween;  ///< before the second part of a double turn
extern const StepCode kBazaarAtEnd;
extern const StepCode kReveal;
extern const StepCode kChoose;
extern const StepCode kBid;
extern const StepCode kSell;
extern const StepCode kTakeUpWon;
extern const StepCode kPlaceWon;
Next pass_over(Play& play, Next next);
void withdraw_from_bazaar(Play& play, int seat);
NoteVariable note_of_bazaar(const Rules& rules, Note note, int seat);
FollowingVariable following_bazaar(const View& view);
void show_bids_of_bazaar(const View& view, Things& things);

}  // namespace bastide::boxes::bridges_castles_bazaars
