// SPDX-License-Identifier: MIT
// The room of The Cathars, Siege and The Besiegers.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room siege;

}  // namespace bastide
