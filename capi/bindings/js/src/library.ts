// SPDX-License-Identifier: MIT
// The library: one instance of the WebAssembly module, which makes games and knows words, options and languages.
import { abiVersion, layout, unsignedFunctions, vocabularies, type BuiltInSet, type ChoiceInput, type Exports, type OptionDef, type OptionName, type PieceKind, type Preset,
  type Reason, type Refusal, type ScriptLine, type TileDef, type VocabularyName, type Words } from './generated.js';
import { Game } from './game.js';
import { BastideError, encoder, held, Memory, object, oneOf, signed32, whole, word64 } from './memory.js';
import { noting } from './numbers.js';
import type { DrawExports } from './pictures.js';
import type { PlayersExports } from './players.js';

/** What the library refused, and why. The message is a sentence for players. */
export class Refused extends BastideError {
  /** What is wrong, such as "side_mismatch". */
  readonly reason: Reason | null;

  constructor(message: string, status: string, readonly refusal: Refusal,
    /** The id of the rule, such as "BASE-PLACE-02", or "". */
    readonly rule: string) {
    super(message, status);
    this.name = 'Refused';
    this.reason = refusal.reason;
  }
}

/** What a game is played with. Everything may be left out: then it is the Winter Edition with two seats and a random seed. */
export interface GameConfig {
  game?: 'tiles' | 'dice';
  /** A config by name; `bastide.presets()` lists them. */
  preset?: Preset;
  seats?: number;
  firstSeat?: number;
  /** 64 bits that decide all draws. Random unless you set it. */
  seed?: bigint | number;
  /** `seeded`: the library draws. `host`: each draw is an action of nature that you apply. */
  chance?: 'seeded' | 'host';
  /** Copies of built-in sets. Without a preset the first set replaces the default ones. */
  sets?: Partial<Record<BuiltInSet, number>>;
  /** Pieces of a kind for each seat. */
  pieces?: Partial<Record<PieceKind, number>>;
  /** Options by name; true is 1. `bastide.options()` lists them. */
  options?: Partial<Record<OptionName, number | boolean>>;
  /** Further choices, as `game.choices()` returns them. */
  choices?: ChoiceInput[];
  /** Own sets, which choices of the kind "tileset" name by their index. */
  tileSets?: TileSet[];
  /** Events that the log holds: 0 all, -1 none. */
  eventCapacity?: number;
  /** false: no history, so no undo and no script. */
  history?: boolean;
  /** true: the game waits for the action `finish` before the final scoring. */
  stopBeforeFinal?: boolean;
}

/** A compiled module: `WebAssembly.Module` where the types of the program have it, as those of browsers do. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer M } } } ? M : object;
/** An answer of fetch() where the types of the program have it. */
export type Answer = typeof globalThis extends { Response: { prototype: infer R } } ? R : never;

/** Where the module comes from: an address, its bytes, an answer of fetch() or a compiled module. */
export type ModuleSource = URL | string | ArrayBuffer | ArrayBufferView | Answer | CompiledModule | PromiseLike<Answer>;

export interface LoadOptions {
  /**
   * Which of the modules of the package: `full` has all functions; `pictures` has no saving, no views, no positions and no own tiles;
   * `rules` has in addition no geometry and no pictures. Smaller modules are loaded sooner.
   */
  module?: 'full' | 'pictures' | 'rules';
  /** A module from elsewhere. */
  from?: ModuleSource;
}

/** One word of a vocabulary, with its meaning and the rule behind it. */
export interface Word<T extends string = string> { word: T; text: string; rule: string }

const tagName = /^[a-z][a-z0-9_.]{0,30}$/;

const addresses = {
  full: new URL('../wasm/bastide.wasm', import.meta.url),
  pictures: new URL('../wasm/bastide-pictures.wasm', import.meta.url),
  rules: new URL('../wasm/bastide-rules.wasm', import.meta.url),
};

/** Compiles a module while it arrives, if the server names the type without which browsers refuse to. */
async function compiled(answer: Response): Promise<WebAssembly.Module> {
  if (!answer.ok) throw new BastideError(`The module is not at ${answer.url}: ${answer.status} ${answer.statusText}.`, 'absent');
  const arrives = answer.headers.get('content-type') === 'application/wasm' && 'compileStreaming' in WebAssembly;
  return arrives ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

async function compiledFile(address: URL): Promise<WebAssembly.Module> {
  const files = 'node:fs/promises'; // in a variable, so that bundlers for browsers leave it alone
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files) as typeof import('node:fs/promises');
  return WebAssembly.compile(await readFile(address) as Uint8Array<ArrayBuffer>);
}

/** Compiles a module, for example to send it to workers: `load({ from: module })` takes it there. */
export async function compile(options: LoadOptions = {}): Promise<CompiledModule> {
  const { module = 'full' } = object('What load() takes', options);
  const from = await (options.from ?? addresses[oneOf('module', module, Object.keys(addresses))]);
  if (from instanceof WebAssembly.Module) return from;
  if (typeof from === 'string' || from instanceof URL) {
    const address = new URL(from, import.meta.url);
    return address.protocol === 'file:' ? compiledFile(address) : compiled(await fetch(address));
  }
  if (typeof Response !== 'undefined' && from instanceof Response) return compiled(from);
  return WebAssembly.compile(from as BufferSource);
}

/** Loads the library. In Node, browsers and workers alike; nothing else is needed. */
export async function load(options: LoadOptions = {}): Promise<Bastide> {
  const module = await compile(options);
  if (WebAssembly.Module.imports(module).length > 0) throw new BastideError('This is not a module of bastide: it imports something.', 'version');
  const { exports } = await WebAssembly.instantiate(module);
  return new Bastide(exports as unknown as Exports & DrawExports & PlayersExports);
}

/** Sentences in a language. Destroy it when you no longer need it. */
export class Language {
  private handle_: number;
  /** @internal */
  constructor(private readonly memory: Memory, handle: number) {
    this.handle_ = handle;
  }
  /** @internal */
  get handle(): number {
    return held(this.handle_, 'language');
  }
  destroy(): void {
    if (this.handle_ !== 0) this.memory.lib.bastide_texts_destroy(this.handle_);
    this.handle_ = 0;
  }
}

/** A set of tile types of your own or a built-in one. Games copy what they need of it. */
export class TileSet {
  private handle_: number;
  /** @internal */
  constructor(private readonly memory: Memory, handle: number) {
    this.handle_ = handle;
  }
  /** @internal */
  get handle(): number {
    return held(this.handle_, 'tile set');
  }
  tiles(): TileDef[] {
    return this.memory.list('tileDef', (out, cap) => this.memory.lib.bastide_tileset_list_tiles(this.handle, out, cap));
  }
  /** The set as text, one tile a line. */
  text(): string {
    return this.memory.text((out, cap) => this.memory.lib.bastide_tileset_write(this.handle, out, cap));
  }
  destroy(): void {
    if (this.handle_ !== 0) this.memory.lib.bastide_tileset_destroy(this.handle_);
    this.handle_ = 0;
  }
}

/** A script with its tags, comments, clocks and variations (docs/scripts.md). Destroy it when you no longer need it. */
export class Script {
  private handle_: number;
  /** @internal */
  constructor(private readonly library: Bastide, handle: number, private readonly tileSets: TileSet[]) {
    this.handle_ = handle;
  }
  /** @internal */
  get handle(): number {
    return held(this.handle_, 'script');
  }
  /** What each line is and where it stands; empty lines are left out. */
  lines(): ScriptLine[] {
    return this.library.memory.list('scriptLine', (out, cap) => this.library.raw.bastide_script_list_lines(this.handle, out, cap));
  }
  /** The text of a line: of a comment what follows the #, of a tag its value. */
  lineText(index: number): string {
    return this.library.memory.text((out, cap) => this.library.raw.bastide_script_line_text(this.handle, whole('index', index), out, cap));
  }
  /** The tags by name. */
  tags(): Record<string, string> {
    return Object.fromEntries(this.lines().flatMap((line, index) => (line.kind === 'tag' ? [[line.tag, this.lineText(index)]] : [])));
  }
  /** Sets a tag, or removes it when the value is null. */
  setTag(name: string, value: string | null): void {
    if (typeof name !== 'string' || !tagName.test(name)) {
      throw new BastideError(`The name of a tag is a small letter, then small letters, digits, _ or .; at most 31; not ${JSON.stringify(name)}.`, 'argument');
    }
    if (value !== null && typeof value !== 'string') throw new BastideError(`"value" must be a text, or null to remove the tag, not ${String(value)}.`, 'argument');
    const line = value === null ? '' : `tag ${name} ${value}`;
    if (/[\r\n]/.test(line)) throw new BastideError('A tag is one line.', 'argument');
    const lines = this.lines(), old = lines.findIndex((each) => each.kind === 'tag' && each.tag === name);
    if (old >= 0) this.replace(old, 1, line);
    else this.replace(lines.findIndex((each) => each.kind === 'title') + 1, 0, line);
  }
  /** Puts lines in place of `removed` lines from `first` on, and checks the whole. Throws `Refused`; then the script is as before. */
  replace(first: number, removed: number, lines: string): void {
    const { raw, memory } = this.library;
    this.library.withSets(this.tileSets, (sets, count) => memory.withBytes(encoder.encode(lines), (address, length) =>
      this.library.attempt((refusal) => raw.bastide_script_replace(this.handle, whole('first', first), whole('removed', removed), address, length, sets, count, refusal))));
  }
  /** A new game at a line, in the main line or in a variation; without a line at the end of the game. */
  game(index = -1): Game {
    const { raw } = this.library;
    return this.library.withSets(this.tileSets, (sets, count) =>
      this.library.made((refusal, out) => raw.bastide_script_load_game(this.handle, whole('index', index, -1), sets, count, 0, refusal, out)));
  }
  /** The script in its normal form. */
  text(): string {
    return this.library.memory.text((out, cap) => this.library.raw.bastide_script_write(this.handle, out, cap));
  }
  destroy(): void {
    if (this.handle_ !== 0) this.library.raw.bastide_script_destroy(this.handle_);
    this.handle_ = 0;
  }
}

export class Bastide {
  /** The functions of the C interface, for what this class has no method for. */
  readonly raw: Exports & DrawExports & PlayersExports;
  /** @internal */
  readonly memory: Memory;
  private language_: Language | null = null;

  constructor(raw: Exports & DrawExports & PlayersExports) {
    raw._initialize();
    const note = { sentence: '' };
    this.raw = guarded(noting(unsigned(raw), note));
    this.memory = new Memory(this.raw, note);
    const fits = this.raw.bastide_abi_version() === abiVersion && this.raw.bastide_layout() === layout;
    if (!fits) throw new BastideError('The module belongs to another version of this package.', 'version');
  }

  /** Whether the module has a function of the C interface. */
  has(name: string): boolean {
    return name in this.raw;
  }

  /** Such as "0.1.0". */
  get version(): string {
    const number = this.raw.bastide_version();
    return `${number >> 16 & 255}.${number >> 8 & 255}.${number & 255}`;
  }

  // ---- Games -----------------------------------------------------------------------------------------------------------

  /** Begins a game. Throws `Refused` for a config that cannot be played. */
  newGame(config: GameConfig = {}): Game {
    const { memory, raw } = this;
    const choices = this.choicesOf(object('A config', config)), sets = config.tileSets ?? [];
    const size = memory.size('choice');
    return memory.with([memory.size('config'), size * choices.length, 4 * sets.length], (head, list, handles) => {
      memory.must(raw.bastide_config_init(head!));
      const defaults = memory.read('config', head!);
      memory.write('config', head!, {
        ...defaults, seed: config.seed === undefined ? randomSeed() : word64('seed', config.seed), seats: config.seats ?? 2, firstSeat: config.firstSeat ?? 0,
        game: config.game ?? 'tiles', chance: config.chance ?? 'seeded', eventCapacity: config.eventCapacity ?? 0, rulesRevision: 0,
        flags: (config.history === false ? 1 : 0) | (config.stopBeforeFinal ? 2 : 0),
      });
      choices.forEach((choice, i) => memory.write('choice', list! + i * size, choice));
      sets.forEach((set, i) => new DataView(raw.memory.buffer).setUint32(handles! + 4 * i, set.handle, true));
      return this.made((refusal, out) => raw.bastide_game_create(head!, list!, choices.length, handles!, sets.length, 0, refusal, out));
    });
  }

  private choicesOf(config: GameConfig): ChoiceInput[] {
    const entries = <T extends string>(map: Partial<Record<T, number | boolean>> | undefined): [T, number][] =>
      Object.entries(map ?? {}).map(([id, value]) => {
        if (!Number.isInteger(Number(value))) throw new BastideError(`"${id}" must be a whole number, true or false, not ${String(value)}.`, 'argument');
        return [id as T, signed32(id, Number(value))];
      });
    return [
      ...(config.preset ? this.presetChoices(config.preset) : []),
      ...entries(config.sets).map(([id, value]): ChoiceInput => ({ kind: 'set', id, value })),
      ...entries(config.pieces).map(([id, value]): ChoiceInput => ({ kind: 'pieces', id, value })),
      ...entries(config.options).map(([id, value]): ChoiceInput => ({ kind: 'option', id, value })),
      ...(config.choices ?? []),
    ];
  }

  presetChoices(preset: Preset): ChoiceInput[] {
    const number = this.memory.number('preset', preset);
    return this.memory.list('choice', (out, cap) => this.raw.bastide_preset_list_choices(number, out, cap)) as ChoiceInput[];
  }

  /** A saved game. Any bytes may come; throws `Refused` when they are no snapshot. */
  loadGame(bytes: Uint8Array, tileSets: TileSet[] = []): Game {
    return this.withSets(tileSets, (sets, count) => this.memory.withBytes(bytes, (address, length) =>
      this.made((refusal, out) => this.raw.bastide_game_load_snapshot(address, length, sets, count, 0, refusal, out))));
  }

  /** A game from its script. Any text may come; throws `Refused` with the line that cannot be read. */
  loadScript(text: string, tileSets: TileSet[] = []): Game {
    return this.withSets(tileSets, (sets, count) => this.memory.withBytes(encoder.encode(text), (address, length) =>
      this.made((refusal, out) => this.raw.bastide_game_load_script(address, length, sets, count, 0, refusal, out))));
  }

  /** A script with everything that it says beside the game. Its tile sets must live as long. Throws `Refused` with the line that cannot be read. */
  parseScript(text: string, tileSets: TileSet[] = []): Script {
    return new Script(this, this.withSets(tileSets, (sets, count) => this.memory.withBytes(encoder.encode(text), (address, length) =>
      this.attempt((refusal) => this.memory.with([4], (out) => {
        const status = this.raw.bastide_script_parse(address, length, sets, count, 0, refusal, out!);
        return status < 0 ? status : this.memory.u32(out!);
      })))), tileSets);
  }

  /** @internal */
  withSets<T>(sets: TileSet[], run: (address: number, count: number) => T): T {
    return this.memory.with([4 * sets.length], (address) => {
      sets.forEach((set, i) => new DataView(this.raw.memory.buffer).setUint32(address! + 4 * i, set.handle, true));
      return run(address!, sets.length);
    });
  }

  /** @internal */
  made(call: (refusal: number, out: number) => number): Game {
    return new Game(this, this.attempt((refusal) => this.memory.with([4], (out) => {
      const status = call(refusal, out!);
      return status < 0 ? status : this.memory.u32(out!);
    })));
  }

  /** @internal Runs a call that can refuse; throws `Refused` with its sentence. */
  attempt(call: (refusal: number) => number, sentence?: (refusal: number) => string): number {
    return this.memory.with([this.memory.size('refusal')], (refusal) => {
      const result = call(refusal!);
      if (result < 0 && result >= -9) throw this.refused(refusal!, result, sentence);
      return result;
    });
  }

  private refused(address: number, status: number, sentence?: (refusal: number) => string): BastideError {
    const { memory, raw } = this;
    const refusal = memory.read('refusal', address), number = memory.i32(address + 4);
    const text = sentence?.(address) || refusal.text || memory.text((out, cap) => raw.bastide_refusal_text(0, this.texts, 0, address, out, cap));
    const rule = number > 0 ? memory.text((out, cap) => raw.bastide_word_rule(vocabularies.reason, number, out, cap)) : '';
    return new Refused(text || memory.meaning('status', status), memory.statusName(status), refusal, rule);
  }

  // ---- Words -----------------------------------------------------------------------------------------------------------

  /** All words of a vocabulary with their meanings, in the present language. */
  words<V extends VocabularyName>(vocabulary: V): Word<Words[V]>[] {
    return this.memory.wordsOf(vocabulary).map((word) => ({ word, text: this.meaning(vocabulary, word), rule: this.rule(vocabulary, word) }));
  }

  meaning<V extends VocabularyName>(vocabulary: V, word: Words[V]): string {
    return this.memory.meaning(vocabulary, this.memory.number(vocabulary, word), this.texts);
  }

  rule<V extends VocabularyName>(vocabulary: V, word: Words[V]): string {
    const number = this.memory.number(vocabulary, word);
    return this.memory.text((out, cap) => this.raw.bastide_word_rule(vocabularies[vocabulary], number, out, cap));
  }

  presets(): Word<Preset>[] {
    return this.words('preset');
  }

  /** Every option with its range and its meaning. */
  options(): (OptionDef & { text: string; rule: string })[] {
    return this.memory.list('optionDef', (out, cap) => this.raw.bastide_option_list(out, cap))
      .map((each) => ({ ...each, text: this.meaning('option', each.id), rule: this.rule('option', each.id) }));
  }

  // ---- Languages -------------------------------------------------------------------------------------------------------

  /** Reads the sentences of a language from its text; the package has czech, french, german and romanian in `texts/`. */
  language(text: string): Language {
    const bytes = encoder.encode(text);
    const handle = this.attempt((refusal) => this.memory.withBytes(bytes, (address, length) => this.memory.with([4], (out) => {
      const status = this.raw.bastide_texts_parse(address, length, 0, refusal, out!);
      return status < 0 ? status : this.memory.u32(out!);
    })));
    return new Language(this.memory, handle);
  }

  /** Speaks this language from now on; null is English. */
  speak(language: Language | null): void {
    this.language_ = language;
  }

  /** @internal */
  get texts(): number {
    return this.language_?.handle ?? 0;
  }

  // ---- Tile sets -------------------------------------------------------------------------------------------------------

  /** Your own tiles from text, one tile a line. */
  parseTiles(text: string): TileSet {
    const bytes = encoder.encode(text);
    return new TileSet(this.memory, this.attempt((refusal) => this.memory.withBytes(bytes, (address, length) => this.memory.with([4], (out) => {
      const status = this.raw.bastide_tileset_parse(address, length, 0, refusal, out!);
      return status < 0 ? status : this.memory.u32(out!);
    }))));
  }

  builtInTiles(set: BuiltInSet): TileSet {
    return new TileSet(this.memory, this.memory.handle((out) => this.raw.bastide_tileset_create(this.memory.number('set', set), 0, out)));
  }
}

/**
 * WebAssembly returns numbers of 32 bits as signed ones. Addresses and numbers of uint32_t are not: half of the memory lies beyond 2 GiB.
 * All other addresses are read with getUint32().
 */
function unsigned<T extends Exports>(raw: T): T {
  const made = { ...raw } as unknown as Record<string, unknown>;
  for (const name of ['malloc', ...unsignedFunctions]) {
    const call = made[name] as ((...given: unknown[]) => number) | undefined;
    if (call) made[name] = (...given: unknown[]): number => call(...given) >>> 0;
  }
  return made as unknown as T;
}

/** Calls of functions that this module leaves out say so, instead of "is not a function". */
function guarded<T extends object>(raw: T): T {
  return new Proxy({} as T, {
    has: (_, name) => Reflect.has(raw, name),
    get: (_, name) => Reflect.get(raw, name) ?? (() => {
      throw new BastideError(`This module leaves out ${String(name)}; load({ module: 'full' }) has it.`, 'absent');
    }),
  });
}

function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}
