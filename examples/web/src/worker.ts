// SPDX-License-Identifier: MIT
// The worker of the built-in players: loads the game as its seat sees it and answers with an action.
import { load, type Bastide, type Level } from 'bastide';

export interface Question { number: number; script: string; level: Level; random: bigint }

let bastide: Promise<Bastide>;
export function think(): void {
  self.onmessage = async (event: MessageEvent<Question | { module: WebAssembly.Module }>) => {
    if ('module' in event.data) {
      bastide = load({ from: event.data.module });
      return;
    }
    const { number, script, level, random } = event.data, game = (await bastide).loadScript(script);
    self.postMessage({ number, action: game.choose({ level, random }) });
    game.destroy();
  };
}
