// SPDX-License-Identifier: MIT
// The base game as a module: followers, the steps of a turn, the worth of features. Newer modules may include it.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::base {
extern const Module module;
extern const Module variants;
}  // namespace boxes::base

/// Steps that a newer module may replace, make offers at or wait for.
extern const StepCode draw_step;
extern const StepCode place_step;
extern const StepCode deploy_step;
extern const StepCode score_step;

// What a step needs at which pieces of one kind are deployed after the action step.

/// Its decision is about the tile just placed.
void about_last_tile(const View& view, const Step& step, Subject& subject);
/// Whether a piece of a kind could be deployed on the tile just placed; the supply is not checked.
bool can_deploy_on_last_tile(const View& view, PieceKind kind);
/// Lists the deployments of a kind on the tile just placed, and passing.
void list_deployments_of(const View& view, int seat, PieceKind kind, ActionList& actions);

namespace boxes::winter {
extern const Module module;
}

}  // namespace bastide
