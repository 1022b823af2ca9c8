// SPDX-License-Identifier: MIT
// The module of The Watchtowers.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::watchtowers {
extern const Module module;
}

}  // namespace bastide
