// SPDX-License-Identifier: MIT
// The dialog of the games that this browser keeps.
import { close, closeButton, keptRow, open } from './dialogs';
import { html } from './dom';
import { forget, newestFirst, saveOf, saves, textOf, type Keeper } from './saves';
import { download } from './store';
import { seatName, type Table } from './table';
import { say, tongue } from './words';

export function games(table: Table, keeper: Keeper, takeKept: (id: string) => void): void {
  const list = html('ul', { class: 'kept' });
  const row = (id: string): HTMLElement => {
    const save = saveOf(id), title = titleOf(table, id), isHere = id === keeper.id && !table.referee && !table.borrowed;
    const about = save ? [...(save.at ? [new Date(save.at).toLocaleString(tongue.code, { dateStyle: 'medium', timeStyle: 'short' })] : []), ...(save.over ? [say.over] : []), ...(isHere ? [say.shown] : [])].join(' · ') : '';
    const goOn = (): void => {
      close();
      takeKept(id);
    };
    if (isHere) return keptRow(title, about);
    return keptRow(title, about, save ? [say.goOn, goOn] : [say.save, () => download('bastide-game.txt', textOf(id))], () => forget(id));
  };
  const ids = newestFirst(saves());
  list.append(...(ids.length ? ids.map(row) : [html('li', {}, say.noGames)]));
  open(say.games, list, html('div', { class: 'row end' }, closeButton()));
}

/** The scores of a kept game, by the names of its seats. */
function titleOf({ bastide }: Table, id: string): string {
  try {
    const game = bastide.loadScript(saveOf(id)!.script), title = game.seats().map(({ seat, score }) => `${seatName(game, seat)} ${score}`).join(' · ');
    game.destroy();
    return title;
  } catch {
    return say.unreadable;
  }
}
