// SPDX-License-Identifier: MIT
// What is not legal about a position, in words.
#pragma once

#include "ground/status.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Any numbers may be in the record.
void write_illegal(const Rules& rules, const bastide_illegal& illegal, TextWriter& out) noexcept;

/// The same as a fault.
void tell_illegal(const Rules& rules, const bastide_illegal& illegal, Fault& fault) noexcept;

}  // namespace bastide
