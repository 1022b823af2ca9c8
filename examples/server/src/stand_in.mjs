// SPDX-License-Identifier: MIT
// The player that takes over a seat. The library lets it see only what that seat may know.

/** A strong player shares the process with all tables, so it looks less far than in the browser. */
export function standIn(game, seat, level = 'normal') {
  return game.choose({ level, simulations: 100, seat, random: BigInt(game.decision.action) });
}
