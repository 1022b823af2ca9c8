// SPDX-License-Identifier: MIT
// What the rules remember beside board, pieces, hands and scores, as numbers for hosts. Together with the other lists they say
// everything that a position holds.
#pragma once

#include "play/rules.hpp"

namespace bastide {

/// Waiting steps that are listed, the one on top first. No rules of today let more wait at a decision.
inline constexpr int kListedSteps = 4;

/// Lists them in an order that the rules fix. Numbers that name seats count from `seat`. Returns how many there are.
i32 list_variables(const View& view, int seat, i32* out, i32 cap) noexcept;

}  // namespace bastide
