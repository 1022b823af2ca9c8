// SPDX-License-Identifier: MIT
// Variants and house rules of the base game, each in a minimal room. They are the newest rooms.
#pragma once

#include "play/module.hpp"

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

/// Whether the last tile filled a hole that earns an extra turn (HOUSE-HOLE-01).
bool earns_extra_turn(const View& view) noexcept;

/// Whether a seller waits while the buyer of its tile takes an extra turn (HOUSE-MIX-03).
bool has_waiting_seller(const View& view) noexcept;

/// Whether a tile was sold in this turn. If so, a tile was placed, even if the seller then finds none that fits (HOUSE-SALE-01).
bool has_sold(const View& view) noexcept;

}  // namespace bastide
