// SPDX-License-Identifier: MIT
// What the elements of the box - builder and pig, the double turn, goods - provide to the module.
#pragma once

#include "boxes/traders_builders/traders_builders.hpp"

namespace bastide::boxes::traders_builders {

inline constexpr ModuleId kModule = ModuleId::traders_builders;
inline constexpr int kDouble = kDoubleTurn;
inline constexpr int kTurnVariables = 1;

// ---- builder and pig ----

/// Whether a seat has a piece of a kind on a segment.
bool stands(const View& view, int seat, PieceKind kind) noexcept;

/// Whether a seat has a piece of a kind on a feature.
bool has_on(const View& view, int seat, NodeId root, PieceKind kind) noexcept;

Reason why_not_deploy_companion(const View& view, PieceKind kind, int seat, NodeId segment, Verdict& verdict);
void follow_last_follower(Play& play, PieceId left, NodeId from, Cause why);
void worth_of_pig(const View& view, const Feature& feature, Cause cause, int seat, Tally& sum);

// ---- double turn ----

extern const StepCode kExtending;
extern const StepCode kSecondPart;
FollowingVariable following_variable(const View& view);
NoteVariable note_variable(const Rules& rules, Note note, int seat);

// ---- goods ----

void win_goods(Play& play, const Feature& feature, int seat);
void pay_for_goods(const View& view, VisitFinal visit, void* with);
void show_goods(const View& view, ThingKind kind, Things& things);

}  // namespace bastide::boxes::traders_builders
