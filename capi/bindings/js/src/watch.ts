// SPDX-License-Identifier: MIT
// What a thinking player is lent: a clock, which also looks whether the call is to stop.
import type { Bastide } from './library.js';
import { BastideError } from './memory.js';

/** Much longer than any limit of time, and far from the greatest number. */
const forEver = 2n ** 50n;
const longest = 2n ** 48n;
const hostSize = 12, hostAt = { clock: 4 }; // as bastide_players_host where a pointer has 32 bits

/** A table of WebAssembly takes no function of JavaScript, so a small module passes the calls on. */
const passer = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 6, 1, 0x60, 1, 0x7f, 1, 0x7e, // a type: i32 -> i64
  2, 7, 1, 1, 0x68, 1, 0x63, 0, 0, // imports h.c of this type
  7, 5, 1, 1, 0x63, 0, 0,          // and exports it again
]);

interface Watch { place: number; microseconds: () => bigint }
const watches = new WeakMap<Bastide, Watch>();

/** The clock of a module, with its place in the table of functions; put there by the first call that needs it. */
function watchOf(bastide: Bastide): Watch {
  const known = watches.get(bastide);
  if (known) return known;
  if (!bastide.has('__indirect_function_table')) {
    throw new BastideError("This module takes no \"milliseconds\" and no \"stop\"; load({ module: 'full' }) does.", 'absent');
  }
  const watch: Watch = { place: 0, microseconds: () => 0n };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passer), { h: { c: () => watch.microseconds() } });
  const table = bastide.raw.__indirect_function_table!;
  watch.place = table.grow(1);
  table.set(watch.place, exports.c);
  watches.set(bastide, watch);
  return watch;
}

/** The time of this call. The first question is that of its beginning; after a stop the time is over. */
function clock(stop: Int32Array | undefined): () => bigint {
  let isFirst = true, passed = 0n;
  return () => {
    if (!isFirst && stop && Atomics.load(stop, 0) !== 0) passed = forEver;
    isFirst = false;
    return BigInt(Math.floor(performance.now() * 1000)) + passed;
  };
}

/** Runs a call with the address of its host and its limit of time in microseconds; both are 0 when it needs neither. */
export function lend<T>(bastide: Bastide, limit: bigint | null, stop: Int32Array | undefined, run: (host: number, time: bigint) => T): T {
  if (stop !== undefined && !(stop instanceof Int32Array && stop.length > 0)) {
    throw new BastideError(`"stop" must be an Int32Array of one number or more, not ${String(stop)}.`, 'argument');
  }
  if (limit === null && !stop) return run(0, 0n);
  const { memory } = bastide, watch = watchOf(bastide);
  watch.microseconds = clock(stop);
  return memory.with([hostSize], (host) => {
    memory.setU32(host! + hostAt.clock, watch.place);
    return run(host!, limit ?? longest);
  });
}
