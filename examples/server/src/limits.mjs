// SPDX-License-Identifier: MIT
// Every bound of the server, in one place: the command line, the log, the metrics and docs/guides/web.md list these.
import { count, tellLimit } from './metrics.mjs';

/** name: the usual number, what it bounds, and the reason under which refusals are counted. */
export const limits = {
  body: [65_536, 'bytes in the body of a request', 'body'],
  header: [8_192, 'bytes in the headers of a request', 'header'],
  request: [10, 'seconds until a request has arrived whole', 'slow'],
  still: [20, 'seconds in which a connection takes nothing of an answer', 'stalled'],
  greeting: [10, 'seconds until a connection has joined a table', 'silent'],
  message: [1_024, 'bytes in a message of a client', 'oversized'],
  messages: [30, 'messages of a client in a second', 'flooding'],
  frames: [60, 'frames of a connection in a second, its pings too', 'flooding'],
  views: [2, 'views of the game in a second that a client asks for', 'views'],
  unread: [262_144, 'bytes that wait for a client to read them', 'unread'],
  clients: [4_000, 'connections to this process', 'clients'],
  sockets: [400, 'connections of an address, to tables or not, unless a proxy stands before', 'connections'],
  connections: [200, 'connections of an address to tables', 'connections'],
  joins: [120, 'tables in a minute that an address opens or joins', 'joins'],
  tables: [20, 'open tables of an address', 'tables'],
  rooms: [1_000, 'tables of this process', 'rooms'],
  onlookers: [200, 'onlookers of a table', 'onlookers'],
  name: [24, 'characters in a name, which is cut there', 'name'],
  idle: [21_600, 'seconds without an action until a table is closed', 'idle'],
  thoughts: [32, 'questions that wait for a strong player, beyond which a good one answers', 'thoughts'],
};
const chosen = {};
const told = new Map(); // when each limit was last told to the log, and how often it was reached since
const quietFor = 60_000;

/** Takes the numbers that the host chose; the others are the usual ones. */
export function choose(numbers = {}) {
  for (const [name, [usual, what]] of Object.entries(limits)) {
    const number = numbers[name] ?? usual;
    if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1 on: ${what}.`);
    tellLimit(name, chosen[name] = number);
  }
}

export const most = (name) => chosen[name] ?? limits[name][0];

export const sentenceOf = (name) => `at most ${most(name)} ${limits[name][1]}`;

/** Counts that a limit was reached; the log says so, once a minute for each. */
export function reach(name, log = console.log) {
  count(limits[name][2]);
  const now = Date.now(), before = told.get(name) ?? { at: -Infinity, since: 0 };
  if (now - before.at < quietFor) return void (before.since += 1);
  log(`limit ${name}: ${sentenceOf(name)}${before.since ? ` (${before.since} times more since it was last said)` : ''}`);
  told.set(name, { at: now, since: 0 });
}
