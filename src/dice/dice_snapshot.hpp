// SPDX-License-Identifier: MIT
// Dice games as bytes, in the frame and with the parts of every snapshot: config, position, score lines, and the history where
// one is kept. check() looks over the position that is read, and a history of these rules must come to it. docs/snapshots.md
// tells the numbers. A public snapshot says HOST chance and seed 0 and has no generator.
#pragma once

#include "dice/dice_game.hpp"
#include "ground/status.hpp"

namespace bastide::dice {

/// The size; `out` is written only when it fits. `whole`: with the seed and the generator.
u32 write_snapshot(const Game& game, bool whole, u8* out, u32 cap) noexcept;

/// A new game from bytes that may be anything. Null on failure, and `fault` says why. `faces`: the table that the snapshot must
/// have been made with. `notes`: how much the game keeps, when it takes the place of another; else as much as the snapshot says.
/// `revision`: of the rules under which games go on; another one for tests of what a mended rule does.
Game* read_snapshot(const u8* bytes, u32 size, const FaceTable& faces, const Retention* retention, const Memory& memory,
                    Fault& fault, u32 revision = kRevision) noexcept;

}  // namespace bastide::dice
