// SPDX-License-Identifier: MIT
// The typed views that views.py made for TypeScript: an event of bytes shows what its kind uses, and nothing else compiles.
import { choiceSize, eventSize, readChoice, readEvent, readRefusal, refusalSize } from './views';

function expect(holds: boolean, what: string) {
  if (!holds) throw new Error(what);
}

const placed = new DataView(new ArrayBuffer(eventSize + 8), 8);
placed.setBigUint64(0, BigInt(11), true); // seq
placed.setInt32(16, 5, true); // kind PLACED
placed.setInt32(36, 1, true); // seat
placed.setInt32(44, 7, true); // tile
placed.setInt32(52, -3, true); // x
const event = readEvent(placed);
expect(event.kind === 'placed', `kind ${event.kind}`);
if (event.kind === 'placed') {
  expect(event.seq === 11 && event.seat === 1 && event.tile === 7 && event.x === -3, JSON.stringify(event));
  // @ts-expect-error a placed tile is worth no points
  expect(event.points === undefined, 'no field of another kind');
}

const drew = new DataView(new ArrayBuffer(eventSize));
drew.setInt32(16, 3, true); // kind DREW
drew.setInt32(44, -1, true); // tile: not known here
const hidden = readEvent(drew);
expect(hidden.kind === 'drew' && hidden.tile === null && hidden.seat === 0, JSON.stringify(hidden));

const later = new DataView(new ArrayBuffer(eventSize));
later.setInt32(16, 99, true);
expect(readEvent(later).kind === 99 && Object.keys(readEvent(later)).length === 1, 'a kind of a later version');

const choice = new DataView(new ArrayBuffer(choiceSize));
[2, 4, 3].forEach((value, place) => choice.setInt32(4 * place, value, true));
const pieces = readChoice(choice);
if (pieces.kind !== 'pieces') throw new Error('a choice of pieces');
expect(pieces.id === 'wagon' && pieces.value === 3, JSON.stringify(pieces));
// @ts-expect-error pieces are no segments
expect(pieces.id !== 'monastery', 'a narrowed type');

const refusal = new DataView(new ArrayBuffer(refusalSize));
refusal.setInt32(4, 8, true); // SIDE_MISMATCH
refusal.setInt32(0, -3, true); // E_ILLEGAL
const told = readRefusal(refusal);
expect(told.reason === 'side_mismatch' && told.status === 'illegal', JSON.stringify(told));
