// SPDX-License-Identifier: MIT
// The program of README.md; packed.test.sh runs it.
// [game]
import { load } from 'bastide';

const bastide = await load();
const game = bastide.newGame({ preset: 'abbey_mayor_tower', seats: 3, seed: 2025n });
while (!game.over) game.apply(game.actions()[0]);
for (const line of game.scoreLines()) console.log(game.scoreLineText(line));
console.log(game.standing());
// [game]
