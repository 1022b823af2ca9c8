// SPDX-License-Identifier: MIT
// The program of docs/guides/web.md about hints; packed.test.sh runs it.
// [hints]
import { load } from 'bastide';

const bastide = await load();
const game = bastide.newGame({ preset: 'base', seats: 2, seed: 2025n });
for (const { action, value, why } of game.hints({ level: 'hard', simulations: 200, count: 3 })) {
  console.log(value, game.actionText(action), why);
}
// [hints]
