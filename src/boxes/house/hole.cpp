// SPDX-License-Identifier: MIT
// An extra turn for the seat that fills a hole (HOUSE-HOLE-01).
#include "board/features.hpp"
#include "boxes/house/house.hpp"
#include "play/drawing.hpp"
#include "play/placing.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace {

/// The feature of a segment as it was before a tile: its segments that are connected by older tiles.
class FeatureBefore {
public:
    FeatureBefore(const View& view, PlacedId tile, NodeId segment) noexcept
        : view_(view), tile_(tile), members_(view.state.header().nodes)
    {
        add(segment);
        while (grows_) {
            grows_ = false;
            for_each_member(view.state, root_of(view.state, segment), [&](NodeId id) {
                if (holds(id)) add_neighbours(id);
            });
        }
    }

    bool holds(NodeId id) const noexcept { return members_.holds(id.raw); }

private:
    void add(NodeId id) noexcept
    {
        if (members_.add(id.raw)) grows_ = true;
    }

    void add_neighbours(NodeId id) noexcept
    {
        const Placed& tile = view_.state.placed(view_.state.node(id).tile);
        for (int port = 0; port < kPorts; ++port) {
            if (view_.rules.tiles.at(tile.tile).segment_at[port] != segment_index(tile, id) + 1) continue;
            const PlacedId beside = tile_at(view_.state, beyond(cell_of(tile), port / 3));
            if (!beside || beside.raw >= tile_.raw) continue;
            add_at(view_.state.placed(beside), facing_port(port), view_.state.node(id).kind());
        }
    }

    /// At a side of cities all cities that share it are joined.
    void add_at(const Placed& neighbour, int port, SegmentKind kind) noexcept
    {
        const Oriented& shown = view_.rules.tiles.at(neighbour.tile);
        const bool is_city = !shown.is_wild() && side_of(shown.code, port / 3) == SideKind::city;
        const int first = is_city ? port / 3 * 3 : port;
        for (int at = first; at < first + (is_city ? 3 : 1); ++at)
            if (shown.segment_at[at] && view_.state.node(node_of(neighbour, shown.segment_at[at] - 1)).kind() == kind)
                add(node_of(neighbour, shown.segment_at[at] - 1));
    }

    const View& view_;
    PlacedId tile_;
    IdSet members_;
    bool grows_ = false;
};

/// The neighbour's segment that the last tile faces on a side, for a field side the field; none when the neighbour is an abbey.
NodeId neighbour_segment(const View& view, const Placed& tile, int side) noexcept
{
    const Placed& neighbour = view.state.placed(tile_at(view.state, beyond(cell_of(tile), side)));
    const Oriented& shown = view.rules.tiles.at(neighbour.tile);
    const int middle = shown.segment_at[facing_port(middle_port(side))];
    const int segment = middle ? middle : shown.segment_at[facing_port(3 * side)];
    return segment ? node_of(neighbour, segment - 1) : NodeId{};
}

/// Whether four different features met the hole. Features that only the new tile joins count as different.
bool sides_are_distinct(const View& view, PlacedId id) noexcept
{
    const Placed& tile = view.state.placed(id);
    for (int a = 1; a < kSides; ++a) {
        const NodeId one = neighbour_segment(view, tile, a);
        if (!one) continue;
        const FeatureBefore feature(view, id, one);
        for (int b = 0; b < a; ++b)
            if (const NodeId other = neighbour_segment(view, tile, b); other && feature.holds(other)) return false;
    }
    return true;
}

/// Whether a tile filled a hole: its four neighbours are older. A cell beyond the edge of the table holds no tile, and a wild
/// tile earns nothing.
bool has_filled_hole(const View& view, PlacedId id) noexcept
{
    const Placed& tile = view.state.placed(id);
    if (view.rules.tiles.at(tile.tile).is_wild()) return false;
    for (int side = 0; side < kSides; ++side) {
        const PlacedId beside = tile_at(view.state, beyond(cell_of(tile), side));
        if (!beside || beside.raw >= id.raw) return false;
    }
    return !view.rules.has(Option::hole_needs_distinct_features) || sides_are_distinct(view, id);
}

/// Whether the first of two parts of this turn filled one (TB-HOUSE-04).
bool has_filled_hole_before(const View& view) noexcept
{
    const Header& header = view.state.header();
    for (int id = header.placed; view.part() > 0 && id > 0; --id) {
        const PlacedBy& by = view.state.placed_by(PlacedId(id));
        if (by.turn != header.turn) return false;
        if (by.seat == header.acting_seat && has_filled_hole(view, PlacedId(id))) return true;
    }
    return false;
}

/// An extra turn needs a tile in the bag or in the seat's hand. When no tile is left, the game ends.
Next next_hole(Play& play, Next next)
{
    const Header& header = play.state.header();
    const bool has_tile = count_to_draw(play) > 0 || has_tile_in_hand(play, header.active);
    if (next.over || !has_tile || !earns_extra_turn(play)) return next;
    return {header.active, false, Cause::hole_filled};
}

constexpr SentenceDef kHoleSentences[] = {
    {Select::turn_began, "hole_filled {{seat} has another turn for the filled hole}"},
};

constexpr OptionDef kHoleSwitches[] = {
    {.option = Option::extra_turn_for_filling_hole},
    {.option = Option::hole_needs_distinct_features, .needs = Option::extra_turn_for_filling_hole},
};

}  // namespace

bool earns_extra_turn(const View& view) noexcept
{
    if (!view.rules.has(Option::extra_turn_for_filling_hole)) return false;
    const PlacedId last = view.state.header().last;
    return (last && has_filled_hole(view, last)) || has_filled_hole_before(view);
}

const Module boxes::house::hole = {
    .id = ModuleId::house_hole,
    .title = "Extra turn for a hole",
    .options = kHoleSwitches,
    .sentences = kHoleSentences,
    .on = {.next = next_hole},
};

}  // namespace bastide
