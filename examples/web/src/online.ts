// SPDX-License-Identifier: MIT
// A table on a server: opens or joins it, follows its game, and comes back to its seat after a lost connection.
import { Client, type Room } from '@colyseus/sdk';
import type { ActionInput } from 'bastide';
import { close, closeButton, keptRow, newGame, open, type Wish } from './dialogs';
import { html } from './dom';
import { plain } from '../../server/src/names.mjs';
import { leavePlace, places, takePlace, tokenAt } from './seats';
import { serverOf } from './servers';
import { read, write } from './shelf';
import { seatName, type Player, type Referee, type Table } from './table';
import { say, tongue } from './words';

interface View { seat: number; token?: string; script: string; hash: string }
interface Actions { first: number; codes: number[]; hash: string }
type Toast = (...lines: string[]) => void;

const nameKey = 'bastide.name', mostLetters = 24, myName = (): string => plain(read(nameKey), mostLetters);
const pauses = [1, 2, 4, 8, 16, 30, 30, 30]; // seconds before each try to come back

/** The server of this page; a link may lead to another one only if the owner of the page has listed it. */
function address(toast: Toast): string | null {
  const server = serverOf(location.search);
  if (server === null) toast(say.foreign, plain(new URLSearchParams(location.search).get('server'), 100));
  return server;
}

/** The dialog: open a table with the options of a new game, or join one by its code. */
export async function ask(table: Table, toast: Toast): Promise<void> {
  const server = address(toast);
  if (server === null) return;
  const code = html('input', { id: 'room-code' }), name = html('input', { id: 'my-name', value: myName(), maxlength: mostLetters, autocomplete: 'nickname' });
  const keepName = (): void => void write(nameKey, plain(name.value, mostLetters));
  const go = (watch: boolean): void => {
    keepName();
    close();
    void join(table, toast, code.value.trim(), watch);
  };
  const openTable = (): void => {
    keepName();
    newGame(table, (wish) => void host(table, toast, server, wish), say.open, false);
  };
  const mine = places().filter((place) => place.server === server && location.hash !== `#room=${place.room}`).map(({ room, at }) => keptRow(room, new Date(at).toLocaleString(tongue.code), [say.goOn, () => {
    close();
    void join(table, toast, room);
  }], () => leavePlace(server, room)));
  open(say.online, html('p', {}, `${say.server}: ${server}`), html('label', {}, say.name, name), html('label', {}, say.room, code),
    ...(mine.length ? [html('p', {}, say.mySeats), html('ul', { class: 'kept' }, ...mine)] : []),
    html('div', { class: 'row end' }, closeButton(say.cancel), html('button', { onclick: () => go(true) }, say.watch), html('button', { id: 'join', onclick: () => go(false) }, say.join),
      html('button', { class: 'main', id: 'open-table', onclick: openTable }, say.open)));
}

async function host(table: Table, toast: Toast, server: string, { config, players }: Wish): Promise<void> {
  const wish = { ...(config.game === 'dice' ? { dice: true } : { preset: config.preset }), seats: players.length, options: config.options, players, name: myName() };
  await new Client(server).create('table', wish).then((room) => enter(table, toast, server, room), (error: Error) => toast(say.noTable, `${server}: ${plain(error.message)}`));
}

/** With the token that this browser keeps it comes back to its own seat, unless that was given to somebody else. */
async function roomOf(server: string, id: string, watch: boolean): Promise<Room> {
  const token = watch ? null : tokenAt(server, id), to = (wish: object): Promise<Room> => new Client(server).joinById(id, { ...wish, name: myName() });
  if (token === null) return to({ watch });
  return to({ token }).catch((error: Error) => {
    if (!isForeign(error)) throw error;
    leavePlace(server, id);
    return to({ watch });
  });
}

/** Joins a table by its code. */
export async function join(table: Table, toast: Toast, id: string, watch = false): Promise<void> {
  const server = address(toast);
  if (server === null) return;
  if (!/^[\w-]{1,64}$/.test(id)) return toast(say.noTable, server);
  await roomOf(server, id, watch).then((room) => enter(table, toast, server, room), (error: Error) => {
    if (isGone(error)) leavePlace(server, id);
    toast(say.noTable, `${server}: ${plain(error.message)}`);
  });
}

const noSuchSeat = 4030, noSuchTable = 522, codeOf = (error: Error): number => (error as Error & { code?: number }).code ?? 0;
/** Whether the table itself answered that the token opens no seat; a proxy before it answers with codes of HTTP alone. */
const isForeign = (error: Error): boolean => codeOf(error) === noSuchSeat;
/** Whether the server answered that there is no such table. Proxies use the same code for a server that does not answer: it may do so later. */
const isGone = (error: Error): boolean => codeOf(error) === noSuchTable && /^room ".*" not found$/.test(error.message);

function enter(table: Table, toast: Toast, server: string, room: Room): void {
  let players: Player[] = [], left = false, isFirst = true;
  room.reconnection.enabled = false; // the seat token does it, also after the page was closed
  table.referee?.leave();
  history.replaceState(null, '', `#room=${room.roomId}`);
  const referee: Referee = {
    act: (action: ActionInput): void => room.send('act', { at: table.game.decision.action, code: table.game.encode(action) }),
    mySeat: null,
    isKept: () => tokenAt(server, room.roomId) !== null,
    leave: () => { // the seat stays that of this browser
      left = true;
      if (location.hash === `#room=${room.roomId}`) history.replaceState(null, '', location.pathname + location.search);
      void room.leave(false).catch(() => {}); // a lost connection cannot be closed
    },
  };
  room.onMessage('view', ({ seat, token, script }: View) => {
    if (left) return;
    if (token) takePlace(server, room.roomId, token);
    const game = table.bastide.loadScript(script), { names, notice, invites } = table;
    players = game.seats().map(() => 'remote');
    referee.mySeat = seat < 0 ? null : seat;
    table.take(game, players, referee);
    if (!isFirst) Object.assign(table, { names, notice, invites });
    table.changed();
    if (isFirst) toast(seat < 0 ? say.youWatch : `${say.youPlay} ${seatName(game, seat)}.`);
    isFirst = false;
  });
  room.onMessage('actions', ({ codes, hash }: Actions) => {
    if (left) return;
    for (const code of codes) table.game.follow(table.game.decode(code));
    if (table.game.hash.toString(16) !== hash) room.send('sync', {});
    if (table.game.over) leavePlace(server, room.roomId);
    table.changed();
  });
  room.onMessage('refused', ({ sentence, rule }: { sentence: string; rule: string }) => left || toast(plain(sentence) + (rule ? ` [${plain(rule)}]` : '')));
  room.onMessage('seats', (seats: { name: string; who: string }[]) => {
    if (left) return;
    const signs: { [who: string]: string } = { away: ' …', kept: ' …', stand_in: ' ⚙' };
    table.names = seats.map(({ name, who }) => ({ name: plain(name, mostLetters), sign: signs[who] ?? '' }));
    table.invites = seats.some(({ who }) => who === 'open' || who === 'kept');
    table.notice = table.invites ? `${say.waiting} ${location.href}` : '';
    table.changed();
  });
  room.onLeave((code) => {
    if (left || table.referee !== referee) return; // left on purpose
    if (code === 4001) stop(table, say.gaveUp); // at another page
    else void comeBack(table, toast, server, room.roomId, referee);
  });
}

function stop(table: Table, notice: string): void {
  table.notice = notice;
  table.invites = false;
  table.changed();
}

/** Tries to come back, with growing pauses; meanwhile nobody can act here. */
async function comeBack(table: Table, toast: Toast, server: string, id: string, referee: Referee): Promise<void> {
  const watch = referee.mySeat === null;
  for (const pause of pauses) {
    stop(table, say.offline);
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    if (table.referee !== referee) return;
    try {
      const room = await roomOf(server, id, watch);
      if (table.referee !== referee) void room.leave();
      else enter(table, toast, server, room);
      return;
    } catch (error) {
      if (!isGone(error as Error)) continue;
      leavePlace(server, id);
      return stop(table, say.goneTable);
    }
  }
  stop(table, say.gaveUp);
}
