// SPDX-License-Identifier: MIT
// Calls the library from JavaScript, raw: the library is a WebAssembly module without any glue, and all that is known of it is
// capi/abi/bastide_api.json, which says where each field of a record lies.
//
// usage: node caller.mjs MODULE SOURCE GAMES SCRIPT...      SOURCE is the folder of the repository
// Prints what every caller in this folder prints; see caller.c.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_EVERY = 16, ACTIONS_MAX = 8192, LINES_MAX = 65536;
const [file, source, gamesText, ...scripts] = process.argv.slice(2);
const games = Number(gamesText);
const api = JSON.parse(readFileSync(`${source}/capi/abi/bastide_api.json`, 'utf8'));

// [load]
const module = await WebAssembly.compile(readFileSync(file));
if (WebAssembly.Module.imports(module).length > 0) throw new Error('the module asks for something'); // it asks for nothing
const { exports: lib } = await WebAssembly.instantiate(module);
lib._initialize();
// [load]

function must(fine, what) {
  if (!fine) throw new Error(what);
}
const ok = (status) => must(status === C.BASTIDE_OK, `a call answers ${status}`);

// ---- What the library is made of ----------------------------------------------------------------------------------------

const C = Object.fromEntries([api.constants, ...api.enums.map((list) => list.values)].flat().map(({ name, value }) => [name, value]));
const records = Object.fromEntries(api.records.map((record) => [record.name, {
  size: record.size_32 ?? record.size, // as it is where a pointer has 32 bits
  fields: Object.fromEntries(record.fields.map((field) => [field.name, { type: field.c, offset: field.offset_32 ?? field.offset }])),
}]));

// [memory]
// A view of the memory is void as soon as the memory grows, and any call may make it grow.
const memory = () => new DataView(lib.memory.buffer);
const bytesAt = (address, count) => new Uint8Array(lib.memory.buffer, address, count);

const readers = {
  int32_t: (address) => memory().getInt32(address, true),
  uint32_t: (address) => memory().getUint32(address, true),
  uint64_t: (address) => memory().getBigUint64(address, true),
};
const writers = {
  int32_t: (address, value) => memory().setInt32(address, value, true),
  uint32_t: (address, value) => memory().setUint32(address, value, true),
  uint64_t: (address, value) => memory().setBigUint64(address, value, true),
};

function get(name, address, field) {
  const { type, offset } = records[name].fields[field];
  return readers[type](address + offset);
}
// [memory]
function set(name, address, field, value) {
  const { type, offset } = records[name].fields[field];
  writers[type](address + offset, value);
}

// ---- Memory in which the library and we meet ----------------------------------------------------------------------------

function buffer(size) {
  const address = lib.malloc(Math.max(size, 1)) >>> 0; // a number of 32 bits comes as a signed one
  must(address !== 0, 'no memory');
  bytesAt(address, size).fill(0);
  return address;
}

const record = (name) => buffer(records[name].size);

/** What is written there up to the NUL. */
function textAt(address) {
  let end = address;
  while (memory().getUint8(end) !== 0) ++end;
  return new TextDecoder().decode(bytesAt(address, end - address));
}

/** A text by the two calls every function with `out, cap` takes: how long, then the text. */
function text(call, ...args) {
  const size = call(...args, 0, 0);
  must(size >= 0, `a text is refused: ${size}`);
  const out = buffer(size + 1);
  call(...args, out, size + 1);
  const found = textAt(out);
  lib.free(out);
  return found;
}

function newHandle(call, ...args) {
  const out = buffer(4);
  ok(call(...args, out));
  const handle = readers.uint32_t(out);
  lib.free(out);
  return handle;
}

function checkLibrary() {
  must(lib.bastide_abi_version() === C.BASTIDE_ABI_VERSION, 'another ABI version');
  must(lib.bastide_layout() >>> 0 === api.layout, 'records are laid out otherwise');
}

// ---- The sum, FNV-1a with 64 bits ---------------------------------------------------------------------------------------

class Sum {
  value = 0xCBF29CE484222325n;
  bytes(data) {
    for (const byte of data) this.value = BigInt.asUintN(64, (this.value ^ BigInt(byte)) * 0x100000001B3n);
  }
  i32(...numbers) {
    for (const n of numbers) this.bytes([n & 255, n >>> 8 & 255, n >>> 16 & 255, n >>> 24]);
  }
  u64(number) {
    this.i32(Number(number & 0xFFFFFFFFn) | 0, Number(number >> 32n) | 0);
  }
  get hex() { return hex(this.value); }
}
const hex = (number) => number.toString(16).padStart(16, '0');

// ---- Random games -------------------------------------------------------------------------------------------------------

function kinds() {
  const count = lib.bastide_word_list(C.BASTIDE_VOCABULARY_PRESET, 0, 0);
  const out = buffer(4 * count);
  lib.bastide_word_list(C.BASTIDE_VOCABULARY_PRESET, out, count);
  const presets = Array.from({ length: count }, (_, i) => readers.int32_t(out + 4 * i));
  lib.free(out);
  return [...presets.map((preset) => ({ name: text(lib.bastide_word_name, C.BASTIDE_VOCABULARY_PRESET, preset), preset })), { name: 'dice' }];
}

function begin(preset, number) {
  const config = record('bastide_config');
  ok(lib.bastide_config_init(config));
  const seats = 2 + number % 4;
  set('bastide_config', config, 'seats', seats);
  set('bastide_config', config, 'first_seat', Math.floor(number / 4) % seats);
  set('bastide_config', config, 'seed', BigInt.asUintN(64, BigInt(number + 1) * 0x9E3779B97F4A7C15n));
  let choices = 0, count = 0;
  if (preset === undefined) {
    set('bastide_config', config, 'game', C.BASTIDE_GAME_DICE);
  } else {
    count = lib.bastide_preset_list_choices(preset, 0, 0);
    choices = buffer(count * records.bastide_choice.size);
    lib.bastide_preset_list_choices(preset, choices, count);
  }
  const game = newHandle(lib.bastide_game_create, config, choices, count, 0, 0, 0, 0);
  lib.free(choices);
  lib.free(config);
  return game;
}

const actions = buffer(ACTIONS_MAX * records.bastide_action.size);
const lines = buffer(LINES_MAX * records.bastide_score_line.size);
const long = buffer(16);
const decision = record('bastide_decision');
const seatRecord = record('bastide_seat');

function hashOf(game) {
  ok(lib.bastide_game_get_hash(game, long));
  return readers.uint64_t(long);
}

function addPosition(sum, game) {
  ok(lib.bastide_game_get_decision(game, decision));
  const field = (name) => get('bastide_decision', decision, name);
  sum.i32(field('seat'), field('step'), field('tile'));
  sum.u64(field('kinds'));
  sum.i32(field('winners'));
  sum.u64(hashOf(game));
}

/** One random action; the new state of the generator, or undefined when the game is over. */
function addAction(sum, game, state) {
  const count = lib.bastide_game_list_actions(game, C.BASTIDE_ANY, actions, ACTIONS_MAX);
  must(count >= 0 && count <= ACTIONS_MAX, 'the actions cannot be listed');
  if (count === 0) return undefined;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  const action = actions + (state >>> 0) % count * records.bastide_action.size;
  ok(lib.bastide_game_apply(game, action, 0));
  const names = ['kind', 'seat', 'origin', 'tile', 'x', 'y', 'rotation', 'spot', 'segment', 'piece_kind', 'piece', 'other_seat', 'points',
    'faces', 'cause'];
  sum.i32(count, ...names.map((name) => get('bastide_action', action, name)));
  return state;
}

function addAccount(sum, game, seats) {
  for (let seat = 0; seat < seats; ++seat) {
    ok(lib.bastide_game_get_seat(game, seat, seatRecord));
    sum.i32(get('bastide_seat', seatRecord, 'score'));
  }
  must(lib.bastide_game_get_seat(game, seats, seatRecord) === C.BASTIDE_E_ABSENT, 'there is a seat too many');
  sum.i32(seats);
  const count = lib.bastide_game_list_score_lines(game, 0n, lines, LINES_MAX);
  must(count >= 0 && count <= LINES_MAX, 'the score lines cannot be listed');
  for (let i = 0; i < count; ++i) {
    const line = lines + i * records.bastide_score_line.size;
    const field = (name) => get('bastide_score_line', line, name);
    must(field('group') <= field('seq'), 'a score line stands before its scoring');
    sum.i32(...['seat', 'reward', 'count', 'each', 'points', 'total'].map(field));
  }
}

function addSnapshot(sum, game, viewer) {
  const size = lib.bastide_game_write_snapshot(game, viewer, 0, 0);
  const out = buffer(size);
  must(lib.bastide_game_write_snapshot(game, viewer, out, size) === size, 'a game has no snapshot');
  const copy = newHandle(lib.bastide_game_load_snapshot, out, size, 0, 0, 0, 0);
  must(hashOf(copy) === hashOf(game), 'a snapshot is another game');
  lib.bastide_game_destroy(copy);
  sum.i32(size);
  sum.bytes(bytesAt(out, size));
  lib.free(out);
}

function play(sum, preset, number) {
  const game = begin(preset, number);
  let state = Math.imul(number + 1, 2654435761);
  const longest = preset === undefined ? 64 : 4096;
  for (let done = 0; done < longest; ++done) {
    if (done % LOOK_EVERY === 0) addPosition(sum, game);
    state = addAction(sum, game, state);
    if (state === undefined) break;
  }
  addPosition(sum, game);
  addAccount(sum, game, 2 + number % 4);
  addSnapshot(sum, game, C.BASTIDE_VIEW_FULL);
  addSnapshot(sum, game, C.BASTIDE_VIEW_PUBLIC);
  lib.bastide_game_destroy(game);
}

// [life]
/** A game of two seats, each of which takes the first action of its list. */
function playFirst() {
  const config = record('bastide_config'), out = buffer(4), action = record('bastide_action');
  ok(lib.bastide_config_init(config));
  ok(lib.bastide_game_create(config, 0, 0, 0, 0, 0, 0, out)); // NULL is 0; the handle is written to `out`
  const game = readers.uint32_t(out);
  while (lib.bastide_game_list_actions(game, C.BASTIDE_ANY, action, 1) > 0) ok(lib.bastide_game_apply(game, action, 0));
  lib.bastide_game_destroy(game);
  for (const address of [config, out, action]) lib.free(address);
}
// [life]

// ---- Recorded games, and memory of the host -----------------------------------------------------------------------------

function loadScript(bytes, refusal, out) {
  const words = buffer(bytes.length);
  bytesAt(words, bytes.length).set(bytes);
  const status = lib.bastide_game_load_script(words, bytes.length, 0, 0, 0, refusal, out);
  lib.free(words);
  return status;
}

function printScripts() {
  for (const path of scripts) {
    const game = newHandle(loadScript, readFileSync(path), 0);
    console.log(`script ${basename(path)} ${hex(hashOf(game))}`);
    lib.bastide_game_destroy(game);
  }
}

function checkRefusal() {
  const refusal = record('bastide_refusal'), out = buffer(4);
  const status = loadScript(new TextEncoder().encode('bastide 1\ndraw nothing\n'), refusal, out);
  must(status === C.BASTIDE_E_FORMAT && readers.uint32_t(out) === 0, 'nonsense is read');
  const field = (name) => get('bastide_refusal', refusal, name);
  console.log(`refused ${field('line')}:${field('column')} ${textAt(refusal + records.bastide_refusal.fields.text.offset)}`);
}

/** Functions of ours for the module. A table of WebAssembly takes none of JavaScript, so a small module passes the calls on. */
function functionsForTheTable(alloc, release) {
  const passer = new Uint8Array([
    0, 0x61, 0x73, 0x6D, 1, 0, 0, 0,
    1, 15, 2, 0x60, 3, 0x7F, 0x7F, 0x7F, 1, 0x7F, 0x60, 4, 0x7F, 0x7F, 0x7F, 0x7F, 0, // two types: i32 x 3 -> i32, i32 x 4 -> ()
    2, 13, 2, 1, 0x68, 1, 0x61, 0, 0, 1, 0x68, 1, 0x72, 0, 1,                         // imports h.a and h.r of these types
    7, 9, 2, 1, 0x61, 0, 0, 1, 0x72, 0, 1,                                           // and exports them again
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passer), { h: { a: alloc, r: release } });
  const table = lib.__indirect_function_table;
  const first = table.grow(2);
  table.set(first, exports.a);
  table.set(first + 1, exports.r);
  return [first, first + 1];
}

function checkMemory() {
  let inUse = 0, most = 0;
  const [alloc, release] = functionsForTheTable(
    (user, size) => {
      most = Math.max(most, inUse += size);
      return lib.malloc(size);
    },
    (user, block, size) => {
      inUse -= size;
      lib.free(block);
    });
  const own = record('bastide_allocator');
  writers.uint32_t(own + records.bastide_allocator.fields.alloc.offset, alloc);
  writers.uint32_t(own + records.bastide_allocator.fields.release.offset, release);
  const config = record('bastide_config');
  ok(lib.bastide_config_init(config));
  const game = newHandle(lib.bastide_game_create, config, 0, 0, 0, 0, own, 0);
  lib.bastide_game_destroy(game);
  must(most > 0 && inUse === 0, 'memory of the host is kept');
  console.log('memory of the host: all came back');
}

checkLibrary();
checkMemory();
checkRefusal();
playFirst();
printScripts();
const all = new Sum();
for (const { name, preset } of kinds()) {
  const sum = new Sum();
  for (let number = 0; number < games; ++number) play(sum, preset, number);
  console.log(`${name} ${games} ${sum.hex}`);
  all.u64(sum.value);
}
console.log(`all ${games} ${all.hex}`);
