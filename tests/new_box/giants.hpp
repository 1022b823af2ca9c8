// SPDX-License-Identifier: MIT
// A box made up for docs/adding_a_box.md. A real box has its numbers from the header; this one takes spare ones, and the set and
// an option of boxes that do not play beside it.
#pragma once

#include "play/module.hpp"

namespace bastide {

// [numbers]
inline constexpr PieceKind kGiant{10};
inline constexpr Mark kCave{40};
inline constexpr Reward kRoadOfGiant{6001};
inline constexpr Preset kGiantGame{6001};
inline constexpr Set kGiants = Set::winter;
inline constexpr Option kPaysAtTheEnd = Option::tower_short_range;
// [numbers]

extern const Module giants;

}  // namespace bastide
