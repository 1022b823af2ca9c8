// SPDX-License-Identifier: MIT
// The module of Mage & Witch.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::mage_witch {
extern const Module module;
}

}  // namespace bastide
