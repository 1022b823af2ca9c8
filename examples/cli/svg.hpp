// SPDX-License-Identifier: MIT
//
// The board as a picture: a schematic drawn from the segments and ports of the tile data, a hundred units a tile.
#pragma once

#include <string>
#include <vector>

#include "bastide.h"

namespace cli {

/// An SVG document of the board with the given pieces; pieces that are not on a segment are passed over.
std::string draw_svg(const bastide_game* game, const std::vector<bastide_piece>& pieces);

}  // namespace cli
