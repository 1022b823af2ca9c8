// SPDX-License-Identifier: MIT
// Positions with special monasteries: the segment of an abbot.
#pragma once

#include "boxes/abbey_mayor/abbey_position.hpp"

namespace bastide_tests {

/// The abbacy of the tile on a cell.
inline NodeId abbacy(const Position& board, int x, int y)
{
    const Placed& tile = board.view().state.placed(tile_at(board.view().state, Position::at(x, y)));
    for (int segment = 0; segment < board.view().rules.tiles.at(tile.tile).segments; ++segment)
        if (board.view().state.node(node_of(tile, segment)).kind() == SegmentKind::abbacy) return node_of(tile, segment);
    throw std::logic_error("no abbacy there");
}

}  // namespace bastide_tests
