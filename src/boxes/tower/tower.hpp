// SPDX-License-Identifier: MIT
// The module of The Tower, first edition.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

namespace boxes::tower {
extern const Module module;
}

namespace boxes::tower {

// Inline, so that a newer module can ask for towers in a build without this box.

inline int height(const View& view, NodeId foundation) noexcept { return view.state.node(foundation).marks; }

/// The companion that stands on a tower and so closes it, or none. It claims nothing, so the occupancy of the node does not show
/// it (TOWER-OPT-04).
inline PieceId companion_on_top(const View& view, NodeId foundation) noexcept
{
    if (!view.rules.has(Option::tower_builder_pig_are_followers)) return {};
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool stands = piece.spot == Spot::segment && NodeId(piece.at) == foundation;
        if (stands && !view.rules.piece_def(piece.kind).has(Trait::stacks)) return PieceId(i);
    }
    return {};
}

inline bool is_topped(const View& view, NodeId foundation) noexcept
{
    return is_occupied(view.state, foundation) || companion_on_top(view, foundation);
}

}  // namespace boxes::tower

}  // namespace bastide
