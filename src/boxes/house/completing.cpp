// SPDX-License-Identifier: MIT
#include "boxes/house/completing.hpp"

#include "board/features.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace {

/// An empty cell, and for each port of a tile placed there the feature that the port would join.
class Gap {
public:
    Gap(const View& view, u32 open_cell) noexcept
        : view_(view), open_cell_(open_cell), cell_(cell_of(view.state.open_keys()[open_cell]))
    {
        for (int port = 0; port < kPorts; ++port) {
            const PlacedId id = tile_at(view.state, beyond(cell_, port / 3));
            stays_open_[port] = !id && !is_closed(view, beyond(cell_, port / 3));
            if (!id) continue;
            const Placed& tile = view.state.placed(id);
            const int segment = view.rules.tiles.at(tile.tile).segment_at[facing_port(port)];
            if (segment) facing_[port] = root_of(view.state, node_of(tile, segment - 1));
        }
    }

    /// Calls `visit(root)` for each incomplete feature whose only openings are at this cell; stops when it returns true.
    template <class Visit>
    void for_each_waiting(Visit&& visit) const noexcept
    {
        bool stops = false;
        for (int port = 0; port < kPorts && !stops; ++port) {
            const NodeId root = facing_[port];
            if (root && can_be_completed(view_.state.node(root).kind()) && is_only_opening_of(root)) stops = visit(root);
        }
        for_each_monastery(view_.state, view_.rules.tiles, cell_key(cell_), [&](NodeId monastery) {
            if (!stops && view_.state.node(monastery).open == 1) stops = visit(monastery);
        });
    }

    /// Whether some legal placement of a tile here completes a feature that for_each_waiting() visits.
    bool is_completed_by(TileId type, NodeId root) const noexcept
    {
        const u32 rotations = legal_rotations(view_, type, open_cell_);
        if (counts_cells_around(view_.state.node(root).kind())) return rotations != 0;
        for (int rotation = 0; rotation < kSides; ++rotation)
            if (((rotations >> rotation) & 1) && leaves_no_opening(view_.rules.tiles.at(OrientedId(type, rotation)), root))
                return true;
        return false;
    }

private:
    bool is_only_opening_of(NodeId root) const noexcept
    {
        u32 ports = 0;
        for (NodeId facing : facing_) ports += facing == root;
        return view_.state.node(root).open == ports;
    }

    /// Calls `visit(port)` for each port of the cell at which a tile there would join a neighbour by its own port: the same one,
    /// or any of a side of cities.
    template <class Visit>
    static void for_each_met(const Oriented& tile, int own, Visit&& visit) noexcept
    {
        if (side_of(tile.code, own / 3) != SideKind::city || tile.is_wild()) return visit(own);
        for (int port = own / 3 * 3; port < own / 3 * 3 + 3; ++port) visit(port);
    }

    u32 segments_at(const Oriented& tile, NodeId root) const noexcept
    {
        u32 segments = 0;
        for (int own = 0; own < kPorts; ++own) {
            if (!tile.segment_at[own]) continue;
            for_each_met(tile, own, [&](int port) {
                if (facing_[port] == root) segments |= 1u << (tile.segment_at[own] - 1);
            });
        }
        return segments;
    }

    /// The tile's segments that would belong to the feature of `root`, through other features that they join too.
    u32 segments_joining(const Oriented& tile, NodeId root) const noexcept
    {
        u32 segments = segments_at(tile, root);
        for (u32 before = 0; before != segments;) {
            before = segments;
            for (int own = 0; own < kPorts; ++own) {
                if (!is_in(segments, tile, own)) continue;
                for_each_met(tile, own, [&](int port) {
                    if (facing_[port]) segments |= segments_at(tile, facing_[port]);
                });
            }
        }
        return segments;
    }

    /// Whether no opening remains, neither of the tile's own segments nor of the features that they join.
    bool leaves_no_opening(const Oriented& tile, NodeId root) const noexcept
    {
        const u32 segments = segments_joining(tile, root);
        for (int port = 0; port < kPorts; ++port) {
            if (!is_in(segments, tile, port)) continue;
            bool stays_open = stays_open_[port];
            for_each_met(tile, port,
                         [&](int met) { stays_open = stays_open || (facing_[met] && !is_only_opening_of(facing_[met])); });
            if (stays_open) return false;
        }
        return true;
    }

    static bool is_in(u32 segments, const Oriented& tile, int port) noexcept
    {
        return tile.segment_at[port] && ((segments >> (tile.segment_at[port] - 1)) & 1);
    }

    const View& view_;
    u32 open_cell_;
    Cell cell_;
    NodeId facing_[kPorts];
    bool stays_open_[kPorts];  ///< a segment at this port stays open
};

/// Tiles in hidden hands count as drawable, because the judgement uses public facts only.
bool can_be_drawn_for(const View& view, const Gap& gap, NodeId root) noexcept
{
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (count_unseen(view, TileId(i)) > 0 && gap.is_completed_by(TileId(i), root)) return true;
    return false;
}

}  // namespace

bool is_only_completer(const View& view, TileId type) noexcept
{
    bool is_only = false;
    for (u32 i = 0; i < view.state.header().open_cells && !is_only; ++i) {
        if (!legal_rotations(view, type, i)) continue;
        const Gap gap(view, i);
        gap.for_each_waiting(
            [&](NodeId root) { return is_only = gap.is_completed_by(type, root) && !can_be_drawn_for(view, gap, root); });
    }
    return is_only;
}

}  // namespace bastide
