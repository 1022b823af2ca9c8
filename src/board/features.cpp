// SPDX-License-Identifier: MIT
#include "board/features.hpp"

#include <cstddef>

#include "common/assert.hpp"

namespace bastide {

namespace {

/// Adds the sums of a merged root to those of the remaining one. `open` and `marks` are added as one word; neither overflows its
/// half. A word that also held the claims would include `tile`, which was just written: its load would stall on store forwarding.
void add_sums(Node& root, const Node& merged) noexcept
{
    constexpr u32 kAt = offsetof(Node, open);
    static_assert(offsetof(Node, marks) == kAt + 2);
    u8* const to = reinterpret_cast<u8*>(&root) + kAt;
    u32 sum = 0;
    u32 more = 0;
    std::memcpy(&sum, to, sizeof sum);
    std::memcpy(&more, reinterpret_cast<const u8*>(&merged) + kAt, sizeof more);
    sum += more;
    std::memcpy(to, &sum, sizeof sum);
    root.change_claims(static_cast<int>(merged.claims()));
}

/// Closes ports of features and joins features. It loads the address of the nodes once for all sides of a tile.
class Joiner {
public:
    explicit Joiner(State& state) noexcept : nodes_(state.nodes()), header_(state.header()) {}

    /// Joins the features of two segments that touch at `pairs` pairs of ports. Each pair closes two open ports.
    void join_features(NodeId a, NodeId b, int pairs = 1) const noexcept
    {
        const NodeId ra = root_of(nodes_, a);
        const NodeId rb = root_of(nodes_, b);
        close_ports(ra == rb ? ra : merge(ra, rb), 2 * pairs);
    }

    /// Joins the feature of `a` with that of `b`, whose port is closed already.
    void join_to_joined(NodeId a, NodeId b) const noexcept
    {
        const NodeId ra = root_of(nodes_, a);
        const NodeId rb = root_of(nodes_, b);
        close_ports(ra == rb ? ra : merge(ra, rb), 1);
    }

    void close_port(NodeId id) const noexcept { close_ports(root_of(nodes_, id), 1); }

private:
    /// Lowers the open count of a root by `ports`, and notes when it reaches 0.
    void close_ports(NodeId id, int ports) const noexcept
    {
        Node& root = nodes_[id];
        BASTIDE_ASSERT(root.open >= ports);
        root.open = static_cast<u16>(root.open - ports);
        header_.may_have_completed |= static_cast<u8>(root.open == 0);
    }

    /// Makes the older of two roots the parent of the younger one, splices the rings of members, and returns the older one.
    NodeId merge(NodeId a, NodeId b) const noexcept
    {
        const NodeId old = a < b ? a : b;
        const NodeId young = a < b ? b : a;
        Node& root = nodes_[old];
        Node& merged = nodes_[young];
        BASTIDE_ASSERT(root.kind() == merged.kind());
        merged.up = old;
        const NodeId next = root.next;
        root.next = merged.next;
        merged.next = next;
        add_sums(root, merged);
        return old;
    }

    Nodes nodes_;
    Header& header_;
};

/// The side that two neighbouring tiles share.
struct Seam {
    const Joiner& joiner;
    const Placed& tile;
    const Placed& neighbour;

    /// Joins the segments at a pair of ports, given as 1 + index on their tiles, 0 for none. A port that faces no segment is
    /// closed without joining (ABBEY-CLOSE-01, -03).
    void join_ports(int own, int other) const noexcept
    {
        if (own && other)
            joiner.join_features(node_of(tile, own - 1), node_of(neighbour, other - 1));
        else if (own)
            joiner.close_port(node_of(tile, own - 1));
        else if (other)
            joiner.close_port(node_of(neighbour, other - 1));
    }
};

/// The segments at a side, as 1 + index on their tile: the city that has it, or the two that share it, or a city and a field.
struct SideOfCities {
    int city = 0;
    int second_city = 0;  ///< 0: none
    int field[2] = {};    ///< at the first and the second half of the side

    SideOfCities(const TileTable& tiles, const Placed& tile, const u8* ports) noexcept : city(ports[1])
    {
        for (int half = 0; half < 2; ++half) {
            const int at = ports[2 * half];
            if (at == 0) continue;
            if (tiles.segment(tile.tile, at - 1).kind == SegmentKind::field)
                field[half] = at;
            else
                (city == 0 ? city : second_city) = at;
        }
    }
};

/// Joins each city of a side with each of the other: a city has the whole side that it meets. A field joins the one that it
/// faces.
void join_cities(const Seam& seam, const SideOfCities& own, const SideOfCities& other) noexcept
{
    seam.join_ports(own.city, other.city);
    if (own.second_city)
        seam.joiner.join_to_joined(node_of(seam.tile, own.second_city - 1), node_of(seam.neighbour, other.city - 1));
    if (other.second_city)
        seam.joiner.join_to_joined(node_of(seam.neighbour, other.second_city - 1), node_of(seam.tile, own.city - 1));
    seam.join_ports(own.field[0], other.field[1]);
    seam.join_ports(own.field[1], other.field[0]);
}

/// Joins the ports along a side of a tile that is wild or has a parted side, one by one. A wild tile shows no cities.
void join_port_by_port(const TileTable& tiles, const Seam& seam, const u8* here, const u8* there, bool are_cities) noexcept
{
    if (are_cities) return join_cities(seam, SideOfCities(tiles, seam.tile, here), SideOfCities(tiles, seam.neighbour, there));
    seam.join_ports(here[0], there[2]);
    seam.join_ports(here[2], there[0]);
    seam.join_ports(here[1], there[1]);
}

/// Joins the three ports along one side. A field joins at both halves of its side at once, a city at the middle alone; a road or
/// a river has a field on each half. So only whether the side has a passage is a branch. Wild tiles, and those on which two
/// fields or two cities share a side, join port by port.
void join_side(const Joiner& joiner, const TileTable& tiles, const Placed& tile, int side, const Placed& neighbour) noexcept
{
    const Oriented& mine = tiles.at(tile.tile);
    const Oriented& theirs = tiles.at(neighbour.tile);
    const u8* here = mine.segment_at + 3 * side;
    const u8* there = theirs.segment_at + 3 * opposite(side);
    const Seam seam{joiner, tile, neighbour};
    if (mine.joins_by_port | theirs.joins_by_port) {
        const bool are_cities =
            side_of(mine.code, side) == SideKind::city && side_of(theirs.code, opposite(side)) == SideKind::city;
        return join_port_by_port(tiles, seam, here, there, are_cities);
    }
    BASTIDE_ASSERT(!here[0] == !there[2] && !here[1] == !there[1] && here[0] + here[1] > 0);
    const u32 has_half = 0u - static_cast<u32>(here[0] != 0);  // a mask, because compilers make a branch of a condition
    const int own = static_cast<int>(here[0] | (here[1] & ~has_half));
    const int other = static_cast<int>(there[2] | (there[1] & ~has_half));
    joiner.join_features(node_of(tile, own - 1), node_of(neighbour, other - 1), here[1] ? 1 : 2);
    if (!here[0] || !here[1]) return;
    joiner.join_features(node_of(tile, here[2] - 1), node_of(neighbour, there[0] - 1));
    joiner.join_features(node_of(tile, here[1] - 1), node_of(neighbour, there[1] - 1));
}

void create_nodes(State& state, const TileTable& tiles, const TemplateRange& templates, PlacedId id) noexcept
{
    Header& header = state.header();
    Placed& tile = state.placed(id);
    const u32 segments = templates.nodes;
    const Node* node_templates = tiles.node_templates + templates.first;
    tile.first = NodeId(header.nodes + 1);
    Node* const nodes = &state.node(tile.first);
    for (u32 from = 0; from < segments; from += kNodesPerCopy) {
        std::memcpy(static_cast<void*>(nodes + from), node_templates + from, kNodesPerCopy * sizeof(Node));
        for (u32 i = from; i < from + kNodesPerCopy; ++i) {
            nodes[i].up = nodes[i].next = node_of(tile, static_cast<int>(i));
            nodes[i].tile = id;
        }
    }
    header.nodes = static_cast<u16>(header.nodes + segments);
}

u32 count_tiles_around(const StateView& state, u32 key) noexcept
{
    u32 count = 1;
    for (u32 stride : kKeyStridesAround) count += static_cast<bool>(tile_at(state, key + stride));
    return count;
}

/// Appends a segment to the list of monasteries and removes those that are complete, because their open count cannot change any
/// more. If the list is full, marks it as unusable (kNotListed) for the rest of the game.
void list_monastery(State& state, u32 key, NodeId segment) noexcept
{
    u16& count = state.header().monasteries;
    if (count == kNotListed) return;
    u32* const keys = state.monastery_keys();
    NodeId* const ids = state.monasteries();
    u32 remaining = 0;
    for (u32 i = 0; i < count; ++i) {
        if (is_complete(state, ids[i])) continue;
        keys[remaining] = keys[i];
        ids[remaining++] = ids[i];
    }
    for (u32 i = remaining; i < count; ++i) keys[i] = 0;
    const bool fits = remaining < kMaxMonasteries;
    count = fits ? static_cast<u16>(remaining) : kNotListed;
    if (!fits || !check_invariant(state, remaining < state.layout().max_monasteries)) return;
    keys[count] = key;
    ids[count++] = segment;
}

/// Inserts a foundation into the list, which is sorted by order_key().
void list_foundation(State& state, NodeId segment) noexcept
{
    if (!check_invariant(state, state.header().foundations < state.layout().max_foundations)) return;
    NodeId* const ids = state.foundations();
    u32 at = state.header().foundations++;
    for (; at > 0 && order_key(state, ids[at - 1]) > order_key(state, segment); --at) ids[at] = ids[at - 1];
    ids[at] = segment;
}

}  // namespace

void add_to_features(State& state, const TileTable& tiles, PlacedId id, u32 beside) noexcept
{
    const Placed& tile = state.placed(id);
    const TemplateRange& templates = tiles.template_ranges[tile.tile.type().raw];
    create_nodes(state, tiles, templates, id);
    const Joiner joiner(state);
    for_each_bit(beside, [&](u32 side) {
        const PlacedId neighbour = tile_at(state, tile.key + kKeyStrides[side]);
        join_side(joiner, tiles, tile, static_cast<int>(side), state.placed(neighbour));
    });
    const u8 own = tiles.at(tile.tile).monastery;
    if (own) {
        const NodeId monastery = node_of(tile, own - 1);
        state.node(monastery).open = static_cast<u16>(1 + 2 * kSides - count_tiles_around(state, tile.key));
        state.header().may_have_completed |= static_cast<u8>(is_complete(state, monastery));
        list_monastery(state, tile.key, monastery);
    }
    for_each_monastery(state, tiles, tile.key, [&](NodeId monastery) { joiner.close_port(monastery); });
    if (templates.foundation) list_foundation(state, node_of(tile, templates.foundation - 1));
}

void add_span(State& state, const TileTable& tiles, PlacedId id, int way) noexcept
{
    Placed& tile = state.placed(id);
    const OrientedId spanned = tiles.with_span(tile.tile, way);
    if (!check_invariant(state, static_cast<bool>(spanned.type()))) return;
    tile.tile = spanned;
    const int segment = tiles.at(spanned).segments - 1;
    const Node& shape = tiles.node_templates[tiles.template_ranges[spanned.type().raw].first + segment];
    Node& node = state.node(node_of(tile, segment));
    node.set_kind(shape.kind());
    node.open = shape.open;
    for (int side = way; side < kSides; side += kWays) renew_demand(state, tiles, id, side);
}

void join_by_link(State& state, NodeId one, NodeId other, LinkEnds ends) noexcept
{
    Joiner(state).join_features(one, other, ends == LinkEnds::both ? 1 : 0);
}

void make_alone(State& state, const TileTable& tiles, NodeId segment, u32 open) noexcept
{
    Node& node = state.node(segment);
    const Placed& tile = state.placed(node.tile);
    node.up = node.next = segment;
    node.open = static_cast<u16>(open);
    node.marks = tiles.segment(tile.tile, segment_index(tile, segment)).pennants;
    node.change_claims(-static_cast<int>(node.claims()));
    state.header().may_have_completed |= static_cast<u8>(open == 0);
}

void close_end(State& state, NodeId road) noexcept { Joiner(state).close_port(road); }

void close_side(State& state, const TileTable& tiles, PlacedId id, int side) noexcept
{
    const Placed& tile = state.placed(id);
    const Joiner joiner(state);
    for (int port = 3 * side; port < 3 * side + 3; ++port) {
        const int segment = tiles.at(tile.tile).segment_at[port];
        if (segment) joiner.close_port(node_of(tile, segment - 1));
    }
}

void close_cell_around(State& state, NodeId monastery) noexcept { Joiner(state).close_port(monastery); }

namespace {

u32 count_in_row_and_column(const StateView& state, u32 key) noexcept
{
    u32 tiles = 1;
    for_each_in_row_and_column(state, key, [&](PlacedId) { ++tiles; });
    return tiles;
}

/// Measures a feature and calls `visit(member)` for each of its members.
template <class Visit>
inline Extent measure_members(const StateView& state, NodeId root, Visit&& visit) noexcept
{
    const Node& oldest = state.node(root);
    if (counts_cells_around(oldest.kind())) {
        visit(root);
        return {count_tiles_around(state, state.placed(oldest.tile).key), root};
    }
    if (counts_row_and_column(oldest.kind())) {
        visit(root);
        return {count_in_row_and_column(state, state.placed(oldest.tile).key), root};
    }
    IdSet seen(state.header().placed);
    Extent extent;
    u64 least = ~u64{0};
    for_each_member(state, root, [&](NodeId id) {
        visit(id);
        extent.tiles += seen.add(state.node(id).tile.raw);
        const u64 key = order_key(state, id);
        if (key >= least) return;
        least = key;
        extent.first = id;
    });
    return extent;
}

}  // namespace

u32 count_tiles(const StateView& state, NodeId root) noexcept
{
    const Node& oldest = state.node(root);
    if (counts_cells_around(oldest.kind())) return count_tiles_around(state, state.placed(oldest.tile).key);
    if (counts_row_and_column(oldest.kind())) return count_in_row_and_column(state, state.placed(oldest.tile).key);
    IdSet seen(state.header().placed);
    u32 tiles = 0;
    for_each_member(state, root, [&](NodeId id) { tiles += seen.add(state.node(id).tile.raw); });
    return tiles;
}

Extent extent_of(const StateView& state, NodeId root) noexcept
{
    return measure_members(state, root, [](NodeId) {});
}

Extent extent_of(const StateView& state, const TileTable& tiles, const MarkNumbers& numbers, NodeId root,
                 MarkCounts& marks) noexcept
{
    marks.clear(numbers.count);
    return measure_members(state, root, [&](NodeId id) {
        const Placed& tile = state.placed(state.node(id).tile);
        for_each_mark(tiles.def(tile.tile.type()), segment_index(tile, id),
                      [&](Mark mark) { ++marks.of[numbers.of[static_cast<int>(mark)] - 1]; });
    });
}

u32 count_complete_cities(const StateView& state, const TileTable& tiles, NodeId field) noexcept
{
    u32 count = 0;
    for_each_complete_city(state, tiles, field, [&](NodeId) { ++count; });
    return count;
}

}  // namespace bastide
