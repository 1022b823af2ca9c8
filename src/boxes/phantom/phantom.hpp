// SPDX-License-Identifier: MIT
// The module of The Phantom.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::phantom {
extern const Module module;
}

}  // namespace bastide
