// SPDX-License-Identifier: MIT
#include "game/check.hpp"

#include "board/features.hpp"
#include "game/placed_by_type.hpp"
#include "play/links.hpp"
#include "play/placing.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace {

u32 count_off_board(const View& view, TileId type) noexcept
{
    return view.state.left(type) + view.state.aside(type) + (view.state.header().drawn == type) + count_in_racks(view, type);
}

bool tile_counts_agree(const View& view) noexcept
{
    u32 left = 0;
    for (int i = 1; i <= view.rules.tiles.count; ++i) left += view.state.left(TileId(i));
    PlacedByType placed(view);
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (placed.of(TileId(i)) + count_off_board(view, TileId(i)) > view.rules.totals[i]) return false;
    return left == view.state.header().bag_left + count_unknown(view);
}

bool has_valid_owner(const View& view, PieceId id) noexcept
{
    const Piece& piece = view.state.piece(id);
    if (piece.kind == PieceKind::none) return false;
    const bool is_neutral = view.rules.piece_def(piece.kind).is_neutral != 0;
    if (is_neutral != (id.raw >= view.rules.first_neutral_piece().raw)) return false;
    return is_neutral ? piece.owner == kNature : piece.owner < view.rules.config.seats;
}

/// Whether a piece that is on no segment and no corner is at a spot that its kind allows.
bool is_at_allowed_spot(const View& view, const Piece& piece) noexcept
{
    if (piece.spot < Spot::tile) return true;
    const bool stands_beside = piece.spot == Spot::beside;
    if (!view.rules.piece_def(piece.kind).may_be_at(piece.spot)) return false;
    if (piece.spot == Spot::tile) return piece.at > 0 && piece.at <= view.state.header().placed;
    if (piece.spot == Spot::space) return piece.at < kMaxSpaces;
    if (piece.spot == Spot::held) return piece.holder < view.rules.config.seats;
    if (!stands_beside || piece.at == 0 || piece.at > view.rules.layout.piece_count) return false;
    const Spot its = view.state.piece(PieceId(piece.at)).spot;
    return its == Spot::segment || its == Spot::corner || its == Spot::moving || its == Spot::space || its == Spot::tile;
}

bool pieces_have_valid_places(const View& view) noexcept
{
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        if (!has_valid_owner(view, PieceId(i)) || !is_at_allowed_spot(view, piece)) return false;
        if (piece.spot == Spot::supply && piece.at != 0) return false;
        if (piece.spot == Spot::segment && (piece.at == 0 || piece.at > view.state.header().nodes)) return false;
        if (piece.spot == Spot::none) return false;
    }
    return true;
}

bool pieces_are_counted(const View& view) noexcept
{
    for (int seat = 0; seat < view.rules.config.seats; ++seat) {
        u32 prisoners = 0;
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
            const Piece& piece = view.state.piece(PieceId(i));
            prisoners += piece.owner == seat && piece.spot == Spot::prison;
        }
        if (view.state.seat(seat).prisoners != prisoners) return false;
        for (int kind = 1; kind < kPieceKinds; ++kind) {
            const PieceId first = view.rules.first_piece(seat, static_cast<PieceKind>(kind));
            const PieceDef& def = view.rules.piece_defs[kind];
            u32 count = 0;
            for (int i = 0; i < def.count && !def.is_neutral; ++i)
                count += view.state.piece(PieceId(first.raw + i)).spot == Spot::supply;
            if (view.state.seat(seat).supply[kind] != count) return false;
        }
    }
    return true;
}

/// Whether no more tokens were won than there are.
bool tokens_are_counted(const View& view) noexcept
{
    for (int i = 0; i < view.rules.token_count; ++i) {
        u32 won = 0;
        for (int seat = 0; seat < view.rules.config.seats; ++seat)
            won += view.state.variables()[token_variable(view.rules, i, seat)];
        if (view.rules.token_defs[i].count > 0 && won > view.rules.token_defs[i].count) return false;
    }
    return true;
}

/// Whether no more tokens of a pool are held than it has, none that cannot be held, and only by pieces on the board.
bool pools_are_counted(const View& view) noexcept
{
    for (int i = 0; i < view.rules.pool_count; ++i) {
        const Pool& pool = view.rules.pools[i];
        for (int kind = 0; kind < pool.kinds; ++kind) {
            const u32 left = count_in_pool(view, pool, kind);
            const u32 all = count_in_game(view.rules, pool, kind);
            if (left > all || (left < all && !can_be_held(view.rules, pool, kind))) return false;  // more than all: below 0
        }
        for (int id = 1; id <= view.rules.layout.piece_count; ++id) {
            const Piece& piece = view.state.piece(PieceId(id));
            const bool stands = piece.spot == Spot::segment || piece.spot == Spot::tile;
            if (piece.kind == pool.holder && !stands && count_held(view, pool, PieceId(id)) > 0) return false;
        }
    }
    return true;
}

bool grid_finds_every_tile(const View& view) noexcept
{
    for (int i = 1; i <= view.state.header().placed; ++i)
        if (tile_at(view.state, view.state.placed(PlacedId(i)).key) != PlacedId(i)) return false;
    return true;
}

/// Whether a monastery is in the list exactly once.
bool is_listed(const View& view, u32 key, NodeId monastery) noexcept
{
    u32 times = 0;
    for (u32 i = 0; i < view.state.header().monasteries; ++i)
        times += view.state.monastery_keys()[i] == key && view.state.monasteries()[i] == monastery;
    return times == 1;
}

/// Whether the list holds each incomplete monastery, and nothing but monasteries.
bool monasteries_are_listed(const View& view) noexcept
{
    if (view.state.header().monasteries == kNotListed) return view.state.layout().max_monasteries == kMaxMonasteries;
    u32 listed = 0;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const Placed& tile = view.state.placed(PlacedId(i));
        const u8 segment = view.rules.tiles.at(tile.tile).monastery;
        if (!segment) continue;
        const bool is_there = is_listed(view, tile.key, node_of(tile, segment - 1));
        if (!is_there && !is_complete(view.state, node_of(tile, segment - 1))) return false;
        listed += is_there;
    }
    for (u32 i = view.state.header().monasteries; i < round_up(view.state.layout().max_monasteries, kMonasteriesPerGroup); ++i)
        if (view.state.monastery_keys()[i] != 0) return false;
    return listed == view.state.header().monasteries;
}

/// Whether the list holds all foundations, in order.
bool foundations_are_listed(const View& view) noexcept
{
    u32 foundations = 0;
    for (int i = 1; i <= view.state.header().nodes; ++i)
        foundations += view.state.node(NodeId(i)).kind() == SegmentKind::foundation;
    const NodeId* const ids = view.state.foundations();
    for (u32 i = 0; i < view.state.header().foundations; ++i) {
        if (view.state.node(ids[i]).kind() != SegmentKind::foundation) return false;
        if (i > 0 && order_key(view.state, ids[i - 1]) >= order_key(view.state, ids[i])) return false;
    }
    return foundations == view.state.header().foundations;
}

/// Whether the list holds all tiles with a landmark, by id.
bool landmarks_are_listed(const View& view) noexcept
{
    u32 listed = 0;
    for (int i = 1; i <= view.state.header().placed; ++i) {
        const PlacedId tile(i);
        if (!has_one_of_marks(view.rules.tiles.def(view.state.placed(tile).tile.type()), view.rules.landmarks)) continue;
        if (listed == view.state.header().landmarks || view.state.landmarks()[listed++] != tile) return false;
    }
    return listed == view.state.header().landmarks;
}

bool are_demands_sound(const View& view, u32 index) noexcept
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
        if (tile.is_wild()) continue;
        want = static_cast<u8>(want | static_cast<int>(side_of(tile.code, opposite(side))) << (2 * side));
        mask = static_cast<u8>(mask | 3 << (2 * side));
    }
    return (beside || view.state.header().placed == 0) && !tile_at(view.state, cell) && want == view.state.open_want()[index] &&
           mask == view.state.open_mask()[index] && beside == view.state.open_beside()[index];
}

u32 count_empty_sides(const View& view) noexcept
{
    u32 empty = 0;
    for (int i = 1; i <= view.state.header().placed; ++i)
        for (int side = 0; side < kSides; ++side)
            empty += !tile_at(view.state, beyond(cell_of(view.state.placed(PlacedId(i))), side));
    return empty;
}

/// Whether open cells are distinct and each knows all its neighbours. The sum over their sides must equal the number of empty
/// sides of tiles, so no open cell is missing.
bool open_cells_are_the_empty_neighbours(const View& view) noexcept
{
    const Header& header = view.state.header();
    u32 sides = 0;
    for (u32 i = 0; i < header.open_cells; ++i) {
        if (i > 0 && !comes_before(view.state.open_keys()[i - 1], view.state.open_keys()[i])) return false;
        if (!are_demands_sound(view, i)) return false;
        sides += count_bits(view.state.open_beside()[i]);
    }
    for (u32 i = header.open_cells; i < view.rules.layout.max_open; ++i)
        if (view.state.open_keys()[i] != kNoKey || view.state.open_want()[i] != kMatchesNothing || view.state.open_mask()[i] != 0)
            return false;
    return sides == count_empty_sides(view);
}

bool is_open(const View& view, Cell cell) noexcept { return !tile_at(view.state, cell) && !is_closed(view, cell); }

/// The number of empty cells around a monastery.
u32 count_open_around(const View& view, Cell cell) noexcept
{
    u32 open = 0;
    for (int i = 0; i < kSides; ++i) {
        open += is_open(view, beyond(cell, i));
        open += is_open(view, past_corner(cell, i));
    }
    return open;
}

/// Roots whose features are summed in one pass: nearly all games have fewer. The array is on the stack.
constexpr int kRootsAtOnce = 1024;

/// Recomputes the sums of the features whose roots have the ids from `first` on.
class Recount {
public:
    Recount(const View& view, int first) noexcept : view_(view), first_(first)
    {
        for (int i = 1; i <= view.state.header().placed; ++i) count_tile(view.state.placed(PlacedId(i)));
        for (int i = 1; i <= view.rules.layout.piece_count; ++i) count_piece(view.state.piece(PieceId(i)));
    }

    bool agrees() const noexcept
    {
        for (int i = first_; i < first_ + kRootsAtOnce && i <= view_.state.header().nodes; ++i) {
            const Node& node = view_.state.node(NodeId(i));
            const Sums& sums = sums_[i - first_];
            if (node.up != NodeId(i)) continue;
            if (sums.open != node.open || sums.marks != node.marks || sums.claims != node.claims()) return false;
        }
        return true;
    }

private:
    struct Sums {
        u16 open = 0;
        u16 marks = 0;
        u16 claims = 0;
    };

    Sums& sums_of(NodeId root) noexcept
    {
        const int index = root.raw - first_;
        return index >= 0 && index < kRootsAtOnce ? sums_[index] : elsewhere_;
    }

    void count_tile(const Placed& tile) noexcept
    {
        const Oriented& shape = view_.rules.tiles.at(tile.tile);
        Sums* of[kMaxSegments];
        for (int segment = 0; segment < shape.segments; ++segment) {
            of[segment] = &sums_of(root_of(view_.state, node_of(tile, segment)));
            const Segment& printed = view_.rules.tiles.segment(tile.tile, segment);
            of[segment]->marks = static_cast<u16>(of[segment]->marks + printed.pennants);
            if (counts_row_and_column(printed.kind)) ++of[segment]->open;
            if (has_open_end_inside(view_, node_of(tile, segment))) ++of[segment]->open;
        }
        for (int side = 0; side < kSides; ++side) {
            if (!is_open(view_, beyond(cell_of(tile), side))) continue;
            for (int port = 3 * side; port < 3 * side + 3; ++port)
                if (shape.segment_at[port]) ++of[shape.segment_at[port] - 1]->open;
        }
        if (!shape.monastery) return;
        Sums& monastery = *of[shape.monastery - 1];
        monastery.open = static_cast<u16>(monastery.open + count_open_around(view_, cell_of(tile)));
    }

    void count_piece(const Piece& piece) noexcept
    {
        if (piece.spot != Spot::segment) return;
        const PieceDef& def = view_.rules.piece_def(piece.kind);
        Sums& sums = sums_of(root_of(view_.state, NodeId(piece.at)));
        if (def.has(Trait::claims)) ++sums.claims;
        if (def.has(Trait::stacks)) ++sums.marks;
    }

    const View& view_;
    int first_;
    Sums sums_[kRootsAtOnce];
    Sums elsewhere_;
};

/// Whether the ring of a feature holds only segments of its kind with this root, and the root is the oldest of them. Adds their
/// number to `members`.
bool is_ring_sound(const View& view, NodeId root, u32& members) noexcept
{
    const Node& node = view.state.node(root);
    bool belong = true;
    for_each_member(view.state, root, [&](NodeId id) {
        ++members;
        belong = belong && view.state.node(id).kind() == node.kind() && root_of(view.state, id) == root && root.raw <= id.raw;
    });
    return belong;
}

bool are_features_sound(const View& view) noexcept
{
    const int nodes = view.state.header().nodes;
    u32 members = 0;
    for (int i = 1; i <= nodes; ++i) {
        const NodeId id(i);
        if (view.state.node(id).up != id) continue;
        if (!is_ring_sound(view, id, members)) return false;
    }
    for (int first = 1; first <= nodes; first += kRootsAtOnce)
        if (!Recount(view, first).agrees()) return false;
    return static_cast<int>(members) == nodes;
}

/// Whether each segment has the kind that its tile shows, or the one into which a piece on its feature turns it.
bool kinds_agree(const View& view) noexcept
{
    int turned = 0;
    for (int i = 1; i <= view.state.header().nodes; ++i)
        turned += view.state.node(NodeId(i)).kind() != printed_kind(view, NodeId(i));
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const PieceDef& def = view.rules.piece_def(piece.kind);
        if (piece.spot != Spot::segment || def.turns_into == SegmentKind::none) continue;
        bool is_right = def.may_turn(printed_kind(view, NodeId(piece.at)));
        for_each_member(view.state, NodeId(piece.at), [&](NodeId id) {
            is_right = is_right && view.state.node(id).kind() == def.turns_into;
            --turned;
        });
        if (!is_right) return false;
    }
    return turned == 0;
}

bool belong_together(const View& view, NodeId one, NodeId other) noexcept
{
    return root_of(view.state, one) == root_of(view.state, other);
}

/// The node of a segment at a port of a placed tile, if it is of this kind; else none.
NodeId node_at_port(const View& view, const Placed& tile, int port, SegmentKind kind) noexcept
{
    const int segment = view.rules.tiles.at(tile.tile).segment_at[port];
    const NodeId node = segment ? node_of(tile, segment - 1) : NodeId{};
    return node && view.state.node(node).kind() == kind ? node : NodeId{};
}

/// Whether all cities at a side of cities are one feature, also those that share it, and fields there that face each other are.
bool cities_are_joined(const View& view, const Placed& tile, const Placed& there, int side) noexcept
{
    bool joined = true;
    for (int own = 3 * side; own < 3 * side + 3; ++own) {
        const NodeId city = node_at_port(view, tile, own, SegmentKind::city);
        for (int other = 3 * opposite(side); other < 3 * opposite(side) + 3; ++other)
            if (const NodeId met = node_at_port(view, there, other, SegmentKind::city); city && met)
                joined = joined && belong_together(view, city, met);
        const NodeId field = node_at_port(view, tile, own, SegmentKind::field);
        const NodeId faced = node_at_port(view, there, facing_port(own), SegmentKind::field);
        if (field && faced) joined = joined && belong_together(view, field, faced);
    }
    return joined;
}

bool shows_city(const View& view, const Placed& tile, int side) noexcept
{
    const Oriented& shown = view.rules.tiles.at(tile.tile);
    return !shown.is_wild() && side_of(shown.code, side) == SideKind::city;
}

bool is_joined_across(const View& view, const Placed& tile, const Placed& there, int side) noexcept
{
    if (shows_city(view, tile, side) && shows_city(view, there, opposite(side)))
        return cities_are_joined(view, tile, there, side);
    for (int port = 3 * side; port < 3 * side + 3; ++port) {
        const int mine = view.rules.tiles.at(tile.tile).segment_at[port];
        const int other = view.rules.tiles.at(there.tile).segment_at[facing_port(port)];
        if (mine && other && !belong_together(view, node_of(tile, mine - 1), node_of(there, other - 1))) return false;
    }
    return true;
}

bool touching_segments_are_joined(const View& view) noexcept
{
    const StateView& state = view.state;
    for (int i = 1; i <= state.header().placed; ++i) {
        const Placed& tile = state.placed(PlacedId(i));
        for (int side = 0; side < 2; ++side) {  // north and east cover each edge once
            const PlacedId neighbour = tile_at(state, beyond(cell_of(tile), side));
            if (neighbour && !is_joined_across(view, tile, state.placed(neighbour), side)) return false;
        }
    }
    return true;
}

/// Whether each piece across a tile joins two of its roads, and what links join is one feature.
bool links_are_joined(const View& view) noexcept
{
    bool joined = true;
    for_each_link(view, [&](PieceId, const Link& link) { joined = joined && belong_together(view, link.one, link.other); });
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const bool is_across = piece.spot == Spot::tile && piece.corner > 0;
        const bool joins_ways = view.rules.piece_def(piece.kind).joins == Joins::ways;
        if (is_across && (!joins_ways || piece.corner > kLinkWays || !link_of(view, PieceId(i)))) return false;
        if (joins_ways && piece.spot == Spot::tile && !is_across) return false;
    }
    return joined;
}

bool header_is_in_range(const View& view) noexcept
{
    const Header& header = view.state.header();
    return header.depth <= kMaxWaitingSteps && header.cursor < view.rules.plan_size && header.active < view.rules.config.seats &&
           header.acting_seat < view.rules.config.seats && header.placed <= view.rules.layout.max_placed &&
           header.nodes <= view.rules.layout.max_nodes;
}

}  // namespace

const char* broken_invariant(const View& view) noexcept
{
    if (!header_is_in_range(view)) return "a number of the header is out of range";
    if (!tile_counts_agree(view)) return "the copies of a tile type do not add up";
    if (!pieces_have_valid_places(view)) return "a piece has no valid place";
    if (!pieces_are_counted(view)) return "the count of a supply or a prison is wrong";
    if (!tokens_are_counted(view)) return "more tokens were won than there are";
    if (!pools_are_counted(view)) return "the tokens of a pool are miscounted";
    if (!grid_finds_every_tile(view)) return "the grid does not find a tile on its cell";
    if (!monasteries_are_listed(view)) return "the list of monasteries is wrong";
    if (!landmarks_are_listed(view)) return "the list of landmarks is wrong or not in order";
    if (!foundations_are_listed(view)) return "the list of foundations is wrong or not in order";
    if (!open_cells_are_the_empty_neighbours(view)) return "the open cells are not the empty neighbours of the tiles";
    if (!are_features_sound(view)) return "the sums of a feature are wrong";
    if (!kinds_agree(view)) return "a segment has neither its printed kind nor that into which a piece turns it";
    if (!touching_segments_are_joined(view)) return "segments that touch belong to different features";
    if (!links_are_joined(view)) return "a piece joins roads that are no roads, or not one feature";
    return nullptr;
}

}  // namespace bastide
