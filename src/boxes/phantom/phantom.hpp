// SPDX-License-Identifier: MIT
// The room of The Phantom.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Room phantom;

}  // namespace bastide
