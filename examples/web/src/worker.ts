// SPDX-License-Identifier: MIT
// The worker of the built-in players: loads the game as its seat sees it and answers with an action, or with hints.
import { load, type Bastide, type Hint, type Level } from 'bastide';
import address from './module/hints.wasm?url';

export interface ChoiceQuestion { number: number; script: string; level: Level; random: bigint }
/** `sentences` is the text of a language; null is English. */
export interface HintQuestion { number: number; script: string; sentences: string | null }
export type Question = ChoiceQuestion | HintQuestion;

const shown = 3;
let bastide: Promise<Bastide>, adviser: Promise<Bastide> | null = null;

export function think(): void {
  self.onmessage = async (event: MessageEvent<Question | { module: WebAssembly.Module }>) => {
    const { data } = event;
    if ('module' in data) bastide = load({ from: data.module });
    else if ('level' in data) self.postMessage({ number: data.number, action: await choose(data) });
    else self.postMessage({ number: data.number, hints: await hintsFor(data).catch(() => null) });
  };
}

async function choose({ script, level, random }: ChoiceQuestion): Promise<object> {
  const simulations = level === 'expert' ? 300 : 400; // an expert takes longer for each
  const game = (await bastide).loadScript(script), action = game.choose({ level, random, simulations });
  game.destroy();
  return action;
}

/** Hints need a module of their own, which is fetched with the first one: their sentences are too many bytes for a first visit. */
async function hintsFor({ script, sentences }: HintQuestion): Promise<Hint[]> {
  adviser ??= load({ from: new URL(address, location.href) });
  const library = await adviser.catch((fault: unknown) => {
    adviser = null; // the next question tries again
    throw fault;
  });
  const language = sentences === null ? null : library.language(sentences);
  library.speak(language);
  const game = library.loadScript(script), hints = game.hints({ level: 'hard', simulations: 200, count: shown });
  game.destroy();
  language?.destroy();
  return hints;
}
