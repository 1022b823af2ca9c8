// SPDX-License-Identifier: MIT
// Samples legal actions, and plays out games.
#pragma once

#include "common/random.hpp"
#include "game/game.hpp"
#include "play/listing.hpp"

namespace bastide {

/// The weight of a listed action: for a draw the copies left, for a reveal the unseen copies, else 1.
u32 weight_of(const Action& action) noexcept;

/// Samples a legal action: a seat's uniformly, nature's by weight. False when the list is empty.
bool sample_action(const View& view, ActionKind wanted, Stream& stream, Action& out) noexcept;

/// Plays sampled actions until the game is over or has a fault, or `most` actions are done.
void play_out(Game& game, u64 most, Stream& stream) noexcept;

}  // namespace bastide
