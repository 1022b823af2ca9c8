// SPDX-License-Identifier: MIT
// The built-in players: what they choose, and which moves they would hint at.
import type { Game } from './game.js';
import { levels, moveReasons } from './generated.js';
import type { Action, SegmentKind } from './generated.js';
import { BastideError, oneOf, whole, word64 } from './memory.js';
import { lend } from './watch.js';

/** The functions of bastide_players.h. */
export interface PlayersExports {
  bastide_players_settings_init(settings: number): number;
  bastide_players_measure(game: number, level: number): number;
  bastide_players_choose(game: number, settings: number, host: number, random: number, memory: number, size: number, out: number): number;
  bastide_players_list_moves(game: number, settings: number, host: number, random: number, memory: number, size: number, out: number, cap: number): number;
  bastide_players_list_reasons(game: number, action: number, memory: number, size: number, out: number, cap: number): number;
  bastide_players_reasons_text(texts: number, seat: number, reasons: number, count: number, out: number, cap: number): number;
}

export type Level = keyof typeof levels;

export interface Thinking {
  /** `normal` unless you set it. Only `hard` and `expert` use simulations. */
  level?: Level;
  /**
   * Turns that are played on to compare moves: more of them is stronger and takes longer. 400 unless you set it or a limit of time; `expert`
   * needs 300.
   */
  simulations?: number;
  /** How long the call may think. What it answers then depends on the speed of the machine. */
  milliseconds?: number;
  /**
   * The call returns the best so far soon after the first number is no longer 0. While it runs, this thread does nothing else, so another one
   * sets it: make it of a SharedArrayBuffer, give it to a worker that thinks, and call `Atomics.store(stop, 0, 1)`.
   */
  stop?: Int32Array;
  /** The same word, position and settings give the same action everywhere. */
  random?: bigint;
}

export interface HintOptions extends Thinking {
  /** How many hints at most: 3 unless you set it. Rotations in which a tile looks the same are one hint. */
  count?: number;
}

/** A good move, what it is worth and why. */
export interface Hint {
  /** Ready to apply. */
  action: Action;
  /**
   * The lead over the mean of the others that the seat can expect at the end of the game, in points; in the dice game the points that it can
   * expect of the turn. null: it was not judged.
   */
  value: number | null;
  /** The simulations behind the value; 0: it was judged once. */
  simulations: number;
  /** The reasons in a sentence, in the language that the library speaks. */
  why: string;
  /** At least one, the weightiest first. */
  reasons: MoveReason[];
}

/** What speaks for a move, or against it. */
export interface MoveReason {
  kind: MoveReasonKind;
  /** Whose feature or piece it is. */
  seat: number;
  featureKind: SegmentKind | null;
  /** What is scored: an estimate for all kinds but `completes` and `returns`, 0 where the kind has none. */
  points: number;
}

export type MoveReasonKind = keyof typeof moveReasons;
const reasonOf = new Map(Object.entries(moveReasons).map(([word, number]) => [number as number, word as MoveReasonKind]));

// Sizes and offsets as in bastide_players.h. The action is the first field of a move.
const settingsSize = 64, settingsAt = { microseconds: 0, level: 8, simulations: 12 };
const moveSize = 128, afterAction = { value: 0, simulations: 4 }, notJudged = -(2 ** 31);
const reasonSize = 32, mostReasons = 16, reasonAt = { kind: 0, seat: 4, featureKind: 8, points: 12 };

/** What a call of a player takes before what it writes: the game, the settings, the host, the random word and the lent memory. */
type Question = [game: number, settings: number, host: number, random: number, arena: number, size: number];

function ask<T>(game: Game, thinking: Thinking, run: (...question: Question) => T): T {
  const { level = 'normal', milliseconds, stop, random = 1n } = thinking;
  oneOf('level', level, Object.keys(levels));
  const simulations = thinking.simulations ?? (milliseconds === undefined ? 400 : null);
  const limit = milliseconds === undefined ? null : microseconds(milliseconds);
  const { memory, raw } = game.bastide, needed = memory.must(raw.bastide_players_measure(game.handle, levels[level]));
  return memory.with([settingsSize, 8, needed], (settings, word, arena) => {
    memory.must(raw.bastide_players_settings_init(settings!));
    const view = new DataView(raw.memory.buffer, settings!, settingsSize);
    view.setInt32(settingsAt.level, levels[level], true);
    view.setInt32(settingsAt.simulations, simulations === null ? 0 : whole('simulations', simulations, 1), true);
    memory.setU64(word!, word64('random', random));
    return lend(game.bastide, limit, stop, (host, time) => {
      memory.setU64(settings! + settingsAt.microseconds, time);
      return run(game.handle, settings!, host, word!, arena!, needed);
    });
  });
}

function microseconds(milliseconds: unknown): bigint {
  if (typeof milliseconds === 'number' && milliseconds > 0) return BigInt(Math.ceil(Math.min(milliseconds, 1e12) * 1000));
  throw new BastideError(`"milliseconds" must be a number above 0, not ${String(milliseconds)}.`, 'argument');
}

export function chosenBy(game: Game, thinking: Thinking): Action {
  const { memory, raw } = game.bastide;
  return ask(game, thinking, (...question) => memory.get('action', (out) => raw.bastide_players_choose(...question, out)))!;
}

export function hintsFor(game: Game, options: HintOptions): Hint[] {
  const { memory, raw } = game.bastide, count = whole('count', options.count ?? 3, 1, 1000), most = 4 * count;
  return memory.with([moveSize * most], (moves) => {
    const listed = ask(game, options, (...question) => memory.must(raw.bastide_players_list_moves(...question, moves!, most)));
    const hints: Hint[] = [];
    for (let i = 0; i < Math.min(listed, most) && hints.length < count; ++i) {
      const hint = hintAt(game, moves! + i * moveSize);
      if (!hints.some((other) => looksLike(other, hint))) hints.push(hint);
    }
    return hints;
  });
}

/** A tile that looks the same in two rotations gives two moves of the same value; one of them is enough. */
function looksLike(one: Hint, other: Hint): boolean {
  const sign = ({ action, value, simulations, why }: Hint): string => JSON.stringify([{ ...action, rotation: 0 }, value, simulations, why]);
  return one.action.kind === 'place' && sign(one) === sign(other);
}

function hintAt(game: Game, move: number): Hint {
  const { memory } = game.bastide, after = move + memory.size('action'), value = memory.i32(after + afterAction.value), action = memory.read('action', move);
  return { action, value: value === notJudged ? null : value / 100, simulations: memory.i32(after + afterAction.simulations), ...explained(game, move, action.seat ?? 0) };
}

/** The reasons for the action at an address. They need the memory of the level `normal`. */
function explained(game: Game, action: number, seat: number): { why: string; reasons: MoveReason[] } {
  const { memory, raw, texts } = game.bastide, needed = memory.must(raw.bastide_players_measure(game.handle, levels.normal));
  return memory.with([needed, reasonSize * mostReasons], (arena, list) => {
    const count = Math.min(mostReasons, memory.must(raw.bastide_players_list_reasons(game.handle, action, arena!, needed, list!, mostReasons)));
    const why = memory.text((out, cap) => raw.bastide_players_reasons_text(texts, seat, list!, count, out, cap));
    return { why, reasons: Array.from({ length: count }, (_, i) => reasonAtAddress(game, list! + i * reasonSize)) };
  });
}

function reasonAtAddress(game: Game, address: number): MoveReason {
  const { memory } = game.bastide, field = (name: keyof typeof reasonAt): number => memory.i32(address + reasonAt[name]);
  return { kind: reasonOf.get(field('kind'))!, seat: field('seat'), featureKind: memory.word('segment', field('featureKind')), points: field('points') };
}
