// SPDX-License-Identifier: MIT
// Where segments lie, where pieces stand and what a player clicked on. 1024 units a tile, x east and y south.
import type { Game } from './game.js';
import type { PlacedSegment, Path, PathKind, Point, Sign } from './generated.js';
import type { Bastide } from './library.js';
import { forgotten, held, signed32, whole } from './memory.js';

/** A path with its points. */
export interface Line { kind: PathKind; segment: number | null; otherSegment: number | null; points: Point[] }

/** The drawings of the tile types of a game. One serves all games with the same tiles. */
export class Geometry {
  private handle_: number;
  /** @internal */
  constructor(private readonly bastide: Bastide, handle: number) {
    const { raw } = bastide;
    this.handle_ = handle;
    forgotten.register(this, () => raw.bastide_geometry_destroy(handle), this);
  }
  /** @internal */
  get handle(): number {
    return held(this.handle_, 'geometry');
  }

  /** The outlines and holes of a segment of a tile type, as the tile lies. */
  outline(tile: number, segment: number, rotation = 0): Line[] {
    const { raw } = this.bastide;
    return this.lines((out, cap) => raw.bastide_geometry_list_rings(this.handle, signed32('tile', tile), signed32('segment', segment), out, cap),
      (out, cap) => raw.bastide_geometry_list_outline(this.handle, signed32('tile', tile), signed32('segment', segment), whole('rotation', rotation, 0, 3), out, cap));
  }

  /** The outlines and holes of a whole feature, in units of the board. */
  featureOutline(game: Game, feature: number): Line[] {
    const { raw } = this.bastide;
    return this.lines((out, cap) => raw.bastide_geometry_list_feature_rings(this.handle, game.handle, signed32('feature', feature), out, cap),
      (out, cap) => raw.bastide_geometry_list_feature_outline(this.handle, game.handle, signed32('feature', feature), out, cap));
  }

  /** The boundaries of a tile type, each once, and the centre lines of roads and rivers. */
  paths(tile: number, rotation = 0): Line[] {
    const { raw } = this.bastide;
    return this.lines((out, cap) => raw.bastide_geometry_list_paths(this.handle, signed32('tile', tile), out, cap),
      (out, cap) => raw.bastide_geometry_list_points(this.handle, signed32('tile', tile), whole('rotation', rotation, 0, 3), out, cap));
  }

  private lines(paths: (out: number, cap: number) => number, points: (out: number, cap: number) => number): Line[] {
    const { memory } = this.bastide;
    const rows: Path[] = memory.list('path', paths), all = memory.list('point', points);
    return rows.map(({ kind, segment, otherSegment, first, count }) => ({ kind, segment, otherSegment, points: all.slice(first, first + count) }));
  }

  /** Where pieces on a segment stand, the best spot first. */
  spots(tile: number, segment: number, rotation = 0): Point[] {
    return this.bastide.memory.list('point', (out, cap) => this.bastide.raw.bastide_geometry_list_spots(this.handle, signed32('tile', tile), signed32('segment', segment), whole('rotation', rotation, 0, 3), out, cap));
  }

  signs(tile: number, rotation = 0): Sign[] {
    return this.bastide.memory.list('sign', (out, cap) => this.bastide.raw.bastide_geometry_list_signs(this.handle, signed32('tile', tile), whole('rotation', rotation, 0, 3), out, cap));
  }

  /** The segment of a tile type at a point of it. */
  segmentAtPoint(tile: number, rotation: number, x: number, y: number): number {
    return this.bastide.memory.must(this.bastide.raw.bastide_geometry_segment_at_point(this.handle, signed32('tile', tile), whole('rotation', rotation, 0, 3), whole('x', x, 0, 1023), whole('y', y, 0, 1023)));
  }

  /** What lies at a point of the board, or null where no tile lies. */
  pick(game: Game, x: number, y: number): PlacedSegment | null {
    return this.bastide.memory.get('placedSegment', (out) => this.bastide.raw.bastide_geometry_pick(this.handle, game.handle, signed32('x', Math.floor(x)), signed32('y', Math.floor(y)), out));
  }

  /** Where a piece stands, or null when it is not on the board. */
  locate(game: Game, piece: number): Point | null {
    return this.bastide.memory.get('point', (out) => this.bastide.raw.bastide_geometry_locate_piece(this.handle, game.handle, signed32('piece', piece), out));
  }

  destroy(): void {
    if (this.handle_ === 0) return;
    forgotten.unregister(this);
    this.bastide.raw.bastide_geometry_destroy(this.handle_);
    this.handle_ = 0;
  }
}

/** Lines as the attribute `d` of an SVG path. Outlines and holes are closed. */
export function svgPath(lines: readonly Line[]): string {
  const closed = (line: Line): string => (line.kind === 'outline' || line.kind === 'hole' ? 'Z' : '');
  return lines.map((line) => line.points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('') + closed(line)).join('');
}
