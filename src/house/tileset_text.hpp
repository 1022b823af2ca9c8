// SPDX-License-Identifier: MIT
// A host's tiles: read from text, one a line, or checked from records. The grammar of a line stands in catalogue/tile_text.hpp.
#pragma once

#include "catalogue/tile_text.hpp"
#include "ground/status.hpp"

namespace bastide {

inline constexpr u32 kMostTileTypes = 1000;  ///< of one set

/// What is wrong with a tile, in a sentence.
Text sentence_of(TileFault fault) noexcept;

/// The way back: the line that reads as this row.
void write_tile(const TileRow& row, TextWriter& out) noexcept;

/// How many tiles the text has; rows are written while there is room. A line that begins with # and an empty one have none.
/// -1, and the fault with line and column, when a line cannot be read or a name comes twice.
i32 read_tiles(Text text, TileRow* rows, u32 room, Fault& fault) noexcept;

}  // namespace bastide
