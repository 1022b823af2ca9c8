// SPDX-License-Identifier: MIT
// Snapshots of dice games, with the frame and the parts of all snapshots: config, position, score lines, and the history if
// retained. check() must accept the position, and a history under these rules must lead to it. docs/snapshots.md defines the
// format. A public snapshot has HOST chance, seed 0 and no generator.
#pragma once

#include "common/fault.hpp"
#include "dice/dice_game.hpp"

namespace bastide::dice {

/// Returns the size; writes only if it is at most `cap`. `whole`: with the seed and the generator.
u32 write_snapshot(const Game& game, bool whole, u8* out, u32 cap) noexcept;

/// Creates a game from any bytes. Null on failure, with `fault` set. `faces`: the table with which the snapshot must have been
/// made. `retention`: that of the game it replaces; null: that of the snapshot. `revision`: of the rules under which the game
/// continues; tests of rule fixes pass another one.
Game* read_snapshot(const u8* bytes, u32 size, const FaceTable& faces, const Retention* retention, const Memory& memory,
                    Fault& fault, u32 revision = kRulesRevision) noexcept;

}  // namespace bastide::dice
