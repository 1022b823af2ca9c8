// SPDX-License-Identifier: MIT
// Actions as text: "0: deploy follower 3 -1 r0". Scripts, the C interface and bug reports use the same text.
#pragma once

#include "formats/scripts/script_words.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Whether an action can be written: the piece and the segment that it names exist. Its numbers must be in range.
bool has_line(const View& view, const Action& action) noexcept;

/// Writes an action for which has_line() is true, or one of the history.
void write_action(const View& view, const Action& action, TextWriter& out) noexcept;

/// Reads an action; without "SEAT:" it is the one of the deciding seat. It may be illegal.
bool read_action(const View& view, ScriptLine& line, Action& action) noexcept;

bool read_tile(const View& view, ScriptLine& line, TileId& tile) noexcept;
bool read_piece(ScriptLine& line, u16& piece) noexcept;
bool read_cell(ScriptLine& line, Cell& cell) noexcept;

/// Writes the name of a segment of the tile on a cell, or of a corner.
void write_segment(const View& view, Cell cell, u8 segment, TextWriter& out) noexcept;

/// Reads a segment of the tile on a cell by its name: c0, r1, f2, m.
bool read_segment(const View& view, ScriptLine& line, Cell cell, u8& segment) noexcept;

}  // namespace bastide
