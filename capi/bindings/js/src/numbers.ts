// SPDX-License-Identifier: MIT
// Which number of a call the library refused: a function without a refusal returns only a status.
import { refusable, seatsMax, viewFull, viewPublic, vocabularies, type Exports, type VocabularyName } from './generated.js';

/** What is possible instead of a number; null when the number is. */
function insteadOf(lib: Exports, given: unknown[], place: number, possible: string): string | null {
  const number = Number(given[place]);
  const range = /^(-?\d+)\.\.(\d+)$/.exec(possible);
  if (range) return number >= Number(range[1]) && number <= Number(range[2]) ? null : `${range[1]} to ${range[2]} are possible`;
  if (possible === 'viewer') {
    const seats = Math.min(lib.bastide_game_list_seats(Number(given[place - 1]), 0, 0), seatsMax);
    const known = number === viewPublic || number === viewFull || (number >= 0 && number < seats);
    return known ? null : `0 to ${seats - 1}, "public" (${viewPublic}) and "full" (${viewFull}) are possible`;
  }
  const vocabulary = possible.replace('?', '') as VocabularyName;
  const known = (possible.endsWith('?') && number === -1) || lib.bastide_word_name(vocabularies[vocabulary], number, 0, 0) >= 0;
  return known ? null : `the words of ${vocabulary} are possible`;
}

/** The wrong number of a call that returned "argument", as a sentence; "" when no number is wrong. */
function wrongNumber(lib: Exports, name: string, given: unknown[]): string {
  for (const row of refusable[name]!.split(' ')) {
    const [, argument, place, possible] = /^(\w+)@(\d+):(.+)$/.exec(row)!;
    const instead = insteadOf(lib, given, Number(place), possible!);
    if (instead !== null) return `${name.replace('bastide_', '')}: "${argument}" is ${String(given[Number(place)])}; ${instead}.`;
  }
  return '';
}

/** What the last refused call was wrong about, for the error that tells of it. */
export interface Note { sentence: string }

/** The same functions; a call that returns "argument" leaves a note. */
export function noting<T extends Exports>(raw: T, note: Note): T {
  const made = { ...raw } as unknown as Record<string, unknown>;
  for (const name of Object.keys(refusable)) {
    const call = made[name] as ((...given: unknown[]) => number) | undefined;
    if (!call) continue;
    made[name] = (...given: unknown[]): number => {
      const answer = call(...given);
      note.sentence = answer === -1 ? wrongNumber(raw, name, given) : '';
      return answer;
    };
  }
  return made as unknown as T;
}
