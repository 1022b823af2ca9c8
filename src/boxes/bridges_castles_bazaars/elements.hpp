// SPDX-License-Identifier: MIT
// The three elements of Bridges, Castles & Bazaars that the module combines.
#pragma once

#include "play/module.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

inline constexpr ModuleId kModule = ModuleId::bridges_castles_bazaars;

// ---- bridges (bridges.cpp) ----

// ---- castles (castles.cpp) ----

// ---- bazaars (bazaars.cpp) ----

}  // namespace bastide::boxes::bridges_castles_bazaars
