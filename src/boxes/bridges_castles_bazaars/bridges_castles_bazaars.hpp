// SPDX-License-Identifier: MIT
// The module of Bridges, Castles & Bazaars, first and second edition.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::bridges_castles_bazaars {
extern const Module module;
}

}  // namespace bastide
