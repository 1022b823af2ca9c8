// SPDX-License-Identifier: MIT
// Where the river may flow.
#pragma once

#include "play/rules.hpp"

namespace bastide::boxes::river {

Reason why_not_continue(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict);
Reason why_not_end_by_abbey(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict);

}  // namespace bastide::boxes::river
