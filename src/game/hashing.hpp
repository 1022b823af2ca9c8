// SPDX-License-Identifier: MIT
// The hash of the public facts of a position. It reads numbers in a fixed order, never memory, so it is equal on all platforms.
#pragma once

#include "play/rules.hpp"

namespace bastide {

u64 hash_position(const View& view) noexcept;

}  // namespace bastide
