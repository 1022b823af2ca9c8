// SPDX-License-Identifier: MIT
// The `expect` lines of a script: what the position must be.
#pragma once

#include "house/script_words.hpp"
#include "play/rules.hpp"

namespace bastide {

/// The rest of a line after `expect`. False, with the fault told, when it cannot be read or is not so.
bool check_expectation(const View& view, ScriptLine& line) noexcept;

}  // namespace bastide
