// SPDX-License-Identifier: MIT
// The ringmaster: a follower that brings its owner points for circuses and acrobats around it when its feature is scored.
#include "boxes/big_top/elements.hpp"

namespace bastide::boxes::big_top {

namespace {

constexpr i32 kForEach = 2;  // RING-SCORE-01

/// Spaces on a tile and those around it; empty ones, too (RING-SCORE-02).
i32 count_attractions(const View& view, PlacedId tile) noexcept
{
    i32 count = 0;
    for_each_tile_near(view, tile, [&](PlacedId near) {
        count += has_mark(view, near, Mark::circus) || has_mark(view, near, Mark::acrobats) ? 1 : 0;
    });
    return count;
}

}  // namespace

/// With or without majority, whatever the cause, on any feature that is scored but a castle (RING-SCORE-01, -03, -04).
void pay_ringmasters(const View& view, const Feature& feature, VisitLine visit, void* with)
{
    if (feature.kind == SegmentKind::castle) return;
    const int each = view.rules.piece_def(PieceKind::ringmaster).count;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        i32 count = 0;
        for (int i = 0; i < each; ++i) {
            const Piece& piece = view.state.piece(PieceId(view.rules.first_piece(seat, PieceKind::ringmaster).raw + i));
            const bool is_scored = piece.spot == Spot::segment && root_of(view.state, NodeId(piece.at)) == feature.root;
            if (is_scored) count += count_attractions(view, tile_under(view.state, piece));
        }
        if (count > 0) visit(with, seat, {Reward::ringmaster, count, kForEach});
    }
}

}  // namespace bastide::boxes::big_top
