// SPDX-License-Identifier: MIT
// The lines of a script that stand before its first action: what is played.
#pragma once

#include "house/choices.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// Whether a line that begins with this word belongs to the config.
bool is_config_word(ScriptWord word) noexcept;

/// One line. False, with the fault told, when it cannot be read.
bool read_config_line(ScriptLine& line, Config& config, Chooser& chooser) noexcept;

/// The config lines of built rules.
void write_config_lines(const Rules& rules, const u64* seed, TextWriter& out) noexcept;

}  // namespace bastide
