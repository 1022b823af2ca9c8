// SPDX-License-Identifier: MIT
// The module of The Festival.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::festival {
extern const Module module;
}

}  // namespace bastide
