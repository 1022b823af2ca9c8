// SPDX-License-Identifier: MIT
// The lines of a script that stand before its first action: what is played.
#pragma once

#include "house/choices.hpp"
#include "house/script_words.hpp"

namespace bastide {

/// Whether a line that begins with this word belongs to the config.
bool is_config_word(ScriptWord word) noexcept;

/// A choice as a line tells it, with the columns where it may be wrong.
struct ScriptChoice {
    Choice choice{};
    u32 name_column = 0;
    u32 value_column = 0;
};

/// The rest of a line behind the word for a sort of choice (ChoiceKind). False, with the fault told, when it cannot be read.
bool read_choice(ScriptLine& line, i32 what, ScriptChoice& out) noexcept;

/// Whether the choice was taken; if not, the refusal is told where it belongs.
bool settle_choice(ScriptLine& line, const ScriptChoice& told, const Refusal& refusal) noexcept;

/// One line. False, with the fault told, when it cannot be read.
bool read_config_line(ScriptLine& line, Config& config, Chooser& chooser) noexcept;

/// The lines of a config from which these rules were built.
void write_config_lines(const Rules& rules, const Config& config, TextWriter& out) noexcept;

}  // namespace bastide
