// SPDX-License-Identifier: MIT
// The module of The Cult.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::cult {
extern const Module module;
}

}  // namespace bastide
