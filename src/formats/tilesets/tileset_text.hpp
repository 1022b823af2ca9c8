// SPDX-License-Identifier: MIT
// Tile sets of a host as text, one tile a line. defs/tile_text.hpp defines the grammar of a line.
#pragma once

#include "common/lines.hpp"
#include "defs/tile_text.hpp"

namespace bastide {

inline constexpr u32 kMaxTypesOfSet = 1000;  ///< of one set

/// Writes what is wrong with a tile, as a sentence.
void write_fault(const TileReading& reading, TextWriter& out) noexcept;

/// Writes a segment's kind as a letter and its number among that kind on the tile: c0, f1, m.
void write_segment_name(const TileDef& def, int segment, TextWriter& out) noexcept;

/// Sets the fault and returns false.
bool refuse_tile(Fault& fault, const char* sentence) noexcept;

/// Writes the line that reads as this tile type.
void write_tile(const TileDef& def, TextWriter& out) noexcept;

/// The mark with this name, for a line of text; none for pennants, which are counted at their city.
Mark find_mark(Text name) noexcept;

/// Whether one of the first `count` tile types has the same name.
bool is_named_before(const TileDef* defs, u32 count, const TileDef& def) noexcept;

/// The text of a set without tiles; no tile has this name.
inline constexpr const char* kNoTile = "none";
bool names_no_tile(Text text) noexcept;

/// Counts the lines of a text that hold a tile; empty lines and those that begin with # do not.
u32 count_tiles(Text text) noexcept;

/// Reads the tiles of a text. False, with line, column and index in the fault, at the first line that cannot be read,
/// repeats a name or exceeds the capacity.
bool read_tiles(Text text, TileDef* defs, u32 capacity, Fault& fault) noexcept;

}  // namespace bastide
