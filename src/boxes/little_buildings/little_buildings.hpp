// SPDX-License-Identifier: MIT
// The module of Little Buildings.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::little_buildings {
extern const Module module;
}

}  // namespace bastide
