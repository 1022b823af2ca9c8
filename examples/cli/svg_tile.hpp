// SPDX-License-Identifier: MIT
//
// One tile as a picture, drawn from its segments and ports. Every tile type is drawn once, unturned, and used wherever it lies.
#pragma once

#include <string>
#include <vector>

#include "bastide.h"
#include "svg_shapes.hpp"

namespace cli {

/// Where a piece on a segment stands on the unturned tile.
Point spot(const std::vector<bastide_segment_def>& segments, std::size_t segment);

/// The tile type as a group with the id "t" and its number.
std::string draw_tile_type(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments);

/// What stands upright however the tile is turned: pennants, villages, monasteries, gardens.
std::string draw_marks(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments, int rotation);

}  // namespace cli
