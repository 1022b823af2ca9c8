// SPDX-License-Identifier: MIT
// The module of Bridges, Castles & Bazaars, first and second edition.
#pragma once

#include "board/features.hpp"
#include "play/module.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::bridges_castles_bazaars {
extern const Module module;
}

/// Whether a piece stands on a cell or around it. One on a castle stands on both of its tiles. Inline, so that a newer module can
/// ask in a build without this box.
inline bool stands_near(const View& view, const Piece& piece, Cell cell) noexcept
{
    const PlacedId tile = tile_under(view.state, piece);
    if (!tile || is_trapped(view, piece)) return false;
    bool is_there = is_near(cell_of(view.state.placed(tile)), cell);
    if (piece.spot == Spot::segment && view.state.node(NodeId(piece.at)).kind() == SegmentKind::castle)
        for_each_member(view.state, root_of(view.state, NodeId(piece.at)),
                        [&](NodeId half) { is_there = is_there || is_near(cell_of(view.state, half), cell); });
    return is_there;
}

}  // namespace bastide
