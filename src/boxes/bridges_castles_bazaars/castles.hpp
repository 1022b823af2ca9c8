// SPDX-License-Identifier: MIT
// What the files about castles share: small cities, the castles on the board and the cells around them.
#pragma once

#include "board/features.hpp"
#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "play/deploying.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

/// Whether a feature is a complete city of two tiles that may become a castle (CASTLE-BUILD-02, -03, -13).
bool is_small_city(const View& view, NodeId root) noexcept;

/// Whether a piece may be on a castle: a follower that may be a knight (CASTLE-BUILD-11).
bool may_hold_castle(const View& view, PieceKind kind) noexcept;

inline bool is_castle(const View& view, NodeId root) noexcept { return view.state.node(root).kind() == SegmentKind::castle; }

/// Calls `visit(castle)` for each castle on the board, in turn order of their owners from the seat on turn; stops when it returns
/// true.
template <class Visit>
void for_each_castle(const View& view, Visit&& visit)
{
    const int seats = view.rules.config.seats;
    for (int k = 0; k < seats; ++k) {
        const int seat = (view.state.header().active + k) % seats;
        if (has_all_in_supply(view, seat, PieceKind::castle)) continue;
        for (int i = 0; i < view.rules.piece_def(PieceKind::castle).count; ++i) {
            const PieceId id(view.rules.first_piece(seat, PieceKind::castle).raw + i);
            if (view.state.piece(id).spot == Spot::segment && visit(id)) return;
        }
    }
}

inline NodeId root_of_castle(const View& view, PieceId castle) noexcept
{
    return root_of(view.state, NodeId(view.state.piece(castle).at));
}

/// A castle that was scored stands on the earlier of its two tiles, that of its root; before, on the later one.
inline bool is_scored(const View& view, PieceId castle) noexcept
{
    return NodeId(view.state.piece(castle).at) == root_of_castle(view, castle);
}

/// The cells of a castle and those on its long sides (CASTLE-FIEF-01).
CellRange fief_of(const View& view, NodeId root) noexcept;

}  // namespace bastide::boxes::bridges_castles_bazaars
