// SPDX-License-Identifier: MIT
// Checks the invariants of a position: recomputes every redundant value of the block from the placed tiles and the pieces.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The first broken invariant in words, or null.
const char* broken_invariant(const View& view) noexcept;

}  // namespace bastide
