// SPDX-License-Identifier: MIT
// The module of Princess & Dragon, first and second edition.
#pragma once

#include "play/deploying.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::princess_dragon {
extern const Module module;
}

namespace boxes::princess_dragon {

// Inline, so that a newer module can ask for dragon, fairy and portal in a build without this box.

inline constexpr ModuleId kModule = ModuleId::princess_dragon;
inline constexpr int kPortalUsed = 1;  ///< variable of the part; 1: a follower went through the portal (PORTAL-08)

/// The tile on which a neutral piece stands, alone or beside a piece of a seat, or from which that piece sets out; none if it is
/// not on the board or not in play.
inline PlacedId tile_of(const View& view, PieceKind kind) noexcept
{
    const PieceId id = neutral_piece(view, kind);
    if (!id) return {};
    const Piece& piece = view.state.piece(id);
    if (piece.spot == Spot::tile) return PlacedId(piece.at);
    if (piece.spot != Spot::beside) return {};
    const Piece& partner = view.state.piece(PieceId(piece.at));
    return partner.spot == Spot::moving ? view.state.node(NodeId(partner.at)).tile : tile_under(view.state, partner);
}

/// Whether the tile just placed shows a mark as a whole.
inline bool shows_now(const View& view, Mark mark) noexcept
{
    const PlacedId last = view.state.header().last;
    return last && has_mark(view, last, mark);
}

/// A portal on the tile just placed works (PORTAL-09).
inline bool has_portal(const View& view) noexcept
{
    return shows_now(view, Mark::portal) && !view.rules.has(Option::without_portal);
}

/// Whether a follower may still go through the portal on the tile just placed.
inline bool is_portal_open(const View& view) noexcept
{
    const bool is_in_play = view.rules.has_piece_kind[static_cast<int>(PieceKind::dragon)];
    return is_in_play && has_portal(view) && view.this_part(kModule, kPortalUsed) == 0;
}

}  // namespace boxes::princess_dragon

}  // namespace bastide
