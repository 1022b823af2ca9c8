// SPDX-License-Identifier: MIT
// The three elements of Bridges, Castles & Bazaars that the module combines.
#pragma once

#include "play/auction.hpp"
#include "play/module.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

inline constexpr ModuleId kModule = ModuleId::bridges_castles_bazaars;

// Variables of the part.
inline constexpr int kBridgeUsed = 0;  ///< 1: the seat has built its bridge (BRIDGE-PLACE-01)
inline constexpr int kDeclined = 1;    ///< mask of the segments of the tile just placed that stay cities
/// The tile, other than the one just placed, whose bridge was a complete road at once: the edge of a table closes both its ends.
inline constexpr int kClosedBridge = 2;
inline constexpr int kPartVariables = 3;

// ---- bridges (bridges.cpp) ----

/// Whether a tile that does not fit anywhere fits with a bridge of the acting seat.
bool fits_with_bridge(const View& view, TileId type);

/// Whether a seat has a bridge, and none in this part of the turn yet.
bool can_offer_bridge(const View& view, int seat);

/// The same, and the options let a placement use it.
bool can_place_with_bridge(const View& view, int seat);

/// Placements that need a bridge, and putting the tile away when there are no others.
void list_bridged(const View& view, const Decision& decision, ActionList& actions);
bool owns_bridged(const View& view, const Decision& decision, const Action& action);
Reason why_not_bridged(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_bridged(Play& play, const Decision& decision, const Action& action);

/// Bridges that no placement needs (BRIDGE-PLACE-08).
void list_free_bridges(const View& view, const Decision& decision, ActionList& actions);
bool owns_free_bridge(const View& view, const Decision& decision, const Action& action);
Reason why_not_free_bridge(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_free_bridge(Play& play, const Decision& decision, const Action& action);

void add_closed_bridge(const View& view, Apart& apart);
Reason why_not_bridge_stands(const View& view, PieceId id, Verdict& verdict);

// ---- castles (castle_building.cpp, castle_scoring.cpp, castles.cpp) ----

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

// ---- bazaars (bazaars.cpp, bazaar_auction.cpp, bazaar_round.cpp) ----

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
