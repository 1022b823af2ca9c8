// SPDX-License-Identifier: MIT
// A table with an edge: no tile is placed beyond it, and with an option it completes the features that reach it.
#include "boxes/house/house.hpp"
#include "boxes/river/river.hpp"
#include "play/rules.hpp"

namespace bastide {

namespace {

bool is_on_table(const View& view, Cell cell) noexcept
{
    const auto bound = [&](OptionIndex option) { return view.rules.option(option); };
    return cell.x >= bound(Option::table_min_x) && cell.x <= bound(Option::table_max_x) && cell.y >= bound(Option::table_min_y) &&
           cell.y <= bound(Option::table_max_y);
}

/// A river does not flow to the edge, unless the edge completes what reaches it (RIVER-INT-08). The first tile may be any.
Reason why_not_flow_off(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict) noexcept
{
    if (view.state.header().placed == 0) return Reason::none;
    if (!is_river_tile(view.rules.tiles.def(type)) || view.rules.has(Option::table_edge_completes)) return Reason::none;
    const SideCode code = view.rules.tiles.at(OrientedId(type, rotation)).code;
    for (int side = 0; side < kSides; ++side) {
        if (side_of(code, side) != SideKind::river || is_on_table(view, beyond(cell, side))) continue;
        verdict.cell = beyond(cell, side);
        return verdict.refuse(Reason::river_end_blocked);
    }
    return Reason::none;
}

Reason why_not_place_table(const View& view, TileId type, Cell cell, int rotation, Verdict& verdict)
{
    if (!is_on_table(view, cell)) return verdict.refuse(Reason::table_off);  // HOUSE-TABLE-01
    return why_not_flow_off(view, type, cell, rotation, verdict);
}

bool closes(const View& view, Cell cell)
{
    return view.rules.has(Option::table_edge_completes) && !is_on_table(view, cell);  // HOUSE-TABLE-02
}

constexpr i32 kFar = kReach;
/// Twelve tiles lie on the table from the beginning, wherever its edge is (COUNT-INT-12).
constexpr SetMask kWithoutEdge = sets_of(Set::count_city);

/// The size has no default (HOUSE-TABLE-01), and all bounds 0, a table of one cell, are refused.
bool lacks_size(const Config& config)
{
    constexpr Option kBounds[] = {Option::table_min_x, Option::table_max_x, Option::table_min_y, Option::table_max_y};
    for (Option bound : kBounds)
        if (config.options[index_of(bound)] != 0) return false;
    return true;
}

constexpr SentenceDef kTableSentences[] = {
    {Reason::table_off, "The cell {cell} lies outside the table."},
    {Select::needed,
     "bounded_table {a table size: set table_min_x, table_max_x, table_min_y or table_max_y to a value other than 0}"},
};

constexpr OptionDef kTableSwitches[] = {
    {.option = Option::bounded_table, .lacks = lacks_size, .excluded_sets = kWithoutEdge},
    {.option = Option::table_min_x, .least = -kFar, .most = 0, .needs = Option::bounded_table, .excluded_sets = kWithoutEdge},
    {.option = Option::table_max_x, .least = 0, .most = kFar, .needs = Option::bounded_table, .excluded_sets = kWithoutEdge},
    {.option = Option::table_min_y, .least = -kFar, .most = 0, .needs = Option::bounded_table, .excluded_sets = kWithoutEdge},
    {.option = Option::table_max_y, .least = 0, .most = kFar, .needs = Option::bounded_table, .excluded_sets = kWithoutEdge},
    {.option = Option::table_edge_completes, .needs = Option::bounded_table, .excluded_sets = kWithoutEdge},
};

}  // namespace

const Module boxes::house::table = {
    .id = ModuleId::house_table,
    .title = "Table with an edge",
    .options = kTableSwitches,
    .sentences = kTableSentences,
    .on = {.why_not_place = {.ask = why_not_place_table}, .closes = closes},
};

}  // namespace bastide
