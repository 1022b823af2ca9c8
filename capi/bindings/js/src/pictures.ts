// SPDX-License-Identifier: MIT
// Pictures: boards, tiles, sheets of tiles and dice as SVG.
import { seatsMax } from './generated.js';
import { BastideError, oneOf, whole, type Memory } from './memory.js';

/** The functions of bastide_draw.h. */
export interface DrawExports {
  bastide_draw_options_init(options: number): number;
  bastide_draw_board(game: number, geometry: number, options: number, features: number, featureCount: number, mem: number, out: number, cap: number): number;
  bastide_draw_tile(game: number, geometry: number, options: number, tile: number, rotation: number, mem: number, out: number, cap: number): number;
  bastide_draw_sheet(game: number, geometry: number, options: number, mem: number, out: number, cap: number): number;
  bastide_draw_dice(game: number, options: number, out: number, cap: number): number;
  bastide_draw_set_tile(set: number, geometry: number, options: number, tile: number, rotation: number, mem: number, out: number, cap: number): number;
  bastide_draw_set_sheet(set: number, geometry: number, options: number, mem: number, out: number, cap: number): number;
}

export interface PictureOptions {
  theme?: 'light' | 'dark' | 'print';
  /** Width of a tile, 8 to 1024. */
  tilePixels?: number;
  /** Cell and name on each tile. */
  labels?: boolean;
  /** Numbers of columns and rows. */
  rulers?: boolean;
  /** Score, prisoners and supply of each seat. */
  seats?: boolean;
  /** Cells for the tile, segments for a piece. */
  legal?: boolean;
  /** A frame around the last tile. */
  last?: boolean;
  /** 0xRRGGBB of each seat. */
  colours?: number[];
  /** 0xRRGGBB of what is pointed out. */
  highlight?: number;
  /** Part of all ids in the picture: pictures that stand inline on one page need different numbers. */
  number?: number;
  /** Features that are pointed out; only of a board. */
  features?: number[];
}

const themes = { light: 1, dark: 2, print: 3 };
const flags = { labels: 1, rulers: 2, seats: 4, legal: 8, last: 16 } as const;
const white = 0xffffff, size = 80, coloursAt = 16, highlightAt = 48; // as in bastide_draw.h

function given(name: string, value: number | undefined, least: number, most: number): number | undefined {
  return value === undefined ? undefined : whole(name, value, least, most);
}

/** Draws with options; the picture comes from a call with `options, out, cap`. */
export function drawWith(memory: Memory, lib: DrawExports, options: PictureOptions, draw: (options: number, out: number, cap: number) => number): string {
  return memory.with([size], (address) => {
    memory.must(lib.bastide_draw_options_init(address!));
    const view = new DataView(memory.lib.memory.buffer, address!, size);
    const set = (at: number, value: number | undefined): void => {
      if (value !== undefined) view.setUint32(at, value, true);
    };
    set(0, options.theme && themes[oneOf('theme', options.theme, Object.keys(themes))]);
    set(4, given('tilePixels', options.tilePixels, 8, 1024));
    let shown = view.getUint32(8, true);
    for (const [name, flag] of Object.entries(flags) as [keyof typeof flags, number][]) {
      if (options[name] !== undefined) shown = options[name] ? shown | flag : shown & ~flag;
    }
    set(8, shown);
    set(12, given('number', options.number, 0, 999999));
    const colours = options.colours ?? [];
    if (colours.length > seatsMax) throw new BastideError(`"colours" has at most ${seatsMax} entries, not ${colours.length}.`, 'argument');
    colours.forEach((colour, seat) => set(coloursAt + 4 * seat, given('colours', colour, 0, white)));
    set(highlightAt, given('highlight', options.highlight, 0, white));
    return memory.text((out, cap) => draw(address!, out, cap));
  });
}
