// SPDX-License-Identifier: MIT
// Tile sets of a host as records: checks each number, then judges the tile as the line of text that describes it.
#pragma once

#include "formats/tilesets/tileset_text.hpp"

namespace bastide {

/// Tiles, and the segments of all tiles in sequence.
struct TileRecords {
    const bastide_tile_def* tiles;
    i32 tile_count;
    const bastide_segment_def* segments;
    i32 segment_count;
};

/// Converts the tiles to as many definitions. False at the first wrong one, with its index in the fault.
bool read_tiles(const TileRecords& records, TileDef* defs, Fault& fault) noexcept;

}  // namespace bastide
