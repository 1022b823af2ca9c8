// SPDX-License-Identifier: MIT
// A table on a server: opens or joins it, follows its game, and comes back to its seat after a lost connection.
import { Client, type Room } from '@colyseus/sdk';
import type { ActionInput } from 'bastide';
import { close, closeButton, newGame, open, type Wish } from './dialogs';
import { html } from './dom';
import type { Player, Table } from './table';
import { say } from './words';

interface View { seat: number; token?: string; script: string; hash: string }
interface Actions { first: number; codes: number[]; hash: string }
type Toast = (...lines: string[]) => void;

const address = (): string => new URLSearchParams(location.search).get('server') ?? location.origin;
const tokenKey = (room: string): string => `bastide.seat.${room}`;

/** The dialog: open a table with the options of a new game, or join one by its code. */
export async function ask(table: Table, toast: Toast): Promise<void> {
  const code = html('input', { id: 'room-code' });
  const go = (watch: boolean): void => {
    close();
    void join(table, toast, code.value.trim(), watch);
  };
  open(say.online, html('p', {}, `${say.server}: ${address()}`), html('label', {}, say.room, code),
    html('div', { class: 'row end' }, closeButton(say.cancel), html('button', { onclick: () => go(true) }, say.watch), html('button', { id: 'join', onclick: () => go(false) }, say.join),
      html('button', { class: 'main', id: 'open-table', onclick: () => newGame(table, (wish) => void host(table, toast, wish), say.open) }, say.open)));
}

async function host(table: Table, toast: Toast, { config, players }: Wish): Promise<void> {
  const wish = { ...(config.game === 'dice' ? { dice: true } : { preset: config.preset }), seats: players.length, options: config.options, standIns: players.filter((player) => player !== 'person').length };
  await new Client(address()).create('table', wish).then((room) => enter(table, toast, room), (error: Error) => toast(say.noTable, `${address()}: ${error.message}`));
}

/** Joins a table; with the token that this browser keeps it comes back to its own seat. */
export async function join(table: Table, toast: Toast, id: string, watch = false): Promise<void> {
  const token = sessionStorage.getItem(tokenKey(id));
  await new Client(address()).joinById(id, token && !watch ? { token } : { watch }).then((room) => enter(table, toast, room), (error: Error) => toast(say.noTable, `${address()}: ${error.message}`));
}

function enter(table: Table, toast: Toast, room: Room): void {
  let players: Player[] = [];
  room.reconnection.enabled = false; // the seat token does it, also after the page was closed
  history.replaceState(null, '', `#room=${room.roomId}`);
  const act = (action: ActionInput): void => room.send('act', { at: table.game.decision.action, code: table.game.encode(action) });
  room.onMessage('view', ({ seat, token, script }: View) => {
    if (token) sessionStorage.setItem(tokenKey(room.roomId), token);
    const game = table.bastide.loadScript(script);
    players = game.seats().map(() => 'remote');
    table.take(game, players, { act, mySeat: seat < 0 ? null : seat, leave: () => void room.leave() });
  });
  room.onMessage('actions', ({ codes, hash }: Actions) => {
    for (const code of codes) table.game.follow(table.game.decode(code));
    if (table.game.hash.toString(16) !== hash) room.send('sync', {});
    table.changed();
  });
  room.onMessage('refused', ({ sentence, rule }: { sentence: string; rule: string }) => toast(sentence + (rule ? ` [${rule}]` : '')));
  room.onMessage('seats', (seats: { name: string; who: string }[]) => {
    const signs: { [who: string]: string } = { away: ' …', stand_in: ' ⚙' };
    table.names = seats.map(({ name, who }) => name + (signs[who] ?? ''));
    const waits = seats.some((seat) => seat.who === 'open');
    table.changed();
    if (waits) toast(say.waiting, location.href);
  });
  room.onLeave((code) => {
    if (code === 4000 || code === 4001 || table.referee?.act !== act) return; // left on purpose
    toast(say.offline);
    setTimeout(() => void join(table, toast, room.roomId), 2000);
  });
}
