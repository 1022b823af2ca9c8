// SPDX-License-Identifier: MIT
// The built-in players. They think in a worker, so that the page stays quick, and they see what their seat may know.
import { type ActionInput } from 'bastide';
import type { Table } from './table';
import type { Question } from './worker';

export class Opponents {
  private worker: Worker | null = null;
  private asked = 0;
  onThinking: (thinks: boolean) => void = () => {};

  constructor(private readonly table: Table, private readonly module: WebAssembly.Module, private readonly entry: string) {
    table.listen(() => this.look());
  }

  /** The worker begins with the first question, so that it does not delay the first sight of the board. */
  private ask(question: Question): void {
    if (!this.worker) {
      this.worker = new Worker(this.entry, { type: 'module' });
      this.worker.postMessage({ module: this.module });
      this.worker.onmessage = (event: MessageEvent<{ number: number; action: ActionInput }>) => this.answered(event.data);
    }
    this.worker.postMessage(question);
  }

  /** Asks for an action if one of the built-in players decides now. */
  private look(): void {
    const { table } = this, decision = table.game.decision, seat = decision.seat;
    const player = seat === null || decision.over || table.referee || table.past ? null : table.players[seat];
    const level = player === 'easy' || player === 'normal' || player === 'hard' ? player : null;
    const number = ++this.asked; // an answer to an earlier question is late
    if (level === null || seat === null) {
      this.onThinking(false);
      return;
    }
    this.onThinking(true);
    const question: Question = { number, script: table.game.script(seat), level, random: BigInt(decision.action) * 7919n + BigInt(seat) };
    setTimeout(() => number === this.asked && this.ask(question), 150); // a moment to see what happened
  }

  private answered({ number, action }: { number: number; action: ActionInput }): void {
    if (number !== this.asked) return;
    this.table.apply(action);
  }
}
