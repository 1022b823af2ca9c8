// SPDX-License-Identifier: MIT
// The config lines of a script, before its first action.
#pragma once

#include "formats/scripts/script_words.hpp"
#include "setup/choices.hpp"

namespace bastide {

/// Whether lines with this first word belong to the config or to the tags, which come before the game begins.
bool is_config_word(ScriptWord word) noexcept;

/// The game whose script a text begins as; it may be any text.
GameKind game_of_script(Text text) noexcept;

/// A choice as a line has it, with the columns of its parts for faults.
struct ScriptChoice {
    Choice choice{};
    u32 name_column = 0;
    u32 value_column = 0;
};

/// Reads the rest of a line after the word of a kind of choice (ChoiceKind). False, with the fault set, when it cannot be read.
bool read_choice(ScriptLine& line, i32 what, ScriptChoice& out) noexcept;

/// Whether the choice is accepted; otherwise sets the fault, at the column of the refused part.
bool accept_choice(ScriptLine& line, const ScriptChoice& choice, const Refusal& refusal) noexcept;

/// Reads one line that is no tag. False, with the fault set, when it cannot be read.
bool read_config_line(ScriptLine& line, Config& config, Chooser& chooser) noexcept;

/// Writes the lines of a config that builds these rules.
void write_config_lines(const Rules& rules, const Config& config, TextWriter& out) noexcept;

}  // namespace bastide
