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
    for (int i = view.rules.first_grouped; i <= view.rules.last_grouped; ++i) {
        const RowId row(i);
        begun =
            begun || (view.rules.draw_groups[i] == group && view.state.left(row) + view.state.aside(row) < view.rules.totals[i]);
    }
    return begun;
}

bool leads(const Rules& rules, u8 group) noexcept { return (rules.leading_groups >> group) & 1; }

u8 group_after(const Rules& rules, u8 group) noexcept
{
    return group == rules.draw_group_count ? u8{0} : static_cast<u8>(group + 1);
}

u32 count_unseen(const View& view) noexcept
{
    u32 unseen = 0;
    if (!hides_tiles(view.rules)) return unseen;
    for (u32 i = 0; i < view.rules.slot_count; ++i) unseen += view.state.slots()[i] == kUnseen;
    return unseen;
}

}  // namespace

u8 group_of(const View& view, RowId row) noexcept
{
    const u8 group = view.rules.draw_groups[row.raw];
    return leads(view.rules, group) && has_begun(view, group) ? group_after(view.rules, group) : group;
}

namespace {

/// How many tiles are left of each group and those before it; the first tile of a leading group alone, its others with the next.
struct DrawOrder {
    u32 up_to[kMostDrawGroups + 1] = {};

    explicit DrawOrder(const View& view) noexcept
    {
        u32 left[kMostDrawGroups + 1] = {};
        for (int i = view.rules.first_grouped; i <= view.rules.last_grouped; ++i)
            left[view.rules.draw_groups[i]] += view.state.left(RowId(i));
        u32 joining = 0;  // tiles of the group before that are drawn with this one
        for (u8 group = 1; group <= view.rules.draw_group_count; ++group) {
            u32 here = joining + left[group];
            joining = 0;
            if (here > 0 && leads(view.rules, group)) {
                const u32 first = has_begun(view, group) ? 0 : 1;
                joining = here - first;
                here = first;
            }
            up_to[group] = up_to[group - 1] + here;
        }
    }
};

}  // namespace

u8 group_to_draw(const View& view) noexcept
{
    const DrawOrder order(view);
    const u32 unseen = count_unseen(view);
    u8 group = 1;
    while (group <= view.rules.draw_group_count && order.up_to[group] <= unseen) ++group;
    return group <= view.rules.draw_group_count ? group : u8{0};
}

bool may_be_unseen(const View& view, RowId row) noexcept
{
    if (view.state.left(row) == 0) return false;
    const u8 groups = view.rules.draw_group_count;
    if (groups == 0) return true;
    const u8 own = view.rules.draw_groups[row.raw];
    return DrawOrder(view).up_to[own == 0 ? groups : own - 1] < count_unseen(view);
}

/// In a view that hides hands it is unknown whether the first tile of a leading group has been drawn.
bool DrawableTiles::is_of_group(RowId row) const noexcept
{
    const u8 own = view_.rules.draw_groups[row.raw];
    if (own == group_) return !leads(view_.rules, own) || !has_begun(view_, own);
    return leads(view_.rules, own) && group_after(view_.rules, own) == group_ &&
           (has_begun(view_, own) || count_unseen(view_) > 0);
}

u32 DrawableTiles::count() const noexcept
{
    if (!has_groups_) return view_.state.header().bag_left;
    u32 count = 0;
    for (int i = first_; i <= last_; ++i)
        if (has(RowId(i))) count += view_.state.left(RowId(i));
    return count;
}

u32 DrawableTiles::sum_of_weights() const noexcept
{
    if (!hides_tiles(view_.rules)) return count();
    u32 sum = 0;
    for (int i = first_; i <= last_; ++i)
        if (!has_groups_ || has(RowId(i))) sum += view_.state.left(RowId(i));
    return sum;
}

RowId DrawableTiles::find(u32 k) const noexcept
{
    if (!has_groups_) return find_in_bag(view_.state, k);
    int i = first_;
    for (; i < last_; ++i) {
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
