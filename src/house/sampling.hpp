// SPDX-License-Identifier: MIT
// Legal actions without a list of them all: how many, the one at an index, one by chance, and whole games by chance.
#pragma once

#include "ground/random.hpp"
#include "house/game.hpp"

namespace bastide {

/// Tiles are drawn as often as there are copies left, and revealed as often as there are unseen ones; each action of a seat
/// counts once. Of an action as it is listed.
u32 weight_of(const Action& action) noexcept;

/// Calls `visit(action)` for every legal action of a verb in order; answers how many there are.
using VisitAction = void (*)(void* with, const Action& action);
u32 visit_options(const View& view, Verb only, VisitAction visit, void* with) noexcept;

template <class Visit>
u32 for_each_option(const View& view, Verb only, Visit&& visit) noexcept
{
    return visit_options(
        view, only, [](void* with, const Action& action) { (*static_cast<std::remove_reference_t<Visit>*>(with))(action); },
        &visit);
}

/// How many legal actions of a verb there are; Verb::none: of all.
u32 count_options(const View& view, Verb only) noexcept;

/// The action at an index of the list; false when the list is shorter.
bool find_option(const View& view, Verb only, u32 index, Action& out) noexcept;

/// One of the list by chance: of a seat's each as likely as the next, of nature's by weight. False when the list is empty.
bool sample_option(const View& view, Verb only, Stream& stream, Action& out) noexcept;

/// Plays by chance until the game is over, faulty, or `most` actions are done.
void play_out(Game& game, u64 most, Stream& stream) noexcept;

}  // namespace bastide
