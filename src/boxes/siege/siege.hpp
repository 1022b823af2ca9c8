// SPDX-License-Identifier: MIT
// The module of The Cathars, Siege and The Besiegers.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::siege {
extern const Module module;
}

}  // namespace bastide
