// SPDX-License-Identifier: MIT
// The connection of a client, with bounds: one that does not read, or sends more frames than anybody plays, is ended.
import { WebSocket } from 'ws';
import { most, reach } from './limits.mjs';

const second = 1000, frames = new Set(['message', 'ping', 'pong']);

export class BoundedSocket extends WebSocket {
  #frames = 0;
  #since = 0;

  /** Counts here and not in a listener, since the room takes all of those away from a client that it sends off. */
  emit(event, ...parts) {
    if (frames.has(event)) this.#countFrame();
    return super.emit(event, ...parts);
  }

  send(...message) {
    if (this.#reads()) super.send(...message);
  }

  pong(...answer) {
    if (this.#reads()) super.pong(...answer);
  }

  #reads() {
    if (this.bufferedAmount <= most('unread')) return true;
    this.end('unread');
    return false;
  }

  #countFrame() {
    const now = Date.now();
    if (now - this.#since >= second) [this.#since, this.#frames] = [now, 0];
    if (++this.#frames <= most('frames')) return;
    if (this.listenerCount('message') > 0) this.end('frames');
    else this.terminate(); // the room has counted it
  }

  /** Ends the connection without waiting for the other side, which may never answer. */
  end(limit) {
    if (this.readyState === WebSocket.CLOSED || this.isEnded) return;
    this.isEnded = true;
    reach(limit);
    this.terminate();
  }
}
