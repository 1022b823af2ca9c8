// SPDX-License-Identifier: MIT
// The readers of an action list: count, the action at an index, and each action in order. Sampling chooses an index
// (house/sampling.hpp).
#pragma once

#include "play/placing.hpp"
#include "play/turn.hpp"

namespace bastide {

/// Calls `visit(action)` for each action and `visit_placement(cell, rotation)` for each placement of the run, all in order, until
/// a call returns true. `options.run().prototype` holds the common fields of the run. Precondition: list_actions() filled the
/// list; it may be relisted page by page.
template <class Visit, class VisitPlacement>
void visit_actions(const View& view, ActionList& options, Visit&& visit, VisitPlacement&& visit_placement) noexcept
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
        for (u32 i = 0; i < options.page_size(); ++i) {
            const Action& action = options.on_page(i);
            if (is_run_left && action.verb > Verb::place && visit_run()) return;
            if (visit(action)) return;
        }
        if (options.is_last_page()) break;
        options.clear_for_next_page();
        list_actions(view, options);
    }
    if (is_run_left) visit_run();
}

/// Calls `visit(action)` for each action, placements included, in order, until it returns true.
template <class Visit>
void visit_actions(const View& view, ActionList& options, Visit&& visit) noexcept
{
    Action placement = options.run().prototype;
    visit_actions(view, options, visit, [&](Cell cell, u8 rotation) {
        placement.cell = cell;
        placement.rotation = rotation;
        return visit(placement);
    });
}

/// Calls `visit(action)` for each legal action of a verb, in order; Verb::none: for all verbs. Returns how many there are.
template <class Visit>
u32 for_each_action(const View& view, Verb wanted, Visit&& visit) noexcept
{
    ActionList options(wanted);
    list_actions(view, options);
    visit_actions(view, options, [&](const Action& action) {
        visit(action);
        return false;
    });
    return options.count();
}

/// How many legal actions of a verb there are; Verb::none: of all verbs.
u32 count_actions(const View& view, Verb wanted) noexcept;

/// The action at an index of a filled list, by a walk over the list; false if the list is shorter.
bool find_by_visiting(const View& view, ActionList& options, u32 index, Action& out) noexcept;

/// The action at an index of a filled list; false if the list is shorter. Walks only if the action is on a later page.
inline bool find_in_list(const View& view, ActionList& options, u32 index, Action& out) noexcept
{
    if (index >= options.count()) return false;
    const PlacementRun& run = options.run();
    u32 before = 0;  // how many actions sort before the run
    while (run.count > 0 && before < options.page_size() && options.on_page(before).verb < Verb::place) ++before;
    if (index >= before && index - before < run.count) {
        out = find_placement(view, run, index - before);
        return true;
    }
    const u32 other = index < before ? index : index - run.count;
    if (!options.is_first_page() || other >= options.page_size()) return find_by_visiting(view, options, index, out);
    out = options.on_page(other);
    return true;
}

/// The legal action of a verb at an index; false if there are fewer.
bool find_action(const View& view, Verb wanted, u32 index, Action& out) noexcept;

}  // namespace bastide
