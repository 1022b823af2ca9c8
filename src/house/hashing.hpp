// SPDX-License-Identifier: MIT
// One number over everything public in a position. It sees numbers in a fixed order, never memory, so it is the same everywhere.
#pragma once

#include "play/rules.hpp"

namespace bastide {

u64 hash_position(const View& view) noexcept;

}  // namespace bastide
