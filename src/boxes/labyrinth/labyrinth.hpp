// SPDX-License-Identifier: MIT
// The module of The Labyrinth.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::labyrinth {
extern const Module module;
}

}  // namespace bastide
