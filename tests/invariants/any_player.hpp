// SPDX-License-Identifier: MIT
// A random player of the tile game that makes rare situations more likely.
#pragma once

#include "invariants/all_box_checks.hpp"
#include "play/listing.hpp"

namespace box_checks {

inline std::vector<Action> options_of(const Game& game)
{
    std::vector<Action> list;
    for_each_action(game.view(), ActionKind::none, [&](const Action& action) { list.push_back(action); });
    return list;
}

inline int neighbours(const View& view, Cell cell)
{
    int count = 0;
    for (int i = 0; i < kSides; ++i) {
        if (tile_at(view.state, beyond(cell, i))) count += 2;
        if (tile_at(view.state, past_corner(cell, i))) ++count;
    }
    return count;
}

/// A random draw; each tile is weighted by its copies.
inline Action drawn(const std::vector<Action>& options, RandomSource& random)
{
    u32 all = 0;
    for (const Action& option : options) all += static_cast<u32>(option.copies);
    u32 k = random.below(all);
    for (const Action& option : options) {
        if (k < static_cast<u32>(option.copies)) return option;
        k -= static_cast<u32>(option.copies);
    }
    return options.back();
}

/// Samples a few placements and returns the one with the most neighbours.
inline Action closest(const Observation& observed, RandomSource& random)
{
    const Action* best = nullptr;
    for (int i = 0; i < 6; ++i) {
        const Action& option = random.any_of(observed.options);
        if (!best || neighbours(observed.view, option.cell) > neighbours(observed.view, best->cell)) best = &option;
    }
    return *best;
}

/// Places tiles compactly, so that holes and corners of fields arise, and uses all kinds of pieces equally often, unless a box
/// prefers an action.
inline Action any_action(const Observation& observed, RandomSource& random)
{
    const StepKind step = observed.step();
    if (step == StepKind::draw) return drawn(observed.options, random);
    if (step == StepKind::place) return closest(observed, random);
    for (const SetCheck* check : set_checks_of(observed.view.rules.config))
        if (const Action* preferred = check->prefer ? check->prefer(observed, random) : nullptr) return *preferred;
    std::vector<const Action*> all;
    for (const Action& option : observed.options) all.push_back(&option);
    return *any_of_any_kind(all, random);
}

}  // namespace box_checks
