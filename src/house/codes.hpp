// SPDX-License-Identifier: MIT
// Actions as numbers of 64 bits, below 2^53: kind, seat, then what the kind uses. The widths stand in house/meaning.hpp, made
// from the header; docs/codes.md lists them.
#pragma once

#include "house/records.hpp"
#include "play/turn.hpp"

namespace bastide {

/// `argument` for an unknown kind, a seat or a number that no action has, `limit` for one that has too many bits.
Status encode(const bastide_action& action, u64& code) noexcept;

/// The codes of all legal actions of a verb, or of every one, in the order of lists; how many there are. `fits` is false when a
/// number of one has too many bits, whether `out` has a place for it or not.
u32 list_codes(const View& view, Verb wanted, u64* out, u32 cap, bool& fits) noexcept;

/// False for what no action gives; `out` is blank then.
bool decode(u64 code, bastide_action& out) noexcept;

}  // namespace bastide
