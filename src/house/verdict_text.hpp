// SPDX-License-Identifier: MIT
// Sentences for verdicts. They are made from the public records, because that is what a host has in hand; any numbers may be
// in them.
#pragma once

#include "ground/text.hpp"
#include "play/rules.hpp"

namespace bastide {

void write_verdict(const Rules& rules, const bastide_action& action, const bastide_verdict& verdict, TextWriter& out) noexcept;

}  // namespace bastide
