// SPDX-License-Identifier: MIT
// Which tile completes what: judged for a tile in hand without placing it.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Whether a tile can complete a road, city or monastery that no tile left to draw can complete (HOUSE-SALE-01).
bool is_only_completer(const View& view, RowId row) noexcept;

}  // namespace bastide
