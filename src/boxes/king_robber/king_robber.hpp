// SPDX-License-Identifier: MIT
// The module of King & Robber Baron.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::king_robber {
extern const Module module;
}

}  // namespace bastide
