// SPDX-License-Identifier: MIT
#include "play/drawing.hpp"

#include "board/bag.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/racks.hpp"

namespace bastide {

namespace {

/// Calls `visit(type)` for each tile type with a group, in order.
template <class Visit>
void for_each_grouped(const Rules& rules, Visit&& visit) noexcept
{
    for (u32 i = 0; i < rules.grouped_count; ++i) visit(rules.grouped[i]);
}

/// How many tiles of a type are left: by what this game knows, or, with count_unseen(), by what all seats know.
using LeftOf = u32(const View&, TileId);

u32 left_here(const View& view, TileId type) noexcept { return view.state.left(type); }

/// Whether a tile of a group has been drawn and not set aside, since tiles set aside return to the bag.
bool has_begun(const View& view, u8 group, LeftOf left_of = left_here) noexcept
{
    bool begun = false;
    for_each_grouped(view.rules, [&](TileId type) {
        begun = begun || (view.rules.draw_groups[type.raw] == group &&
                          left_of(view, type) + view.state.aside(type) < view.rules.totals[type.raw]);
    });
    return begun;
}

bool leads(const Rules& rules, u8 group) noexcept { return (rules.leading_groups >> group) & 1; }

u8 group_after(const Rules& rules, u8 group) noexcept
{
    return group == rules.draw_group_count ? u8{0} : static_cast<u8>(group + 1);
}

/// Whether tiles of a hidden hand may have gone back to the bag (RESIGN-02). Then a hidden hand may hold ordinary tiles although
/// the bag has tiles of a group again, so what it holds no longer follows from the order of the groups.
bool may_have_returned(const View& view) noexcept { return hides_tiles(view.rules) && view.state.header().out != 0; }

u32 count_unseen(const View& view) noexcept
{
    u32 unseen = 0;
    if (!hides_tiles(view.rules)) return unseen;
    for (u32 i = 0; i < view.rules.slot_count; ++i) unseen += view.state.slots()[i] == kUnseen;
    return unseen;
}

u8 group_known_by(const View& view, TileId type, LeftOf left_of) noexcept
{
    const u8 group = view.rules.draw_groups[type.raw];
    return leads(view.rules, group) && has_begun(view, group, left_of) ? group_after(view.rules, group) : group;
}

}  // namespace

u8 group_of(const View& view, TileId type) noexcept { return group_known_by(view, type, left_here); }

namespace {

/// How many tiles are left of each group and those before it; the first tile of a leading group alone, its others with the next.
struct DrawOrder {
    u32 up_to[kMaxDrawGroups + 1] = {};

    explicit DrawOrder(const View& view, LeftOf left_of = left_here) noexcept
    {
        u32 left[kMaxDrawGroups + 1] = {};
        for_each_grouped(view.rules, [&](TileId type) { left[view.rules.draw_groups[type.raw]] += left_of(view, type); });
        u32 joining = 0;  // tiles of the group before that are drawn with this one
        for (u8 group = 1; group <= view.rules.draw_group_count; ++group) {
            u32 here = joining + left[group];
            joining = 0;
            if (here > 0 && leads(view.rules, group)) {
                const u32 first = has_begun(view, group, left_of) ? 0 : 1;
                joining = here - first;
                here = first;
            }
            up_to[group] = up_to[group - 1] + here;
        }
    }

    /// The first group of which the bag has a tile for sure when `hidden` tiles of these are elsewhere; 0 if none.
    u8 first_in_bag(u32 hidden, u8 groups) const noexcept
    {
        u8 group = 1;
        while (group <= groups && up_to[group] <= hidden) ++group;
        return group <= groups ? group : u8{0};
    }
};

/// Whether a tile of a group is left. In most turns of a game there is none.
bool has_grouped_tile(const View& view) noexcept
{
    u32 left = 0;
    for_each_grouped(view.rules, [&](TileId type) { left += view.state.left(type); });
    return left > 0;
}

bool do_tiles_wait(const View& view) noexcept
{
    bool wait = false;
    for (TilesWaitHook hook : view.rules.on.tiles_wait) wait = wait || hook(view);
    return wait;
}

}  // namespace

u32 count_waiting(const View& view) noexcept
{
    const bool wait = do_tiles_wait(view);
    u32 count = 0;
    for (u32 i = 0; wait && i < view.rules.waiting_count; ++i) count += view.state.left(view.rules.waiting[i]);
    return count;
}

u8 group_to_draw(const View& view) noexcept
{
    if (!has_grouped_tile(view)) return 0;
    return DrawOrder(view).first_in_bag(count_unseen(view), view.rules.draw_group_count);
}

bool may_be_unseen(const View& view, TileId type) noexcept
{
    if (view.state.left(type) == 0) return false;
    if (is_waiting_type(view.rules, type) && count_waiting(view) > 0) return false;
    const u8 groups = view.rules.draw_group_count;
    if (groups == 0 || may_have_returned(view)) return true;
    const u8 own = view.rules.draw_groups[type.raw];
    return DrawOrder(view).up_to[own == 0 ? groups : own - 1] < count_unseen(view);
}

/// In a view that hides hands it is unknown whether the first tile of a leading group has been drawn.
void DrawableTiles::find_groups() noexcept
{
    const Rules& rules = view_.rules;
    if (may_have_returned(view_)) {
        const u8 last = group_ > 0 ? group_ : rules.draw_group_count;
        for (u8 own = 1; own <= last; ++own) groups_ |= 1u << own;
    }
    if (!leads(rules, group_) || !has_begun(view_, group_)) groups_ |= 1u << group_;
    for (u8 own = 1; own <= rules.draw_group_count; ++own) {
        const bool joins = own != group_ && leads(rules, own) && group_after(rules, own) == group_;
        if (joins && (has_begun(view_, own) || count_unseen(view_) > 0)) groups_ |= 1u << own;
    }
}

template <class Visit>
void DrawableTiles::for_each(Visit&& visit) const noexcept
{
    const int count = group_ > 0 ? view_.rules.grouped_count : view_.rules.tiles.count;
    for (int i = 0; i < count; ++i)
        if (visit(group_ > 0 ? view_.rules.grouped[i] : TileId(i + 1))) return;
}

u32 DrawableTiles::count() const noexcept
{
    if (!has_groups_) return count_to_draw(view_);
    u32 count = 0;
    for_each([&](TileId type) {
        if (has(type)) count += view_.state.left(type);
        return false;
    });
    return count;
}

u32 DrawableTiles::sum_of_weights() const noexcept
{
    if (!hides_tiles(view_.rules)) return count() + (has_groups_ ? 0 : count_covered(view_));
    u32 sum = 0;
    for_each([&](TileId type) {
        if (has(type)) sum += view_.state.left(type);
        return false;
    });
    return sum;
}

TileId DrawableTiles::find(u32 k) const noexcept
{
    if (!has_groups_) return some_wait_ ? find_ready(k) : find_in_bag(view_.state, k);
    TileId found;
    for_each([&](TileId type) {
        const u32 here = has(type) ? view_.state.left(type) : 0;
        found = type;
        if (k < here) return true;
        k -= here;
        return false;
    });
    return found;
}

/// The k-th tile of those that do not wait: it is as many tiles later in the bag as wait up to its type.
TileId DrawableTiles::find_ready(u32 k) const noexcept
{
    const Rules& rules = view_.rules;
    const auto count_up_to = [&](TileId type) {
        u32 waiting = 0;
        for (u32 i = 0; i < rules.waiting_count && rules.waiting[i].raw <= type.raw; ++i)
            waiting += view_.state.left(rules.waiting[i]);
        return waiting;
    };
    u32 passed = 0;
    for (;;) {
        const TileId found = find_in_bag(view_.state, k + passed);
        const u32 waiting = count_up_to(found);
        if (waiting == passed) return found;
        passed = waiting;
    }
}

Action DrawableTiles::action(TileId type) const noexcept
{
    Action action;
    action.kind = ActionKind::draw;
    action.seat = kNature;
    action.tile = type;
    action.copies = view_.state.left(type);
    return action;
}

namespace {

/// Whether tiles of this type are drawn after the group that is drawn now, or after an event. Those of a group before it are all
/// in hidden hands.
bool is_drawn_later(const View& view, TileId type) noexcept
{
    if (is_waiting_type(view.rules, type)) return true;
    const u8 now = view.rules.draw_group_count > 0 ? group_to_draw(view) : u8{0};
    if (now == 0) return false;
    const u8 own = group_of(view, type);
    return own == 0 || own > now;
}

/// The reason of the modules against drawing a tile of which copies are left.
Reason reason_of_modules(const View& view, TileId type) noexcept
{
    for (WhyNotDrawHook hook : view.rules.on.why_not_draw)
        if (const Reason reason = hook(view, type); reason != Reason::none) return reason;
    return Reason::tile_not_left;
}

}  // namespace

Reason why_not_draw(const View& view, TileId type) noexcept
{
    if (DrawableTiles(view).has(type)) return Reason::none;
    const bool waits = view.state.left(type) > 0 ? is_drawn_later(view, type) : view.state.aside(type) > 0;
    return waits ? reason_of_modules(view, type) : Reason::tile_not_left;
}

Reason why_not_drawn_yet(const View& view, TileId type) noexcept
{
    const bool waits = is_waiting_type(view.rules, type) && do_tiles_wait(view);
    return waits ? reason_of_modules(view, type) : Reason::none;
}

Reason why_not_unseen(const View& view, TileId type) noexcept
{
    if (may_be_unseen(view, type)) return Reason::none;
    return view.state.left(type) > 0 ? reason_of_modules(view, type) : Reason::tile_not_left;
}

void list_draws(const View& view, ActionList& actions) noexcept
{
    const DrawableTiles drawable(view);
    for (int i = 1; i <= view.rules.tiles.count; ++i)
        if (drawable.has(TileId(i))) actions.add(drawable.action(TileId(i)));
}

bool sample_draw(const View& view, Stream& stream, Action& out) noexcept
{
    const DrawableTiles drawable(view);
    const u32 sum = drawable.sum_of_weights();
    if (sum == 0) return false;
    out = drawable.action(drawable.find(bounded(stream, sum)));
    return true;
}

bool set_aside_in_group(Play& play, Cause why) noexcept
{
    const TileId drawn = play.state.header().drawn;
    if (play.rules.draw_group_count == 0 || group_of(play, drawn) == 0) return false;
    moves::set_aside_unplaceable(play, why);
    // By what all seats know, so that every view decides alike.
    const u8 group = group_known_by(play, drawn, count_unseen);
    const u8 next = DrawOrder(play, count_unseen).first_in_bag(count_hidden(play), play.rules.draw_group_count);
    if (next != group) moves::remove_aside(play, Cause::fits_nowhere);
    return true;
}

}  // namespace bastide
