// SPDX-License-Identifier: MIT
//
// One tile as a picture, drawn from its segments and ports. Every tile type is drawn once, unturned, and reused for each copy.
#pragma once

#include <string>
#include <vector>

#include "bastide.h"
#include "svg_shapes.hpp"

namespace cli {

/// The place of a piece on a segment of the unturned tile.
Point spot(const std::vector<bastide_segment_def>& segments, std::size_t segment);

/// The tile type as a group with the id "t" and its number.
std::string draw_tile_type(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments);

/// The symbols that are upright in every rotation: pennants, villages, monasteries, gardens.
std::string draw_marks(const bastide_tile_def& tile, const std::vector<bastide_segment_def>& segments, int rotation);

}  // namespace cli
