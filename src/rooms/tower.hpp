// SPDX-License-Identifier: MIT
// The room of The Tower, first edition.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room tower;

}  // namespace bastide
