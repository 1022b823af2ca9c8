// SPDX-License-Identifier: MIT
// The built-in players.
import type { Game } from './game.js';
import type { Action } from './generated.js';
import { oneOf, whole, word64 } from './memory.js';

/** The functions of bastide_players.h. */
export interface PlayersExports {
  bastide_players_settings_init(settings: number): number;
  bastide_players_measure(game: number, level: number): number;
  bastide_players_choose(game: number, settings: number, host: number, random: number, memory: number, size: number, out: number): number;
}

export type Level = 'easy' | 'normal' | 'hard';

export interface Thinking {
  /** `normal` unless you set it. Only `hard` uses simulations. */
  level?: Level;
  seat?: number;
  /** Turns that are played on to compare moves: more of them is stronger and takes longer. */
  simulations?: number;
  /** The same word, position and settings give the same action everywhere. */
  random?: bigint;
}

const levels = { easy: 1, normal: 2, hard: 3 };
const size = 64, at = { level: 8, seat: 12, simulations: 16 }; // as in bastide_players.h

export function chosenBy(game: Game, thinking: Thinking): Action {
  const { level = 'normal', seat = 0, simulations = 400, random = 1n } = thinking;
  oneOf('level', level, Object.keys(levels));
  const { memory, raw } = game.bastide, needed = memory.must(raw.bastide_players_measure(game.handle, levels[level]));
  return memory.with([size, 8, needed], (settings, word, room) => {
    memory.must(raw.bastide_players_settings_init(settings!));
    const view = new DataView(raw.memory.buffer, settings!, size);
    view.setInt32(at.level, levels[level], true);
    view.setInt32(at.seat, whole('seat', seat), true);
    view.setInt32(at.simulations, whole('simulations', simulations), true);
    memory.setU64(word!, word64('random', random));
    return memory.get('action', (out) => raw.bastide_players_choose(game.handle, settings!, 0, word!, room!, needed, out))!;
  });
}
