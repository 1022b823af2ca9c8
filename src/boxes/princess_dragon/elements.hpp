// SPDX-License-Identifier: MIT
// What the four elements of the box - dragon, fairy, princess, portal - provide to the module.
#pragma once

#include "board/features.hpp"
#include "boxes/princess_dragon/princess_dragon.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::princess_dragon {

inline constexpr int kStepsOfWalk = 6;  // DRAGON-WALK-02

/// Further variables of the part.
inline constexpr int kKnightRemoved = 0;  ///< 1: a princess removed a knight (PRINCESS-03)
inline constexpr int kVisited = 2;        ///< + i: the PlacedId of the i-th tile of the dragon's walk, its first one included
inline constexpr int kPartVariables = kVisited + kStepsOfWalk + 1;

/// Whether a piece is a follower on a segment, on a tower too.
inline bool is_on_feature(const View& view, const Piece& piece) noexcept
{
    return piece.spot == Spot::segment && view.rules.piece_def(piece.kind).has(Trait::claims);
}

/// Whether a piece is a follower on a segment, or on a place of a tile that is none.
inline bool is_follower(const View& view, const Piece& piece) noexcept
{
    const bool stands = piece.spot == Spot::segment || piece.spot == Spot::tile;
    return stands && view.rules.piece_def(piece.kind).has(Trait::claims);
}

inline NodeId segment_of(const Piece& piece) noexcept { return NodeId(piece.at); }

// ---- dragon ----
DrawGroup draw_group(const Rules& rules, const TileDef& def);
bool tiles_wait(const View& view);
Reason why_not_draw(const View& view, TileId row);
Reason why_not_arrive(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict);
Reason why_not_eaten(const View& view, PieceId id, Cause cause, Verdict& verdict);
Reason why_not_dragon_stands(const View& view, Verdict& verdict);
extern const StepCode kEruption;
extern const StepCode kWalkBeforeScoring;
extern const StepCode kWalkAfterScoring;
extern const StepCode kWalk;

// ---- fairy ----
void pay_beside(const View& view, const Feature& feature, VisitLine visit, void* with);
void list_fairy(const View& view, const Decision& decision, ActionList& actions);
bool owns_fairy(const View& view, const Decision& decision, const Action& action);
Reason why_not_fairy(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_fairy(Play& play, const Decision& decision, const Action& action);
Reason why_not_fairy_stands(const View& view, Verdict& verdict);
extern const StepCode kFairyTurn;

// ---- princess ----
Reason why_not_removed(const View& view, PieceId id, Cause cause, Verdict& verdict);
void list_princess(const View& view, const Decision& decision, ActionList& actions);
bool owns_princess(const View& view, const Decision& decision, const Action& action);
Reason why_not_princess(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_princess(Play& play, const Decision& decision, const Action& action);
Reason why_not_knight_stands(const View& view, PieceId id, Verdict& verdict);
extern const StepCode kPrincess;

// ---- portal ----
void list_portal(const View& view, const Decision& decision, ActionList& actions);
bool owns_portal(const View& view, const Decision& decision, const Action& action);
Reason why_not_portal(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_portal(Play& play, const Decision& decision, const Action& action);
bool has_place_by_portal(const View& view, PieceKind kind);

}  // namespace bastide::boxes::princess_dragon
