// SPDX-License-Identifier: MIT
// Links: pieces that join segments which do not touch, such as two roads that end on one tile. PieceDef::joins says how a kind
// joins; moves::relocate() joins and parts the features when such a piece comes or leaves.
#pragma once

#include "board/features.hpp"
#include "play/rules.hpp"

namespace bastide {

/// Two segments that a link joins; none: nothing is joined.
struct Link {
    NodeId one;
    NodeId other;

    explicit operator bool() const noexcept { return static_cast<bool>(one); }
};

/// The road of a placed tile at a side, as it lies; none if it shows none there.
NodeId road_at_side(const View& view, PlacedId tile, int side) noexcept;

/// What a piece of this kind joins on a tile if it lies across it; none if the ends of the way are not two roads.
Link link_across(const View& view, PlacedId tile, int way) noexcept;

/// What a piece joins now, together with the other one of its pair.
Link link_of(const View& view, PieceId id) noexcept;

/// The other piece of a pair; none if it has none, or if its kind does not join in pairs.
PieceId partner_of(const View& view, PieceId id) noexcept;

/// Whether a segment has an open end inside its tile, and whether no link has closed it.
bool has_end_inside(const View& view, NodeId segment) noexcept;
bool has_open_end_inside(const View& view, NodeId segment) noexcept;

/// Called by a module when a seat has placed or moved one of its links, in the midst of a step; what comes up is pushed as a
/// waiting step.
inline void notice_link(Play& play) noexcept
{
    for (LinkedHook hook : play.rules.on.linked) hook(play);
}

/// Calls `visit(piece)` for the pieces on the board that may join something, the two pieces of a pair as one.
template <class Visit>
void for_each_linking_piece(const View& view, Visit&& visit)
{
    const Rules& rules = view.rules;
    for (int k = 0; k < rules.link_kind_count; ++k) {
        const PieceDef& def = rules.piece_def(rules.link_kinds[k]);
        const int owners = def.is_neutral ? 1 : rules.config.seats;
        for (int owner = 0; owner < owners; ++owner) {
            const PieceId first = rules.first_piece(def.is_neutral ? kNature : owner, def.kind);
            for (int i = 0; i < def.count; i += def.joins == Joins::pairs ? 2 : 1)
                if (const PieceId id(first.raw + i); view.state.piece(id).spot != Spot::supply) visit(id);
        }
    }
}

/// Calls `visit(piece, link)` for each link on the board, the two pieces of a pair as one.
template <class Visit>
void for_each_link(const View& view, Visit&& visit)
{
    for_each_linking_piece(view, [&](PieceId id) {
        if (const Link link = link_of(view, id)) visit(id, link);
    });
}

/// Calls `visit(segment, piece)` for the segments that links join to a segment.
template <class Visit>
void for_each_linked(const View& view, NodeId segment, Visit&& visit)
{
    const PlacedId tile = view.state.node(segment).tile;
    for_each_linking_piece(view, [&](PieceId id) {
        const Piece& piece = view.state.piece(id);
        if (piece.spot == Spot::tile && PlacedId(piece.at) != tile) return;  // it joins roads of its own tile
        const Link link = link_of(view, id);
        if (link.one == segment) visit(link.other, id);
        if (link.other == segment) visit(link.one, id);
    });
}

/// Calls `visit(segment)` for the segments of the tiles beside it that continue a road.
template <class Visit>
void for_each_road_beside(const View& view, NodeId road, Visit&& visit)
{
    const PlacedId tile = view.state.node(road).tile;
    for (int side = 0; side < kSides; ++side) {
        if (road_at_side(view, tile, side) != road) continue;
        const PlacedId beside = tile_at(view.state, beyond(cell_of(view.state.placed(tile)), side));
        const NodeId next = beside ? road_at_side(view, beside, opposite(side)) : NodeId{};
        if (next) visit(next);
    }
}

}  // namespace bastide
