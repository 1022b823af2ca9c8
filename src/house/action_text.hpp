// SPDX-License-Identifier: MIT
// Actions as words: "0: deploy follower 3 -1 r0". The same words in scripts, in the C face and in bug reports.
#pragma once

#include "house/script_words.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Of a TAKE: scripts leave it out, as captures were all the takings there were at first.
inline constexpr Cause kUnwrittenCause = Cause::tower_captured;

/// Whether a line says an action: the piece and the segment that it names are there. Its numbers make sense already.
bool has_line(const View& view, const Action& action) noexcept;

/// The action has a line, or is one of the history.
void write_action(const View& view, const Action& action, TextWriter& out) noexcept;

/// Reads an action; without "SEAT:" whoever decides now is meant. It may be illegal.
bool read_action(const View& view, ScriptLine& line, Action& action) noexcept;

bool read_tile(const View& view, ScriptLine& line, RowId& tile) noexcept;
bool read_piece(ScriptLine& line, u16& piece) noexcept;
bool read_cell(ScriptLine& line, Cell& cell) noexcept;

/// The name of a segment of the tile on a cell, or of a corner.
void write_segment(const View& view, Cell cell, u8 segment, TextWriter& out) noexcept;

/// A segment of the tile on a cell by its name: c0, r1, f2, m.
bool read_segment(const View& view, ScriptLine& line, Cell cell, u8& segment) noexcept;

}  // namespace bastide
