// SPDX-License-Identifier: MIT
// bastide: the rules of Carcassonne. `load()` gives the library, `newGame()` a game.
export { compile, load, Bastide, Language, Refused, Script, TileSet, type Answer, type CompiledModule, type GameConfig, type LoadOptions, type ModuleSource, type Word } from './library.js';
export { Game, type Objection, type Viewer } from './game.js';
export { Geometry, svgPath, type Line } from './geometry.js';
export { BastideError } from './memory.js';
export type { DrawExports, PictureOptions } from './pictures.js';
export type { Hint, HintOptions, Level, MoveReason, MoveReasonKind, PlayersExports, Thinking } from './players.js';
export type * from './generated.js';
