// SPDX-License-Identifier: MIT
// Legal actions without a list of them all: how many, the one at an index, one by chance, and whole games by chance.
#pragma once

#include "ground/random.hpp"
#include "house/game.hpp"

namespace bastide {

/// How many legal actions of a verb there are; Verb::none: of all.
u32 count_options(const View& view, Verb only) noexcept;

/// The action at an index of the list; false when the list is shorter.
bool find_option(const View& view, Verb only, u32 index, Action& out) noexcept;

/// One of the list by chance: of a seat's each as likely as the next, of nature's by weight. False when the list is empty.
bool sample_option(const View& view, Verb only, Stream& stream, Action& out) noexcept;

/// Plays by chance until the game is over, faulty, or `most` actions are done.
void play_out(Game& game, u64 most, Stream& stream) noexcept;

}  // namespace bastide
