// SPDX-License-Identifier: MIT
// The room of The Abbot, new edition.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room abbot;

}  // namespace bastide
