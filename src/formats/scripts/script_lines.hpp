// SPDX-License-Identifier: MIT
// The lines of a script as data, and the script in its normal form: one blank between words, each comment on a line of its own,
// variations indented. Knows the kinds of lines, not what they mean in a game.
#pragma once

#include "common/memory.hpp"
#include "formats/scripts/script_tags.hpp"

namespace bastide {

inline constexpr u32 kMaxScriptBytes = 1u << 22;  ///< of a script whose lines are kept

/// One line. Offsets are those of the normal form.
struct ScriptEntry {
    u32 begin;    ///< of the line, with its indentation
    u32 text;     ///< of its content: a comment without #, the value of a tag, any other line whole
    u32 size;     ///< of the content
    u32 actions;  ///< of the history after the line, along its variation
    i32 line;     ///< its number, from 1
    i32 milliseconds;
    u8 kind;  ///< ScriptLineKind
    u8 depth;
    i8 seat;
    u8 name_size;  ///< of a tag's name, which ends one byte before the content
};

/// The lines of a script in its normal form, in one allocation.
struct ScriptText {
    u8* block = nullptr;
    u32 bytes = 0;
    ScriptEntry* entries = nullptr;
    u32 count = 0;
    char* text = nullptr;
    u32 size = 0;

    Text all() const noexcept { return {text, size}; }
    Text of(const ScriptEntry& entry) const noexcept { return {text + entry.text, entry.size}; }
    Text name_of(const ScriptEntry& entry) const noexcept { return {text + entry.text - 1 - entry.name_size, entry.name_size}; }
    /// Where the line after an entry begins, which may be an empty one.
    u32 end_of(const ScriptEntry& entry) const noexcept { return entry.text + entry.size + 1; }
};

/// Whether all bytes of a text are valid UTF-8 without control characters. False, with fault and line set, if not.
bool is_clean_text(Text text, Fault& fault) noexcept;

/// Makes the normal form of a script that a reader accepted; `action_counts` has a number for each line of the source. False when
/// memory is out.
bool read_script_lines(Text source, const u32* action_counts, const Memory& memory, ScriptText& out) noexcept;

}  // namespace bastide
