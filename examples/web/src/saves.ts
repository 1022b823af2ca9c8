// SPDX-License-Identifier: MIT
// The games that this browser keeps, each under a name of its own. A tab plays on in one of them; if another tab has played on in the
// same game meanwhile, what is played here becomes a game of its own, so that neither overwrites the other.
import type { Game } from 'bastide';
import { keys, read, remove, write } from './shelf';

/** `at` is when it was kept, `acts` how many actions of seats it has. */
export interface Save { script: string; players: string[]; at: number; acts: number; over: boolean }
export type Trouble = 'apart' | 'full';

const prefix = 'bastide.game.', former = 'bastide.game', mostFinished = 10;

export const saves = (): string[] => keys(prefix).map((key) => key.slice(prefix.length));
export const textOf = (id: string): string => read(prefix + id) ?? '';
export const forget = (id: string): void => remove(prefix + id);

/** A game as it was kept; null if it cannot be read. */
export function saveOf(id: string): Save | null {
  try {
    const { script, players, at, acts, over } = JSON.parse(textOf(id)) as { [part: string]: unknown };
    return typeof script === 'string' && Array.isArray(players) ? { script, players: players.map(String), at: Number(at) || 0, acts: Number(acts) || 0, over: over === true } : null;
  } catch {
    return null;
  }
}

export const newestFirst = (ids: string[]): string[] => ids.map((id) => [saveOf(id)?.at ?? -1, id] as const).sort(([a], [b]) => b - a).map(([, id]) => id);

const newId = (): string => Date.now().toString(36) + crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

export class Keeper {
  id: string | null = null;
  private game: Game | null = null;
  private known = ''; // what this page last read or wrote there
  private isFull = false;
  onTrouble: (trouble: Trouble) => void = () => {};

  constructor() {
    const old = read(former); // of an earlier version of the page, which kept one game
    if (old !== null && write(prefix + newId(), old)) remove(former);
  }

  /** The game of this tab, or the newest one; null if none is kept. */
  last(): string | null {
    const ids = saves();
    let mine: string | null = null;
    try {
      mine = sessionStorage.getItem(former);
    } catch { /* the newest, then */ }
    return mine !== null && ids.includes(mine) ? mine : newestFirst(ids)[0] ?? null;
  }

  /** From now on this page plays in the kept game. */
  adopt(id: string, game: Game): void {
    this.turnTo(id, game);
    this.known = textOf(id);
  }

  /** A game that nobody has played makes room for the next one. */
  private turnTo(id: string, game: Game): void {
    if (this.id !== null && this.id !== id && saveOf(this.id)?.acts === 0 && textOf(this.id) === this.known) forget(this.id);
    Object.assign(this, { id, game, isFull: false });
    try {
      sessionStorage.setItem(former, id);
    } catch { /* a new tab opens the newest one */ }
  }

  /** Keeps the game after each change. Whether it could. */
  keep(game: Game, players: string[]): boolean {
    const acts = game.history().filter(({ seat }) => seat !== null).length, script = game.script();
    if (game !== this.game) this.begin(game);
    const before = saveOf(this.id!), now = textOf(this.id!);
    if (before?.script === script && before.players.join() === players.join()) {
      this.known = now;
      return true;
    }
    if (now !== this.known) {
      this.begin(game);
      if (now !== '') this.onTrouble('apart');
    }
    this.put(JSON.stringify({ script, players, at: Date.now(), acts, over: game.over } satisfies Save));
    return !this.isFull;
  }

  /** A game of its own. */
  private begin(game: Game): void {
    this.turnTo(newId(), game);
    this.known = '';
    for (const id of this.finished().slice(mostFinished)) forget(id);
  }

  private finished(): string[] {
    return newestFirst(saves().filter((id) => id !== this.id && saveOf(id)?.over));
  }

  /** Games that are over make room; a running one never does. */
  private put(text: string): void {
    const key = prefix + this.id!;
    let isKept = write(key, text);
    for (let old = isKept ? [] : this.finished(); !isKept && old.length > 0; isKept = write(key, text)) forget(old.pop()!);
    if (isKept) this.known = text;
    else if (!this.isFull) this.onTrouble('full');
    this.isFull = !isKept;
  }
}
