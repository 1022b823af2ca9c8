// SPDX-License-Identifier: MIT
// One game: who decides, what is legal, what happened, what lies on the table.
import { viewFull, viewPublic, type Action, type ActionInput, type ActionKind, type Choice, type Config, type Decision, type Dice, type Die, type Event,
  type Feature, type OptionName, type PlacedSegment, type Piece, type PieceKind, type Placed, type Placement, type Position, type Put, type PutInput, type Refusal, type ScoreLine, type Seat,
  type SegmentDef, type SegmentKind, type Standing, type Stock, type Thing, type ThingKind, type TileDef } from './generated.js';
import { Geometry } from './geometry.js';
import type { Bastide } from './library.js';
import { BastideError, encoder, first64, forgotten, held, object, signed32, whole, word64 } from './memory.js';
import { drawWith, type PictureOptions } from './pictures.js';
import { chosenBy, hintsFor, type Hint, type HintOptions, type Thinking } from './players.js';

/** Who looks: a seat, what every seat may know, or everything with the seed. */
export type Viewer = number | 'public' | 'full';

function viewerNumber(viewer: Viewer): number {
  if (viewer === 'public' || viewer === 'full') return viewer === 'public' ? viewPublic : viewFull;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < 2 ** 31) return viewer;
  throw new BastideError(`"viewer" must be the number of a seat, "public" or "full", not ${String(viewer)}.`, 'argument');
}
const any = -1;

/** Why an action is not legal. The sentence is for players. */
export interface Objection { sentence: string; rule: string; refusal: Refusal }

export class Game {
  private geometry_: Geometry | null = null;
  private handle_: number;

  /** @internal */
  constructor(readonly bastide: Bastide, handle: number) {
    const { raw } = bastide;
    this.handle_ = handle;
    forgotten.register(this, () => raw.bastide_game_destroy(handle), this);
  }

  /** @internal */
  get handle(): number {
    return held(this.handle_, 'game');
  }

  // ---- Deciding --------------------------------------------------------------------------------------------------------

  /** The decision that the game waits for. */
  get decision(): Decision {
    return this.bastide.memory.get('decision', (out) => this.bastide.raw.bastide_game_get_decision(this.handle, out))!;
  }

  get over(): boolean {
    return this.decision.over;
  }

  /** All legal actions, or those of one kind, ready to apply. `resign` is listed only by its kind. */
  actions(): Action[];
  actions<K extends ActionKind>(kind: K): Extract<Action, { kind: K }>[];
  actions(kind?: ActionKind): Action[] {
    const number = kind ? this.bastide.memory.number('action', kind) : any;
    return this.bastide.memory.list('action', (out, cap) => this.bastide.raw.bastide_game_list_actions(this.handle, number, out, cap));
  }

  countActions(kind?: ActionKind): number {
    return this.bastide.memory.must(this.bastide.raw.bastide_game_count_actions(this.handle, kind ? this.bastide.memory.number('action', kind) : any));
  }

  /** Why an action is not legal, or null when it is. Without `seat` it is of the seat that decides. */
  check(action: ActionInput): Objection | null {
    const { bastide } = this;
    return this.withAction(action, (record) => bastide.memory.with([bastide.memory.size('refusal')], (refusal) => {
      const status = bastide.raw.bastide_game_check(this.handle, record, refusal!);
      return status < 0 ? this.objection(record, refusal!, status) : null;
    }));
  }

  /** Applies an action and all that follows from it. Throws `Refused` with a sentence and changes nothing when it is not legal. */
  apply(action: ActionInput): void {
    const { bastide } = this;
    this.withAction(action, (record) => bastide.attempt((refusal) => bastide.raw.bastide_game_apply(this.handle, record, refusal),
      (refusal) => this.sentenceFor(record, refusal)));
  }

  private objection(record: number, refusal: number, status: number): Objection {
    const { memory } = this.bastide, found = memory.read('refusal', refusal);
    const sentence = this.sentenceFor(record, refusal) || memory.meaning('status', status);
    return { sentence, rule: found.reason ? this.bastide.rule('reason', found.reason) : '', refusal: found };
  }

  private sentenceFor(record: number, refusal: number): string {
    const { memory, raw, texts } = this.bastide;
    return memory.text((out, cap) => raw.bastide_refusal_text(this.handle, texts, record, refusal, out, cap));
  }

  private withAction<T>(action: ActionInput, run: (record: number) => T): T {
    const { memory } = this.bastide, { kind, rotation } = object('An action', action) as { kind?: unknown; rotation?: unknown };
    if (kind === undefined || kind === null) throw new BastideError('"kind" is missing in this action; it says what the action is, such as "place" or "pass".', 'argument');
    if (rotation !== undefined && rotation !== null) whole('rotation', rotation, 0, 3);
    return memory.with([memory.size('action')], (record) => {
      memory.write('action', record!, { ...action, seat: action.seat === undefined ? this.decision.seat : action.seat });
      return run(record!);
    });
  }

  /** Samples a legal action: equally likely ones of a seat, draws as the bag makes them. null when the game is over. */
  sample(random: { word: bigint }, kind?: ActionKind): Action | null {
    const { memory, raw } = this.bastide;
    return memory.with([8], (word) => {
      memory.setU64(word!, word64('word', random.word));
      const action = memory.get('action', (out) => raw.bastide_game_sample_action(this.handle, kind ? memory.number('action', kind) : any, word!, out));
      random.word = memory.u64(word!);
      return action;
    });
  }

  /** What a built-in player would do for the seat that decides. It knows only what that seat may know. */
  choose(thinking: Thinking = {}): Action {
    return chosenBy(this, object('What choose() takes', thinking));
  }

  /** The best moves of the seat that decides, the best first, with their values and what speaks for them. The first is what `choose` returns. */
  hints(options: HintOptions = {}): Hint[] {
    return hintsFor(this, object('What hints() takes', options));
  }

  /** The action for a seat whose time has run out; null when no seat decides. */
  defaultAction(): Action | null {
    return this.bastide.memory.get('action', (out) => this.bastide.raw.bastide_game_get_default_action(this.handle, out));
  }

  /** An action as a number below 2^53, equal on every platform: for the network. */
  encode(action: ActionInput): number {
    return this.withAction(action, (record) => this.bastide.memory.with([8], (out) => {
      this.bastide.memory.must(this.bastide.raw.bastide_action_encode(record, out!));
      return Number(this.bastide.memory.u64(out!));
    }));
  }

  /** The action of such a number. Any number may come; throws when it is no code. */
  decode(code: number): Action {
    const exact = Number.isSafeInteger(code) && code >= 0 ? BigInt(code) : 0n;
    return this.bastide.memory.get('action', (out) => this.bastide.raw.bastide_action_decode(exact, out))!;
  }

  /** An action as a line of a script, such as "0: place D 0 -1 r2". */
  line(action: ActionInput): string {
    return this.withAction(action, (record) => this.bastide.memory.text((out, cap) => this.bastide.raw.bastide_action_write(this.handle, record, out, cap)));
  }

  /** The action that a line of a script means now; it may be illegal. Throws `Refused` when it cannot be read. */
  parseLine(line: string): Action {
    const { bastide } = this, { memory } = bastide;
    return memory.withBytes(encoder.encode(line), (address, length) => memory.with([memory.size('action')], (out) => {
      bastide.attempt((refusal) => bastide.raw.bastide_action_parse(this.handle, address, length, refusal, out!));
      return memory.read('action', out!);
    }));
  }

  // ---- What happened ---------------------------------------------------------------------------------------------------

  /** Events from number `first` on, as a viewer may know them. Continue from the `seq` of the last one plus 1. */
  events(first = 0, viewer: Viewer = 'public'): Event[] {
    return this.bastide.memory.list('event', (out, cap) => this.bastide.raw.bastide_game_list_events(this.handle, viewerNumber(viewer), first64(first), out, cap));
  }

  /** The account: every point of every seat. Undone lines are left out. */
  scoreLines(first = 0): ScoreLine[] {
    return this.bastide.memory.list('scoreLine', (out, cap) => this.bastide.raw.bastide_game_list_score_lines(this.handle, first64(first), out, cap));
  }

  /** The actions so far, those of nature included, as a viewer may know them. */
  history(first = 0, viewer: Viewer = 'public'): Action[] {
    return this.bastide.memory.list('action', (out, cap) => this.bastide.raw.bastide_game_list_history(this.handle, viewerNumber(viewer), whole('first', first), out, cap));
  }

  /** Goes back to the position before an action of the history. */
  undoTo(action: number): void {
    this.bastide.attempt((refusal) => this.bastide.raw.bastide_game_undo(this.handle, whole('action', action), refusal));
  }

  /** Undoes the last action of a seat and what followed from it. Returns its number; null when no seat has acted. */
  undo(): number | null {
    const { memory, raw } = this.bastide;
    const wasThere = this.bastide.attempt((refusal) => {
      const status = raw.bastide_game_undo_last(this.handle, refusal);
      return memory.statusName(status) === 'absent' ? 1 : status;
    }) === 0;
    return wasThere ? this.decision.action : null;
  }

  /** Begins the same game again with another seed. */
  restart(seed: bigint): void {
    this.bastide.memory.must(this.bastide.raw.bastide_game_restart(this.handle, word64('seed', seed)));
  }

  /** This game after its first `count` actions, in a new game with host chance: for a replay. Not for own tiles and positions. */
  replayed(count: number): Game {
    whole('count', count);
    const config = this.config(), flags = config.flags;
    const again = this.bastide.newGame({ game: config.game ?? 'tiles', chance: 'host', seats: config.seats, firstSeat: config.firstSeat ?? 0,
      choices: this.choices() as never[], stopBeforeFinal: (flags & 2) !== 0 });
    for (const action of this.history().slice(0, count)) again.follow(action);
    return again;
  }

  /** Applies an action of another game's history. A tile that this game knew it has revealed by itself. */
  follow(action: Action): void {
    if (action.kind === 'reveal' && this.decision.step !== 'hand_reveal') return;
    this.apply(action);
  }

  // ---- The table -------------------------------------------------------------------------------------------------------

  seats(): Seat[] {
    return this.bastide.memory.list('seat', (out, cap) => this.bastide.raw.bastide_game_list_seats(this.handle, out, cap));
  }
  supply(seat: number, kind: PieceKind): number {
    return this.bastide.memory.must(this.bastide.raw.bastide_game_count_supply(this.handle, signed32('seat', seat), this.bastide.memory.number('piece', kind)));
  }
  /** Ranks and points as if the game ended now; after the end the final ones. */
  standing(): Standing[] {
    return this.bastide.memory.list('standing', (out, cap) => this.bastide.raw.bastide_game_list_standing(this.handle, out, cap));
  }
  /** The placed tiles, the start tile first. */
  board(): Placed[] {
    return this.bastide.memory.list('placed', (out, cap) => this.bastide.raw.bastide_game_list_board(this.handle, out, cap));
  }
  pieces(): Piece[] {
    return this.bastide.memory.list('piece', (out, cap) => this.bastide.raw.bastide_game_list_pieces(this.handle, out, cap));
  }
  features(kind?: SegmentKind): Feature[] {
    const number = kind ? this.bastide.memory.number('segment', kind) : any;
    return this.bastide.memory.list('feature', (out, cap) => this.bastide.raw.bastide_game_list_features(this.handle, number, out, cap));
  }
  feature(id: number): Feature | null {
    return this.bastide.memory.get('feature', (out) => this.bastide.raw.bastide_game_get_feature(this.handle, signed32('id', id), out));
  }
  /** The feature of a segment of the tile on a cell. */
  featureAt(x: number, y: number, segment: number): Feature | null {
    const id = this.bastide.raw.bastide_game_feature_at(this.handle, signed32('x', x), signed32('y', y), signed32('segment', segment));
    return id < 0 ? null : this.feature(id);
  }
  featureSegments(feature: number): PlacedSegment[] {
    return this.bastide.memory.list('placedSegment', (out, cap) => this.bastide.raw.bastide_game_list_feature_segments(this.handle, signed32('feature', feature), out, cap));
  }
  /** What boxes add to the table: towers, goods, hands ... */
  things(kind?: ThingKind): Thing[] {
    const number = kind ? this.bastide.memory.number('thing', kind) : any;
    return this.bastide.memory.list('thing', (out, cap) => this.bastide.raw.bastide_game_list_things(this.handle, number, out, cap));
  }
  /** Where the copies of each tile type are. */
  stock(): Stock[] {
    return this.bastide.memory.list('stock', (out, cap) => this.bastide.raw.bastide_game_list_stock(this.handle, out, cap));
  }
  /** The cells where a tile of any type would fit now. */
  placements(tile: number): Placement[] {
    return this.bastide.memory.list('placement', (out, cap) => this.bastide.raw.bastide_game_list_placements(this.handle, signed32('tile', tile), out, cap));
  }
  tiles(): TileDef[] {
    return this.bastide.memory.list('tileDef', (out, cap) => this.bastide.raw.bastide_game_list_tiles(this.handle, out, cap));
  }
  /** The segments of a tile type as it lies in a rotation. */
  segments(tile: number, rotation = 0): SegmentDef[] {
    return this.bastide.memory.list('segmentDef', (out, cap) => this.bastide.raw.bastide_game_list_segments(this.handle, whole('tile', tile), whole('rotation', rotation, 0, 3), out, cap));
  }
  /** The segments of the tile on a cell, as it lies. */
  segmentsAt(x: number, y: number): SegmentDef[] {
    return this.bastide.memory.list('segmentDef', (out, cap) => this.bastide.raw.bastide_game_list_segments_at(this.handle, signed32('x', x), signed32('y', y), out, cap));
  }
  /** The turn of a dice game; null in other games. */
  dice(): Dice | null {
    return this.bastide.memory.get('dice', (out) => this.bastide.raw.bastide_game_get_dice(this.handle, out));
  }
  dieList(): Die[] {
    return this.bastide.memory.list('die', (out, cap) => this.bastide.raw.bastide_game_list_dice(this.handle, out, cap));
  }
  config(): Config {
    return this.bastide.memory.get('config', (out) => this.bastide.raw.bastide_game_get_config(this.handle, out))!;
  }
  choices(): Choice[] {
    return this.bastide.memory.list('choice', (out, cap) => this.bastide.raw.bastide_game_list_choices(this.handle, out, cap));
  }
  /** The value of an option in this game. */
  option(name: OptionName): number {
    const choice = this.choices().find((each) => each.kind === 'option' && each.id === name);
    return choice ? Number(choice.value) : this.bastide.options().find((each) => each.id === name)?.usual ?? 0;
  }
  /** A hash of all that is public in the position, equal on every platform. */
  get hash(): bigint {
    const { memory, raw } = this.bastide;
    return memory.with([8], (out) => {
      memory.must(raw.bastide_game_get_hash(this.handle, out!));
      return memory.u64(out!);
    });
  }

  // ---- Sentences, in the language that the library speaks --------------------------------------------------------------

  actionText(action: ActionInput): string {
    return this.withAction(action, (record) => this.sentence((out, cap) => this.bastide.raw.bastide_action_text(this.handle, this.bastide.texts, record, out, cap)));
  }
  decisionText(decision: Decision = this.decision): string {
    return this.written('decision', decision, (record, out, cap) => this.bastide.raw.bastide_decision_text(this.handle, this.bastide.texts, record, out, cap));
  }
  eventText(event: Event): string {
    return this.written('event', event, (record, out, cap) => this.bastide.raw.bastide_event_text(this.handle, this.bastide.texts, record, out, cap));
  }
  scoreLineText(line: ScoreLine): string {
    return this.written('scoreLine', line, (record, out, cap) => this.bastide.raw.bastide_score_line_text(this.handle, this.bastide.texts, record, out, cap));
  }
  private written(name: 'decision' | 'event' | 'scoreLine', value: object, call: (record: number, out: number, cap: number) => number): string {
    const { memory } = this.bastide;
    return memory.with([memory.size(name)], (record) => {
      memory.write(name, record!, value);
      return this.sentence((out, cap) => call(record!, out, cap));
    });
  }
  private sentence(call: (out: number, cap: number) => number): string {
    return this.bastide.memory.text(call);
  }

  // ---- Saving ----------------------------------------------------------------------------------------------------------

  /** The game as bytes. For a viewer other than `full` without what that viewer may not know. */
  save(viewer: Viewer = 'full'): Uint8Array {
    const { memory, raw } = this.bastide, number = viewerNumber(viewer);
    const size = memory.must(raw.bastide_game_write_snapshot(this.handle, number, 0, 0));
    return memory.with([size], (out) => {
      memory.must(raw.bastide_game_write_snapshot(this.handle, number, out!, size));
      return memory.bytes(out!, size).slice();
    });
  }
  /** Puts this game into the position of saved bytes. */
  restore(bytes: Uint8Array): void {
    this.bastide.memory.withBytes(bytes, (address, length) =>
      this.bastide.attempt((refusal) => this.bastide.raw.bastide_game_restore_snapshot(this.handle, address, length, refusal)));
  }
  /** The game as readable text: its config and its actions. */
  script(viewer: Viewer = 'full'): string {
    return this.bastide.memory.text((out, cap) => this.bastide.raw.bastide_game_write_script(this.handle, viewerNumber(viewer), out, cap));
  }
  /** A second game in the same position, or what one viewer may know of it. */
  clone(viewer: Viewer = 'full', withLog = false): Game {
    const { memory, raw } = this.bastide;
    return new Game(this.bastide, memory.handle((out) => raw.bastide_game_clone(this.handle, viewerNumber(viewer), withLog ? 1 : 0, 0, out)));
  }

  /** The table as a head and entries, ready to edit and to set. */
  position(): { head: Position; puts: Put[] } {
    const { memory, raw } = this.bastide;
    const puts = memory.list('put', (out, cap) => raw.bastide_game_list_position(this.handle, 0, out, cap));
    const head = memory.get('position', (out) => Math.min(0, raw.bastide_game_list_position(this.handle, out, 0, 0)))!;
    return { head, puts };
  }
  /** The game continues from a position. Throws `Refused` with what is illegal in it. */
  setPosition(head: Partial<Position>, puts: PutInput[]): void {
    const { memory, raw } = this.bastide, size = memory.size('put');
    memory.with([memory.size('position'), size * puts.length], (at, list) => {
      memory.write('position', at!, head);
      puts.forEach((put, i) => memory.write('put', list! + i * size, put));
      return this.bastide.attempt((refusal) => raw.bastide_game_set_position(this.handle, at!, list!, puts.length, refusal));
    });
  }

  // ---- Pictures --------------------------------------------------------------------------------------------------------

  /** Where the segments of the tiles lie; made once for a game. */
  get geometry(): Geometry {
    return (this.geometry_ ??= new Geometry(this.bastide, this.bastide.memory.handle((out) => this.bastide.raw.bastide_geometry_create(this.handle, 0, out))));
  }
  /** Takes the geometry of a game with the same tiles, instead of computing it again. */
  shareGeometry(geometry: Geometry): void {
    this.geometry_ = geometry;
  }

  /** The board with its pieces as SVG; a dice game as its dice. */
  picture(options: PictureOptions = {}): string {
    const { memory, raw } = this.bastide;
    if (this.config().game === 'dice') return drawWith(memory, raw, options, (at, out, cap) => raw.bastide_draw_dice(this.handle, at, out, cap));
    const features = options.features ?? [];
    return memory.with([4 * features.length], (list) => {
      features.forEach((feature, i) => new DataView(raw.memory.buffer).setInt32(list! + 4 * i, signed32('features', feature), true));
      return drawWith(memory, raw, options, (at, out, cap) =>
        raw.bastide_draw_board(this.handle, this.geometry.handle, at, list!, features.length, 0, out, cap));
    });
  }
  /** One tile type as SVG. */
  tilePicture(tile: number, rotation = 0, options: PictureOptions = {}): string {
    const { memory, raw } = this.bastide;
    return drawWith(memory, raw, options, (at, out, cap) => raw.bastide_draw_tile(this.handle, this.geometry.handle, at, whole('tile', tile), whole('rotation', rotation, 0, 3), 0, out, cap));
  }
  /** Every tile type once, as SVG. */
  sheet(options: PictureOptions = {}): string {
    const { memory, raw } = this.bastide;
    return drawWith(memory, raw, options, (at, out, cap) => raw.bastide_draw_sheet(this.handle, this.geometry.handle, at, 0, out, cap));
  }

  /** Frees the memory of the game at once; later calls throw. Without it the game is freed with its last reference. */
  destroy(): void {
    if (this.handle_ === 0) return;
    forgotten.unregister(this);
    this.bastide.raw.bastide_game_destroy(this.handle_);
    this.handle_ = 0;
  }
}
