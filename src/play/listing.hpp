// SPDX-License-Identifier: MIT
// The readers of a list: how many actions, the one at an index, each in order. Sampling is a choice of an index
// (house/sampling.hpp).
#pragma once

#include "play/placing.hpp"
#include "play/turn.hpp"

namespace bastide {

/// Calls `visit(action)` for each action and `visit_placement(cell, rotation)` for each of the run, all in order, until one says
/// that it has enough. What the placements of the run have in common is `options.run().like`.
template <class Visit, class VisitPlacement>
void go_through(const View& view, ActionList& options, Visit&& visit, VisitPlacement&& visit_placement) noexcept
{
    if (!options.is_first_page()) {
        options.clear_for_first_page();
        list_actions(view, options);
    }
    bool is_run_left = options.run().count > 0;
    const auto visit_run = [&]() {
        bool has_enough = false;
        is_run_left = false;
        for_each_placement_mask(view, options.run(), [&](u32 from, PlacementMask fits) {
            const u32* const keys = view.state.open_keys() + from;
            return has_enough = fits.any_of([&](u32 i, u8 rotation) { return visit_placement(cell_of(keys[i]), rotation); });
        });
        return has_enough;
    };
    for (;;) {
        for (u32 i = 0; i < options.held(); ++i) {
            const Action& action = options.held(i);
            if (is_run_left && action.verb > Verb::place && visit_run()) return;
            if (visit(action)) return;
        }
        if (options.is_last_page()) break;
        options.clear_for_next_page();
        list_actions(view, options);
    }
    if (is_run_left) visit_run();
}

/// The same for a caller that treats placements like all other actions.
template <class Visit>
void go_through(const View& view, ActionList& options, Visit&& visit) noexcept
{
    Action placement = options.run().like;
    go_through(view, options, visit, [&](Cell cell, u8 rotation) {
        placement.cell = cell;
        placement.rotation = rotation;
        return visit(placement);
    });
}

/// Calls `visit(action)` for every legal action of a verb in order; Verb::none: for all. Answers how many there are.
template <class Visit>
u32 for_each_action(const View& view, Verb wanted, Visit&& visit) noexcept
{
    ActionList options(wanted);
    list_actions(view, options);
    go_through(view, options, [&](const Action& action) {
        visit(action);
        return false;
    });
    return options.count();
}

/// How many there are.
u32 count_actions(const View& view, Verb wanted) noexcept;

/// The action at an index of a list that is made; false when it is shorter.
bool find_by_going_through(const View& view, ActionList& options, u32 index, Action& out) noexcept;

/// The same without going through all that stands before it, as far as it is held.
inline bool find_in(const View& view, ActionList& options, u32 index, Action& out) noexcept
{
    if (index >= options.count()) return false;
    const PlacementRun& run = options.run();
    u32 before = 0;  // how many actions stand before the run
    while (run.count > 0 && before < options.held() && options.held(before).verb < Verb::place) ++before;
    if (index >= before && index - before < run.count) {
        out = find_placement(view, run, index - before);
        return true;
    }
    const u32 other = index < before ? index : index - run.count;
    if (!options.is_first_page() || other >= options.held()) return find_by_going_through(view, options, index, out);
    out = options.held(other);
    return true;
}

/// The same of a list that is not made yet.
bool find_action(const View& view, Verb wanted, u32 index, Action& out) noexcept;

}  // namespace bastide
