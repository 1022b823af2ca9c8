// SPDX-License-Identifier: MIT
// The room of King & Robber Baron.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room king_robber;

}  // namespace bastide
