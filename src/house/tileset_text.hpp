// SPDX-License-Identifier: MIT
// A host's tiles as text, one a line. The grammar of a line stands in catalogue/tile_text.hpp.
#pragma once

#include "catalogue/tile_text.hpp"
#include "ground/status.hpp"

namespace bastide {

inline constexpr u32 kMostTileTypes = 1000;  ///< of one set

/// What is wrong with a tile, in a sentence.
void write_fault(const TileReading& reading, TextWriter& out) noexcept;

/// Its kind as a letter, and which of that kind on the tile it is: c0, f1, m.
void write_segment_name(const TileRow& row, int part, TextWriter& out) noexcept;

/// Fills the fault and answers false.
bool refuse_tile(Fault& fault, Text sentence) noexcept;

/// The way back: the line that reads as this row.
void write_tile(const TileRow& row, TextWriter& out) noexcept;

/// Whether one of the first rows has the name of this one.
bool is_named_before(const TileRow* rows, u32 count, const TileRow& row) noexcept;

/// How many lines of a text hold a tile: one that begins with # and an empty one do not.
u32 count_tiles(Text text) noexcept;

/// Reads the tiles of a text into rows. False, and the fault with line, column and index, at the first line that cannot be read,
/// repeats a name or finds no room.
bool read_tiles(Text text, TileRow* rows, u32 room, Fault& fault) noexcept;

}  // namespace bastide
