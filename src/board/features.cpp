// SPDX-License-Identifier: MIT
#include "board/features.hpp"

#include "ground/promise.hpp"

namespace bastide {

namespace {

void merge(State& state, NodeId a, NodeId b) noexcept
{
    const NodeId old = a < b ? a : b;
    const NodeId young = a < b ? b : a;
    Node& heir = state.node(old);
    Node& gone = state.node(young);
    BASTIDE_PROMISE(heir.kind == gone.kind);
    gone.up = old;
    const NodeId next = heir.next;
    heir.next = gone.next;
    gone.next = next;
    heir.open = static_cast<u16>(heir.open + gone.open);
    heir.segments = static_cast<u16>(heir.segments + gone.segments);
    heir.marks = static_cast<u16>(heir.marks + gone.marks);
    heir.claims = static_cast<u16>(heir.claims + gone.claims);
}

/// Two ports meet: one feature, two open ports fewer.
void join(State& state, NodeId a, NodeId b) noexcept
{
    const NodeId ra = root_of(state, a);
    const NodeId rb = root_of(state, b);
    if (ra != rb) merge(state, ra, rb);
    Node& heir = state.node(ra < rb ? ra : rb);
    BASTIDE_PROMISE(heir.open >= 2);
    heir.open = static_cast<u16>(heir.open - 2);
}

void close_one(State& state, NodeId id) noexcept
{
    Node& root = state.node(root_of(state, id));
    BASTIDE_PROMISE(root.open >= 1);
    --root.open;
}

/// Joins the ports along one side; a port that meets none is closed without joining (ABBEY-CLOSE-01, -03).
void join_side(State& state, const TileTable& tiles, const Placed& tile, int side, const Placed& neighbour) noexcept
{
    const Oriented& here = tiles.at(tile.tile);
    const Oriented& there = tiles.at(neighbour.tile);
    for (int port = 3 * side; port < 3 * side + 3; ++port) {
        const int mine = here.part_at[port];
        const int other = there.part_at[facing_port(port)];
        if (mine && other)
            join(state, node_of(tile, mine - 1), node_of(neighbour, other - 1));
        else if (mine)
            close_one(state, node_of(tile, mine - 1));
        else if (other)
            close_one(state, node_of(neighbour, other - 1));
    }
}

void birth_segments(State& state, const TileTable& tiles, PlacedId id) noexcept
{
    Header& header = state.header();
    Placed& tile = state.placed(id);
    const TileRow& row = tiles.row(tile.tile.row());
    const u8* links = tiles.links + tile.tile.row().raw * kMaxParts;
    tile.first = NodeId(header.nodes + 1);
    for (int i = 0; i < row.parts; ++i) {
        const NodeId at(header.nodes + 1 + i);
        Node& node = state.node(at);
        node.up = at;
        node.next = at;
        node.tile = id;
        node.kind = row.part[i].kind;
        node.part = static_cast<u8>(i);
        node.open = links[i];
        node.segments = 1;
        node.marks = row.part[i].pennants;
    }
    header.nodes = static_cast<u16>(header.nodes + row.parts);
}

bool shares_feature_with_earlier_part(const StateView& state, const TileTable& tiles, NodeId root, NodeId member) noexcept
{
    const Node& node = state.node(member);
    const Placed& tile = state.placed(node.tile);
    const TileRow& row = tiles.row(tile.tile.row());
    for (int part = 0; part < node.part; ++part)
        if (row.part[part].kind == node.kind && root_of(state, node_of(tile, part)) == root) return true;
    return false;
}

/// A set of node ids, as large as the board needs.
class NodeSet {
public:
    explicit NodeSet(u32 nodes) noexcept { std::memset(bits_, 0, (nodes / 64 + 1) * sizeof(u64)); }

    bool add(NodeId id) noexcept
    {
        u64& word = bits_[id.raw / 64];
        const u64 bit = u64{1} << (id.raw % 64);
        const bool is_new = (word & bit) == 0;
        word |= bit;
        return is_new;
    }

private:
    u64 bits_[1024];
};

}  // namespace

void grow_features(State& state, const TileTable& tiles, PlacedId id, const Around& around) noexcept
{
    birth_segments(state, tiles, id);
    const Placed& tile = state.placed(id);
    for (int side = 0; side < kSides; ++side)
        if (around.beside[side]) join_side(state, tiles, tile, side, state.placed(around.beside[side]));
    for_each_monastery(state, tiles, around, [&](NodeId monastery) { close_one(state, monastery); });
    const u8 own = tiles.at(tile.tile).monastery;
    if (!own) return;
    u16 empty = 0;
    for (PlacedId there : around.beside) empty = static_cast<u16>(empty + !there);
    for (PlacedId there : around.past_corner) empty = static_cast<u16>(empty + !there);
    state.node(node_of(tile, own - 1)).open = empty;
}

void close_side(State& state, const TileTable& tiles, PlacedId id, int side) noexcept
{
    const Placed& tile = state.placed(id);
    for (int port = 3 * side; port < 3 * side + 3; ++port) {
        const int part = tiles.at(tile.tile).part_at[port];
        if (part) close_one(state, node_of(tile, part - 1));
    }
}

void close_cell_around(State& state, NodeId monastery) noexcept { close_one(state, monastery); }

namespace {

u32 count_tiles_around(const StateView& state, Cell cell) noexcept
{
    u32 count = 1;
    for (int i = 0; i < kSides; ++i) {
        count += static_cast<bool>(tile_at(state, beyond(cell, i)));
        count += static_cast<bool>(tile_at(state, past_corner(cell, i)));
    }
    return count;
}

}  // namespace

u32 count_tiles(const StateView& state, const TileTable& tiles, NodeId root) noexcept
{
    const Node& node = state.node(root);
    if (node.kind == SegmentKind::monastery) return count_tiles_around(state, cell_of(state.placed(node.tile)));
    u32 count = 0;
    for_each_member(state, root, [&](NodeId id) { count += !shares_feature_with_earlier_part(state, tiles, root, id); });
    return count;
}

NodeId first_member(const StateView& state, NodeId root) noexcept
{
    NodeId first = root;
    u64 least = order_key(state, root);
    for_each_member(state, root, [&](NodeId id) {
        const u64 key = order_key(state, id);
        if (key >= least) return;
        least = key;
        first = id;
    });
    return first;
}

u32 count_complete_cities(const StateView& state, const TileTable& tiles, NodeId field) noexcept
{
    NodeSet seen(state.header().nodes);
    u32 count = 0;
    for_each_member(state, field, [&](NodeId id) {
        const Node& node = state.node(id);
        const Placed& tile = state.placed(node.tile);
        const u16 borders = tiles.part(tile.tile, node.part).borders;
        for (int part = 0; borders >> part; ++part) {
            if (!((borders >> part) & 1)) continue;
            const NodeId city = root_of(state, node_of(tile, part));
            count += is_complete(state, city) && seen.add(city);
        }
    });
    return count;
}

}  // namespace bastide
