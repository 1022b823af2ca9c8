// SPDX-License-Identifier: MIT
// The room of The Phantom.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room phantom;

}  // namespace bastide
