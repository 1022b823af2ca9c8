// SPDX-License-Identifier: MIT
// The module of Hills & Sheep.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::hills_sheep {
extern const Module module;
}

}  // namespace bastide
