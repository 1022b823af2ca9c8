// SPDX-License-Identifier: MIT
// A client for the tests: keeps its own game in step with the server's, and remembers all that it was sent.
import { Client } from '@colyseus/sdk';

export class Guest {
  constructor(bastide, port) {
    this.bastide = bastide;
    this.client = new Client(`http://localhost:${port}`);
    this.refused = [];
    this.traffic = [];
    this.seats = [];
    this.waiting = [];
  }

  async open(wish) {
    return this.enter(await this.client.create('table', wish));
  }
  async join(id, wish = {}) {
    return this.enter(await this.client.joinById(id, wish));
  }

  async enter(room) {
    this.room = room;
    room.reconnection.enabled = false; // the tests come back by the seat token
    room.onLeave((code) => { this.left = code; });
    room.onMessage('view', (message) => this.take(message));
    room.onMessage('actions', (message) => this.follow(message));
    room.onMessage('refused', (message) => this.note('refused', message));
    room.onMessage('seats', (message) => this.note('seats', message));
    await this.until(() => this.game);
    return this;
  }

  take(message) {
    this.traffic.push(['view', message]);
    this.seat = message.seat;
    this.token = message.token ?? this.token;
    this.game?.destroy();
    this.game = this.bastide.loadScript(message.script);
    this.agree(message.hash);
  }

  follow(message) {
    this.traffic.push(['actions', message]);
    for (const code of message.codes) this.game.follow(this.game.decode(code));
    this.agree(message.hash);
  }

  note(kind, message) {
    this.traffic.push([kind, message]);
    if (kind === 'seats') this.seats = message;
    else this.refused.push(message);
    this.wake();
  }

  agree(hash) {
    if (this.game.hash.toString(16) !== hash) this.fault = new Error('client and server hold different positions');
    this.wake();
  }

  wake() {
    for (const each of [...this.waiting]) each();
  }

  /** Waits until something holds. */
  until(holds, milliseconds = 20_000) {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.fault) return done(() => reject(this.fault));
        return holds() ? done(resolve) : undefined;
      };
      const timer = setTimeout(() => done(() => reject(new Error(`waited in vain for ${holds}: ${this.state()}`))), milliseconds);
      const done = (how) => {
        clearTimeout(timer);
        this.waiting = this.waiting.filter((each) => each !== look);
        how();
      };
      this.waiting.push(look);
      look();
    });
  }

  state() {
    const { step, seat, action, over } = this.game?.decision ?? {};
    return JSON.stringify({ step, seat, action, over, mySeat: this.seat, left: this.left, refused: this.refused.slice(-2), last: this.traffic.slice(-2) });
  }

  get mine() {
    const { over, seat } = this.game.decision;
    return !over && seat === this.seat;
  }

  /** Acts when it is this seat's turn, until the game is over or `enough` says so. */
  async play(random, enough = () => false) {
    while (!this.game.over && !enough()) {
      await this.until(() => this.mine || this.game.over || enough());
      if (this.game.over || enough()) return;
      await new Promise((resolve) => setTimeout(resolve, 40)); // no faster than the server allows
      const at = this.game.decision.action;
      this.send({ at, code: this.game.encode(this.game.sample(random)) });
      await this.until(() => this.game.decision.action !== at || this.game.over);
    }
  }

  send(message) {
    this.room.send('act', message);
  }

  async refusalOf(type, message) {
    const before = this.refused.length;
    this.room.send(type, message);
    await this.until(() => this.refused.length > before);
    return this.refused.at(-1);
  }
}
