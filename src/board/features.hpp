// SPDX-License-Identifier: MIT
// Features as a union-find over segments. A root holds the sums of its feature; it is the oldest member, the one with the
// smallest id. Reading never writes: paths are not compressed. They stay short, because the younger root becomes the child of the
// older one.
#pragma once

#include "board/grid.hpp"

namespace bastide {

/// The root of a segment's feature. The distance to it is unpredictable but in most cases at most two, so the first two steps are
/// taken without a branch; a root is its own parent.
template <class T>
NodeId root_of(NodesOf<T> nodes, NodeId id) noexcept
{
    id = nodes[nodes[id].up].up;
    while (nodes[id].up != id) id = nodes[id].up;
    return id;
}
inline NodeId root_of(const StateView& state, NodeId id) noexcept { return root_of(state.nodes(), id); }

/// The node of a placed tile's segment by its index, and the index of a node on its tile.
inline NodeId node_of(const Placed& tile, int segment) noexcept { return NodeId(tile.first.raw + segment); }
inline u8 segment_index(const Placed& tile, NodeId segment) noexcept { return static_cast<u8>(segment.raw - tile.first.raw); }
inline u8 segment_index(const StateView& state, NodeId segment) noexcept
{
    return segment_index(state.placed(state.node(segment).tile), segment);
}

/// Whether a feature has no open port or cell (BASE-ROAD-01, BASE-CITY-01, BASE-MON-01).
inline bool is_complete(const StateView& state, NodeId root) noexcept { return state.node(root).open == 0; }

inline bool is_occupied(const StateView& state, NodeId root) noexcept { return state.node(root).claims() != 0; }

/// Creates the nodes of tile `id` and joins them to those of its neighbours. Preconditions: the tile is in the grid, and bit s of
/// `beside` is set where a tile lies on side s.
void add_to_features(State& state, const TileTable& tiles, PlacedId id, u32 beside) noexcept;

/// Lays a span across a placed tile: a road from side `way` to the opposite one. Its node was kept free when the tile was placed,
/// so the nodes are those that the tile would have if it had been placed with its span. Preconditions: TileTable::with_span()
/// has a type, and no tile lies at either end.
void add_span(State& state, const TileTable& tiles, PlacedId id, int way) noexcept;

/// Joins two features that do not touch. `ends` says whether the link closes an open end that each has inside its tile.
enum class LinkEnds : u8 { none, both };
void join_by_link(State& state, NodeId one, NodeId other, LinkEnds ends) noexcept;

/// Makes a segment a feature of its own again, as when it was placed, without claims and with this number of open ports. To take
/// a feature apart, do so with each of its members, then join those that belong together by LinkEnds::none.
void make_alone(State& state, const TileTable& tiles, NodeId segment, u32 open) noexcept;

/// Closes an open port of a road.
void close_end(State& state, NodeId road) noexcept;

/// Closes the open ports of one side of a placed tile without joining.
void close_side(State& state, const TileTable& tiles, PlacedId id, int side) noexcept;

/// Lowers the open count of a monastery or garden by a cell that will never hold a tile.
void close_cell_around(State& state, NodeId monastery) noexcept;

/// The next member in the ring of a feature's members.
inline NodeId next_of(const StateView& state, NodeId id) noexcept { return state.node(id).next; }

/// Calls `visit(node id)` for every member of a feature.
template <class Visit>
void for_each_member(const StateView& state, NodeId root, Visit&& visit) noexcept
{
    NodeId id = root;
    do {
        visit(id);
        id = next_of(state, id);
    } while (id != root);
}

/// The monastery or garden of the tile on a cell, or none. An empty cell needs no test: its tile is record 0, which has no
/// segments.
inline NodeId monastery_at(const StateView& state, const TileTable& tiles, u32 key) noexcept
{
    const Placed& tile = state.placed(tile_at(state, key));
    const u8 segment = tiles.at(tile.tile).monastery;
    return segment ? node_of(tile, segment - 1) : NodeId{};
}

/// Calls `visit(node id)` for the monasteries and gardens around a cell. Those that were complete before the last tile was placed
/// may be omitted. As long as their list is short, all its keys are compared with the cell, which is cheaper than a search of
/// eight cells.
template <class Visit>
void for_each_monastery(const StateView& state, const TileTable& tiles, u32 key, Visit&& visit) noexcept
{
    if (state.header().monasteries == kNotListed) {
        for (u32 stride : kKeyStridesAround)
            if (const NodeId monastery = monastery_at(state, tiles, key + stride)) visit(monastery);
        return;
    }
    static_assert(kMaxMonasteries <= 64);
    const u32* const keys = state.monastery_keys();
    u64 beside = 0;
    for (u32 from = 0; from < state.header().monasteries; from += kMonasteriesPerGroup)
        beside |= u64{find_beside(keys + from, key)} << from;
    for_each_bit(beside, [&](u32 i) { visit(state.monasteries()[i]); });
}

/// Calls `visit(tile)` for the tiles in the row and the column of a cell up to the first empty cell in each direction, the tile
/// on the cell itself left out.
template <class Visit>
void for_each_in_row_and_column(const StateView& state, u32 key, Visit&& visit) noexcept
{
    for (const u32 stride : kKeyStrides) {
        u32 at = key + stride;
        for (PlacedId tile = tile_at(state, at); tile; tile = tile_at(state, at += stride)) visit(tile);
    }
}

/// What a walk over all members of a feature computes.
struct Extent {
    u32 tiles = 0;  ///< distinct tiles (BASE-ROAD-03, BASE-CITY-03); of a monastery its own and those around it; of an abbacy
                    ///< its own and those in its row and column
    NodeId first;   ///< the member with the smallest y, x and segment, in this order
};
Extent extent_of(const StateView& state, NodeId root) noexcept;
/// Extent::tiles alone.
u32 count_tiles(const StateView& state, NodeId root) noexcept;
/// Also counts the marks of the members in `marks`.
Extent extent_of(const StateView& state, const TileTable& tiles, const MarkNumbers& numbers, NodeId root,
                 MarkCounts& marks) noexcept;

/// The sort key of a member: y, x, segment.
inline u64 order_key(const StateView& state, NodeId id) noexcept
{
    const Placed& tile = state.placed(state.node(id).tile);
    return static_cast<u64>(rank_of(tile.key)) << 8 | segment_index(tile, id);
}

/// Calls `visit(root)` for each complete city that borders a field, once (BASE-FIELD-04, BASE-FINAL-05, -06).
template <class Visit>
void for_each_complete_city(const StateView& state, const TileTable& tiles, NodeId field, Visit&& visit) noexcept
{
    IdSet seen(state.header().nodes);
    for_each_member(state, field, [&](NodeId id) {
        const Placed& tile = state.placed(state.node(id).tile);
        for_each_bit(tiles.segment(tile.tile, segment_index(tile, id)).borders, [&](u32 segment) {
            const NodeId city = root_of(state, node_of(tile, static_cast<int>(segment)));
            if (is_complete(state, city) && seen.add(city.raw)) visit(city);
        });
    });
}

/// The number of complete cities that border a field.
u32 count_complete_cities(const StateView& state, const TileTable& tiles, NodeId field) noexcept;

}  // namespace bastide
