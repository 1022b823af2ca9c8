// SPDX-License-Identifier: MIT
// The room of The Cult.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room cult;

}  // namespace bastide
