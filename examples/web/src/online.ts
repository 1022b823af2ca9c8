// SPDX-License-Identifier: MIT
// A table on a server: opens or joins it, follows its game, and comes back to its seat after a lost connection.
import { Client, type Room } from '@colyseus/sdk';
import type { ActionInput } from 'bastide';
import { close, closeButton, newGame, open, type Wish } from './dialogs';
import { html } from './dom';
import { seatName, type Player, type Referee, type Table } from './table';
import { say } from './words';

interface View { seat: number; token?: string; script: string; hash: string }
interface Actions { first: number; codes: number[]; hash: string }
type Toast = (...lines: string[]) => void;

const address = (): string => new URLSearchParams(location.search).get('server') ?? location.origin;
// The token outlives the page, so that a closed tab comes back to its seat; it goes when the player leaves or the game is over.
const tokenKey = (room: string): string => `bastide.seat.${room}`;
const nameKey = 'bastide.name', myName = (): string => localStorage.getItem(nameKey) ?? '';
const pauses = [1, 2, 4, 8, 16, 30, 30, 30]; // seconds before each try to come back

/** The dialog: open a table with the options of a new game, or join one by its code. */
export async function ask(table: Table, toast: Toast): Promise<void> {
  const code = html('input', { id: 'room-code' }), name = html('input', { id: 'my-name', value: myName(), maxlength: 24, autocomplete: 'nickname' });
  const keepName = (): void => localStorage.setItem(nameKey, name.value.trim());
  const go = (watch: boolean): void => {
    keepName();
    close();
    void join(table, toast, code.value.trim(), watch);
  };
  const openTable = (): void => {
    keepName();
    newGame(table, (wish) => void host(table, toast, wish), say.open, false);
  };
  open(say.online, html('p', {}, `${say.server}: ${address()}`), html('label', {}, say.name, name), html('label', {}, say.room, code),
    html('div', { class: 'row end' }, closeButton(say.cancel), html('button', { onclick: () => go(true) }, say.watch), html('button', { id: 'join', onclick: () => go(false) }, say.join),
      html('button', { class: 'main', id: 'open-table', onclick: openTable }, say.open)));
}

async function host(table: Table, toast: Toast, { config, players }: Wish): Promise<void> {
  const wish = { ...(config.game === 'dice' ? { dice: true } : { preset: config.preset }), seats: players.length, options: config.options, players, name: myName() };
  await client().then((server) => server.create('table', wish)).then((room) => enter(table, toast, room), (error: Error) => toast(say.noTable, `${address()}: ${error.message}`));
}

const client = async (): Promise<Client> => new Client(address()); // an address that is none rejects like a server that is away

const roomOf = async (id: string, watch: boolean): Promise<Room> => {
  const token = localStorage.getItem(tokenKey(id));
  return (await client()).joinById(id, { ...(token && !watch ? { token } : { watch }), name: myName() });
};

/** Joins a table; with the token that this browser keeps it comes back to its own seat. */
export async function join(table: Table, toast: Toast, id: string, watch = false): Promise<void> {
  await roomOf(id, watch).then((room) => enter(table, toast, room), (error: Error) => {
    if (isRefused(error)) localStorage.removeItem(tokenKey(id));
    toast(say.noTable, `${address()}: ${error.message}`);
  });
}

/** Whether the server answered that there is no such table or seat; else it may answer later. */
const isRefused = (error: Error): boolean => [403, 521, 522].includes((error as Error & { code?: number }).code ?? 0);

function enter(table: Table, toast: Toast, room: Room): void {
  let players: Player[] = [], left = false, isFirst = true;
  room.reconnection.enabled = false; // the seat token does it, also after the page was closed
  history.replaceState(null, '', `#room=${room.roomId}`);
  const forget = (): void => localStorage.removeItem(tokenKey(room.roomId));
  const referee: Referee = {
    act: (action: ActionInput): void => room.send('act', { at: table.game.decision.action, code: table.game.encode(action) }),
    mySeat: null,
    leave: () => {
      left = true;
      forget();
      if (location.hash === `#room=${room.roomId}`) history.replaceState(null, '', location.pathname + location.search);
      void room.leave();
    },
  };
  room.onMessage('view', ({ seat, token, script }: View) => {
    if (left) return;
    if (token) localStorage.setItem(tokenKey(room.roomId), token);
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
    for (const code of codes) table.game.follow(table.game.decode(code));
    if (table.game.hash.toString(16) !== hash) room.send('sync', {});
    if (table.game.over) forget();
    table.changed();
  });
  room.onMessage('refused', ({ sentence, rule }: { sentence: string; rule: string }) => toast(sentence + (rule ? ` [${rule}]` : '')));
  room.onMessage('seats', (seats: { name: string; who: string }[]) => {
    const signs: { [who: string]: string } = { away: ' …', stand_in: ' ⚙' };
    table.names = seats.map(({ name, who }) => name + (signs[who] ?? ''));
    table.invites = seats.some((seat) => seat.who === 'open');
    table.notice = table.invites ? `${say.waiting} ${location.href}` : '';
    table.changed();
  });
  room.onLeave((code) => {
    if (left || table.referee !== referee) return; // left on purpose
    if (code === 4001) stop(table, say.gaveUp); // at another page
    else void comeBack(table, toast, room.roomId, referee);
  });
}

function stop(table: Table, notice: string): void {
  table.notice = notice;
  table.invites = false;
  table.changed();
}

/** Tries to come back, with growing pauses; meanwhile nobody can act here. */
async function comeBack(table: Table, toast: Toast, id: string, referee: Referee): Promise<void> {
  const watch = referee.mySeat === null;
  for (const pause of pauses) {
    stop(table, say.offline);
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    if (table.referee !== referee) return;
    try {
      const room = await roomOf(id, watch);
      if (table.referee !== referee) void room.leave();
      else enter(table, toast, room);
      return;
    } catch (error) {
      if (!isRefused(error as Error)) continue;
      localStorage.removeItem(tokenKey(id));
      return stop(table, say.goneTable);
    }
  }
  stop(table, say.gaveUp);
}
