// SPDX-License-Identifier: MIT
// What Colyseus reports. A fault is printed once, so that hostile messages cannot fill the log, and in lines without control characters.
import { ClientState } from '@colyseus/core';
import { most, reach } from './limits.mjs';
import { count } from './metrics.mjs';
import { plain } from './names.mjs';

const seen = new Set(), kinds = 100;

const printable = (text) => String(text).split('\n').map((line) => (/^\s/.test(line) ? '    ' : '') + plain(line)).join('\n');

function once(fault) {
  const text = printable(fault?.stack ?? fault), kind = text.split('\n')[0];
  if (isHostile(text) || seen.has(kind) || seen.size >= kinds) return;
  seen.add(kind);
  console.error(text);
}

/** Whether it is what ws or the reader of messages says about the bytes of a client, which are counted instead. */
const isHostile = (text) => /^(RangeError: |Error: )?(Max payload size exceeded|Invalid WebSocket frame|Invalid UTF-8|Invalid status code|Unsupported|Too many)|msgpackr/.test(text);

export const logger = { debug() {}, trace() {}, info: (...words) => console.log(...words.map(printable)), warn: once, error: once };

/** A fault in the program of one table is not the end of the others. */
export function outlive() {
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, once);
}

const tooLarge = new Set(['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'WS_ERR_TOO_MANY_BUFFERED_PARTS']);

/** Counts the frames that end a connection, and ends those that never join a table. */
export function watchConnections(transport) {
  transport.wss.on('connection', (socket) => {
    socket.on('error', (fault) => (tooLarge.has(fault.code) ? reach('message') : count('malformed')));
    const greeted = setTimeout(() => socket.player?.state !== ClientState.JOINED && socket.end('greeting'), most('greeting') * 1000);
    socket.on('close', () => clearTimeout(greeted));
  });
}
