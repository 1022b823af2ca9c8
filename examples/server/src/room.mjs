// SPDX-License-Identifier: MIT
// One table. The server owns the game and its seed; each client gets the view of its seat, and the actions as that seat may know them.
//
// From a client:  act   { at, code }     an action as a number of the library, at the number of the action that it decides
//                 sync  {}               sends the view again
// To a client:    view     { seat, token?, script, hash }              the game as the viewer may know it; seat -1: an onlooker
//                 actions  { first, codes, hash }                      the history from number `first` on, for this viewer
//                 refused  { why, sentence, rule, at }                 to the sender alone; nothing has changed
//                 seats    [{ name, who }]                             who: open, person, away, stand_in; kept: it was cut off before the start
import { randomBytes } from 'node:crypto';
import { Room, ServerError } from '@colyseus/core';
import { Refused } from 'bastide';
import { logger } from './faults.mjs';
import { most, reach, sentenceOf } from './limits.mjs';
import { count } from './metrics.mjs';
import { plain } from './names.mjs';
import { newToken, opens } from './tokens.mjs';

const kinds = ['person', 'easy', 'normal', 'hard', 'expert'];
const nobody = -1, mostSeats = 8, leftOnPurpose = 4000, withError = 4002, noSuchSeat = 4030, closedIdle = 4010, second = 1000;
const isWhole = (value, largest) => Number.isSafeInteger(value) && value >= 0 && value <= largest;

export class TableRoom extends Room {
  maxClients = 2 * (mostSeats + most('onlookers')); // more than onJoin() lets in, so that those who ask and do not come keep nobody from their seat
  maxMessagesPerSecond = most('messages'); // who sends more is disconnected
  seatReservationTimeout = most('greeting');
  hasBegun = false; // when somebody has sat down at every seat
  patchRate = null; // there is no shared state: what each seat may know is sent to it

  /** @param options { preset, seats, options, standIns or players } of the client: `players` says for each seat who plays it, a person or a level; bastide, choose, patience (milliseconds) of the server */
  onCreate({ bastide, choose, patience, pause, preset, dice, seats, options, standIns, players }) {
    this.bastide = bastide;
    this.choose = choose;
    this.patience = patience;
    this.pause = pause;
    this.game = this.newGame({ preset, dice, seats, options });
    const total = this.game.seats().length, who = players ?? Array.from({ length: total }, (_, seat) => (seat < total - (standIns ?? 0) ? 'person' : 'normal'));
    if (!isWhole(standIns ?? 0, total - 1)) this.wrongWish(`"standIns" must be a whole number from 0 to ${total - 1}, since somebody plays.`);
    if (!Array.isArray(who) || who.length !== total || !who.every((each) => kinds.includes(each)) || !who.includes('person')) {
      this.wrongWish(`"players" must name ${total} players, each one of ${kinds.join(', ')}, at least one of them a person.`);
    }
    this.seats = Array.from({ length: total }, (_, seat) => ({ hash: null, client: null, name: '', who: who[seat] === 'person' ? 'open' : 'stand_in', level: who[seat], timer: null }));
    this.onMessage('act', (client, message) => this.act(client, message));
    this.onMessage('sync', (client) => this.sync(client));
    this.onMessage('*', (client) => this.refuse(client, 'unknown', 'The server does not know this message.'));
    void this.setPrivate(); // its code alone leads here
    this.live();
  }

  /** A table at which nobody acts any more is closed. */
  live() {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      reach('idle');
      void this.disconnect(closedIdle);
    }, most('idle') * second);
  }

  wrongWish(sentence) {
    count('config');
    throw new ServerError(400, sentence);
  }

  newGame({ preset, dice, seats = 2, options }) {
    const seed = randomBytes(8).readBigUInt64LE(); // nobody can guess the tiles that come
    try {
      if (!isWhole(seats, 1000)) throw new Error('"seats" must be a whole number.');
      return this.bastide.newGame({ ...(dice ? { game: 'dice' } : preset ? { preset } : {}), seats, seed, options: options ?? {} });
    } catch (error) {
      count('config');
      throw new ServerError(400, error instanceof Error ? error.message : 'The game cannot be played.');
    }
  }

  // ---- Coming and going --------------------------------------------------------------------------------------------------

  onJoin(client, { name, token, watch } = {}) {
    const seat = watch ? nobody : token === undefined ? this.freeSeat() : this.seatOf(token);
    if (seat === nobody && this.clients.filter((each) => each.userData?.seat === nobody).length >= most('onlookers')) {
      reach('onlookers');
      throw new ServerError(429, `This server allows ${sentenceOf('onlookers')}.`);
    }
    client.userData = { seat, since: 0, views: 0 };
    client.ref.player = client;
    clearTimeout(this.empty);
    this.autoDispose = false; // see stayEmpty()
    if (seat !== nobody) this.sit(client, seat, token, name);
    this.hasBegun ||= this.seats.every(({ who }) => who === 'person' || who === 'stand_in');
    this.sendView(client);
    this.tellSeats();
    this.go();
  }

  seatOf(token) {
    const seat = this.seats.findIndex((each) => opens(token, each.hash));
    if (seat >= 0) return seat;
    count('token');
    throw new ServerError(noSuchSeat, 'This seat token opens no seat of this table.');
  }

  freeSeat() {
    return this.seats.findIndex((seat) => seat.who === 'open'); // -1 when all are taken: an onlooker
  }

  sit(client, number, token, name) {
    const seat = this.seats[number], before = seat.client;
    clearTimeout(seat.timer);
    Object.assign(seat, { client, who: 'person', gone: false, name: this.nameFor(name) || seat.name || `Seat ${number + 1}` });
    if (before && before !== client) before.leave(4001); // the same player at another page
    if (token !== undefined) return;
    const made = newToken();
    seat.hash = made.hash;
    client.userData.token = made.token;
  }

  nameFor(wish) {
    const name = plain(wish, most('name') + 1);
    if (Array.from(name).length > most('name')) reach('name');
    return plain(name, most('name'));
  }

  /** A seat that leaves can come back; after a while a built-in player takes over, until it does. */
  onLeave(client, code) {
    if (!client.userData) return; // it never joined
    if (code === withError && client._numMessagesLastSecond > this.maxMessagesPerSecond) reach('messages');
    else if (code === withError) count('malformed');
    const seat = this.seats.find((each) => each.client === client);
    if (seat) this.leaveSeat(seat, code);
    if (this.clients.length === 0) this.stayEmpty(this.seats.some((each) => each.hash && !each.gone) ? this.patience : 0);
  }

  /** Nobody is there: those who were cut off may come back for a while, then the table is closed. */
  stayEmpty(milliseconds) {
    clearTimeout(this.empty);
    this.empty = setTimeout(() => { this.autoDispose = true; }, milliseconds);
  }

  /** Before the start a seat that is left is free again: at once when it was left on purpose, else after a while. */
  leaveSeat(seat, code) {
    Object.assign(seat, { client: null, who: this.hasBegun ? 'away' : 'kept', gone: code === leftOnPurpose });
    if (seat.gone && !this.hasBegun) this.free(seat);
    else seat.timer = setTimeout(() => this.giveUp(seat), this.patience);
    this.tellSeats();
  }

  free(seat) {
    Object.assign(seat, { hash: null, who: 'open', name: '', gone: false });
  }

  giveUp(seat) {
    if (this.hasBegun) seat.who = 'stand_in';
    else this.free(seat);
    this.tellSeats();
    this.go();
  }

  onDispose() {
    for (const seat of this.seats ?? []) clearTimeout(seat.timer);
    clearTimeout(this.thinking);
    clearTimeout(this.empty);
    clearTimeout(this.idle);
    this.isClosed = true;
    this.game?.destroy();
    this.onClosed?.();
  }

  // ---- Messages ----------------------------------------------------------------------------------------------------------

  /** What Colyseus cannot read is the end of this connection alone. */
  _onMessage(client, bytes) {
    try {
      super._onMessage(client, bytes);
    } catch {
      count('malformed');
      client.ref.terminate();
    }
  }

  /** Every message goes out here: what a client does not take is bounded before its connection stands, too. */
  tell(client, kind, message) {
    const waiting = (client._enqueuedMessages ?? []).reduce((sum, { length }) => sum + length, 0);
    if (waiting > most('unread')) client.ref.end('unread');
    else client.send(kind, message);
  }

  tellSeats() {
    const seats = this.seats.map(({ name, who }) => ({ name, who }));
    for (const client of this.clients) this.tell(client, 'seats', seats);
  }

  viewerOf(client) {
    return client.userData.seat === nobody ? 'public' : client.userData.seat;
  }

  sendView(client) {
    const { seat, token } = client.userData;
    this.tell(client, 'view', { seat, ...(token ? { token } : {}), script: this.game.script(this.viewerOf(client)), hash: this.game.hash.toString(16) });
    delete client.userData.token; // it is said once
  }

  /** A view costs the most of all answers, so a client that asks again and again waits. */
  sync(client) {
    const { userData } = client, now = Date.now();
    if (now - userData.since >= second) Object.assign(userData, { since: now, views: 0 });
    if (++userData.views <= most('views')) return this.sendView(client);
    reach('views');
    return this.answer(client, 'views', `This server sends ${sentenceOf('views')}.`);
  }

  refuse(client, why, sentence, rule = '') {
    count(why);
    this.answer(client, why, sentence, rule);
  }

  answer(client, why, sentence, rule = '') {
    this.tell(client, 'refused', { why, sentence, rule, at: this.game.decision.action });
  }

  /** An action from the network. The seat comes from the connection, never from the bytes, and the library judges. */
  act(client, message) {
    const { seat } = client.userData, { at, code } = message !== null && typeof message === 'object' ? message : {};
    if (!isWhole(at, 2 ** 31) || !isWhole(code, Number.MAX_SAFE_INTEGER)) return this.refuse(client, 'malformed', 'An action is two whole numbers, "at" and "code".');
    if (seat === nobody) return this.refuse(client, 'not_yours', 'An onlooker cannot act.');
    if (!this.hasBegun) return this.refuse(client, 'waiting', 'The game waits for all seats.');
    const decision = this.game.decision;
    if (at !== decision.action) return this.refuse(client, 'late', 'The game has gone on since; this action was for an earlier decision.');
    let action;
    try {
      action = this.game.decode(code);
    } catch {
      return this.refuse(client, 'malformed', 'This number is no action.');
    }
    if (action.kind !== 'resign' && decision.seat !== seat) return this.refuse(client, 'not_yours', this.sentenceFor(action, seat));
    return this.apply({ ...action, seat, origin: 'seat' }, client);
  }

  sentenceFor(action, seat) {
    return this.game.check({ ...action, seat })?.sentence ?? 'Another seat decides now.';
  }

  apply(action, client = null) {
    const first = this.game.decision.action;
    try {
      this.game.apply(action);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (client) this.refuse(client, 'illegal', error.message, error.rule);
      return;
    }
    this.live();
    this.sendActions(first);
    this.go();
  }

  sendActions(first) {
    const hash = this.game.hash.toString(16), views = new Map();
    for (const client of this.clients) {
      const viewer = this.viewerOf(client);
      if (!views.has(viewer)) views.set(viewer, this.game.history(first, viewer).map((action) => this.game.encode(action)));
      this.tell(client, 'actions', { first, codes: views.get(viewer), hash });
    }
  }

  /** Lets a built-in player act when it decides, once for each decision however often it is called. */
  go() {
    const { seat, over, action } = this.game.decision;
    if (over || seat === null || !this.hasBegun || this.clients.length === 0 || this.seats[seat].who !== 'stand_in' || this.thinksAt === action) return;
    this.thinksAt = action;
    clearTimeout(this.thinking);
    this.thinking = setTimeout(() => this.actFor(seat, action).catch((fault) => logger.error(fault)), this.pause);
  }

  /** The player of the seat may come back and the table may be closed while a built-in player thinks; then its action is forgotten. */
  async actFor(seat, at) {
    const { level } = this.seats[seat], action = await this.choose(this.game, seat, level === 'person' ? 'normal' : level);
    if (this.isClosed) return;
    if (this.thinksAt === at) this.thinksAt = null;
    if (this.game.decision.action === at && this.seats[seat].who === 'stand_in') this.apply({ ...action, seat, origin: 'stand_in' });
  }
}
