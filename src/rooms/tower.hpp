// SPDX-License-Identifier: MIT
// The Tower, first edition, as a room.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room tower;

}  // namespace bastide
