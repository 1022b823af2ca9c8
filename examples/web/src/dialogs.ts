// SPDX-License-Identifier: MIT
// The dialogs: a new game with every option that the library lists, sharing, replaying, help.
import type { GameConfig, OptionName } from 'bastide';
import { at, html } from './dom';
import { copy, linkOf } from './store';
import { levels, seatColours, seatName, type Player, type Table } from './table';
import { say } from './words';

const dialog = (): HTMLDialogElement => at<HTMLDialogElement>('dialog');

export function open(title: string, ...content: (Node | string)[]): void {
  dialog().replaceChildren(html('h2', { id: 'dialog-title' }, title), ...content);
  dialog().setAttribute('aria-labelledby', 'dialog-title');
  dialog().showModal();
}
export const close = (): void => dialog().close();
export const closeButton = (name = say.close): HTMLElement => html('button', { type: 'button', onclick: close }, name);

/** Something that the browser keeps: what it is, a button to go on with it, and one that takes it away at the second click. */
export function keptRow(name: string, about: string, goOn?: [string, () => void], forget?: () => void): HTMLElement {
  const row = html('li', {}, html('span', {}, html('b', {}, name), html('small', {}, about)));
  if (goOn) row.append(html('button', { type: 'button', onclick: goOn[1] }, goOn[0]));
  if (!forget) return row;
  const away = html('button', { type: 'button', 'aria-label': `${say.remove}: ${name}`, onclick: () => {
    if (away.className) {
      forget();
      row.remove();
    }
    away.className = 'remove';
    away.textContent = away.ariaLabel = say.sure;
  } }, say.remove);
  row.append(away);
  return row;
}

// ---- New game ------------------------------------------------------------------------------------------------------------

export interface Wish { config: GameConfig; players: Player[] }
let last: { preset: string; players: Player[] } = { preset: 'base', players: ['person', 'normal'] };

/** The options of the kind of game that belong to its boxes; others would be refused. */
function optionsFor(table: Table, preset: string): ReturnType<Table['bastide']['options']> {
  const { bastide } = table, dice = preset === 'dice';
  const sets = dice ? [] : bastide.presetChoices(preset as never).filter((choice) => choice.kind === 'set').map((choice) => choice.id as string);
  return bastide.options().filter((option) => option.game === (dice ? 'dice' : 'tiles') && (option.set === null || sets.includes(option.set)));
}

/** What becomes of the game on the table; nothing if nobody here has a part in it. */
function noteOn({ referee, game, isKept }: Table): string {
  if (referee) return referee.mySeat === null || game.over ? '' : referee.isKept() ? say.keptSeat : say.notKept;
  return game.history().every(({ seat }) => seat === null) ? '' : isKept ? say.keptGame : say.notKept;
}

export function newGame(table: Table, start: (wish: Wish) => void, titleText = say.newGame, withSeed = true): void {
  const { bastide } = table;
  const preset = html('select', { id: 'preset', onchange: () => showOptions() },
    ...bastide.presets().map(({ word, text }) => html('option', { value: word, selected: word === last.preset }, text)),
    html('option', { value: 'dice', selected: last.preset === 'dice' }, say.dice));
  const seats = html('div', { class: 'seat-list' }), options = html('div', { class: 'options' }), seed = html('input', { id: 'seed', inputmode: 'numeric', placeholder: say.random });
  const error = html('p', { class: 'error', role: 'alert' });
  const kinds = ['person', ...levels];

  const showSeats = (players: Player[]): void => {
    seats.replaceChildren(...players.map((player, seat) => html('label', { style: `--seat:${seatColours[seat]}` }, html('span', { class: 'dot', 'aria-hidden': 'true' }), seatName(table.game, seat),
      html('select', { 'data-seat': seat }, ...kinds.map((kind) => html('option', { value: kind, selected: kind === player }, say[kind as 'person']))))),
    html('div', { class: 'row' }, html('button', { type: 'button', id: 'fewer', 'aria-label': `${say.seats} −`, onclick: () => showSeats(chosen().slice(0, Math.max(1, chosen().length - 1))) }, '−'),
      html('button', { type: 'button', id: 'more', 'aria-label': `${say.seats} +`, onclick: () => showSeats([...chosen(), 'normal' as Player].slice(0, 8)) }, '+')));
  };
  const chosen = (): Player[] => [...seats.querySelectorAll('select')].map((select) => select.value as Player);
  const showOptions = (): void => options.replaceChildren(...optionsFor(table, preset.value).map((option) => html('label', { class: 'option' },
    option.most === 1 && option.least === 0
      ? html('input', { type: 'checkbox', 'data-option': option.id, 'data-usual': option.usual, checked: option.usual === 1 })
      : html('input', { type: 'number', 'data-option': option.id, 'data-usual': option.usual, min: option.least, max: option.most, value: option.usual }),
    html('span', {}, option.text, option.rule ? html('small', {}, ` ${option.rule}`) : ''))));

  const wish = (): Wish => {
    const values: Partial<Record<OptionName, number>> = {};
    for (const input of options.querySelectorAll('input')) {
      const value = input.type === 'checkbox' ? Number(input.checked) : Number(input.value);
      if (value !== Number(input.dataset['usual'])) values[input.dataset['option'] as OptionName] = value;
    }
    const players = chosen(), game = preset.value === 'dice' ? { game: 'dice' as const } : { preset: preset.value as NonNullable<GameConfig['preset']> };
    last = { preset: preset.value, players };
    return { players, config: { ...game, seats: players.length, options: values, ...(/^\d+$/.test(seed.value.trim()) ? { seed: BigInt(seed.value.trim()) } : {}) } };
  };
  const note = noteOn(table);
  const submit = (event: Event): void => {
    event.preventDefault();
    try {
      start(wish());
      close();
    } catch (refused) {
      error.textContent = (refused as Error).message;
    }
  };
  showSeats(last.players);
  showOptions();
  open(titleText, html('form', { onsubmit: submit },
    html('label', {}, say.game, preset), html('fieldset', {}, html('legend', {}, say.seats), seats),
    html('details', { id: 'options' }, html('summary', {}, say.options), options), ...(withSeed ? [html('label', {}, say.seed, seed)] : []), ...(note ? [html('p', { class: 'empty', id: 'kept' }, note)] : []), error,
    html('div', { class: 'row end' }, closeButton(say.cancel), html('button', { class: 'main', id: 'start' }, say.start))));
}

// ---- Sharing, replay, help -----------------------------------------------------------------------------------------------

/** Names the built-in players in a comment of the script, so that the file brings them back. */
const playersLine = '# players: ';
export const fileOf = (script: string, players: Player[]): string => `${playersLine}${players.join(' ')}\n${script}`;
export const playersOf = (text: string): string[] => text.split(/\r\n?|\n/).find((line) => line.startsWith(playersLine))?.slice(playersLine.length).trim().split(' ') ?? [];

export async function share(table: Table): Promise<void> {
  const link = await linkOf(table.game.script(), table.players), note = html('p', { role: 'status' });
  const field = html('input', { id: 'link', readonly: true, value: link, 'aria-label': say.share });
  const copied = (): void => { note.textContent = say.copied; };
  open(say.share, html('p', {}, say.shareText), field, note, html('div', { class: 'row end' }, closeButton(), html('button', { class: 'main', onclick: () => void copy(link).then(copied) }, say.copy)));
}

/** A slider below the board; the page shows the past until it is closed. */
export function replay(table: Table): void {
  const all = table.game.history().length, geometry = table.game.dice() ? null : table.game.geometry;
  const text = html('output', {}, ''), slider = html('input', { id: 'slider', type: 'range', min: 0, max: all, value: all, 'aria-label': say.replay });
  const show = (): void => {
    const count = Number(slider.value), actions = table.game.history();
    table.past?.destroy();
    table.past = null;
    table.past = table.game.replayed(count);
    if (geometry) table.past.shareGeometry(geometry);
    text.textContent = `${count} / ${all} ${count > 0 ? table.past.actionText(actions[count - 1]!) : ''}`;
    table.changed();
  };
  const end = (): void => {
    bar.remove();
    table.past?.destroy();
    table.past = null;
    table.changed();
  };
  document.getElementById('replay-bar')?.remove();
  const bar = html('div', { id: 'replay-bar' }, slider, text, html('button', { onclick: end }, say.close));
  slider.addEventListener('input', show);
  at('table').append(bar); // the page removes it when another game comes
  show();
  slider.focus();
}

export function help(): void {
  open(say.help, html('p', {}, say.helpText), html('div', { class: 'row end' }, closeButton()));
}
