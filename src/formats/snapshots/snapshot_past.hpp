// SPDX-License-Identifier: MIT
// The history parts of a snapshot: the score lines, the position from which the game began if it was set, and the actions if
// retained.
#pragma once

#include "formats/snapshots/snapshot_state.hpp"

namespace bastide {

void write_lines(ByteWriter& out, const Game& game) noexcept;
/// Reads score lines. False when no game with this number of actions and this capacity for events writes them.
bool read_lines(ByteReader in, u32 actions, u32 most, Game& game) noexcept;

void write_beginning(ByteWriter& out, const View& start) noexcept;
/// Sets the position from which the game began. Precondition: the game was created and not opened.
bool read_beginning(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept;
/// Whether these bytes are what write_beginning() writes, so that equal games have equal bytes.
bool is_canonical_beginning(const View& start, ByteReader in) noexcept;

void write_history(ByteWriter& out, const Game& game, Viewer viewer) noexcept;
/// Reads actions into a game that records a history; false when these rules have no such actions.
bool read_history(ByteReader in, const SavedTiles& tiles, Game& game) noexcept;

/// Replays a history in a game that is at its beginning. Each action that the library repeats must equal the recorded one.
bool replay_history(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept;

}  // namespace bastide
