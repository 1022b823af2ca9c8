// SPDX-License-Identifier: MIT
// Actions as 64-bit codes below 2^53: kind, seat, then the fields of the kind. vocabulary/record_fields.hpp, generated from the
// header, has the widths; docs/codes.md lists them.
#pragma once

#include "game/records.hpp"
#include "play/turn.hpp"

namespace bastide {

/// `argument` for an unknown kind, seat or number that no action has; `limit` for a number that exceeds its bits.
Status encode(const bastide_action& action, u64& code) noexcept;

/// Writes the codes of all legal actions, or those of one kind, in list order; returns their number. `fits` becomes false when a
/// number of any of them exceeds its bits, also beyond `cap`.
u32 list_codes(const View& view, ActionKind wanted, u64* out, u32 cap, bool& fits) noexcept;

/// False for a code that encode() never makes; `out` is blank then.
bool decode(u64 code, bastide_action& out) noexcept;

}  // namespace bastide
