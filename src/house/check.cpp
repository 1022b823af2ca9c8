// SPDX-License-Identifier: MIT
#include "house/check.hpp"

#include "board/features.hpp"
#include "play/placing.hpp"

namespace bastide {

namespace {

bool counts_tiles(const View& view) noexcept
{
    const StateView& state = view.state;
    u32 left = 0;
    u32 unseen = 0;
    for (int seat = 0; seat < view.rules.config.seats; ++seat)
        for (RowId held : state.seat(seat).hand) unseen += held == kUnseen;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        const RowId row(i);
        u32 used = state.left(row) + state.aside(row) + (state.header().drawn == row);
        for (int seat = 0; seat < view.rules.config.seats; ++seat)
            for (RowId held : state.seat(seat).hand) used += held == row;
        for (int p = 1; p <= state.header().placed; ++p) used += state.placed(PlacedId(p)).tile.row() == row;
        if (used > view.rules.totals[i]) return false;
        left += state.left(row);
    }
    return left == state.header().bag_left + unseen;
}

bool pieces_are_somewhere(const View& view) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (piece.kind == PieceKind::none || piece.owner >= view.rules.config.seats) return false;
        if (piece.where == Where::supply && piece.at != 0) return false;
        if (piece.where == Where::segment && (piece.at == 0 || piece.at > view.state.header().nodes)) return false;
        if (piece.where == Where::none) return false;
    }
    return true;
}

bool grid_finds_every_tile(const View& view) noexcept
{
    for (int i = 1; i <= view.state.header().placed; ++i)
        if (tile_at(view.state, cell_of(view.state.placed(PlacedId(i)))) != PlacedId(i)) return false;
    return true;
}

bool open_cell_demands_right(const View& view, u32 index) noexcept
{
    const Cell cell = cell_of(view.state.open_keys()[index]);
    u8 want = 0;
    u8 mask = 0;
    u8 beside = 0;
    for (int side = 0; side < kSides; ++side) {
        const PlacedId neighbour = tile_at(view.state, beyond(cell, side));
        if (!neighbour) continue;
        beside = static_cast<u8>(beside | 1 << side);
        const Oriented& tile = view.rules.tiles.at(view.state.placed(neighbour).tile);
        if (tile.wild) continue;
        want = static_cast<u8>(want | static_cast<int>(side_of(tile.code, opposite(side))) << (2 * side));
        mask = static_cast<u8>(mask | 3 << (2 * side));
    }
    return (beside || view.state.header().placed == 0) && !tile_at(view.state, cell) && want == view.state.open_want()[index] &&
           mask == view.state.open_mask()[index] && beside == view.state.open_beside()[index];
}

bool open_cells_are_the_empty_neighbours(const View& view) noexcept
{
    const Header& header = view.state.header();
    for (u32 i = 0; i < header.open_cells; ++i) {
        if (i > 0 && view.state.open_keys()[i - 1] >= view.state.open_keys()[i]) return false;
        if (!open_cell_demands_right(view, i)) return false;
    }
    for (u32 i = header.open_cells; i < view.rules.layout.max_open; ++i)
        if (view.state.open_want()[i] != kWantsNothing || view.state.open_mask()[i] != 0) return false;
    for (int i = 1; i <= header.placed; ++i) {
        for (int side = 0; side < kSides; ++side) {
            const Cell cell = beyond(cell_of(view.state.placed(PlacedId(i))), side);
            u32 at = 0;
            if (!tile_at(view.state, cell) && !is_open_cell(view.state, cell, at)) return false;
        }
    }
    return true;
}

bool is_open(const View& view, Cell cell) noexcept { return !tile_at(view.state, cell) && !is_closed(view, cell); }

/// Ports of a segment that face an open cell; a monastery: empty cells around it.
u32 count_open(const View& view, NodeId id) noexcept
{
    const Node& node = view.state.node(id);
    const Placed& tile = view.state.placed(node.tile);
    u32 open = 0;
    if (node.kind == SegmentKind::monastery) {
        for (int i = 0; i < kSides; ++i) {
            open += is_open(view, beyond(cell_of(tile), i));
            open += is_open(view, past_corner(cell_of(tile), i));
        }
        return open;
    }
    for (int port = 0; port < kPorts; ++port)
        open += view.rules.tiles.at(tile.tile).part_at[port] == node.part + 1 && is_open(view, beyond(cell_of(tile), port / 3));
    return open;
}

bool feature_sums_are_right(const View& view, NodeId root) noexcept
{
    const Node& node = view.state.node(root);
    u32 open = 0;
    u32 segments = 0;
    u32 marks = 0;
    u32 claims = 0;
    bool one_kind = true;
    for_each_member(view.state, root, [&](NodeId id) {
        const Node& member = view.state.node(id);
        open += count_open(view, id);
        ++segments;
        marks += view.rules.tiles.part(view.state.placed(member.tile).tile, member.part).pennants;
        one_kind = one_kind && member.kind == node.kind && root_of(view.state, id) == root && root.raw <= id.raw;
    });
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool claiming = piece.where == Where::segment && view.rules.piece_row(piece.kind).has(Trait::claims);
        claims += claiming && root_of(view.state, NodeId(piece.at)) == root;
        marks += piece.where == Where::segment && view.rules.piece_row(piece.kind).has(Trait::stacks) && NodeId(piece.at) == root;
    }
    return one_kind && open == node.open && segments == node.segments && marks == node.marks && claims == node.claims;
}

bool features_are_right(const View& view) noexcept
{
    u32 members = 0;
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        const NodeId id(i);
        if (view.state.node(id).up != id) continue;
        if (!feature_sums_are_right(view, id)) return false;
        members += view.state.node(id).segments;
    }
    return members == view.state.header().nodes;
}

bool touching_segments_are_joined(const View& view) noexcept
{
    const StateView& state = view.state;
    for (int i = 1; i <= state.header().placed; ++i) {
        const Placed& tile = state.placed(PlacedId(i));
        for (int port = 0; port < kPorts; ++port) {
            const PlacedId neighbour = tile_at(state, beyond(cell_of(tile), port / 3));
            if (!neighbour) continue;
            const Placed& there = state.placed(neighbour);
            const int mine = view.rules.tiles.at(tile.tile).part_at[port];
            const int other = view.rules.tiles.at(there.tile).part_at[facing_port(port)];
            if (mine && other && root_of(state, node_of(tile, mine - 1)) != root_of(state, node_of(there, other - 1)))
                return false;
        }
    }
    return true;
}

bool header_is_in_range(const View& view) noexcept
{
    const Header& header = view.state.header();
    return header.depth <= kAgendaDepth && header.cursor < view.rules.plan_size && header.active < view.rules.config.seats &&
           header.stand_in <= view.rules.config.seats && header.placed <= view.rules.layout.max_placed &&
           header.nodes <= view.rules.layout.max_nodes;
}

}  // namespace

const char* broken_promise(const View& view) noexcept
{
    if (!header_is_in_range(view)) return "the header is out of range";
    if (!counts_tiles(view)) return "tiles are lost or doubled";
    if (!pieces_are_somewhere(view)) return "a piece is nowhere";
    if (!grid_finds_every_tile(view)) return "a tile is not found on its cell";
    if (!open_cells_are_the_empty_neighbours(view)) return "the open cells are not the empty neighbours of the tiles";
    if (!features_are_right(view)) return "the sums of a feature are wrong";
    if (!touching_segments_are_joined(view)) return "touching segments are not one feature";
    return nullptr;
}

}  // namespace bastide
