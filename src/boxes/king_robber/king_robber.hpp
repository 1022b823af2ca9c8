// SPDX-License-Identifier: MIT
// The module of King & Robber Baron.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module king_robber;

}  // namespace bastide
