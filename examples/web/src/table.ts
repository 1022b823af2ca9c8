// SPDX-License-Identifier: MIT
// What is played at this table: the game, who sits where, and what every part of the page listens to.
import { Refused, type Action, type ActionInput, type Bastide, type Event, type Game, type GameConfig, type Language, type Level } from 'bastide';
import { write } from './shelf';
import { choose, tongue, tongues } from './words';

/** A tile on a cell, alone or with a road across it or a tile beside it, such as a bridge. */
export type Place = Extract<Action, { kind: 'place' | 'place_spanned' }>;
/** A cell for the tile in hand. `spans`: in no rotation without such a road, which costs a piece. */
export interface LegalCell { x: number; y: number; rotations: number[]; spans: boolean }

/** Who decides for a seat. `remote` is somebody at another page. */
export type Player = 'person' | Level | 'remote';
export const levels: readonly string[] = ['easy', 'normal', 'hard', 'expert'] satisfies Level[];

/** Where actions go: to the game of this page, or to a server. */
export interface Referee { act(action: ActionInput): void; mySeat: number | null; isKept(): boolean; leave(): void }

export class Table {
  game!: Game;
  players: Player[] = [];
  /** The players at a table of a server: the name that each chose, and the sign of one who is away or stood in for. */
  names: { name: string; sign: string }[] = [];
  /** The events that the log shows; it begins anew with each game. */
  events: Event[] = [];
  /** The rotation in which the player holds the tile, and the tile if there are several. */
  rotation = 0;
  held: number | null = null;
  /** A position of the past that is shown instead; null outside of a replay. */
  past: Game | null = null;
  referee: Referee | null = null;
  /** Why nobody can act here now, such as a lost connection; it stands where the decision does. */
  notice = '';
  /** Whether the table of a server waits for players, so that the address of this page invites them. */
  invites = false;
  /** Whether the game came by a link and nobody has acted here, so that the kept game of this browser stays. */
  borrowed = false;
  /** Whether the browser keeps the game of this page as it stands. */
  isKept = false;
  private next = 0;
  private places_: Place[] | null = null; // asked for with each move of the pointer
  private language: Language | null = null;
  /** The text of the language, for the worker; null is English. */
  sentences: string | null = null;
  private readonly listeners: (() => void)[] = [];
  onRefused: (sentence: string, refused: Refused) => void = () => {};

  constructor(readonly bastide: Bastide) {}

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  changed(): void {
    this.places_ = null;
    this.readEvents();
    for (const listener of this.listeners) listener();
  }

  /** The game that the page shows. */
  get shown(): Game {
    return this.past ?? this.game;
  }

  begin(config: GameConfig, players: Player[]): void {
    const game = this.bastide.newGame({ ...config, seats: players.length });
    this.borrowed = false;
    this.take(game, players);
  }

  /** Puts a game on the table: a new one, a loaded one, the view that a server sent. */
  take(game: Game, players: Player[], referee: Referee | null = null): void {
    this.past?.destroy();
    this.past = null;
    this.game?.destroy();
    this.game = game;
    this.players = players;
    this.referee = referee;
    this.names = [];
    this.notice = '';
    this.invites = false;
    this.events = [];
    this.next = 0;
    this.rotation = 0;
    this.held = null;
    this.drawForNature();
    this.changed();
  }

  /** Draws where the game leaves that to its host, as a game saved at a table of a server does: its coming tiles were hidden. */
  private drawForNature(): void {
    if (this.referee) return; // the server draws
    const [seed] = crypto.getRandomValues(new BigUint64Array(1)), random = { word: seed! };
    while (!this.game.over && this.game.decision.seat === null) this.game.apply(this.game.sample(random)!);
  }

  private readEvents(): void {
    const fresh = this.game.events(this.next);
    if (fresh.length === 0) return;
    this.next = fresh.at(-1)!.seq + 1;
    this.events.push(...fresh);
  }

  /** Whether the person at this page decides now. */
  get mine(): boolean {
    const decision = this.game.decision;
    if (this.past || this.notice || decision.over || decision.seat === null) return false;
    return this.referee ? decision.seat === this.referee.mySeat : this.players[decision.seat] === 'person';
  }

  /** An action of the person. Says why when it is refused. */
  act(action: ActionInput): boolean {
    const objection = this.game.check(action);
    if (objection) {
      this.onRefused(objection.sentence, new Refused(objection.sentence, 'illegal', objection.refusal, objection.rule));
      return false;
    }
    if (this.referee) this.referee.act({ seat: this.game.decision.seat, ...action } as ActionInput);
    else {
      this.borrowed = false;
      this.apply(action);
    }
    return true;
  }

  apply(action: ActionInput): void {
    this.game.apply(action);
    this.drawForNature();
    this.held = null;
    this.changed();
  }

  /** Takes back the last action of a person and everything since; returns the lines of the account that are gone. */
  undo(): string[] {
    const before = this.game.scoreLines();
    const actions = this.game.history();
    for (let number = actions.length - 1; number >= 0; --number) {
      const seat = actions[number]!.seat;
      if (seat === null || this.players[seat] !== 'person') continue;
      const lines = before.filter((line) => line.action >= number).map((line) => this.game.scoreLineText(line));
      this.game.undoTo(number);
      this.borrowed = false;
      this.changed();
      return lines;
    }
    return [];
  }

  // ---- The tile in hand ------------------------------------------------------------------------------------------------

  /** The places for the tile that is held: cells with the rotations that fit, first those that need no road across a tile. */
  cells(): Map<string, LegalCell> {
    const cells = new Map<string, LegalCell>(), held = this.tile;
    for (const { kind, x, y, rotation, tile } of this.places()) {
      if (tile !== held) continue;
      const key = `${x} ${y}`, cell = cells.get(key) ?? { x, y, rotations: [], spans: kind === 'place_spanned' };
      if (!cell.rotations.includes(rotation)) cell.rotations.push(rotation);
      cells.set(key, cell);
    }
    return cells;
  }

  /** The places of the tile that is held on one cell, as it is turned: one, or several when a road can lie across different tiles. */
  placesOn(cell: { x: number; y: number }): Place[] {
    const held = this.tile;
    return this.places().filter(({ x, y, rotation, tile }) => x === cell.x && y === cell.y && rotation === this.rotation && tile === held);
  }

  places(): Place[] {
    return (this.places_ ??= this.mine ? [...this.game.actions('place'), ...this.game.actions('place_spanned')] : []);
  }

  /** The tile to place: the drawn one, or the one that the player holds of several. */
  get tile(): number | null {
    const places = this.places();
    if (places.some((place) => place.tile === this.held)) return this.held;
    const decision = this.game.decision;
    if ('tile' in decision && decision.tile !== null) return decision.tile;
    return places[0]?.tile ?? null;
  }

  /** The other actions: everything but places. */
  others(): Action[] {
    return this.mine ? this.game.actions().filter((action) => !isPlace(action)) : [];
  }

  // ---- Language --------------------------------------------------------------------------------------------------------

  /** Fetches a language and speaks it; when that fails, the present one stays. */
  async speak(code: string): Promise<void> {
    const chosen = tongues.find((each) => each.code === code) ?? tongues[0]!;
    const [text, { words }] = await Promise.all([chosen.address ? fetch(chosen.address).then((answer) => answer.text()) : null, chosen.load()]);
    const before = this.language;
    this.language = text === null ? null : this.bastide.language(text);
    this.sentences = text;
    this.bastide.speak(this.language);
    before?.destroy();
    choose(chosen, words);
    write('bastide.language', tongue.code);
    if (this.game) this.changed();
  }
}

export const isPlace = (action: Action): action is Place => action.kind === 'place' || action.kind === 'place_spanned';

/** The colour of a seat as the library names it: the first word of its sentences. */
export function seatName(game: Game, seat: number): string {
  return game.actionText({ kind: 'resign', seat }).split(/[\s:]/)[0] ?? String(seat);
}

export const seatColours = ['#D55E00', '#0072B2', '#009E73', '#F0E442', '#2B2B2B', '#CC79A7', '#FFFFFF', '#E69F00'];
