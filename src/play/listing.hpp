// SPDX-License-Identifier: MIT
// The readers of an action list: count, the action at an index, and each action in order. Sampling chooses an index
// (game/sampling.hpp).
#pragma once

#include "play/placing.hpp"
#include "play/turn.hpp"

namespace bastide {

/// Calls `visit(action)` for each action and `visit_placement(cell, rotation)` for each placement of the run, all in order, until
/// a call returns true. `actions.run().prototype` holds the common fields of the run. Precondition: list_actions() filled the
/// list; it may be relisted page by page.
template <class Visit, class VisitPlacement>
void visit_actions(const View& view, ActionList& actions, Visit&& visit, VisitPlacement&& visit_placement) noexcept
{
    if (!actions.is_first_page()) {
        actions.clear_for_first_page();
        list_actions(view, actions);
    }
    bool is_run_left = actions.run().count > 0;
    const auto visit_run = [&]() {
        bool has_enough = false;
        is_run_left = false;
        for_each_placement_mask(view, actions.run(), [&](u32 from, PlacementMask fits) {
            const u32* const keys = view.state.open_keys() + from;
            return has_enough = fits.any_of([&](u32 i, u8 rotation) { return visit_placement(cell_of(keys[i]), rotation); });
        });
        return has_enough;
    };
    for (;;) {
        for (u32 i = 0; i < actions.page_size(); ++i) {
            const Action& action = actions.on_page(i);
            if (is_run_left && action.kind > ActionKind::place && visit_run()) return;
            if (visit(action)) return;
        }
        if (actions.is_last_page()) break;
        actions.clear_for_next_page();
        list_actions(view, actions);
    }
    if (is_run_left) visit_run();
}

/// Calls `visit(action)` for each action, placements included, in order, until it returns true.
template <class Visit>
void visit_actions(const View& view, ActionList& actions, Visit&& visit) noexcept
{
    Action placement = actions.run().prototype;
    visit_actions(view, actions, visit, [&](Cell cell, u8 rotation) {
        placement.cell = cell;
        placement.rotation = rotation;
        return visit(placement);
    });
}

/// Calls `visit(action)` for each legal action of a kind, in order; ActionKind::none: for all kinds. Returns how many there are.
template <class Visit>
u32 for_each_action(const View& view, ActionKind kind, Visit&& visit) noexcept
{
    ActionList actions(kind);
    list_actions(view, actions);
    visit_actions(view, actions, [&](const Action& action) {
        visit(action);
        return false;
    });
    return actions.count();
}

/// How many legal actions of a kind there are; ActionKind::none: of all kinds.
u32 count_actions(const View& view, ActionKind kind) noexcept;

/// The action at an index of a filled list, by a walk over the list; false if the list is shorter.
bool find_by_visiting(const View& view, ActionList& actions, u32 index, Action& out) noexcept;

/// The action at an index of a filled list; false if the list is shorter. Walks only if the action is on a later page.
inline bool find_in_list(const View& view, ActionList& actions, u32 index, Action& out) noexcept
{
    if (index >= actions.count()) return false;
    const PlacementRun& run = actions.run();
    u32 before = 0;  // how many actions sort before the run
    while (run.count > 0 && before < actions.page_size() && actions.on_page(before).kind < ActionKind::place) ++before;
    if (index >= before && index - before < run.count) {
        out = run.prototype;
        set_placement(view, find_placement(view, run, index - before), out);
        return true;
    }
    const u32 other = index < before ? index : index - run.count;
    if (!actions.is_first_page() || other >= actions.page_size()) return find_by_visiting(view, actions, index, out);
    out = actions.on_page(other);
    return true;
}

/// The legal action of a kind at an index; false if there are fewer.
bool find_action(const View& view, ActionKind kind, u32 index, Action& out) noexcept;

}  // namespace bastide
