// SPDX-License-Identifier: MIT
// Actions as numbers of 64 bits, below 2^53: kind, seat, then what the kind uses. The widths stand in house/meaning.hpp, made
// from the header; docs/codes.md lists them.
#pragma once

#include "house/records.hpp"

namespace bastide {

/// `argument` for an unknown kind or a number that no action has, `limit` for one that has too many bits.
Status encode(const bastide_action& action, u64& code) noexcept;

/// The same for an action that was listed. False when a number of it has too many bits.
bool encode(const Action& action, u64& code) noexcept;

/// False for what no action gives; `out` is blank then.
bool decode(u64 code, bastide_action& out) noexcept;

}  // namespace bastide
