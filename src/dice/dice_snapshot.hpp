// SPDX-License-Identifier: MIT
// Dice games as bytes. A snapshot is the position itself, since a dice game has no longest course; equal positions give equal
// bytes, and check() looks over whatever is read. Inside the frame of ground/frame.hpp, ruleset 2:
//
//   counts: revision, seats, first seat; event capacity (signed); seed u64; target score, finish round; fingerprint u64 of the
//   rules generator 4 x u64 when SEEDED counts: score of each seat, turn; bytes: active seat, step, rolls, doubled, catapults,
//   winners nine dice: spot u8, face u8; built: rotation u8, x, y (signed); kept: seat u8
//
// A public snapshot says HOST chance and seed 0 and has no generator.
#pragma once

#include "dice/dice_game.hpp"
#include "ground/status.hpp"

namespace bastide::dice {

/// The size; `out` is written only when it fits. `whole`: with the seed and the generator.
u32 write_snapshot(const Game& game, bool whole, u8* out, u32 cap) noexcept;

/// A new game from bytes that may be anything. Null on failure, and `fault` says why. `faces`: the table that the snapshot must
/// have been made with. `notes`: how much the game keeps, when it takes the place of another; else as many events as the snapshot
/// says, and no history.
Game* read_snapshot(const u8* bytes, u32 size, const FaceTable& faces, const Notebook* notes, const Memory& memory,
                    Fault& fault) noexcept;

}  // namespace bastide::dice
