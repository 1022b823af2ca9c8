// SPDX-License-Identifier: MIT
// The room of Inns & Cathedrals, new edition.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room inns_cathedrals;

}  // namespace bastide
