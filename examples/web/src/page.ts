// SPDX-License-Identifier: MIT
// The page: loads the library, puts a game on the table, and joins the parts.
import { compile, load } from 'bastide';
import address from './module/table.wasm?url';
import { Board } from './board';
import { fileOf, help, newGame, playersOf, replay, share } from './dialogs';
import { at, html } from './dom';
import { games } from './games';
import { Opponents } from './opponents';
import { Panels } from './panels';
import { Keeper, saveOf } from './saves';
import { read } from './shelf';
import { download, largest, scriptOf } from './store';
import { levels, Table, type Player } from './table';
import { say, tongue, tongues } from './words';

/** @param entry the address of the program, which also runs in the worker of the built-in players */
export async function run(entry: string): Promise<void> {
  const module = await compile({ from: new URL(address, location.href) });
  const table = new Table(await load({ from: module }));
  const board = new Board(table), panels = new Panels(table, board), keeper = new Keeper();

  let toastTimer = 0;
  function toast(...lines: string[]): void {
    const box = at('toast');
    box.replaceChildren(...lines.map((line) => html('p', { dir: 'auto' }, line)));
    box.classList.add('shown');
    clearTimeout(toastTimer);
    toastTimer = window.setTimeout(() => box.classList.remove('shown'), 6000);
  }
  table.onRefused = (sentence, refused) => toast(sentence + (refused.rule ? ` [${refused.rule}]` : ''));

  const asPlayers = (names: string[], seats: number): Player[] =>
    Array.from({ length: seats }, (_, seat) => (levels.includes(names[seat] ?? '') ? names[seat] as Player : 'person'));

  /** @param id the name under which the browser keeps it; null for a game that comes from elsewhere */
  function takeScript(script: string, players: string[], broken: string[] = [], borrowed = false, id: string | null = null): void {
    try {
      const game = table.bastide.loadScript(script);
      table.referee?.leave();
      table.borrowed = borrowed;
      if (id !== null) keeper.adopt(id, game);
      table.take(game, asPlayers(players, game.seats().length));
    } catch (refused) {
      toast(...broken, (refused as Error).message);
    }
  }

  /** Plays on in a game that the browser keeps; one that cannot be read stays where it is. */
  function takeKept(id: string): void {
    const { script = '', players = [] } = saveOf(id) ?? {};
    takeScript(script, players, [say.brokenSave], false, id);
  }

  function undo(): void {
    if (table.referee || table.past) return;
    const lines = table.undo();
    if (lines.length) toast(say.undone, ...lines);
  }

  /** Asks for hints, or takes those away that are shown. */
  function hint(): void {
    const isAsked = table.mine && panels.hints === null;
    panels.showHints(isAsked ? [] : null);
    if (isAsked) opponents.hint();
  }

  function loadFile(): void {
    const input = html('input', { type: 'file', accept: '.txt,.script,text/plain', id: 'file' });
    const read = async (file: File): Promise<void> => {
      const text = file.size > largest ? '' : await file.text(); // '' is refused like any text that is no game
      takeScript(text, playersOf(text));
    };
    input.addEventListener('change', () => void (input.files?.[0] && read(input.files[0]).catch((unread: Error) => toast(unread.message))));
    input.click();
  }

  async function speak(code: string): Promise<void> {
    await table.speak(code).catch(() => {
      toast(say.absent);
      menu();
    });
  }

  function menu(): void {
    const button = (id: string, name: string, run: () => void): HTMLElement => html('button', { id, onclick: run }, name);
    const language = html('select', { id: 'language', 'aria-label': say.language, onchange: () => void speak(language.value) },
      ...tongues.map(({ code, name }) => html('option', { value: code, selected: code === tongue.code, lang: code }, name)));
    const local = !table.referee;
    at('menu').setAttribute('aria-label', say.menu);
    at('menu').replaceChildren(
      button('new', say.newGame, () => newGame(table, (wish) => {
        const { referee } = table;
        table.begin(wish.config, wish.players); // throws when it cannot be played
        referee?.leave();
      })), button('games', say.games, () => games(table, keeper, takeKept)),
      ...(local ? [button('undo', say.undo, undo)] : []), html('button', { id: 'hint', title: 'H', disabled: !table.mine, onclick: hint }, say.hint),
      button('save', say.save, () => download('bastide-game.txt', local ? fileOf(table.game.script(), table.players) : table.game.script('public'))), button('load', say.load, loadFile),
      ...(local ? [button('share', say.share, () => void share(table))] : []), button('replay', say.replay, () => replay(table)),
      button('online', say.online, () => void import('./online').then(({ ask }) => ask(table, toast), unreachable)), button('help', '?', help), language);
    at('help').setAttribute('aria-label', say.help);
  }

  const unreachable = (): void => toast(say.unreachable);

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !at<HTMLDialogElement>('dialog').open) document.querySelector<HTMLElement>('#replay-bar button')?.click();
    if ((event.target as Element).closest('dialog, input, select') || event.altKey) return;
    if (event.key === 'u' || (event.key === 'z' && (event.ctrlKey || event.metaKey))) undo();
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'p') document.getElementById('pass')?.click();
    if (event.key === 'h') hint();
  });

  async function begin(): Promise<void> {
    const nothing = { script: '', players: [] }; // a fragment that cannot be read is refused like a script that cannot
    const shared = await scriptOf(location.hash).catch(() => nothing), before = keeper.last(), room = new URLSearchParams(location.hash.slice(1)).get('room');
    if (shared) takeScript(shared.script, shared.players, [say.brokenLink], true);
    if (!table.game && before !== null) takeKept(before);
    if (!table.game) table.begin({ preset: 'base' }, ['person', 'normal']);
    if (room) await import('./online').then(({ join }) => join(table, toast, room), unreachable);
  }

  keeper.onTrouble = (trouble) => toast(say[trouble]);
  table.listen(menu);
  table.listen(() => {
    if (!table.past) document.getElementById('replay-bar')?.remove();
    if (table.past) return;
    table.isKept = !table.referee && !table.borrowed && keeper.keep(table.game, table.players);
    if (table.referee || table.borrowed) return;
    if (location.hash.startsWith('#game=')) history.replaceState(null, '', location.pathname + location.search); // the game has gone on from the link
  });
  const language = read('bastide.language') ?? navigator.languages.map((name) => name.slice(0, 2)).find((code) => tongues.some((each) => each.code === code)) ?? 'en';
  await table.speak(language).catch(() => {});
  const opponents = new Opponents(table, module, entry);
  opponents.onThinking = (thinks) => {
    if (panels.thinking === thinks) return;
    panels.thinking = thinks;
    panels.showNow();
  };
  opponents.onHints = (hints) => {
    if (panels.hints === null) return; // taken away meanwhile
    panels.showHints(hints);
    if (!hints) toast(say.noHints);
  };
  await begin();
  addEventListener('hashchange', () => void (location.hash.length > 1 && begin()));
  document.body.dataset['ready'] = 'yes';
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await workOffline().catch(() => {});
}

/** Keeps the files, those too that came before the worker was there. */
async function workOffline(): Promise<void> {
  await navigator.serviceWorker.register('./sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
