// SPDX-License-Identifier: MIT
// The board: the picture of the library, and over it what a player can point at. Units are those of the library, 1024 a tile.
import { svgPath, type Action, type Feature, type Game } from 'bastide';
import { at, html, pictureAddress, svg } from './dom';
import { isPlace, seatName, type LegalCell, type Table } from './table';
import { say } from './words';

const tileSize = 1024;
interface Box { x: number; y: number; width: number; height: number }
interface Cell { x: number; y: number }

export const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

const man = 'M-62,74q6,-68 38,-87a41,41 0 1 1 48,0q32,19 38,87z';
const arch = 'M-100,62v-26a100,100 0 0 1 200,0v26h-52v-22a48,48 0 0 0 -96,0v22z'; // a bridge
const arms = ['M308,308v-308h408v308z', 'M716,308h308v408h-308z', 'M308,716v308h408v-308z', 'M308,308h-308v408h308z'];

/** A die: the city in its middle with an arm to each black side, or a knight. */
function dieShape(sides: readonly number[], isKnight = false): string {
  const city = `<path d="M308,308h408v408h-408z${sides.map((side) => arms[side]).join('')}"/>`;
  return `<g fill="#222"><rect x="12" y="12" width="1000" height="1000" rx="130" fill="#fffdf5" stroke="#222" stroke-width="16"/>${isKnight ? `<path transform="translate(512 540) scale(4.4)" d="${man}"/>` : city}</g>`;
}

const picture = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">${inner}</svg>`;
export const knightPicture = (): string => pictureAddress(picture(dieShape([], true)));

/** A face that can be placed. */
function facePicture(game: Game, face: number, rotation: number): string {
  const sides = game.tiles()[face]!.sides.flatMap((side, i) => (side === 'city' ? [i] : []));
  return picture(`<g transform="rotate(${rotation * 90} 512 512)">${dieShape(sides)}</g>`);
}

export function tilePicture(game: Game, tile: number, rotation: number): string {
  if (game.dice()) return facePicture(game, tile, rotation);
  return game.tilePicture(tile, rotation, { theme: isDark() ? 'dark' : 'light', tilePixels: 128 });
}

export class Board {
  private readonly root = at<SVGSVGElement>('board');
  private readonly picture = svg('g', { 'aria-hidden': 'true' });
  private readonly glow = svg('path', { class: 'glow' });
  private readonly marks = svg('g');
  private readonly ghost = svg('g', { class: 'ghost', 'aria-hidden': 'true' });
  private readonly cursorBox = svg('rect', { class: 'cursor', width: tileSize, height: tileSize, 'aria-hidden': 'true' });
  private camera: Box = { x: -2048, y: -2048, width: 5120, height: 5120 };
  private content: Box = { ...this.camera };
  /** Around the places for a piece. */
  private spotBox: Box | null = null;
  private moved = false;
  private shownGame: Game | null = null;
  /** The cell under the pointer or the keyboard. */
  private cursor: Cell | null = null;
  private byKeyboard = false;
  private tapped = '';
  private chooser: SVGElement | null = null;
  /** How far one gesture has turned the wheel, when, and in which direction. */
  private swept = { length: 0, at: 0, sign: 0 };
  private pictures = new Map<string, string>();
  private pointers = new Map<number, { x: number; y: number }>();
  private dragged = 0;

  constructor(private readonly table: Table) {
    this.root.append(this.picture, this.glow, this.marks, this.ghost, this.cursorBox);
    table.listen(() => this.show());
    this.listenToPointer();
    this.root.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    document.addEventListener('keydown', (event) => this.key(event));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.pictures.clear();
      this.show();
    });
    addEventListener('resize', () => (this.moved ? this.aim() : this.fit(this.closeUp())));
    at('zoom').append(
      html('button', { onclick: () => this.zoom(0.75) }, '+'), html('button', { onclick: () => this.zoom(1 / 0.75) }, '−'),
      html('button', { onclick: () => this.fit() }, '⤢'));
  }

  // ---- Showing ---------------------------------------------------------------------------------------------------------

  show(): void {
    const { table } = this, game = table.shown;
    if (game !== this.shownGame && !table.past) {
      this.moved = false;
      this.pictures.clear();
      this.cursor = null;
    }
    this.shownGame = game;
    if (game.dice()) this.showDice(game);
    else this.showTiles(game);
    this.glow.setAttribute('d', '');
    this.tapped = '';
    this.root.dataset['hash'] = game.hash.toString(16); // equal in every program that plays the same actions
    this.showMarks();
    this.showGhost();
    for (const [i, name] of [say.zoomIn, say.zoomOut, say.fit].entries()) at('zoom').children[i]!.setAttribute('aria-label', name);
    this.root.setAttribute('aria-label', `${say.board}. ${say.helpText}`);
    if (!this.moved) this.fit(this.closeUp());
    else this.aim();
  }

  /** For a finger: the places for a piece alone, if they lie close together. */
  private closeUp(): Box {
    const box = this.spotBox;
    return box && matchMedia('(hover: none)').matches && Math.max(box.width, box.height) <= 3 * tileSize ? box : this.content;
  }

  private showTiles(game: Game): void {
    this.picture.innerHTML = game.picture({ theme: isDark() ? 'dark' : 'light', rulers: false, seats: false, last: true, number: 1 });
    const inner = this.picture.querySelector('svg')!, [x, y, width, height] = inner.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number, number];
    for (const [name, value] of Object.entries({ x, y, width, height })) inner.setAttribute(name, String(value));
    this.content = { x, y, width, height };
  }

  /** The dice that are built. The panel shows the others, which would lie on cells here. */
  private showDice(game: Game): void {
    const built = game.dieList().filter((die) => die.spot === 'built').map(({ x, y, sides }) => ({ x: x!, y: y!, sides }));
    this.picture.innerHTML = built.map(({ x, y, sides }) => `<g transform="translate(${x * tileSize} ${y * tileSize})">${dieShape(sides)}</g>`).join('');
    this.content = built.reduce(around, { x: (built[0]?.x ?? 0) * tileSize, y: (built[0]?.y ?? 0) * tileSize, width: tileSize, height: tileSize });
  }

  private showMarks(): void {
    const { table } = this;
    this.marks.replaceChildren();
    at('choices').hidden = true;
    for (const cell of [...table.cells().values()].sort((a, b) => a.y - b.y || a.x - b.x)) {
      this.content = around(this.content, cell);
      this.marks.append(svg('rect', {
        class: cell.spans ? 'cell spans' : 'cell', x: cell.x * tileSize + 24, y: cell.y * tileSize + 24, width: tileSize - 48, height: tileSize - 48, rx: 80, tabindex: 0, role: 'button',
        'data-cell': `${cell.x},${cell.y}`, 'aria-label': this.cellText(cell), onfocus: () => this.pointers.size === 0 && this.point(cell, true),
      }));
    }
    for (const [place, actions] of this.spots()) {
      const [x, y] = place.split(' ').map(Number) as [number, number];
      const names = actions.map((action) => table.game.actionText(action)).join(' ');
      const seat = table.game.decision.seat ?? 0;
      this.marks.append(svg('g', {
        class: `spot seat${seat}`, transform: `translate(${x} ${y})`, tabindex: 0, role: 'button', 'aria-label': names, 'data-spot': actions.map((action) => action.kind).join(' '),
        onclick: (event: MouseEvent) => this.pickSpot(actions, event),
        onkeydown: (event: KeyboardEvent) => isEnter(event) && this.pickSpot(actions, event),
        onmouseenter: () => this.glowAction(actions[0]!), onfocus: () => this.glowAction(actions[0]!),
      }, svg('circle', { r: 150 }), svg('path', { d: actions[0]!.kind === 'span' ? arch : man }), svg('title', {}, names)));
    }
  }

  /** What is said of a legal cell: that the tile fits, or which road across which tile it needs. */
  private cellText(cell: LegalCell): string {
    const { table } = this, needed = cell.spans ? table.places().filter(({ x, y, tile }) => x === cell.x && y === cell.y && tile === table.tile) : [];
    return [`${say.cell} ${cell.x}, ${cell.y}.`, ...(needed.length ? needed.map((place) => table.game.actionText(place)) : [say.fits])].join(' ');
  }

  /** Where actions that are not places can be clicked, several at one point together. */
  private spots(): Map<string, Action[]> {
    const found = new Map<string, Action[]>();
    this.spotBox = null;
    for (const action of this.table.others()) {
      const point = this.spotOf(action);
      if (!point) continue;
      const key = `${point.x} ${point.y}`;
      found.set(key, [...(found.get(key) ?? []), action]);
      const cell = { x: Math.floor(point.x / tileSize), y: Math.floor(point.y / tileSize) };
      this.content = around(this.content, cell);
      this.spotBox = around(this.spotBox ?? { x: cell.x * tileSize, y: cell.y * tileSize, width: tileSize, height: tileSize }, cell);
    }
    return found;
  }

  private spotOf(action: Action): Cell | null {
    const { game } = this.table;
    if ('spot' in action && action.spot === 'segment') {
      const { segment } = action, placed = game.board().find((each) => each.x === action.x && each.y === action.y);
      const spot = placed && segment !== null ? game.geometry.spots(placed.drawing, segment, placed.rotation)[0] : undefined;
      return spot ? { x: action.x * tileSize + spot.x, y: action.y * tileSize + spot.y } : null;
    }
    if ('spot' in action && action.spot === 'corner') return { x: action.x * tileSize, y: action.y * tileSize };
    if ('spot' in action && action.spot === 'tile') return { x: action.x * tileSize + 512, y: action.y * tileSize + 512 };
    if (action.kind === 'span') return { x: action.x * tileSize + (action.span === 1 ? 512 : 854), y: action.y * tileSize + (action.span === 1 ? 170 : 512) };
    return action.kind === 'take' || action.kind === 'choose_piece' ? game.geometry.locate(game, action.piece) : null;
  }

  private pickSpot(actions: Action[], event: MouseEvent | KeyboardEvent): void {
    event.stopPropagation();
    event.preventDefault(); // else the key would press the first of the choices, which has the focus then
    this.actOrAsk(actions, event.currentTarget as SVGElement);
  }

  /** Does the only action, or asks which one, beside what was clicked. */
  private actOrAsk(actions: Action[], clicked: SVGElement): void {
    if (actions.length === 1) {
      this.table.act(actions[0]!);
      return;
    }
    const box = clicked.getBoundingClientRect(), table = at('table').getBoundingClientRect(), list = at('choices');
    list.replaceChildren(...actions.map((action) => html('button', { onclick: () => this.table.act(action) }, this.table.game.actionText(action))));
    list.hidden = false;
    this.chooser = clicked;
    list.style.left = `${Math.max(8, Math.min(box.left - table.left, table.width - list.offsetWidth - 8))}px`;
    list.style.top = `${Math.max(8, Math.min(box.bottom - table.top + 4, table.height - list.offsetHeight - 8))}px`;
    list.querySelector('button')!.focus();
  }

  /** Closes the list of choices without a choice, and goes back to the place that opened it. */
  private closeChoices(): void {
    if (at('choices').hidden) return;
    at('choices').hidden = true;
    this.chooser?.focus();
  }

  private glowAction(action: Action): void {
    const { game } = this.table;
    if (!('segment' in action) || action.segment === null || game.dice()) return;
    const feature = game.featureAt(action.x, action.y, action.segment);
    if (feature) this.glowFeature(feature.id);
  }

  /** Shows where an action leads: the tile on its cell, or the feature of its piece. */
  pointOut(action: Action): void {
    const { table } = this;
    if (!isPlace(action)) return this.glowAction(action);
    if (table.tile !== action.tile) {
      table.held = action.tile;
      this.show();
    }
    this.cursor = { x: action.x, y: action.y };
    this.byKeyboard = true;
    this.setRotation(action.rotation);
    this.showGhost();
  }

  glowFeature(feature: number | null): void {
    const game = this.table.shown;
    this.glow.setAttribute('d', feature === null || game.dice() || !game.feature(feature) ? '' : svgPath(game.geometry.featureOutline(game, feature)));
  }

  // ---- The tile that follows the pointer -----------------------------------------------------------------------------

  private showGhost(): void {
    const { table, cursor } = this, tile = table.tile;
    const free = cursor !== null && !this.isTaken(cursor);
    this.cursorBox.style.display = cursor && this.byKeyboard ? '' : 'none';
    if (cursor) {
      this.cursorBox.setAttribute('x', String(cursor.x * tileSize));
      this.cursorBox.setAttribute('y', String(cursor.y * tileSize));
    }
    this.ghost.replaceChildren();
    if (tile === null || !free || !table.places().length) return;
    const cell = table.cells().get(`${cursor.x} ${cursor.y}`), fits = cell?.rotations.includes(table.rotation) ?? false;
    if (!cell && !this.byKeyboard && !this.isNear(cursor)) return;
    this.ghost.append(
      svg('image', { href: this.pictureOf(tile, table.rotation), x: cursor.x * tileSize, y: cursor.y * tileSize, width: tileSize, height: tileSize }),
      svg('rect', { class: fits ? 'fits' : 'fits-not', x: cursor.x * tileSize + 10, y: cursor.y * tileSize + 10, width: tileSize - 20, height: tileSize - 20, rx: 60 }));
  }

  pictureOf(tile: number, rotation: number): string {
    const key = `${tile} ${rotation}`;
    let found = this.pictures.get(key);
    if (!found) this.pictures.set(key, (found = pictureAddress(tilePicture(this.table.game, tile, rotation))));
    return found;
  }

  private isTaken(cell: Cell): boolean {
    return this.table.game.dice() === null && this.table.game.board().some((placed) => placed.x === cell.x && placed.y === cell.y);
  }
  private isNear(cell: Cell): boolean {
    return this.table.game.board().some((placed) => Math.abs(placed.x - cell.x) + Math.abs(placed.y - cell.y) === 1);
  }

  private point(cell: Cell | null, byKeyboard: boolean): void {
    if (cell?.x === this.cursor?.x && cell?.y === this.cursor?.y && byKeyboard === this.byKeyboard) return;
    this.cursor = cell;
    this.byKeyboard = byKeyboard;
    const legal = cell && this.table.cells().get(`${cell.x} ${cell.y}`);
    if (legal && !legal.rotations.includes(this.table.rotation)) this.setRotation(legal.rotations[0]!);
    this.showGhost();
  }

  turn(by = 1): void {
    this.setRotation((this.table.rotation + by + 4) % 4);
    this.showGhost();
  }

  private setRotation(rotation: number): void {
    this.table.rotation = rotation;
    dispatchEvent(new CustomEvent('bastide-turned'));
  }

  /** Places the held tile on the cell under the pointer; where it fits only with a road across a tile, with that. */
  place(): void {
    const { table, cursor } = this, tile = table.tile;
    if (!cursor || tile === null || !table.places().length) return;
    const fits = table.placesOn(cursor);
    if (fits.length) this.actOrAsk(fits, this.marks.querySelector<SVGElement>(`[data-cell="${cursor.x},${cursor.y}"]`)!);
    else table.act({ kind: 'place', tile, x: cursor.x, y: cursor.y, rotation: table.rotation }); // says why not
  }

  // ---- Pointer ---------------------------------------------------------------------------------------------------------

  private listenToPointer(): void {
    const { root } = this;
    root.addEventListener('pointerdown', (event) => {
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.dragged = this.pointers.size > 1 ? 99 : 0;
      at('choices').hidden = true;
    });
    root.addEventListener('pointermove', (event) => this.pointerMoved(event));
    const gone = (event: PointerEvent): void => void this.pointers.delete(event.pointerId);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) root.addEventListener(name, gone);
    root.addEventListener('pointerleave', () => {
      at('tip').hidden = true;
      this.glowFeature(null);
      if (!this.byKeyboard && matchMedia('(hover: hover)').matches) this.point(null, false);
    });
    root.addEventListener('click', (event) => this.clicked(event));
  }

  private pointerMoved(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.hover(event);
      return;
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point), scale = this.unit();
    this.dragged += Math.abs(event.clientX - before.x) + Math.abs(event.clientY - before.y);
    if (others[0]) {
      const far = (p: { x: number; y: number }): number => Math.hypot(p.x - others[0]!.x, p.y - others[0]!.y);
      this.zoom(far(before) / Math.max(1, far({ x: event.clientX, y: event.clientY })));
    } else if (this.dragged > 8) {
      this.camera.x -= (event.clientX - before.x) * scale;
      this.camera.y -= (event.clientY - before.y) * scale;
      this.moved = true;
      this.aim();
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private boardPoint(event: { clientX: number; clientY: number }): { x: number; y: number } {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.root.getScreenCTM()!.inverse());
  }

  private hover(event: PointerEvent): void {
    const point = this.boardPoint(event), cell = { x: Math.floor(point.x / tileSize), y: Math.floor(point.y / tileSize) };
    this.point(cell, false);
    this.tell(point, event);
  }

  /** The feature under the pointer: whose it is, what it is worth. */
  private tell(point: { x: number; y: number }, event: { clientX: number; clientY: number }): boolean {
    const game = this.table.shown, tip = at('tip');
    const part = game.dice() ? null : game.geometry.pick(game, point.x, point.y), feature = part && game.featureAt(part.x, part.y, part.segment);
    tip.hidden = !feature;
    if (!feature) {
      this.glowFeature(null);
      return false;
    }
    this.glowFeature(feature.id);
    tip.textContent = describe(game, feature);
    const box = at('table').getBoundingClientRect();
    tip.style.left = `${Math.min(event.clientX - box.left + 16, box.width - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(event.clientY - box.top + 18, box.height - tip.offsetHeight - 8)}px`;
    return true;
  }

  /** A mouse places at once; a finger chooses the cell, turns the tile with each tap, and places by the button. */
  private clicked(event: MouseEvent): void {
    if (this.dragged > 8) return;
    const point = this.boardPoint(event), cell = { x: Math.floor(point.x / tileSize), y: Math.floor(point.y / tileSize) };
    const touch = (event as PointerEvent).pointerType === 'touch';
    if (touch && (this.isTaken(cell) || !this.table.places().length)) {
      this.tell(point, event);
      return;
    }
    at('tip').hidden = true;
    if (!touch) {
      this.point(cell, false);
      this.place();
      return;
    }
    const key = `${cell.x} ${cell.y}`, legal = this.table.cells().get(key);
    if (this.tapped === key && legal) this.setRotation(legal.rotations[(legal.rotations.indexOf(this.table.rotation) + 1) % legal.rotations.length]!);
    this.tapped = key;
    this.point(cell, false);
    this.showGhost();
    if (!legal) this.place(); // says why not
    dispatchEvent(new CustomEvent('bastide-turned'));
  }

  /** Whether a finger has chosen a cell, so that the button to place makes sense. */
  get chosen(): boolean {
    return this.cursor !== null && this.table.cells().get(`${this.cursor.x} ${this.cursor.y}`)?.rotations.includes(this.table.rotation) === true;
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const sign = Math.sign(event.deltaY), length = Math.abs(event.deltaY);
    if (event.ctrlKey || !this.table.places().length) this.zoom(2 ** (sign * Math.min(0.16, length / 100)), this.boardPoint(event));
    else if (length > 1 && this.isNotch(sign, length, event.timeStamp)) this.turn(sign);
  }

  /** A notch of a wheel is one event of about 100 units; a trackpad spreads them over many events, of which the first counts, then each 100 units. */
  private isNotch(sign: number, length: number, now: number): boolean {
    const { swept } = this, isSame = sign === swept.sign && now - swept.at < 200, before = isSame ? swept.length : 0;
    this.swept = { length: before + length, at: now, sign };
    return Math.ceil((before + length) / 100) > Math.ceil(before / 100);
  }

  // ---- Keyboard --------------------------------------------------------------------------------------------------------

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('dialog, input, select, textarea, [role=tab]')) return;
    if (event.key === 'Escape') this.closeChoices();
    const steps: { [key: string]: Cell } = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
    const step = steps[event.key], onBoard = this.root.contains(document.activeElement) || document.activeElement === document.body;
    if (event.key === 'r' || event.key === 'R') this.turn(event.shiftKey ? -1 : 1);
    else if (step && onBoard) {
      const from = this.cursor ?? [...this.table.cells().values()][0] ?? { x: 0, y: 0 };
      this.point(this.cursor ? { x: from.x + step.x, y: from.y + step.y } : from, true);
      this.say();
    } else if (isEnter(event) && onBoard && this.byKeyboard && !(event.target as Element).closest('.spot')) this.place();
    else return;
    event.preventDefault();
  }

  /** Says what is under the keyboard, for those who do not see it. */
  private say(): void {
    const { cursor, table } = this, game = table.shown;
    if (!cursor) return;
    const placed = game.dice() ? undefined : game.board().find((each) => each.x === cursor.x && each.y === cursor.y);
    const fits = table.placesOn(cursor);
    const objection = table.tile === null || placed || fits.length ? null : game.check({ kind: 'place', tile: table.tile, ...cursor, rotation: table.rotation });
    const what = placed ? game.segmentsAt(cursor.x, cursor.y).map((each) => describe(game, game.featureAt(cursor.x, cursor.y, each.index)!)).join('; ') : objection?.sentence ?? (table.tile === null ? '' : fits[0]?.kind === 'place_spanned' ? game.actionText(fits[0]) : say.fits);
    at('live').textContent = `${say.cell} ${cursor.x}, ${cursor.y}. ${what}`;
  }

  // ---- Camera ----------------------------------------------------------------------------------------------------------

  private unit(): number {
    const box = this.root.getBoundingClientRect();
    return Math.max(this.camera.width / Math.max(1, box.width), this.camera.height / Math.max(1, box.height));
  }

  /** Shows the whole board beside the buttons of the zoom, which lie in a column at the right or in a row at the bottom. */
  fit(content = this.content): void {
    this.moved = false;
    const least = content === this.content ? 4.4 * tileSize : 2 * tileSize, pad = 200, { x, y, width, height } = content, room = this.root.getBoundingClientRect(), zoom = at('zoom');
    const isRow = zoom.offsetWidth > zoom.offsetHeight, right = isRow ? 0 : zoom.offsetWidth + 12, bar = document.getElementById('replay-bar')?.offsetHeight ?? 0;
    const bottom = (isRow ? zoom.offsetHeight + 12 : 0) + (bar && bar + 12);
    const free = { width: Math.max(1, room.width - right), height: Math.max(1, room.height - bottom) };
    const unit = Math.max(Math.max(least, width + 2 * pad) / free.width, Math.max(least, height + 2 * pad) / free.height);
    this.camera = { x: x + width / 2 - free.width / 2 * unit, y: y + height / 2 - free.height / 2 * unit, width: room.width * unit, height: room.height * unit };
    this.aim();
  }

  zoom(by: number, about = { x: this.camera.x + this.camera.width / 2, y: this.camera.y + this.camera.height / 2 }): void {
    const { camera } = this, width = Math.min(80 * tileSize, Math.max(2 * tileSize, camera.width * by)), scale = width / camera.width;
    this.camera = { x: about.x - (about.x - camera.x) * scale, y: about.y - (about.y - camera.y) * scale, width, height: camera.height * scale };
    this.moved = true;
    this.aim();
  }

  private aim(): void {
    const { x, y, width, height } = this.camera;
    this.root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }
}

const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';

function around(box: Box, cell: Cell): Box {
  const x = Math.min(box.x, cell.x * tileSize), y = Math.min(box.y, cell.y * tileSize);
  return { x, y, width: Math.max(box.x + box.width, (cell.x + 1) * tileSize) - x, height: Math.max(box.y + box.height, (cell.y + 1) * tileSize) - y };
}

/** A feature in one line: what it is, who would be paid, who stands there too, what it pays now and when complete. */
export function describe(game: Game, feature: Feature): string {
  const kind = game.bastide.meaning('segment', feature.kind), names = (seats: number[]): string => seats.map((seat) => seatName(game, seat)).join(', ');
  const owners = names(feature.leaders) || say.nobody, others = names(feature.occupants.filter((seat) => !feature.leaders.includes(seat)));
  const whenComplete = feature.complete || feature.kind === 'field' ? '' : `, ${feature.pointsComplete} ${say.complete}`;
  const worth = feature.kind === 'river' ? '' : ` · ${say.points}: ${feature.pointsNow} ${say.now}${whenComplete}`;
  return `${kind} · ${say.tilesOf}: ${feature.tiles} · ${say.owners}: ${owners}${others && ` · ${say.present}: ${others}`}${worth}`;
}
