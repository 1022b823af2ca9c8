// SPDX-License-Identifier: MIT
// The house rules, each in a minimal module. They are the newest modules.
#pragma once

#include "play/module.hpp"

namespace bastide {

namespace boxes::house {

extern const Module bag;
extern const Module table;
extern const Module hole;
extern const Module roads;
extern const Module start;
extern const Module sale;
extern const Module ahead;
extern const Module hand;

}  // namespace boxes::house

/// Whether the last tile filled a hole that earns an extra turn (HOUSE-HOLE-01).
bool earns_extra_turn(const View& view) noexcept;

/// Whether a seller waits while the buyer of its tile takes an extra turn (HOUSE-MIX-03).
bool has_waiting_seller(const View& view) noexcept;

/// Whether a tile was sold in this turn. If so, a tile was placed, even if the seller then finds none that fits (HOUSE-SALE-01).
bool has_sold(const View& view) noexcept;

}  // namespace bastide
