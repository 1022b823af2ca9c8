// SPDX-License-Identifier: MIT
// The module of Traders & Builders, new edition.
#pragma once

#include "play/rules.hpp"

namespace bastide {

namespace boxes::traders_builders {
extern const Module module;
inline constexpr int kDoubleTurn = 0;  ///< variable of the turn: 1 when its first part extended the feature of the own builder
}  // namespace boxes::traders_builders

// Inline, so that a newer module can ask for the second part of a turn in a build without this box.

/// Whether a second part of this turn may follow its first; false when the box is not played.
inline bool has_won_second_part(const View& view) noexcept
{
    constexpr ModuleId kBox = ModuleId::traders_builders;
    return view.rules.parts > 1 && view.part() == 0 && view.this_turn(kBox, boxes::traders_builders::kDoubleTurn) != 0;
}

}  // namespace bastide
