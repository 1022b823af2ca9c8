// SPDX-License-Identifier: MIT
// Whether a position is sound. Everything the block keeps twice for speed is counted again from the laid tiles and the pieces.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// The first broken promise in words, or null when there is none.
const char* broken_invariant(const View& view) noexcept;

}  // namespace bastide
