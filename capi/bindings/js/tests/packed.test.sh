#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Packs the package, installs the file into an empty project, and uses it there as its page says: the program in Node, the types in
# three kinds of projects. usage: packed.test.sh
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/..
cd "$here"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
npm pack --silent --pack-destination "$scratch" >/dev/null
tsc=$PWD/node_modules/.bin/tsc samples=$PWD/tests/samples
here=$PWD
cd "$scratch"
echo '{ "name": "consumer", "private": true, "type": "module" }' >package.json
npm install --silent --offline --no-package-lock ./bastide-*.tgz

# The programs of the pages.
cp "$samples"/{whole_game,hints}.mjs .
node whole_game.mjs >out.txt
grep -q 'wins: true' out.txt
grep -qE 'points? for a|points' out.txt
node hints.mjs >hints.txt
[ "$(grep -cE '^-?[0-9.]+ Red places .* about [0-9]+ points?$' hints.txt)" -eq 3 ]

cat >typed.ts <<'TS'
import { load, Refused, svgPath, type Action, type Decision, type GameConfig, type Hint } from 'bastide';
const config: GameConfig = { preset: 'tower', seats: 3, options: { tower_no_ransom: true } };
// @ts-expect-error: there is no such preset
const wrong: GameConfig = { preset: 'chess' };
function cellOf(action: Action): [number, number] | null {
  return action.kind === 'place' ? [action.x, action.y] : null;
}
function tileOf(decision: Decision): number | null {
  return decision.step === 'place' ? decision.tile : null;
}
function isCompleting(hint: Hint): boolean {
  return (hint.value ?? 0) > 0 && hint.reasons.some(({ kind, featureKind }) => kind === 'completes' && featureKind === 'city');
}
// @ts-expect-error: there is no such reason
const never = (hint: Hint) => hint.reasons[0]?.kind === 'wins';
const bastide = await load({ module: 'pictures' });
const game = bastide.newGame(config);
for (const place of game.actions('place')) cellOf(place)?.map((n: number) => n + place.rotation);
try {
  game.apply({ kind: 'place', tile: tileOf(game.decision) ?? 0, x: 0, y: 0, rotation: 0 });
} catch (error) {
  if (error instanceof Refused) console.log(error.message, error.refusal.reason);
}
// @ts-expect-error: a follower needs a spot
const deploy: Action = { kind: 'deploy' };
console.log(svgPath(game.geometry.outline(0, 0)).length, wrong, deploy, isCompleting, never);
TS
check() { "$tsc" --noEmit --strict --target es2022 --lib es2022,dom "$@" typed.ts; }
check --module nodenext --moduleResolution nodenext
check --module esnext --moduleResolution bundler
# A strict project for Node, without the types of browsers.
mkdir -p node_modules/@types
ln -s "$here/node_modules/@types/node" node_modules/@types/node
ln -s "$here/node_modules/undici-types" node_modules/undici-types
cat >server.ts <<'TS'
import { readFile } from 'node:fs/promises';
import { compile, load } from 'bastide';
const module = await compile({ from: await readFile('module.wasm') });
const game = (await load({ from: module })).newGame({ seed: 1 });
export const bytes: Uint8Array = game.save();
export const fetched = () => load({ from: fetch('https://example.org/bastide.wasm') });
// @ts-expect-error: there is no such module in the package
export const wrong = () => load({ module: 'chess' });
TS
"$tsc" --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false --target es2022 --lib es2022 --types node --module nodenext --moduleResolution nodenext server.ts
"$tsc" --noEmit --strict --skipLibCheck false --target es2022 --lib es2022,dom --module nodenext --moduleResolution nodenext --types node server.ts
"$tsc" --strict --target es2022 --lib es2022,dom --module nodenext --moduleResolution nodenext typed.ts
node typed.js | grep -q 'A tile already lies on (0,0). cell_taken'
echo 'the packed package works in Node, and its types in three kinds of projects'
