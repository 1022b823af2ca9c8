// SPDX-License-Identifier: MIT
// The three elements of Bridges, Castles & Bazaars that the module combines.
#pragma once

#include "play/rules.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

inline constexpr ModuleId kModule = ModuleId::bridges_castles_bazaars;

// Variables of the part.
inline constexpr int kBridgeUsed = 0;  ///< 1: the seat has built its bridge (BRIDGE-PLACE-01)
inline constexpr int kPartVariables = 1;

// ---- bridges (bridges.cpp) ----

/// Whether a tile that does not fit anywhere fits with a bridge of the acting seat.
bool fits_with_bridge(const View& view, TileId type);

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

Reason why_not_bridge_stands(const View& view, PieceId id, Verdict& verdict);

// ---- castles (castles.cpp) ----

// ---- bazaars (bazaars.cpp) ----

}  // namespace bastide::boxes::bridges_castles_bazaars
