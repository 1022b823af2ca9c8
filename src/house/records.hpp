// SPDX-License-Identifier: MIT
// Records as hosts see them, made from those inside.
#pragma once

#include "play/action.hpp"

namespace bastide {

/// Ids outside count from 0 and -1 is none.
template <class Tag>
constexpr i32 outside(Id<Tag> id) noexcept
{
    return static_cast<i32>(id.raw) - 1;
}
constexpr i32 seat_outside(u8 seat) noexcept { return seat == kNature ? -1 : seat; }

/// Where it stays: a record just written field by field waits until it has arrived in memory before it is copied as a whole.
void widen(const Action& action, bastide_action& out) noexcept;

bastide_action widen(const Action& action) noexcept;
bastide_verdict widen(const Verdict& verdict) noexcept;

/// Actions stand at the begin of hosts' records, and the run is noted.
Form hosts_form(RunNote& note) noexcept;

/// Makes hosts' records of a list in that form.
void widen_all(bastide_action* buffer, u32 count, const RunNote& note) noexcept;

}  // namespace bastide
