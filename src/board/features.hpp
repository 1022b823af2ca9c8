// SPDX-License-Identifier: MIT
// Segments and the features they form: a union-find whose roots carry the sums. Roots are the oldest members, so a feature is
// named by its smallest node. Asking never changes a byte: paths are not shortened, they stay short because new segments hang
// below old ones.
#pragma once

#include "board/grid.hpp"

namespace bastide {

/// How far it is to the root nobody can foretell; mostly it is two steps or less, and those are gone without asking.
template <class T>
NodeId root_of(NodesOf<T> nodes, NodeId id) noexcept
{
    id = nodes[nodes[id].up].up;
    while (nodes[id].up != id) id = nodes[id].up;
    return id;
}
inline NodeId root_of(const StateView& state, NodeId id) noexcept { return root_of(state.nodes(), id); }

/// A segment of a tile by its index, and the index of a segment.
inline NodeId node_of(const Placed& tile, int part) noexcept { return NodeId(tile.first.raw + part); }
inline u8 part_of(const Placed& tile, NodeId segment) noexcept { return static_cast<u8>(segment.raw - tile.first.raw); }
inline u8 part_of(const StateView& state, NodeId segment) noexcept
{
    return part_of(state.placed(state.node(segment).tile), segment);
}

/// Nothing of the feature is open (BASE-ROAD-01, BASE-CITY-01, BASE-MON-01).
inline bool is_complete(const StateView& state, NodeId root) noexcept { return state.node(root).open == 0; }

inline bool is_occupied(const StateView& state, NodeId root) noexcept { return state.node(root).claims() != 0; }

/// Births the segments of tile `id`, which is in the grid, and joins them with its neighbours: bit s of `beside` is set where a
/// tile lies on its side s.
void grow_features(State& state, const TileTable& tiles, PlacedId id, u32 beside) noexcept;

/// Closes the ports of one side of a placed tile without joining them.
void close_side(State& state, const TileTable& tiles, PlacedId id, int side) noexcept;

/// One cell around a segment that counts its surroundings will never hold a tile.
void close_cell_around(State& state, NodeId monastery) noexcept;

/// The next member of a feature, in a ring.
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

/// The monastery of the tile on a cell, or none. Whether there is a tile is not asked: tile 0 has no segments.
inline NodeId monastery_at(const StateView& state, const TileTable& tiles, u32 key) noexcept
{
    const Placed& tile = state.placed(tile_at(state, key));
    const u8 part = tiles.at(tile.tile).monastery;
    return part ? node_of(tile, part - 1) : NodeId{};
}

/// Calls `visit(node id)` for the monasteries around a cell. Those may be left out that were complete before the tile placed
/// last. As long as there are few, all are held against the cell, because that is cheaper than looking at eight cells.
template <class Visit>
void for_each_monastery(const StateView& state, const TileTable& tiles, u32 key, Visit&& visit) noexcept
{
    if (state.header().monasteries == kNotListed) {
        for (u32 steps : kKeyStridesAround)
            if (const NodeId monastery = monastery_at(state, tiles, key + steps)) visit(monastery);
        return;
    }
    static_assert(kMostMonasteries <= 64);
    const u32* const keys = state.monastery_keys();
    u64 beside = 0;
    for (u32 from = 0; from < state.header().monasteries; from += kMonasteriesAtOnce)
        beside |= u64{find_beside(keys + from, key)} << from;
    for_each_bit(beside, [&](u32 i) { visit(state.monasteries()[i]); });
}

/// What a walk over all members of a feature finds.
struct Extent {
    u32 tiles =
        0;  ///< distinct tiles (BASE-ROAD-03, BASE-CITY-03); of a monastery the cells around it that hold tiles, and its own
    NodeId first;  ///< the member first in the order of all lists: smallest y, x, segment
};
Extent extent_of(const StateView& state, NodeId root) noexcept;
/// The same walk, with the marks of the members counted on the way.
Extent extent_of(const StateView& state, const TileTable& tiles, const MarkNumbers& numbers, NodeId root,
                 MarkCounts& marks) noexcept;

/// Key of a member in that order.
inline u64 order_key(const StateView& state, NodeId id) noexcept
{
    const Placed& tile = state.placed(state.node(id).tile);
    return static_cast<u64>(rank_of(tile.key)) << 8 | part_of(tile, id);
}

/// Calls `visit(root)` for each complete city that borders a field, once (BASE-FIELD-04, BASE-FINAL-05, -06).
template <class Visit>
void for_each_complete_city(const StateView& state, const TileTable& tiles, NodeId field, Visit&& visit) noexcept
{
    IdSet seen(state.header().nodes);
    for_each_member(state, field, [&](NodeId id) {
        const Placed& tile = state.placed(state.node(id).tile);
        for_each_bit(tiles.part(tile.tile, part_of(tile, id)).borders, [&](u32 part) {
            const NodeId city = root_of(state, node_of(tile, static_cast<int>(part)));
            if (is_complete(state, city) && seen.add(city.raw)) visit(city);
        });
    });
}

/// How many those are.
u32 count_complete_cities(const StateView& state, const TileTable& tiles, NodeId field) noexcept;

}  // namespace bastide
