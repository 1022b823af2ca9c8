// SPDX-License-Identifier: MIT
// Another turn for whoever fills a hole (HOUSE-HOLE-01).
#include "board/features.hpp"
#include "play/rules.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

/// The feature that the last tile shows on a side: of a field side, its field.
NodeId feature_on_side(const View& view, const Placed& tile, int side) noexcept
{
    const Oriented& shown = view.rules.tiles.at(tile.tile);
    const int middle = shown.part_at[middle_port(side)];
    const int part = middle ? middle : shown.part_at[3 * side];
    return root_of(view.state, node_of(tile, part - 1));
}

bool sides_are_distinct(const View& view, const Placed& tile) noexcept
{
    for (int a = 0; a < kSides; ++a)
        for (int b = 0; b < a; ++b)
            if (feature_on_side(view, tile, a) == feature_on_side(view, tile, b)) return false;
    return true;
}

/// Four tiles lay around the cell before: nothing was placed after the last tile. A cell off the table holds none, and a wild
/// tile earns nothing.
bool has_filled_hole(const View& view) noexcept
{
    const Placed& tile = view.state.placed(view.state.header().last);
    if (view.rules.tiles.at(tile.tile).wild) return false;
    for (int side = 0; side < kSides; ++side)
        if (!tile_at(view.state, beyond(cell_of(tile), side))) return false;
    return !view.rules.has(Option::hole_needs_distinct_features) || sides_are_distinct(view, tile);
}

/// With no tile left the game ends all the same.
Next next(Play& play, Next next)
{
    const Header& header = play.state.header();
    if (next.over || !earns_extra_turn(play)) return next;
    return {header.active, false};
}

constexpr OptionRow kSwitches[] = {
    {.option = Option::extra_turn_for_filling_hole},
    {.option = Option::hole_needs_distinct_features, .needs = Option::extra_turn_for_filling_hole},
};

}  // namespace

bool earns_extra_turn(const View& view) noexcept
{
    return view.rules.has(Option::extra_turn_for_filling_hole) && view.state.header().last && has_filled_hole(view);
}

const Room house_hole = {
    .id = RoomName::house_hole,
    .title = "Extra turn for a hole",
    .options = kSwitches,
    .on = {.next = next},
};

}  // namespace bastide
