// SPDX-License-Identifier: MIT
// Variants and house rules of the base game, each in a minimal module. They are the newest modules.
#pragma once

#include "play/module.hpp"

namespace bastide {

extern const Module variants;
extern const Module house_bag;
extern const Module house_table;
extern const Module house_hole;
extern const Module house_roads;
extern const Module house_start;
extern const Module house_sale;
extern const Module house_ahead;
extern const Module house_hand;

/// Whether the last tile filled a hole that earns an extra turn (HOUSE-HOLE-01).
bool earns_extra_turn(const View& view) noexcept;

/// Whether a seller waits while the buyer of its tile takes an extra turn (HOUSE-MIX-03).
bool has_waiting_seller(const View& view) noexcept;

/// Whether a tile was sold in this turn. If so, a tile was placed, even if the seller then finds none that fits (HOUSE-SALE-01).
bool has_sold(const View& view) noexcept;

}  // namespace bastide
