// SPDX-License-Identifier: MIT
// The built-in players. They think in a worker, so that the page stays quick, and they see what their seat may know.
import { type ActionInput, type Hint, type Level } from 'bastide';
import { levels, type Table } from './table';
import type { Question } from './worker';

type Answer = { number: number } & ({ action: ActionInput } | { hints: Hint[] | null });

export class Opponents {
  private worker: Worker | null = null;
  private asked = 0;
  onThinking: (thinks: boolean) => void = () => {};
  /** Gets null when the program that gives hints cannot be fetched. */
  onHints: (hints: Hint[] | null) => void = () => {};

  constructor(private readonly table: Table, private readonly module: WebAssembly.Module, private readonly entry: string) {
    table.listen(() => this.look());
  }

  /** The worker begins with the first question, so that it does not delay the first sight of the board. */
  private ask(question: Question): void {
    if (!this.worker) {
      this.worker = new Worker(this.entry, { type: 'module' });
      this.worker.postMessage({ module: this.module });
      this.worker.onmessage = (event: MessageEvent<Answer>) => this.answered(event.data);
    }
    this.worker.postMessage(question);
  }

  /** Asks for an action if one of the built-in players decides now. */
  private look(): void {
    const { table } = this, decision = table.game.decision, seat = decision.seat;
    const player = seat === null || decision.over || table.referee || table.past ? '' : table.players[seat] ?? '';
    const number = ++this.asked; // an answer to an earlier question is late
    if (!levels.includes(player) || seat === null) {
      this.onThinking(false);
      return;
    }
    this.onThinking(true);
    const question: Question = { number, script: table.game.script(seat), level: player as Level, random: BigInt(decision.action) * 7919n + BigInt(seat) };
    setTimeout(() => number === this.asked && this.ask(question), 150); // a moment to see what happened
  }

  /** Asks for hints to the person who decides. The answer is lost if the game goes on before. */
  hint(): void {
    const { game, sentences } = this.table;
    this.ask({ number: ++this.asked, script: game.script(game.decision.seat!), sentences });
  }

  private answered(answer: Answer): void {
    if (answer.number !== this.asked) return;
    if ('action' in answer) this.table.apply(answer.action);
    else this.onHints(answer.hints);
  }
}
