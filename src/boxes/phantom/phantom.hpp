// SPDX-License-Identifier: MIT
// The module of The Phantom.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module phantom;

}  // namespace bastide
