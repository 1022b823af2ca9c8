// SPDX-License-Identifier: MIT
//
// The board as a picture: a schematic drawn from the segments and ports of the tile data, a hundred units a tile, with the seats
// and their prisoners below.
#pragma once

#include <string>
#include <vector>

#include "game.hpp"

namespace cli {

/// An SVG document of the board with the given pieces; pieces that are not on the board are skipped.
std::string draw_svg(const Game& game, const std::vector<bastide::Piece>& pieces);

}  // namespace cli
