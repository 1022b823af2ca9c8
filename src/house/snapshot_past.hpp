// SPDX-License-Identifier: MIT
// What a snapshot holds of the time before it: the score lines, the position from which the game began where it was set, and the
// history where one is kept.
#pragma once

#include "house/snapshot_state.hpp"

namespace bastide {

/// An action of the history as a viewer's own game would have kept it.
Action redacted_for(Viewer viewer, const Action& action) noexcept;

void write_lines(ByteWriter& out, const Game& game) noexcept;
/// False when they are none that a game of so many actions wrote, which had room for so many events.
bool read_lines(ByteReader in, u32 actions, u32 most, Game& game) noexcept;

void write_beginning(ByteWriter& out, const View& start) noexcept;
/// Sets the table of a game that was created and not opened.
bool read_beginning(ByteReader in, Game& game, Fault& fault) noexcept;

void write_history(ByteWriter& out, const Game& game, Viewer viewer) noexcept;
/// Actions that could be some of these rules, into a game that keeps a history; false when they are not.
bool read_history(ByteReader in, const SavedTiles& tiles, Game& game) noexcept;

/// Plays a history in a game that stands at its beginning. What is done again must be what was done.
bool play_again(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept;

}  // namespace bastide
