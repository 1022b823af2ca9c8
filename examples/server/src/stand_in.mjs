// SPDX-License-Identifier: MIT
// The players that sit at the tables of the server. The library lets each see only what its seat may know.
import { Worker } from 'node:worker_threads';
import { logger } from './faults.mjs';
import { most, reach } from './limits.mjs';

const waiting = new Map(); // what the thread was asked, by number
let thread = null, asked = 0;

/** The action that a built-in player chooses: a promise, as a strong player thinks for seconds. */
export async function standIn(game, seat, level = 'normal') {
  const wish = { level, seat, random: BigInt(game.decision.action) };
  if (level === 'easy' || level === 'normal') return game.choose(wish); // milliseconds
  if (waiting.size >= most('thoughts')) {
    reach('thoughts');
    return game.choose({ ...wish, level: 'normal' });
  }
  const script = game.script(seat);
  return askThread({ script, wish }).then((code) => game.decode(code), (fault) => {
    logger.error(fault);
    return game.choose({ ...wish, level: 'normal' }); // the table goes on
  });
}

/** One thread for the strong players of all tables, so that the server answers everybody else meanwhile. It begins with the first question. */
function askThread(question) {
  thread ??= begin();
  return new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject });
    thread.postMessage({ number: asked, ...question });
  });
}

function begin() {
  const begun = new Worker(new URL('thinker.mjs', import.meta.url));
  begun.unref();
  begun.on('message', ({ number, code, fault }) => {
    const { resolve, reject } = waiting.get(number);
    waiting.delete(number);
    if (fault) reject(new Error(fault));
    else resolve(code);
  });
  begun.on('error', (fault) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  });
  return begun;
}
