// SPDX-License-Identifier: MIT
// The elements of Under the Big Top that the module combines: the big top, acrobats, ringmasters.
#pragma once

#include "board/features.hpp"
#include "play/deploying.hpp"
#include "play/scoring.hpp"

namespace bastide::boxes::big_top {

inline constexpr ModuleId kModule = ModuleId::big_top;

// Lasting variables.
inline constexpr int kFairyWith = 0;   ///< 1: the fairy is assigned to an acrobat, as after the last action
inline constexpr int kFairyStays = 1;  ///< 1: the fairy stands at the acrobats of its tile, assigned to no piece
inline constexpr int kLastingVariables = 2;

inline constexpr u32 kOfPyramid = 3;  // ACRO-PLACE-02

/// Calls `visit(tile)` for a tile and those around it, in the order of the cells.
template <class Visit>
void for_each_tile_near(const View& view, PlacedId tile, Visit&& visit)
{
    const u32 key = view.state.placed(tile).key;
    visit(tile);
    for (const u32 stride : kKeyStridesAround)
        if (const PlacedId beside = tile_at(view.state, key + stride)) visit(beside);
}

// ---- the big top (circus.cpp) ----

/// After the scoring of a part and the moves of wagons (BIGTOP-MOVE-02).
extern const StepCode circus_step;
/// Before the final scoring (BIGTOP-END-01).
extern const StepCode last_show_step;

Reason why_not_big_top_stands(const View& view, Verdict& verdict);
void show_tokens(const View& view, Things& things);

// ---- acrobats (acrobats.cpp) ----

inline bool has_acrobats(const View& view) noexcept { return !view.rules.has(Option::without_acrobats); }

bool can_be_acrobat(const View& view, int seat);
void list_acrobats(const View& view, const Decision& decision, ActionList& actions);
bool owns_acrobat(const View& view, const Decision& decision, const Action& action);
Reason why_not_acrobat(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_acrobat(Play& play, const Decision& decision, const Action& action);

bool has_pyramid(const View& view, int seat);
void list_pyramids(const View& view, const Decision& decision, ActionList& actions);
bool owns_pyramid(const View& view, const Decision& decision, const Action& action);
Reason why_not_pyramid(const View& view, const Decision& decision, const Action& action, Verdict& verdict);
Flow answer_pyramid(Play& play, const Decision& decision, const Action& action);

Reason why_not_remove_acrobat(const View& view, PieceId id, Cause cause, Verdict& verdict);
Reason why_not_acrobat_stands(const View& view, PieceId id, Verdict& verdict);
void pay_acrobats_at_end(const View& view, VisitFinal visit, void* with);
void show_acrobats(const View& view, Things& things);

/// The fairy at acrobats: its points when a turn begins, and where it is after each action (BIGTOP-FAIRY-01).
extern const StepCode fairy_step;
extern const StepCode watch_fairy_step;
FollowingVariable follow_fairy(const View& view);
Reason why_not_fairy_stays(const View& view, Verdict& verdict);

// ---- ringmasters (ringmaster.cpp) ----

void pay_ringmasters(const View& view, const Feature& feature, VisitLine visit, void* with);

}  // namespace bastide::boxes::big_top
