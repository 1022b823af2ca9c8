// SPDX-License-Identifier: MIT
// Names and sentences of strangers, for the server and the page alike.

const gap = /[\t-\r\u0085\p{Z}]+/gu;
// Control characters, marks of direction, unassigned and private ones, and all that is never drawn.
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
const piled = /(\p{M}{2})\p{M}+/gu; // marks that a letter would carry far out of its line

/** A text in one line, without anything that acts on what stands beside it. @param {unknown} text @param {number} most @returns {string} */
export function plain(text, most = 400) {
  if (typeof text !== 'string') return '';
  const line = text.slice(0, 4 * most).normalize('NFC').replace(gap, ' ').replace(unseen, '').replace(piled, '$1').replace(/ +/g, ' ').trim();
  return Array.from(line).slice(0, most).join('').trim();
}
