// SPDX-License-Identifier: MIT
#include "play/drawing.hpp"

#include "board/bag.hpp"
#include "play/moves.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace {

/// Whether a tile of a group has been drawn and not set aside, since tiles set aside return to the bag.
bool has_begun(const View& view, u8 group) noexcept
{
    bool begun = false;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        const RowId row(i);
        begun =
            begun || (view.rules.draw_groups[i] == group && view.state.left(row) + view.state.aside(row) < view.rules.totals[i]);
    }
    return begun;
}

}  // namespace

u8 group_of(const View& view, RowId row) noexcept
{
    const u8 group = view.rules.draw_groups[row.raw];
    const bool leads = (view.rules.leading_groups >> group) & 1;
    if (!leads || !has_begun(view, group)) return group;
    return group == view.rules.draw_group_count ? u8{0} : static_cast<u8>(group + 1);
}

u8 group_to_draw(const View& view) noexcept
{
    u8 first = 0;
    for (int i = 1; i <= view.rules.tiles.count; ++i) {
        if (view.state.left(RowId(i)) == 0) continue;
        const u8 group = group_of(view, RowId(i));
        if (group > 0 && (first == 0 || group < first)) first = group;
    }
    return first;
}

u32 DrawableTiles::count() const noexcept
{
    if (!has_groups_) return view_.state.header().bag_left;
    u32 count = 0;
    for (int i = 1; i <= view_.rules.tiles.count; ++i)
        if (has(RowId(i))) count += view_.state.left(RowId(i));
    return count;
}

u32 DrawableTiles::sum_of_weights() const noexcept
{
    if (!hides_tiles(view_.rules)) return count();
    u32 sum = 0;
    for (int i = 1; i <= view_.rules.tiles.count; ++i)
        if (!has_groups_ || has(RowId(i))) sum += view_.state.left(RowId(i));
    return sum;
}

RowId DrawableTiles::find(u32 k) const noexcept
{
    if (!has_groups_) return find_in_bag(view_.state, k);
    int i = 1;
    for (; i < view_.rules.tiles.count; ++i) {
        const u32 here = has(RowId(i)) ? view_.state.left(RowId(i)) : 0;
        if (k < here) break;
        k -= here;
    }
    return RowId(i);
}

Action DrawableTiles::action(RowId row) const noexcept
{
    Action action;
    action.verb = Verb::draw;
    action.seat = kNature;
    action.tile = row;
    action.value = view_.state.left(row);
    return action;
}

void list_draws(const View& view, ActionList& actions) noexcept
{
    const DrawableTiles drawable(view);
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (drawable.has(RowId(i))) actions.add(drawable.action(RowId(i)));
}

bool sample_draw(const View& view, Stream& stream, Action& out) noexcept
{
    const DrawableTiles drawable(view);
    const u32 sum = drawable.sum_of_weights();
    if (sum == 0) return false;
    out = drawable.action(drawable.find(bounded(stream, sum)));
    return true;
}

bool set_aside_in_group(Play& play) noexcept
{
    const u8 group = play.rules.draw_group_count > 0 ? group_of(play, play.state.header().drawn) : u8{0};
    if (group == 0) return false;
    moves::set_aside_unplaceable(play);
    if (group_to_draw(play) != group) moves::remove_aside(play, Cause::fits_nowhere);
    return true;
}

}  // namespace bastide
