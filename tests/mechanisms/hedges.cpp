// SPDX-License-Identifier: MIT
// Hedges part every road at each border of its tiles: each segment of it is occupied for itself.
#include "board/features.hpp"
#include "defs/tile_text.hpp"
#include "mechanisms/modules.hpp"

namespace bastide {

namespace {

constexpr TileDef kTiles[] = {tile("HEDGE 1 FFFF f:01234567")};

bool find_occupant(const View& view, NodeId segment, PieceId& occupant)
{
    if (view.state.node(segment).kind() != SegmentKind::road) return false;
    occupant = {};
    for (int i = 1; i <= view.rules.layout.piece_count && !occupant; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.spot == Spot::segment && NodeId(piece.at) == segment) occupant = PieceId(i);
    }
    return true;
}

}  // namespace

const Module hedges = {
    .id = ModuleId::test,
    .title = "Hedges",
    .set = Set::winter,
    .tiles = set_of<kTiles>(),
    .on = {.part = find_occupant},
};

}  // namespace bastide
