// SPDX-License-Identifier: MIT
// Finds which features a tile could complete, without placing it.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Whether a tile can complete a road, city or monastery that no tile left to draw can complete (HOUSE-SALE-01).
bool is_only_completer(const View& view, TileId type) noexcept;

}  // namespace bastide
