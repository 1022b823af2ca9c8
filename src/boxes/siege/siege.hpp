// SPDX-License-Identifier: MIT
// The module of The Cathars, Siege and The Besiegers.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module siege;

}  // namespace bastide
