// SPDX-License-Identifier: MIT
#include "play/drawing.hpp"

#include "board/bag.hpp"
#include "play/moves.hpp"

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

bool set_aside_in_group(Play& play) noexcept
{
    const u8 group = play.rules.draw_group_count > 0 ? group_of(play, play.state.header().drawn) : u8{0};
    if (group == 0) return false;
    moves::set_aside_unplaceable(play);
    if (group_to_draw(play) != group) moves::remove_aside(play, Cause::fits_nowhere);
    return true;
}

}  // namespace bastide
