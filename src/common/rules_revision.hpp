// SPDX-License-Identifier: MIT
// The revision of the rules. docs/snapshots.md says when and how it rises.
#pragma once

#include "common/flat.hpp"

namespace bastide {

inline constexpr u32 kRulesRevision = 2;  ///< of both games

}  // namespace bastide
