// SPDX-License-Identifier: MIT
// The module of The Cult.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module cult;

}  // namespace bastide
