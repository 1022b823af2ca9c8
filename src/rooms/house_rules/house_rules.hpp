// SPDX-License-Identifier: MIT
// Variants and house rules of the base game, each as small as it can be. They are the newest rooms.
#pragma once

#include "play/room.hpp"

namespace bastide {

extern const Room variants;
extern const Room house_bag;
extern const Room house_table;
extern const Room house_hole;
extern const Room house_roads;
extern const Room house_start;
extern const Room house_ahead;
extern const Room house_hand;

}  // namespace bastide
