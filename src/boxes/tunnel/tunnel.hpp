// SPDX-License-Identifier: MIT
// The module of The Tunnel.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::tunnel {
extern const Module module;
}

}  // namespace bastide
