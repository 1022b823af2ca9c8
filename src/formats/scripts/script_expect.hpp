// SPDX-License-Identifier: MIT
// The `expect` lines of a script: assertions about the position.
#pragma once

#include "formats/scripts/script_words.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Checks the rest of a line after `expect`. False, with the fault set, when it cannot be read or does not hold.
bool check_expectation(const View& view, ScriptLine& line) noexcept;

}  // namespace bastide
