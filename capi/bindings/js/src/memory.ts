// SPDX-License-Identifier: MIT
// The memory of the module: reads and writes records by the tables of generated.ts, and calls functions that fill buffers.
//
// A field of a table is name@offset, a letter, and *count for an array. The letters:
//   i u  number of 32 bits, signed or not       o  as i, null for -1      p  as i, null for "nowhere"
//   q    bigint of 64 bits                      s  the same below 2^53, as a number
//   b    true or false                          m  mask of numbers        t  text of that many bytes
//   w    word of a vocabulary, null for none    M W  mask of words, of 32 and of 64 bits
import type { Note } from './numbers.js';
import { nowhere, records, vocabularies, type Exports, type RecordName, type RecordTable, type Types, type VocabularyName, type Words } from './generated.js';

interface Field { name: string; offset: number; letter: string; rest: string; count: number }
interface Table { size: number; kind?: Field; common: Field[]; all: Map<string, Field>; uses: Map<number, Field[]> }

function parseField(row: string): Field {
  const [, name, offset, letter, rest, count] = /^(\w+)@(\d+)([a-zA-Z])(\w*)(?:\*(\d+))?$/.exec(row)!;
  return { name: name!, offset: Number(offset), letter: letter!, rest: rest!, count: Number(count ?? 1) };
}

function parseTable(table: RecordTable): Table {
  const all = new Map(table.fields.split(' ').map(parseField).map((field) => [field.name, field]));
  const pick = (row: string): Field => {
    const [name, code] = row.split('=');
    const field = all.get(name!)!;
    return code ? { ...field, letter: code[0]!, rest: code.slice(1) } : field;
  };
  const uses = new Map(Object.entries(table.uses ?? {}).map(([kind, own]) => [Number(kind), own.split(' ').map(pick)]));
  const kind = table.kind ? all.get(table.kind) : undefined;
  const common = table.common ? table.common.split(' ').map(pick) : [...all.values()];
  return { size: table.size, ...(kind && { kind }), common: common.filter((field) => field !== kind), all, uses };
}

const tables = new Map<string, Table>();
function tableOf(name: RecordName): Table {
  let table = tables.get(name);
  if (!table) tables.set(name, (table = parseTable(records[name])));
  return table;
}

export const encoder: { encode(text: string): Uint8Array } = new TextEncoder();
const decoder = new TextDecoder();

/** A call that the library did not carry out. `status` says what kind of failure it is. */
export class BastideError extends Error {
  constructor(message: string, readonly status: string) {
    super(message);
    this.name = 'BastideError';
  }
}

/** Frees the games and geometries that are no longer reachable; `destroy()` frees one at once. */
export const forgotten = new FinalizationRegistry<() => void>((free) => free());

/** The handle of an object, unless it was destroyed: then the library may have given the number to another. */
export function held(handle: number, what: string): number {
  if (handle === 0) throw new BastideError(`This ${what} was destroyed, so it cannot be used any more.`, 'argument');
  return handle;
}

const least32 = -(2 ** 31), most32 = 2 ** 31 - 1, mostUnsigned32 = 2 ** 32 - 1;

/** A whole number within limits; the name is that of the argument. */
export function whole(name: string, value: unknown, least = 0, most = most32): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw new BastideError(`"${name}" must be a whole number from ${least} to ${most}, not ${String(value)}.`, 'argument');
}

/** A number of 32 bits with a sign. WebAssembly drops the further bits of a larger one without a word. */
export function signed32(name: string, value: unknown): number {
  return whole(name, value, least32);
}

/** A number of 32 bits without a sign. */
export function unsigned32(name: string, value: unknown): number {
  return whole(name, value, 0, mostUnsigned32);
}

/** The number of the first entry that is asked for, where entries are counted with 64 bits. */
export function first64(value: unknown): bigint {
  return BigInt(whole('first', value, 0, Number.MAX_SAFE_INTEGER));
}

/** A word of 64 bits. */
export function word64(name: string, value: unknown): bigint {
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return BigInt.asUintN(64, BigInt(value as bigint));
  throw new BastideError(`"${name}" must be a bigint or a whole number, not ${String(value)}.`, 'argument');
}

/** One of a few words. */
export function oneOf<T extends string>(name: string, value: T, words: readonly string[]): T {
  if (words.includes(value)) return value;
  throw new BastideError(`"${name}" must be one of ${words.join(', ')}, not ${String(value)}.`, 'argument');
}

export function object<T>(what: string, value: T): T {
  if (typeof value === 'object' && value !== null) return value;
  throw new BastideError(`${what} is an object, not ${String(value)}.`, 'argument');
}

/** The module with its memory. */
export class Memory {
  private view: DataView;
  private readonly names = new Map<VocabularyName, { words: Map<number, string>; numbers: Map<string, number> }>();
  private scratch = 0;
  private scratchSize = 0;

  constructor(readonly lib: Exports, private readonly note: Note) {
    this.view = new DataView(lib.memory.buffer);
  }

  /** A view of the memory is void as soon as the memory grows, and any call may make it grow. */
  private get data(): DataView {
    if (this.view.buffer !== this.lib.memory.buffer) this.view = new DataView(this.lib.memory.buffer);
    return this.view;
  }

  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.lib.memory.buffer, address, length);
  }

  u32(address: number): number {
    return this.data.getUint32(address, true);
  }
  i32(address: number): number {
    return this.data.getInt32(address, true);
  }
  u64(address: number): bigint {
    return this.data.getBigUint64(address, true);
  }
  setU32(address: number, value: number): void {
    this.data.setUint32(address, value, true);
  }
  setU64(address: number, value: bigint): void {
    this.data.setBigUint64(address, word64('word', value), true);
  }

  // ---- Buffers ---------------------------------------------------------------------------------------------------------

  alloc(size: number): number {
    const address = size < 2 ** 32 ? this.lib.malloc(Math.max(size, 8)) : 0;
    if (address === 0) throw new BastideError('The module has no memory left.', 'memory');
    this.bytes(address, size).fill(0);
    return address;
  }

  /** Runs a call with zeroed buffers of these sizes, and frees them. */
  with<T>(sizes: number[], run: (...addresses: number[]) => T): T {
    const addresses: number[] = [];
    try {
      for (const size of sizes) addresses.push(this.alloc(size));
      return run(...addresses);
    } finally {
      for (const address of addresses) this.lib.free(address);
    }
  }

  withBytes<T>(bytes: Uint8Array, run: (address: number, length: number) => T): T {
    if (bytes.length > most32) throw new BastideError(`The library takes at most ${most32} bytes, not ${bytes.length}.`, 'limit');
    return this.with([bytes.length], (address) => {
      this.bytes(address, bytes.length).set(bytes);
      return run(address, bytes.length);
    });
  }

  /** A buffer that lists and texts share: the library writes into it, and we read it at once. */
  private scratchOf(size: number): number {
    if (size > this.scratchSize) {
      if (this.scratch) this.lib.free(this.scratch);
      this.scratch = this.scratchSize = 0; // also when there is no memory left
      this.scratch = this.alloc(size * 2);
      this.scratchSize = size * 2;
    }
    return this.scratch;
  }

  /** Calls a function with `out, cap` as its last parameters until everything fits; returns where the entries are and how many. */
  private fill(size: number, call: (out: number, cap: number) => number): [address: number, count: number] {
    const fitting = (): number => Math.min(Math.floor(this.scratchSize / size), most32);
    let out = this.scratchOf(Math.max(size, 4096)), cap = fitting();
    let count = this.must(call(out, cap));
    if (count > cap) {
      out = this.scratchOf(count * size);
      cap = fitting();
      count = this.must(call(out, cap));
    }
    return [out, count];
  }

  list<K extends RecordName>(name: K, call: (out: number, cap: number) => number): Types[K][] {
    const size = tableOf(name).size;
    const [address, count] = this.fill(size, call);
    return Array.from({ length: count }, (_, i) => this.read(name, address + i * size));
  }

  numbers(call: (out: number, cap: number) => number): number[] {
    const [address, count] = this.fill(4, call);
    return Array.from({ length: count }, (_, i) => this.i32(address + 4 * i));
  }

  codes(call: (out: number, cap: number) => number): number[] {
    const [address, count] = this.fill(8, call);
    return Array.from({ length: count }, (_, i) => Number(this.u64(address + 8 * i)));
  }

  text(call: (out: number, cap: number) => number): string {
    const [address, length] = this.fill(1, (out, cap) => {
      const needed = call(out, cap);
      return needed < 0 || needed < cap ? needed : needed + 1; // room for the NUL, too
    });
    const bytes = this.bytes(address, length);
    const end = bytes.indexOf(0);
    return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
  }

  /** The record that a call writes, or null when what it asks for is absent. */
  get<K extends RecordName>(name: K, call: (out: number) => number): Types[K] | null {
    return this.with([tableOf(name).size], (out) => {
      const status = call(out);
      if (this.statusName(status) === 'absent') return null;
      this.must(status);
      return this.read(name, out);
    });
  }

  /** A handle that a call makes. */
  handle(call: (out: number) => number): number {
    return this.with([4], (out) => {
      this.must(call(out));
      return this.u32(out);
    });
  }

  statusName(status: number): string {
    return status >= 0 ? 'ok' : this.word('status', status)!;
  }

  must(status: number): number {
    if (status >= 0) return status;
    const name = this.statusName(status), sentence = name === 'argument' ? this.note.sentence : '';
    this.note.sentence = '';
    throw new BastideError(sentence || this.meaning('status', status), name);
  }

  // ---- Words -----------------------------------------------------------------------------------------------------------

  private namesOf(vocabulary: VocabularyName): { words: Map<number, string>; numbers: Map<string, number> } {
    let found = this.names.get(vocabulary);
    if (!found) {
      found = { words: new Map(), numbers: new Map() };
      this.names.set(vocabulary, found);
      this.readNames(vocabularies[vocabulary], found);
    }
    return found;
  }

  /** In a buffer of its own, because the shared one may hold the record whose word is asked for. */
  private readNames(number: number, found: { words: Map<number, string>; numbers: Map<string, number> }): void {
    const count = this.must(this.lib.bastide_word_list(number, 0, 0)), length = 256;
    this.with([4 * count, length], (list, out) => {
      this.lib.bastide_word_list(number, list!, count);
      for (let i = 0; i < count; ++i) {
        const value = this.i32(list! + 4 * i);
        const name = decoder.decode(this.bytes(out!, this.must(this.lib.bastide_word_name(number, value, out!, length))));
        found.words.set(value, name);
        found.numbers.set(name, value);
      }
    });
  }

  wordsOf<V extends VocabularyName>(vocabulary: V): Words[V][] {
    return [...this.namesOf(vocabulary).numbers.keys()] as Words[V][];
  }

  word<V extends VocabularyName>(vocabulary: V, number: number): Words[V] | null {
    return (this.namesOf(vocabulary).words.get(number) ?? null) as Words[V] | null;
  }

  number(vocabulary: VocabularyName, word: string | null | undefined): number {
    if (word === null || word === undefined) return 0;
    const number = this.namesOf(vocabulary).numbers.get(word);
    if (number === undefined) throw new BastideError(`There is no ${vocabulary} "${word}". There are: ${this.wordsOf(vocabulary).join(', ')}.`, 'argument');
    return number;
  }

  meaning(vocabulary: VocabularyName, number: number, texts = 0): string {
    return this.text((out, cap) => this.lib.bastide_word_text(texts, vocabularies[vocabulary], number, out, cap));
  }

  // ---- Records ---------------------------------------------------------------------------------------------------------

  size(name: RecordName): number {
    return tableOf(name).size;
  }

  read<K extends RecordName>(name: K, address: number): Types[K] {
    const table = tableOf(name), out: Record<string, unknown> = {};
    if (table.kind) out[table.kind.name] = this.readField(table.kind, address);
    const own = table.kind ? table.uses.get(this.i32(address + table.kind.offset)) ?? [] : [];
    for (const field of table.common) out[field.name] = this.readField(field, address);
    for (const field of own) out[field.name] = this.readField(field, address);
    return out as unknown as Types[K];
  }

  private readField(field: Field, record: number): unknown {
    const at = record + field.offset;
    if (field.letter === 't') return this.readText(at, Number(field.rest));
    if (field.count === 1) return this.readValue(field, at);
    return Array.from({ length: field.count }, (_, i) => this.readValue(field, at + 4 * i));
  }

  private readText(at: number, length: number): string {
    const bytes = this.bytes(at, length), end = bytes.indexOf(0);
    return decoder.decode(bytes.subarray(0, end < 0 ? length : end));
  }

  private readValue(field: Field, at: number): unknown {
    const data = this.data;
    switch (field.letter) {
      case 'i': return data.getInt32(at, true);
      case 'u': return data.getUint32(at, true);
      case 'o': return nullIf(-1, data.getInt32(at, true));
      case 'p': return nullIf(nowhere, data.getInt32(at, true));
      case 'q': return data.getBigUint64(at, true);
      case 's': return Number(data.getBigUint64(at, true));
      case 'b': return data.getInt32(at, true) !== 0;
      case 'w': return this.word(field.rest as VocabularyName, data.getInt32(at, true));
      case 'm': return bits(BigInt(data.getUint32(at, true)));
      case 'M': return bits(BigInt(data.getUint32(at, true))).map((bit) => this.word(field.rest as VocabularyName, bit));
      default: return bits(data.getBigUint64(at, true)).map((bit) => this.word(field.rest as VocabularyName, bit));
    }
  }

  /** Writes a record; what is left out is unset. The address holds zeroes. */
  write(name: RecordName, address: number, value: object): void {
    const table = tableOf(name), given = value as Record<string, unknown>;
    if (table.kind) this.writeField(table.kind, address, given[table.kind.name]);
    const own = table.kind ? table.uses.get(this.i32(address + table.kind.offset)) ?? [] : [];
    for (const field of table.kind ? [...table.common, ...own] : table.common) this.writeField(field, address, given[field.name]);
  }

  private writeField(field: Field, record: number, value: unknown): void {
    const at = record + field.offset;
    if (field.letter === 't') {
      this.bytes(at, Number(field.rest) - 1).set(encoder.encode(String(value ?? '')).subarray(0, Number(field.rest) - 1));
    } else if (field.count > 1) {
      (value as unknown[] | undefined)?.forEach((each, i) => this.writeValue(field, at + 4 * i, each));
    } else {
      this.writeValue(field, at, value);
    }
  }

  private writeValue(field: Field, at: number, value: unknown): void {
    const data = this.data;
    switch (field.letter) {
      case 'o': return data.setInt32(at, signed32(field.name, value ?? -1), true);
      case 'p': return data.setInt32(at, signed32(field.name, value ?? nowhere), true);
      case 'q': return data.setBigUint64(at, word64(field.name, value ?? 0), true);
      case 's': return data.setBigUint64(at, BigInt(whole(field.name, value ?? 0, 0, Number.MAX_SAFE_INTEGER)), true);
      case 'b': return data.setInt32(at, value ? 1 : 0, true);
      case 'w': return data.setInt32(at, typeof value === 'number' ? signed32(field.name, value) : this.number(field.rest as VocabularyName, value as string | null), true);
      case 'm': return data.setUint32(at, Number(mask(((value ?? []) as number[]).map((bit) => whole(field.name, bit, 0, 31)))), true);
      case 'M': return data.setUint32(at, Number(this.wordMask(field, value)), true);
      case 'W': return data.setBigUint64(at, this.wordMask(field, value), true);
      case 'u': return data.setUint32(at, unsigned32(field.name, value ?? 0), true);
      default: return data.setInt32(at, signed32(field.name, value ?? 0), true);
    }
  }

  private wordMask(field: Field, value: unknown): bigint {
    return mask(((value ?? []) as string[]).map((word) => this.number(field.rest as VocabularyName, word)));
  }
}

function nullIf(none: number, value: number): number | null {
  return value === none ? null : value;
}

function bits(value: bigint): number[] {
  const out: number[] = [];
  for (let bit = 0; value !== 0n; ++bit, value >>= 1n) if (value & 1n) out.push(bit);
  return out;
}

function mask(numbers: number[]): bigint {
  return numbers.reduce((all, bit) => all | (1n << BigInt(bit)), 0n);
}
