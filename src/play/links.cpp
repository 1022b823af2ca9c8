// SPDX-License-Identifier: MIT
#include "play/links.hpp"

#include "defs/spans.hpp"

namespace bastide {

NodeId road_at_side(const View& view, PlacedId tile, int side) noexcept
{
    const Placed& placed = view.state.placed(tile);
    const int segment = view.rules.tiles.at(placed.tile).segment_at[middle_port(side)];
    if (segment == 0) return {};
    const NodeId node = node_of(placed, segment - 1);
    return view.state.node(node).kind() == SegmentKind::road ? node : NodeId{};
}

Link link_across(const View& view, PlacedId tile, int way) noexcept
{
    const WayEnds ends = ends_of_way(way);
    const NodeId one = road_at_side(view, tile, ends.first);
    const NodeId other = road_at_side(view, tile, ends.second);
    return one && other && one != other ? Link{one, other} : Link{};
}

PieceId partner_of(const View& view, PieceId id) noexcept
{
    const Piece& piece = view.state.piece(id);
    const PieceDef& def = view.rules.piece_def(piece.kind);
    if (def.joins != Joins::pairs) return {};
    const int first = view.rules.first_piece(piece.owner, piece.kind).raw;
    const int partner = (id.raw - first) ^ 1;
    return partner < def.count ? PieceId(first + partner) : PieceId{};
}

Link link_of(const View& view, PieceId id) noexcept
{
    const Piece& piece = view.state.piece(id);
    const Joins joins = view.rules.piece_def(piece.kind).joins;
    if (joins == Joins::ways) {
        const bool lies = piece.spot == Spot::tile && piece.corner > 0;
        return lies ? link_across(view, PlacedId(piece.at), piece.corner - 1) : Link{};
    }
    const PieceId partner = joins == Joins::pairs && piece.spot == Spot::segment ? partner_of(view, id) : PieceId{};
    if (!partner || view.state.piece(partner).spot != Spot::segment) return {};
    return {NodeId(piece.at), NodeId(view.state.piece(partner).at)};
}

bool has_end_inside(const View& view, NodeId segment) noexcept
{
    if (view.rules.open_end == Mark::none) return false;
    const Placed& tile = view.state.placed(view.state.node(segment).tile);
    return has_mark(view.rules.tiles.def(tile.tile.type()), segment_index(tile, segment), view.rules.open_end);
}

bool has_open_end_inside(const View& view, NodeId segment) noexcept
{
    if (!has_end_inside(view, segment)) return false;
    bool is_open = true;
    for_each_link(view, [&](PieceId id, const Link& link) {
        const bool is_pair = view.rules.piece_def(view.state.piece(id).kind).joins == Joins::pairs;
        if (is_pair && (link.one == segment || link.other == segment)) is_open = false;
    });
    return is_open;
}

}  // namespace bastide
