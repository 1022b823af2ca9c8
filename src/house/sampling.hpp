// SPDX-License-Identifier: MIT
// Actions by chance, and whole games by chance.
#pragma once

#include "ground/random.hpp"
#include "house/game.hpp"
#include "play/listing.hpp"

namespace bastide {

/// Tiles are drawn as often as there are copies left, and revealed as often as there are unseen ones; each action of a seat
/// counts once. Of an action as it is listed.
u32 weight_of(const Action& action) noexcept;

/// One of the list by chance: of a seat's each as likely as the next, of nature's by weight. False when the list is empty.
bool sample_action(const View& view, Verb wanted, Stream& stream, Action& out) noexcept;

/// Plays by chance until the game is over, faulty, or `most` actions are done.
void play_out(Game& game, u64 most, Stream& stream) noexcept;

}  // namespace bastide
