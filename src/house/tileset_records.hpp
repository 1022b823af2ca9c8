// SPDX-License-Identifier: MIT
// A host's tiles as records of the C face: numbers checked one by one, then the whole judged as the line of text it says.
#pragma once

#include "house/tileset_text.hpp"

namespace bastide {

/// Tiles, and the segments of all of them behind each other.
struct TileRecords {
    const bastide_tile_def* tiles;
    i32 tile_count;
    const bastide_segment_def* segments;
    i32 segment_count;
};

/// Reads the tiles of records into as many rows. False, and the fault with the index of the tile, at the first that is wrong.
bool read_tiles(const TileRecords& records, TileRow* rows, Fault& fault) noexcept;

}  // namespace bastide
