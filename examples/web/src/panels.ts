// SPDX-License-Identifier: MIT
// Beside the board: whose turn it is and what may be done, the seats, and the pages log, account, tiles left.
import type { Action, Event, Hint, ScoreLine, Seat } from 'bastide';
import { at, html, pictureAddress } from './dom';
import { isDark, knightPicture, tilePicture, type Board } from './board';
import { copy } from './store';
import { isPlace, seatColours, seatName, type Table } from './table';
import { say, tongue } from './words';

type Page = 'log' | 'account' | 'tiles';
const pages: Page[] = ['log', 'account', 'tiles'];
const quiet = new Set<Event['kind']>(['turn_ended', 'drew', 'turn_began']);
const byFinger = (): boolean => matchMedia('(hover: none)').matches;

export class Panels {
  private page: Page = 'log';
  private spoken = 0;
  private spokenOf: object | null = null;
  /** The seat that a player at another page waits for, or that thinks. */
  thinking = false;
  /** Those that are shown; none while they are thought about, null when nobody asked. */
  hints: Hint[] | null = null;

  constructor(private readonly table: Table, private readonly board: Board) {
    table.listen(() => this.show());
    addEventListener('bastide-turned', () => this.showNow());
  }

  show(): void {
    this.showNow();
    this.showHints(null);
    this.showSeats();
    this.showTabs();
    this.showPage();
    this.speak();
  }

  /** Says what happened since, and what is to decide. */
  private speak(): void {
    const { table } = this, { events, game } = table;
    if (this.spokenOf !== game) this.spoken = events.length; // a game that was loaded is not told from its beginning
    this.spokenOf = game;
    const fresh = table.past ? [] : events.slice(this.spoken).filter((event) => !quiet.has(event.kind)).map((event) => game.eventText(event));
    if (!table.past) this.spoken = events.length;
    at('live').textContent = [...fresh, table.notice || table.shown.decisionText()].join(' ');
  }

  // ---- Now -------------------------------------------------------------------------------------------------------------

  showNow(): void {
    const { table, board } = this, game = table.shown, decision = game.decision, now = at('now');
    const seat = decision.seat ?? (decision.over ? decision.winners[0] : null) ?? null;
    now.style.setProperty('--seat', seat === null ? 'transparent' : seatColours[seat]!);
    const sentence = table.notice ? table.notice : this.thinking && seat !== null ? `${seatName(game, seat)} ${say.thinks} …` : decision.over ? this.ending() : game.decisionText();
    now.replaceChildren(html('p', { class: 'sentence', id: 'sentence' }, sentence));
    if (table.invites) now.append(this.invitation());
    if (table.referee?.mySeat === null) now.append(html('p', { class: 'empty' }, say.youWatch));
    const tile = table.tile;
    if (tile !== null && table.places().length) {
      const buttons = html('div', { class: 'row' }, html('button', { id: 'turn', onclick: () => board.turn(), title: 'R' }, `⟳ ${say.turnTile}`));
      if (byFinger()) buttons.append(html('button', { id: 'place', class: 'main', disabled: !board.chosen, onclick: () => board.place() }, `✓ ${say.placeHere}`)); // always there, so that nothing moves
      now.append(html('div', { class: 'hand' }, ...this.hand(tile), buttons));
    } else if ('tile' in decision && decision.tile !== null && !decision.over && !game.dice()) {
      now.append(html('div', { class: 'hand' }, html('img', { class: 'tile', src: this.picture(decision.tile, 0), alt: say.toPlace })));
    }
    if (game.dice()) now.append(this.knights());
    now.append(this.actions());
  }

  private invitation(): HTMLElement {
    const button = html('button', { id: 'invite', onclick: () => void copy(location.href).then(() => { button.textContent = at('live').textContent = say.copied; }) }, say.copy);
    return button;
  }

  private ending(): string {
    return this.table.events.filter((event) => event.kind === 'ended' && !event.undone).map((event) => this.table.game.eventText(event)).join(' ') || say.over;
  }

  /** The knights in the tray and set aside, which cannot be placed. */
  private knights(): HTMLElement {
    const game = this.table.shown, { bastide } = game;
    return html('div', { class: 'knights' }, ...game.dieList().filter((die) => die.face === 'knight' && die.spot !== 'built').map((die) => html('img', {
      src: knightPicture(), class: die.spot, alt: `${bastide.meaning('face', 'knight')}: ${bastide.meaning('spot', die.spot!)}`, title: bastide.meaning('spot', die.spot!),
    })));
  }

  private hand(tile: number): HTMLElement[] {
    const { table } = this, game = table.game, names = game.tiles();
    const tiles = [...new Set(table.places().map((place) => place.tile))];
    return tiles.map((each) => html('button', {
      class: 'tile-button', 'aria-pressed': each === tile, 'aria-label': `${say.toPlace}: ${names[each]!.name}`,
      onclick: () => {
        if (each === tile) this.board.turn();
        else {
          table.held = each;
          this.board.show();
          this.showNow();
        }
      },
    }, html('img', { class: 'tile', src: this.board.pictureOf(each, each === tile ? table.rotation : 0), alt: '', draggable: 'false' })));
  }

  /** What is not a place on the board is a button; so every step of every box can be played. */
  private actions(): HTMLElement {
    const { table } = this, row = html('div', { class: 'actions' });
    const others = table.others(), onBoard = (action: Action): boolean => 'spot' in action || action.kind === 'span';
    const pass = others.find((action) => action.kind === 'pass');
    const listed = others.filter((action) => action !== pass);
    if (pass) row.append(html('button', { id: 'pass', class: 'main', title: 'P', onclick: () => table.act(pass) }, table.game.actionText(pass)));
    const button = (action: Action): HTMLElement => html('button', { 'data-kind': action.kind, onclick: () => table.act(action) }, table.game.actionText(action));
    const direct = listed.filter((action) => !onBoard(action)), places = listed.filter(onBoard);
    if (direct.length > 12) row.append(this.menu(direct));
    else row.append(...direct.map(button));
    if (places.length) row.append(html('details', { open: byFinger() && places.length < 9 }, html('summary', {}, `${say.choose} (${places.length})`), ...places.map(button)));
    return row;
  }

  private menu(actions: Action[]): HTMLElement {
    const select = html('select', { 'aria-label': say.choose }, ...actions.map((action, i) => html('option', { value: i }, this.table.game.actionText(action))));
    return html('div', { class: 'row' }, select, html('button', { class: 'main', onclick: () => this.table.act(actions[Number(select.value)]!) }, say.choose));
  }

  // ---- Hints -----------------------------------------------------------------------------------------------------------

  showHints(hints: Hint[] | null): void {
    this.hints = hints;
    at('hints').setAttribute('aria-label', say.hint);
    at('hints').replaceChildren(...(hints ? this.hintList(hints) : []));
    if (hints?.length) at('live').textContent = at('hints').innerText;
  }

  private hintList(hints: Hint[]): HTMLElement[] {
    const measure = this.table.game.dice() ? say.hintTurn : say.hintLead;
    return [html('p', { class: 'empty' }, hints.length ? measure : `${say.hint} …`), html('ol', {}, ...hints.map((hint) => html('li', {}, this.hintButton(hint))))];
  }

  /** A click acts, as that on any other button does; a finger that chose a cell has a button of its own to place. */
  private hintButton({ action, value, why }: Hint): HTMLElement {
    const { table, board } = this, pointOut = (): void => board.pointOut(action), act = (): unknown => (byFinger() && isPlace(action) ? pointOut() : table.act(action));
    const points = value?.toLocaleString(tongue.code, { signDisplay: table.game.dice() ? 'auto' : 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '';
    return html('button', { onclick: act, onmouseenter: pointOut, onfocus: pointOut }, html('b', {}, points), html('span', {}, table.game.actionText(action), html('small', {}, why)));
  }

  // ---- Seats -----------------------------------------------------------------------------------------------------------

  private showSeats(): void {
    const { table } = this, game = table.shown, decision = game.decision;
    const standing = new Map(game.standing().map((each) => [each.seat, each]));
    at('seats').setAttribute('aria-label', say.seats);
    at('seats').replaceChildren(...game.seats().map((seat) => html('div', {
      class: `seat${decision.turnSeat === seat.seat && !decision.over ? ' on-turn' : ''}${decision.winners.includes(seat.seat) ? ' wins' : ''}`, style: `--seat:${seatColours[seat.seat]}`,
    },
    html('span', { class: 'dot', 'aria-hidden': 'true' }),
    html('span', { class: 'who' }, seatName(game, seat.seat), html('small', {}, ...this.playerName(seat.seat))),
    html('b', { class: 'score' }, String(seat.score)),
    html('small', { class: 'supply' }, game.dice() ? '' : [...this.belongings(seat), ...(decision.over ? [] : [`${standing.get(seat.seat)!.finalScore} ${say.ifNow}`])].join(' · ')))));
    const row = at('seats'), turn = row.querySelector<HTMLElement>('.on-turn');
    if (turn) row.scrollLeft = turn.offsetLeft - row.offsetLeft; // on a phone the seats are a row that scrolls
  }

  /** What a seat has beside the board, in the words of the library, so that new boxes need no new code. */
  private belongings({ seat }: Seat): string[] {
    const game = this.table.shown, { bastide } = game, counts = new Map<string, number>();
    const add = (name: string, count = 1): void => void counts.set(name, (counts.get(name) ?? 0) + count);
    for (const piece of game.pieces()) {
      if (piece.seat !== seat || piece.x !== null) continue;
      const kind = bastide.meaning('piece', piece.kind), holder = piece.otherSeat === null ? '' : ` (${seatName(game, piece.otherSeat)})`;
      add(piece.spot === 'supply' ? kind : `${kind}, ${bastide.meaning('spot', piece.spot)}${holder}`);
    }
    for (const thing of game.things()) {
      if (!('seat' in thing) || thing.seat !== seat || ('x' in thing && thing.x !== null)) continue;
      const kind = 'pieceKind' in thing && thing.pieceKind ? bastide.meaning('piece', thing.pieceKind) : bastide.meaning('thing', thing.kind);
      add('points' in thing && thing.points ? `${kind} (${say.points}: ${thing.points})` : kind, 'count' in thing ? thing.count : 1);
    }
    return [...counts].map(([name, count]) => `${name} ${count}`);
  }

  /** A name that a stranger chose may run in the other direction; what stands beside it does not follow. */
  private playerName(seat: number): (Node | string)[] {
    const player = this.table.players[seat] ?? 'remote', { name, sign } = this.table.names[seat] ?? { name: '', sign: '' };
    const you = this.table.referee?.mySeat === seat ? ` (${say.you})` : '';
    return player === 'remote' ? [html('bdi', {}, name), sign + you] : [say[player]];
  }

  // ---- Pages -----------------------------------------------------------------------------------------------------------

  private showTabs(): void {
    const names = { log: say.log, account: say.account, tiles: say.tiles };
    const shown = this.table.shown.dice() ? pages.filter((page) => page !== 'tiles') : pages;
    if (!shown.includes(this.page)) this.page = 'log';
    const choose = (page: Page): void => {
      this.page = page;
      this.showTabs();
      this.showPage();
      at(`tab-${page}`).focus();
    };
    at('tabs').replaceChildren(...shown.map((page) => html('button', {
      id: `tab-${page}`, role: 'tab', 'aria-selected': String(page === this.page), 'aria-controls': 'page', tabindex: page === this.page ? 0 : -1, onclick: () => choose(page),
      onkeydown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (by) choose(shown[(shown.indexOf(page) + by + shown.length) % shown.length]!);
      },
    }, names[page])));
    at('page').setAttribute('aria-labelledby', `tab-${this.page}`);
  }

  private showPage(): void {
    const page = at('page');
    page.replaceChildren(this.page === 'log' ? this.log() : this.page === 'account' ? this.account() : this.tiles());
    if (this.page === 'log') page.scrollTop = page.scrollHeight;
  }

  private log(): HTMLElement {
    const { events, game, past } = this.table, until = past?.history().length ?? Infinity;
    return html('ol', { class: 'log' }, ...events.filter((event) => !quiet.has(event.kind) && (event.action ?? -1) < until).slice(-200).map((event) => html('li', {
      class: event.undone ? 'undone' : event.kind, style: 'seat' in event && event.seat !== null ? `--seat:${seatColours[event.seat]}` : '',
      onmouseenter: () => 'feature' in event && this.board.glowFeature(event.feature),
    }, game.eventText(event))));
  }

  /** Every point: the lines of each seat with the sum after each. */
  private account(): HTMLElement {
    const game = this.table.shown, lines = game.scoreLines();
    if (lines.length === 0) return html('p', { class: 'empty' }, say.nothing);
    const row = (line: ScoreLine): HTMLElement => html('li', {
      class: line.points === 0 ? 'zero' : '', tabindex: 0, onmouseenter: () => this.board.glowFeature(line.feature), onfocus: () => this.board.glowFeature(line.feature),
    }, html('span', {}, game.scoreLineText(line)), html('b', {}, String(line.total)));
    return html('div', {}, ...game.seats().map((seat) => html('details', { class: 'account', open: true, style: `--seat:${seatColours[seat.seat]}` },
      html('summary', {}, html('span', { class: 'dot', 'aria-hidden': 'true' }), `${seatName(game, seat.seat)}: ${seat.score}`),
      html('ol', {}, ...lines.filter((line) => line.seat === seat.seat).map(row)))));
  }

  private stockPictures = new Map<string, string>();
  private picture(tile: number, rotation: number): string {
    const game = this.table.shown, key = `${game.tiles()[tile]!.name} ${rotation} ${isDark()}`;
    let found = this.stockPictures.get(key);
    if (!found) this.stockPictures.set(key, (found = pictureAddress(tilePicture(game, tile, rotation))));
    return found;
  }

  private tiles(): HTMLElement {
    const game = this.table.shown, names = game.tiles();
    const left = game.stock().reduce((sum, each) => sum + each.left, 0);
    return html('div', {}, html('p', { id: 'left' }, html('b', {}, `${say.tiles}: ${left}`)), html('ul', { class: 'stock' }, ...game.stock().filter((each) => each.total > 0).map((each) => html('li', { class: each.left === 0 ? 'gone' : '' },
      html('img', { src: this.picture(each.tile, 0), alt: names[each.tile]!.name, loading: 'lazy' }), html('span', {}, `${each.left} / ${each.total}`)))));
  }
}
