// SPDX-License-Identifier: MIT
// A table with an edge: no tile is placed beyond it, and with an option it completes the features that reach it.
#include "play/rules.hpp"
#include "rooms/house_rules/house_rules.hpp"

namespace bastide {

namespace {

bool is_on_table(const View& view, Cell cell) noexcept
{
    const auto bound = [&](Option option) { return view.rules.option(option); };
    return cell.x >= bound(Option::table_min_x) && cell.x <= bound(Option::table_max_x) && cell.y >= bound(Option::table_min_y) &&
           cell.y <= bound(Option::table_max_y);
}

Reason why_not_place_table(const View& view, RowId, Cell cell, int, Verdict& verdict)
{
    return is_on_table(view, cell) ? Reason::none : verdict.refuse(Reason::table_off);  // HOUSE-TABLE-01
}

bool closes(const View& view, Cell cell)
{
    return view.rules.has(Option::table_edge_completes) && !is_on_table(view, cell);  // HOUSE-TABLE-02
}

constexpr i32 kFar = kReach;

/// The size has no default (HOUSE-TABLE-01), and all bounds 0, a table of one cell, are refused.
bool lacks_size(const Config& config)
{
    constexpr Option kBounds[] = {Option::table_min_x, Option::table_max_x, Option::table_min_y, Option::table_max_y};
    for (Option bound : kBounds)
        if (config.options[index_of(bound)] != 0) return false;
    return true;
}

constexpr SentenceRow kTableSentences[] = {
    {Reason::table_off, "The cell {cell} lies outside the table."},
};

constexpr OptionRow kTableSwitches[] = {
    {.option = Option::bounded_table, .lacks = lacks_size},
    {.option = Option::table_min_x, .least = -kFar, .most = 0, .needs = Option::bounded_table},
    {.option = Option::table_max_x, .least = 0, .most = kFar, .needs = Option::bounded_table},
    {.option = Option::table_min_y, .least = -kFar, .most = 0, .needs = Option::bounded_table},
    {.option = Option::table_max_y, .least = 0, .most = kFar, .needs = Option::bounded_table},
    {.option = Option::table_edge_completes, .needs = Option::bounded_table},
};

}  // namespace

const Room house_table = {
    .id = RoomName::house_table,
    .title = "Table with an edge",
    .options = kTableSwitches,
    .sentences = kTableSentences,
    .on = {.why_not_place = why_not_place_table, .closes = closes},
};

}  // namespace bastide
