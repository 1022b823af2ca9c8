// SPDX-License-Identifier: MIT
// The player that takes over a seat. The library lets it see only what that seat may know.

export function standIn(game, seat) {
  return game.choose({ level: 'normal', seat, random: BigInt(game.decision.action) });
}
