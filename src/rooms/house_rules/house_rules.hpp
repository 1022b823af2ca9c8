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
extern const Room house_sale;
extern const Room house_ahead;
extern const Room house_hand;

/// The last tile filled a hole, and that is worth another turn (HOUSE-HOLE-01).
bool earns_extra_turn(const View& view) noexcept;

/// A buyer has its extra turn while the seller of its tile waits to go on (HOUSE-MIX-03).
bool has_waiting_seller(const View& view) noexcept;

/// In this turn a tile was sold, so one was placed, whatever the seller still finds (HOUSE-SALE-01).
bool has_sold(const View& view) noexcept;

}  // namespace bastide
