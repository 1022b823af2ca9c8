// SPDX-License-Identifier: MIT
// The thread in which strong players think: gets the game as their seat knows it, answers with the number of an action.
import { parentPort } from 'node:worker_threads';
import { load } from 'bastide';

// Fewer simulations than in the browser, since all tables share the thread; an expert needs 300.
const bastide = await load(), simulations = { hard: 100, expert: 300 };

function codeFor({ script, wish }) {
  const game = bastide.loadScript(script);
  try {
    return game.encode(game.choose({ ...wish, simulations: simulations[wish.level] }));
  } finally {
    game.destroy();
  }
}

parentPort.on('message', ({ number, ...question }) => {
  try {
    parentPort.postMessage({ number, code: codeFor(question) });
  } catch (fault) {
    parentPort.postMessage({ number, fault: String(fault?.message ?? fault) });
  }
});
