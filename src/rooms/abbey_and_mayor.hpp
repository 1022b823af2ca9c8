// SPDX-License-Identifier: MIT
// Abbey & Mayor, new edition, as a room.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room abbey_and_mayor;

}  // namespace bastide
