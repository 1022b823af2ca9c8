// SPDX-License-Identifier: MIT
// The package in Node: whole games, refusals, undo, saving, languages, geometry, pictures, and the games that every caller plays.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { BastideError, compile, load, Refused, svgPath } from '../dist/index.js';
import { fingerprints } from './fingerprints.mjs';

const root = new URL('../../../../', import.meta.url);
const bastide = await load();
const [readme, guide] = ['capi/bindings/js/README.md', 'docs/guides/web.md'].map((page) => readFileSync(new URL(page, root), 'utf8'));

function playOut(game, seed = 1n) {
  const random = { word: seed };
  for (let action; (action = game.sample(random)) !== null;) game.apply(action);
  return game;
}

/** A game of two seats in which D, the first tile of the base game, lies on 0, 0 and a tile of that type is drawn. */
function hostGame(draws) {
  const game = bastide.newGame({ preset: 'base', chance: 'host', seats: 2 });
  const ids = new Map(game.tiles().map((tile) => [tile.name, tile.id]));
  game.apply({ kind: 'draw', tile: ids.get(draws), seat: null });
  return game;
}

test('the same games give the numbers that every other caller gets', () => {
  const recorded = readFileSync(new URL('tests/data/fingerprints.txt', root), 'utf8').split('\n').filter((line) => line.includes(' 20 '));
  assert.deepEqual(fingerprints(bastide, 20), recorded);
});

test('recorded games load, and their expectations hold', () => {
  const folder = new URL('tests/games/', root);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  assert.ok(scripts.length > 10);
  for (const name of scripts) {
    const game = bastide.loadScript(readFileSync(new URL(name, folder), 'utf8'));
    assert.equal(bastide.loadScript(game.script()).hash, game.hash, name);
    assert.equal(bastide.loadGame(game.save()).hash, game.hash, name);
  }
});

test('a refused place is explained, and nothing changes', () => {
  const game = hostGame('U'), before = game.hash, tile = game.decision.tile;
  const place = { kind: 'place', tile, x: 0, y: -1, rotation: 0 };
  const objection = game.check(place);
  assert.equal(objection.sentence, 'The south side needs a city at (0,0); the tile has a road there.');
  assert.equal(objection.rule, 'BASE-PLACE-02');
  assert.deepEqual([objection.refusal.reason, objection.refusal.side, objection.refusal.sideKind], ['side_mismatch', 2, 'road']);
  assert.throws(() => game.apply(place), (error) => error instanceof Refused && error.reason === 'side_mismatch' && error.status === 'illegal');
  assert.equal(game.hash, before);
  assert.equal(game.check({ ...place, x: 1, rotation: 1, y: 0 }), null);
});

test('a road of two tiles pays two points, and undo takes them back', () => {
  const game = hostGame('A'); // monastery with a road
  game.apply({ kind: 'place', tile: game.decision.tile, x: 1, y: 0, rotation: 1 });
  const road = game.segmentsAt(1, 0).find((segment) => segment.kind === 'road');
  game.apply({ kind: 'deploy', spot: 'segment', x: 1, y: 0, segment: road.index, pieceKind: 'follower' });
  assert.equal(game.featureAt(1, 0, road.index).tiles, 2);
  assert.equal(game.seats()[0].supply, 6);
  assert.equal(game.undo(), 3 - 1);
  assert.equal(game.seats()[0].supply, 7);
  assert.equal(game.decision.step, 'act');
  assert.ok(game.events().some((event) => event.kind === 'undone'));
});

test('whole games of every preset: the lines of a seat sum to its score', () => {
  for (const { word } of bastide.presets()) {
    const game = playOut(bastide.newGame({ preset: word, seats: 3, seed: 11 }));
    const sums = game.seats().map(() => 0);
    for (const line of game.scoreLines()) sums[line.seat] += line.points;
    assert.deepEqual(sums, game.seats().map((seat) => seat.score), word);
    assert.deepEqual(game.decision.winners, game.standing().filter((each) => each.wins).map((each) => each.seat));
    const again = game.replayed(game.history().length);
    assert.equal(again.hash, game.hash, word);
    for (const each of [game, again]) each.destroy();
  }
});

test('fields that the types call set are never unset', () => {
  const lists = { board: ['index', 'tile', 'x', 'y', 'copy'], pieces: ['id', 'kind', 'spot'], features: ['id', 'kind'], seats: ['seat', 'state'],
    stock: ['tile'], tiles: ['id', 'sides'], scoreLines: ['seat', 'reward', 'action'] };
  for (const preset of ['abbey_mayor_tower', 'traders_builders_inns']) {
    const game = bastide.newGame({ preset, seats: 4, seed: 3 }), random = { word: 5n };
    for (let action; (action = game.sample(random)) !== null;) {
      game.apply(action);
      for (const [list, names] of Object.entries(lists)) {
        for (const each of game[list]()) for (const name of names) assert.notEqual(each[name], null, `${list}.${name}`);
      }
      for (const action of game.actions()) assert.equal(game.check(action), null);
      if (game.history().length > 60) break;
    }
  }
});

test('every listed action survives its code, its line and a round trip through the record', () => {
  const game = bastide.newGame({ preset: 'abbey_mayor_tower', seats: 3, seed: 2 }), random = { word: 9n };
  for (let action; (action = game.sample(random)) !== null;) {
    for (const each of game.actions()) {
      assert.deepEqual(game.decode(game.encode(each)), each);
      const { cause, ...parsed } = game.parseLine(game.line(each)), { cause: _, ...listed } = each;
      assert.deepEqual(parsed, listed);
    }
    game.apply(action);
  }
});

test('the dice game', () => {
  const game = bastide.newGame({ game: 'dice', seats: 2, seed: 4, options: { dice_target_score: 12 } });
  assert.equal(game.dice().targetScore, 12);
  assert.equal(game.dieList().length, 9);
  assert.match(game.picture(), /^<svg/);
  playOut(game);
  assert.ok(game.over && game.decision.winners.length === 1);
});

test('built-in players finish a game, and a stronger one wins more', () => {
  const wins = [0, 0];
  for (let seed = 1; seed <= 8; ++seed) {
    const game = bastide.newGame({ preset: 'base', seed, firstSeat: seed % 2 });
    for (let random = 1n; !game.over; ++random) game.apply(game.choose({ level: game.decision.seat === 0 ? 'normal' : 'easy', random }));
    for (const seat of game.decision.winners) wins[seat] += 1;
    game.destroy();
  }
  assert.ok(wins[0] > wins[1], `${wins}`);
  const dice = bastide.newGame({ game: 'dice', seed: 3 });
  assert.ok(dice.actions().some((action) => dice.line(action) === dice.line(dice.choose())));
});

test('hints are the best moves with values and reasons; the first is what is chosen', () => {
  for (const wish of [{ preset: 'base' }, { preset: 'abbey_mayor_tower' }, { game: 'dice' }]) {
    const game = bastide.newGame({ ...wish, seats: 3, seed: 6 }), random = { word: 3n };
    for (let done = 0; done < 24; ++done) game.apply(game.sample(random));
    for (const level of ['normal', 'hard', 'expert']) {
      const thinking = { level, simulations: 30, random: 9n }, before = game.hash, hints = game.hints({ ...thinking, count: 4 });
      assert.deepEqual(hints.slice(0, 3), game.hints(thinking));
      assert.deepEqual(hints[0].action, game.choose(thinking));
      assert.ok(hints.length > 0 && hints.length <= Math.min(4, game.countActions()) && hints.every(({ action }) => game.check(action) === null));
      const simulated = hints.map(({ simulations }) => simulations), isSimulated = level !== 'normal' && !wish.game && hints.length > 1;
      assert.equal(simulated[0] > 0, isSimulated, `${level}: ${simulated}`);
      for (const [i, { value, reasons, why }] of hints.entries()) {
        assert.ok(Math.abs(value) < 200 && (i === 0 || simulated[i] < simulated[i - 1] || value <= hints[i - 1].value));
        assert.ok(reasons.length > 0 && reasons.every(({ kind, seat, points }) => kind && seat >= 0 && seat < 3 && points >= 0));
        assert.equal(why.split('; ').length, reasons.length, why);
      }
      assert.equal(game.hash, before);
    }
  }
  const monastery = hostGame('B'); // it looks the same in all rotations, and fits at one side of D
  assert.deepEqual([monastery.countActions(), monastery.hints().length], [4, 1]);
  const over = playOut(bastide.newGame({ seed: 1 }));
  assert.throws(() => over.hints(), (error) => error instanceof BastideError && error.status === 'state');
});

test('a hint says in words why, in the language of the library', () => {
  const game = hostGame('A'), tile = game.decision.tile; // monastery with a road
  game.apply({ kind: 'place', tile, x: 1, y: 0, rotation: 1 });
  const road = game.segmentsAt(1, 0).find((segment) => segment.kind === 'road').index;
  game.apply({ kind: 'deploy', spot: 'segment', x: 1, y: 0, segment: road, pieceKind: 'follower' });
  game.apply({ kind: 'draw', tile: game.tiles().find(({ name }) => name === 'U').id, seat: null });
  game.apply(game.hints()[0].action);
  game.apply({ kind: 'pass' });
  game.apply({ kind: 'draw', tile, seat: null });
  const [best, next] = game.hints();
  assert.equal(game.actionText(best.action), 'Red places A on (-1,0), turned three times.');
  assert.equal(best.why, 'completes the road for 3 points; claims the monastery, about 9 points');
  assert.deepEqual(best.reasons, [{ kind: 'completes', seat: 0, featureKind: 'road', points: 3 }, { kind: 'claims', seat: 0, featureKind: 'monastery', points: 9 }]);
  assert.ok(best.value > next.value && best.value > 3, `${best.value}`);
  const german = bastide.language(readFileSync(new URL('../texts/german.txt', import.meta.url), 'utf8'));
  bastide.speak(german);
  assert.equal(game.hints()[0].why, 'vollendet: Straße, 3 Punkte; besetzt: Kloster, etwa 9 Punkte');
  bastide.speak(null);
  german.destroy();
});

test('views hide the seed and the coming tiles', () => {
  const game = bastide.newGame({ preset: 'winter', seats: 2, seed: 99n, options: { hand_of_three_tiles: true, hand_hidden: true } });
  const mine = game.clone(0), other = bastide.loadGame(game.save(1));
  assert.equal(mine.hash, game.hash);
  assert.equal(mine.config().seed, 0n);
  const hand = (view, seat) => view.things('hand').filter((thing) => thing.seat === seat).map((thing) => thing.tile);
  assert.ok(hand(mine, 0).every((tile) => tile !== null));
  assert.ok(hand(other, 0).every((tile) => tile === null));
});

test('a position of one\'s own, and what is wrong in one', () => {
  const game = bastide.newGame({ preset: 'base', seed: 1 });
  const { head, puts } = game.position();
  assert.deepEqual(puts.filter((put) => put.kind === 'tile').map((put) => [put.x, put.y]), [[0, 0]]);
  game.setPosition({ ...head }, [...puts, { kind: 'score', seat: 1, points: 21 }].filter((put, i, all) => put.kind !== 'score' || i === all.length - 1));
  assert.equal(game.seats()[1].score, 21);
  assert.throws(() => game.setPosition(head, [{ kind: 'tile', tile: 9999, x: 0, y: 0, rotation: 0 }]), Refused);
});

test('your own tiles', () => {
  const base = bastide.builtInTiles('base');
  assert.equal(base.tiles().reduce((sum, tile) => sum + tile.count, 0), 72);
  const own = bastide.parseTiles(base.text().replace(/^(?=\w)/gm, 'MY'));
  const game = bastide.newGame({ tileSets: [own], choices: [{ kind: 'tileset', id: 0, value: 1 }], seed: 3 });
  for (const set of [base, own]) set.destroy(); // the game has copied what it needs
  playOut(game);
  assert.ok(game.tiles().every((tile) => tile.name.startsWith('MY')));
  assert.throws(() => bastide.parseTiles('tile ?'), Refused);
});

test('scripts keep tags, comments and variations', () => {
  const turn = 'bastide 1\nchance host\nset base 1\n\ndraw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n';
  const script = bastide.parseScript(turn + '# good\nvariation\n  0: pass\nend\nclock 1 0:01:02.003\n');
  script.setTag('event', 'Spring Cup');
  script.setTag('player.0', 'Anna Č');
  script.setTag('event', 'Autumn Cup');
  assert.deepEqual(script.tags(), { 'player.0': 'Anna Č', event: 'Autumn Cup' });
  const lines = script.lines(), pass = lines.findIndex((line) => line.depth === 1), clock = lines.at(-1);
  assert.deepEqual([clock.kind, clock.seat, clock.milliseconds, clock.actions], ['clock', 1, 62003, 3]);
  assert.equal(script.lineText(lines.findIndex((line) => line.kind === 'comment')), 'good');
  assert.equal(script.game().hash, bastide.loadScript(turn).hash);
  assert.equal(script.game(pass).hash, bastide.loadScript(turn.replace('0: deploy follower 0 -1 c0', '0: pass')).hash);
  const before = script.text();
  assert.throws(() => script.setTag('date', 'tomorrow'), Refused);
  assert.throws(() => script.setTag('event', 'x\nresign'), /one line/);
  for (const name of ['a b', 'a\nb', 'a\n', 'Event', '', '0', 'a'.repeat(32), undefined]) {
    for (const value of ['x', null]) assert.throws(() => script.setTag(name, value), (error) => error.status === 'argument' && /^The name of a tag is a small letter/.test(error.message));
  }
  for (const value of [undefined, 7]) assert.throws(() => script.setTag('event', value), (error) => error.status === 'argument' && /^"value" must be a text/.test(error.message));
  assert.throws(() => script.replace(lines.length, 0, '0: pass'), Refused);
  assert.equal(script.text(), before);
  assert.equal(bastide.parseScript(before).text(), before);
  script.setTag('event', null);
  assert.deepEqual(script.tags(), { 'player.0': 'Anna Č' });
  script.destroy();
  assert.throws(() => bastide.parseScript(turn + 'variation\n'), Refused);
});

test('geometry: the outlines of a tile fill its square, and a click finds the segment', () => {
  const game = playOut(bastide.newGame({ preset: 'tower', seed: 8 })), { geometry } = game;
  const area = ({ points }) => points.reduce((sum, p, i) => {
    const next = points[(i + 1) % points.length];
    return sum + p.x * next.y - next.x * p.y;
  }, 0) / 2;
  for (const tile of game.tiles()) {
    const lines = game.segments(tile.id).flatMap((segment) => geometry.outline(tile.id, segment.index, 1));
    assert.equal(lines.reduce((sum, line) => sum + area(line), 0), 1024 * 1024, tile.name);
  }
  for (const placed of game.board()) {
    for (const segment of game.segmentsAt(placed.x, placed.y)) {
      const [spot] = geometry.spots(placed.tile, segment.index, placed.rotation);
      assert.equal(geometry.pick(game, placed.x * 1024 + spot.x, placed.y * 1024 + spot.y).segment, segment.index);
    }
  }
  assert.equal(geometry.pick(game, 999999, 0), null);
  assert.match(svgPath(geometry.featureOutline(game, game.features()[0].id)), /^M-?\d+ -?\d+L.*Z$/);
});

test('pictures', () => {
  const game = playOut(bastide.newGame({ preset: 'abbey_mayor', seed: 8 }));
  const light = game.picture({ theme: 'light', tilePixels: 64, rulers: false, seats: false });
  assert.match(light, /^<svg [^]*<\/svg>\s*$/);
  assert.notEqual(light, game.picture({ theme: 'dark', tilePixels: 64, rulers: false, seats: false }));
  assert.match(game.tilePicture(0, 1), /^<svg/);
  assert.ok(game.sheet().length > 10000);
});

test('sentences in five languages', async () => {
  const game = hostGame('U');
  assert.equal(game.decisionText(), 'Red must place U.');
  const german = bastide.language(readFileSync(new URL('../texts/german.txt', import.meta.url), 'utf8'));
  bastide.speak(german);
  assert.match(game.decisionText(), /Rot/);
  assert.match(game.check({ kind: 'place', tile: game.decision.tile, x: 7, y: 7, rotation: 0 }).sentence, /^Keine Seite von \(7,7\)/);
  bastide.speak(null);
  german.destroy();
  for (const name of ['czech', 'french', 'romanian']) {
    bastide.language(readFileSync(new URL(`../texts/${name}.txt`, import.meta.url), 'utf8')).destroy();
  }
  assert.throws(() => bastide.language('nonsense'), Refused);
});

// ---- Beyond 2 GiB --------------------------------------------------------------------------------------------------------

/** A module whose next addresses lie beyond 2 GiB. Nobody touches the blocks before them, so they cost nothing. */
async function highModule() {
  const high = await load(), blocks = [];
  for (let i = 0; i < 4; ++i) blocks.push(high.raw.malloc(2 ** 29));
  assert.ok(blocks.every((block) => block > 0) && high.raw.malloc(8) > 2 ** 31);
  return { high, blocks };
}

/** One call of each kind: records, lists, numbers, codes, texts, handles, words, bytes, positions, geometry, pictures, players. */
const callsOfEachKind = [
  (library, game) => game.decision,
  (library, game) => game.actions().map((action) => game.decode(game.encode(action))),
  (library, game) => game.parseLine(game.line(game.actions()[0])),
  (library, game) => game.check({ kind: 'place', tile: 0, x: 90, y: 90, rotation: 0 }),
  (library, game) => game.decisionText(),
  (library, game) => game.eventText(game.events()[0]),
  (library, game) => [...library.loadGame(game.save()).save(0)],
  (library, game) => library.loadScript(game.script()).hash,
  (library, game) => game.clone(1).script(1),
  (library, game) => (game.setPosition(game.position().head, game.position().puts), game.hash),
  (library, game) => game.featureAt(0, 0, 0),
  (library, game) => game.geometry.pick(game, 512, 512),
  (library, game) => svgPath(game.geometry.featureOutline(game, game.features()[0].id)),
  (library, game) => game.picture({ features: [game.features()[0].id], colours: [0xff8800] }),
  (library, game) => [game.sheet(), game.tilePicture(3, 1)],
  (library, game) => game.choose({ level: 'hard', simulations: 8, milliseconds: 1e9 }),
  (library, game) => game.hints(),
  (library, game) => game.sample({ word: 5n }),
  (library, game) => [game.standing(), game.stock(), game.choices(), game.config(), game.things(), game.hash],
  (library) => library.options(),
  (library) => library.words('reason'),
  (library) => library.builtInTiles('base').text(),
  (library) => library.parseTiles(library.builtInTiles('winter').text().replace(/^(?=\w)/gm, 'MY')).tiles(),
  (library) => playOut(library.newGame({ tileSets: [library.builtInTiles('base')], choices: [{ kind: 'tileset', id: 0, value: 1 }], seed: 3 })).hash,
  (library) => {
    const german = library.language(readFileSync(new URL('../texts/german.txt', import.meta.url), 'utf8'));
    library.speak(german);
    const text = library.meaning('piece', 'follower');
    library.speak(null);
    german.destroy();
    return text;
  },
  (library) => library.version,
];

function answersOf(library) {
  const game = library.newGame({ preset: 'big_box', seats: 4, seed: 7n }), random = { word: 3n };
  for (let i = 0; i < 60; ++i) game.apply(game.sample(random));
  return callsOfEachKind.map((call) => call(library, game));
}

test('every call does beyond 2 GiB what it does below', async () => {
  const { high } = await highModule();
  const below = answersOf(bastide), beyond = answersOf(high);
  callsOfEachKind.forEach((call, i) => assert.deepEqual(beyond[i], below[i], String(call)));
  assert.deepEqual(fingerprints(high, 1), fingerprints(bastide, 1));
});

test('a module that has used its 4 GiB says so, and works on when some are free again', async () => {
  const { high, blocks } = await highModule();
  const [game, like] = [high, bastide].map((library) => playOut(library.newGame({ preset: 'base', seed: 1n })));
  for (let size = 2 ** 29; size >= 16; size /= 2) for (let block; (block = high.raw.malloc(size)) !== 0;) blocks.push(block);
  assert.equal(high.raw.memory.buffer.byteLength, 2 ** 32);
  const isFull = (error) => error instanceof BastideError && error.status === 'memory';
  for (let i = 0; i < 3; ++i) {
    assert.throws(() => game.events(), isFull); // needs a larger buffer for the list
    assert.throws(() => high.newGame({ preset: 'big_box', seats: 4, seed: 1n }), isFull);
    assert.throws(() => game.sheet(), isFull);
  }
  for (const block of blocks.slice(4)) high.raw.free(block);
  assert.deepEqual(game.events(), like.events());
  assert.equal(game.sheet(), like.sheet());
  assert.equal(playOut(high.newGame({ preset: 'base', seed: 2n })).hash, playOut(bastide.newGame({ preset: 'base', seed: 2n })).hash);
});

test('more bytes than the library can take are a limit, not a crash', () => {
  assert.throws(() => bastide.loadGame(new Uint8Array(2 ** 31)), (error) => error instanceof BastideError && error.status === 'limit');
});

// ---- Thinking for a time -------------------------------------------------------------------------------------------------

test('a limit of time ends the thinking, and without one the answer is the same', () => {
  const game = bastide.newGame({ preset: 'base', seed: 5 }), began = performance.now();
  assert.equal(game.check(game.choose({ level: 'expert', milliseconds: 150 })), null);
  const took = performance.now() - began;
  assert.ok(took > 50 && took < 1000, `${took} ms`);
  const thinking = { level: 'hard', simulations: 40, random: 3n };
  assert.deepEqual(game.choose({ ...thinking, milliseconds: 1e9 }), game.choose(thinking));
  assert.deepEqual(game.hints({ ...thinking, milliseconds: 1e9 }), game.hints(thinking));
  for (const milliseconds of [0, -1, NaN, '5', null]) assert.throws(() => game.choose({ milliseconds }), /"milliseconds" must be a number above 0/);
  for (const stop of [true, new Int32Array(0), new Float64Array(1)]) assert.throws(() => game.choose({ stop }), /"stop" must be an Int32Array/);
});

test('another thread stops the thinking', async () => {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(`
    const { parentPort, workerData } = require('node:worker_threads');
    import('${new URL('../dist/index.js', import.meta.url)}').then(({ load }) => load()).then((bastide) => {
      const game = bastide.newGame({ preset: 'base', seed: 5 });
      parentPort.on('message', (ask) => {
        parentPort.postMessage('thinks');
        const found = game[ask]({ level: 'expert', simulations: 1e6, stop: workerData });
        parentPort.postMessage(ask === 'hints' ? found.map((hint) => hint.action) : [found]);
      });
    });`, { eval: true, workerData: stop });
  const next = () => new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  try {
    for (const ask of ['choose', 'hints']) {
      Atomics.store(stop, 0, 0);
      const begun = next();
      worker.postMessage(ask);
      assert.equal(await begun, 'thinks');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const began = performance.now(), answer = next();
      Atomics.store(stop, 0, 1);
      const actions = await answer, took = performance.now() - began;
      assert.ok(took < 1000, `${took} ms`);
      assert.ok(actions.length > 0 && actions.every((action) => action.kind === 'place'));
    }
  } finally {
    await worker.terminate();
  }
});

test('wrong input is refused with a sentence', () => {
  assert.throws(() => bastide.newGame({ preset: 'base', seats: 9 }), /2 to 5 seats/);
  assert.throws(() => bastide.newGame({ preset: 'chess' }), /There is no preset "chess". There are: base,/);
  assert.throws(() => bastide.newGame({ options: { dice_finish_round: true } }), Refused);
  assert.throws(() => bastide.loadGame(new Uint8Array([1, 2, 3])), Refused);
  assert.throws(() => bastide.loadScript('bastide 1\ndraw nothing\n'), (error) => error.refusal.line === 2 && error.refusal.column === 6);
  const game = bastide.newGame({ seed: 1 });
  assert.throws(() => game.apply({ kind: 'place', tile: 1.5, x: 0, y: 0, rotation: 0 }), /whole number/);
  assert.throws(() => game.apply({ kind: 'fly' }), BastideError);
  assert.throws(() => game.decode(2 ** 53 - 1), BastideError);
});

test('wrong arguments are named in an error of the package', async () => {
  const game = bastide.newGame({ seed: 1 }), place = { kind: 'place', tile: game.decision.tile, x: 0, y: 1, rotation: 0 };
  const wrong = [
    [() => game.check(null), /^An action is an object, not null\./], [() => game.apply(undefined), /^An action is an object/], [() => game.check({}), /^"kind" is missing/],
    [() => game.apply({ ...place, rotation: 9 }), /^"rotation" must be a whole number from 0 to 3, not 9\./], [() => game.encode({ ...place, rotation: -1 }), /^"rotation"/],
    [() => game.tilePicture(1, 9), /^"rotation"/], [() => game.segments(1, 4), /^"rotation"/], [() => game.geometry.outline(1, 0, 4), /^"rotation"/],
    [() => bastide.newGame({ seed: 1.5 }), /^"seed" must be a bigint or a whole number, not 1.5\./], [() => bastide.newGame({ seed: 'abc' }), /^"seed"/], [() => game.restart('x'), /^"seed"/],
    [() => bastide.newGame(null), /^A config is an object/], [() => bastide.newGame({ options: { tower_no_ransom: 'x' } }), /^"tower_no_ransom" must be a whole number, true or false, not x\./],
    [() => game.choose({ level: 'god' }), /^"level" must be one of easy, normal, hard, expert, not god\./], [() => game.choose({ random: 0.5 }), /^"random"/], [() => game.choose(null), /choose\(\) takes/],
    [() => game.hints({ count: 0 }), /^"count" must be a whole number from 1 to 1000, not 0\./], [() => game.hints(7), /hints\(\) takes/], [() => game.hints({ simulations: 'x' }), /^"simulations"/], [() => game.choose({ simulations: 0 }), /^"simulations" must be a whole number from 1 /],
    [() => game.events(1.5), /^"first"/], [() => game.events(0, 'god'), /^"viewer" must be the number of a seat/], [() => game.history(-5), /^"first"/], [() => game.undoTo('x'), /^"action"/],
    [() => game.picture({ theme: 'pink' }), /^"theme" must be one of light, dark, print/], [() => game.sample({}), /^"word"/],
  ];
  const before = game.hash;
  for (const [call, sentence] of wrong) assert.throws(call, (error) => error instanceof BastideError && sentence.test(error.message), String(call));
  await assert.rejects(load({ module: 'xx' }), (error) => error instanceof BastideError && /^"module" must be one of full, pictures, rules, not xx\./.test(error.message));
  assert.equal(game.hash, before);
});

test('a number that 32 bits do not hold is refused by its name', () => {
  const game = bastide.newGame({ seed: 1 }), most = 2 ** 32, signed = 'a whole number from -2147483648 to 2147483647', natural = 'a whole number from 0 to 2147483647';
  const { x, y } = game.actions()[0], place = game.actions()[0], script = bastide.parseScript(game.script()), { geometry } = game, { head, puts } = game.position();
  const wrong = [
    ['seats', signed, 2 + most, (seats) => bastide.newGame({ seats })], ['firstSeat', signed, most, (firstSeat) => bastide.newGame({ firstSeat })],
    ['eventCapacity', signed, most, (eventCapacity) => bastide.newGame({ eventCapacity })], ['dice_target_score', signed, most, (dice_target_score) => bastide.newGame({ options: { dice_target_score } })],
    ['tile', signed, place.tile + most, (tile) => game.apply({ ...place, tile })], ['x', signed, x + most, (wide) => game.check({ ...place, x: wide })], ['y', signed, '1', (text) => game.encode({ ...place, y: text })],
    ['seat', signed, most, (seat) => game.line({ ...place, seat })], ['faces', 'a whole number from 0 to 4294967295', -1, (faces) => game.encode({ kind: 'fall', faces })],
    ['tile', signed, place.tile + most, (tile) => game.placements(tile)], ['x', signed, most, (wide) => game.segmentsAt(wide, 0)], ['feature', signed, most, (feature) => game.featureSegments(feature)],
    ['id', signed, most, (id) => game.feature(id)], ['segment', signed, most, (segment) => game.featureAt(0, 0, segment)], ['seat', signed, most, (seat) => game.supply(seat, 'follower')],
    ['first', 'a whole number from 0 to 9007199254740991', -3, (first) => game.events(first)], ['first', 'a whole number from 0 to 9007199254740991', -3, (first) => game.scoreLines(first)],
    ['count', natural, -1, (count) => game.replayed(count)], ['index', natural, 1.5, (index) => script.lineText(index)], ['index', 'a whole number from -1 to 2147483647', most, (index) => script.game(index)],
    ['first', natural, most, (first) => script.replace(first, 0, '')], ['removed', natural, most, (removed) => script.replace(1, removed, '')],
    ['tile', signed, most, (tile) => geometry.paths(tile)], ['piece', signed, most, (piece) => geometry.locate(game, piece)], ['x', signed, most, (wide) => geometry.pick(game, wide, 0)],
    ['y', 'a whole number from 0 to 1023', most, (high) => geometry.segmentAtPoint(0, 0, 0, high)], ['turn', signed, most, (turn) => game.setPosition({ ...head, turn }, puts)],
    ['features', signed, most, (feature) => game.picture({ features: [feature] })], ['tilePixels', 'a whole number from 8 to 1024', 96 + most, (tilePixels) => game.picture({ tilePixels })],
    ['number', 'a whole number from 0 to 999999', most, (number) => game.picture({ number })], ['highlight', 'a whole number from 0 to 16777215', most, (highlight) => game.picture({ highlight })],
  ];
  const before = game.hash, text = script.text();
  for (const [name, possible, value, call] of wrong) assert.throws(() => call(value), { status: 'argument', message: `"${name}" must be ${possible}, not ${value}.` }, String(call));
  assert.throws(() => game.picture({ colours: Array(9).fill(0) }), /^BastideError: "colours" has at most 8 entries, not 9\./);
  assert.throws(() => game.save(2 ** 32), /^BastideError: "viewer" must be/);
  assert.deepEqual([game.hash, script.text()], [before, text]);
});

test('a number that the library refuses is named with what is possible', () => {
  const game = bastide.newGame({ seed: 1, seats: 3 }), place = { kind: 'place', tile: game.decision.tile, x: 0, y: 1, rotation: 0 };
  const viewer = (call) => `game_${call}: "viewer" is 7; 0 to 2, "public" (-1) and "full" (-100) are possible.`;
  const wrong = [
    [() => game.events(0, 7), viewer('list_events')], [() => game.history(0, 7), viewer('list_history')], [() => game.save(7), viewer('write_snapshot')],
    [() => game.script(7), viewer('write_script')], [() => game.clone(7), viewer('clone')],
    [() => bastide.memory.must(bastide.raw.bastide_game_list_segments(game.handle, 0, 7, 0, 0)), 'game_list_segments: "rotation" is 7; 0 to 3 are possible.'],
    [() => bastide.memory.must(bastide.raw.bastide_game_list_features(game.handle, 99, 0, 0)), 'game_list_features: "kind" is 99; the words of segment are possible.'],
    [() => game.apply({ ...place, seat: 7 }), 'seat is 7; -1 to 2 are possible.'], [() => game.apply({ ...place, tile: 999 }), /^tile is 999; 0 to \d+ are possible\.$/],
    [() => bastide.newGame({ firstSeat: 5 }), 'first_seat is 5; 0 to 1 are possible.'],
  ];
  const before = game.hash;
  for (const [call, sentence] of wrong) assert.throws(call, (error) => error.status === 'argument' && (sentence.test ? sentence.test(error.message) : error.message === sentence), String(call));
  assert.throws(() => game.apply({ ...place, seat: 7 }), (error) => error.refusal.name === 'seat' && error.refusal.value === 7 && error.refusal.least === -1 && error.refusal.most === 2);
  assert.equal(bastide.raw.bastide_game_list_segments(game.handle, 0, 7, 0, 0), -1); // the function itself keeps its status
  assert.equal(game.hash, before);
});

test('what was destroyed says so, and leaves alone what came after it', () => {
  const tiles = bastide.builtInTiles('base'), language = bastide.language(readFileSync(new URL('../texts/french.txt', import.meta.url), 'utf8'));
  const game = bastide.newGame({ seed: 1 }), geometry = game.geometry, action = game.actions()[0];
  for (const each of [game, tiles, language, geometry]) each.destroy();
  const next = bastide.newGame({ seed: 2 }), nextTiles = bastide.builtInTiles('tower'), before = next.hash, text = nextTiles.text(); // they may get the same numbers
  for (const call of [() => game.decision, () => game.apply(action), () => game.undo(), () => game.script(), () => game.hash, () => game.picture(), () => game.clone()]) {
    assert.throws(call, (error) => error instanceof BastideError && error.message.startsWith('This game was destroyed'), String(call));
  }
  assert.throws(() => tiles.text(), /^BastideError: This tile set was destroyed/);
  assert.throws(() => geometry.spots(0, 0), /^BastideError: This geometry was destroyed/);
  bastide.speak(language);
  assert.throws(() => next.decisionText(), /^BastideError: This language was destroyed/);
  bastide.speak(null);
  for (const each of [game, tiles, language, geometry]) each.destroy(); // again
  assert.equal(next.hash, before);
  assert.equal(nextTiles.text(), text);
  next.apply(next.actions()[0]);
});

test('bytes of saved games that are spoilt are refused', () => {
  const bytes = playOut(bastide.newGame({ preset: 'tower', seed: 6 })).save();
  let random = 12345;
  for (let i = 0; i < 500; ++i) {
    const spoilt = bytes.slice();
    random = Math.imul(random, 1103515245) + 12345 >>> 0;
    spoilt[random % spoilt.length] ^= 1 + (random >>> 24) % 255;
    assert.throws(() => bastide.loadGame(spoilt), BastideError);
  }
});

test('memory stays flat over many games', () => {
  const play = () => playOut(bastide.newGame({ preset: 'base', seed: 1 })).destroy();
  for (let i = 0; i < 20; ++i) play();
  const before = bastide.raw.memory.buffer.byteLength;
  for (let i = 0; i < 300; ++i) play();
  assert.equal(bastide.raw.memory.buffer.byteLength, before);
});

test('games and geometries that nobody holds any more are freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc'), size = () => bastide.raw.memory.buffer.byteLength;
  const play = async (games) => {
    for (let i = 0; i < games; ++i) {
      const game = bastide.newGame({ preset: 'base', seed: i });
      assert.ok(game.geometry.spots(0, 0).length > 0);
      if (i % 2) game.destroy();
      if (i % 20 === 19) {
        collect();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  };
  await play(100);
  const before = size();
  await play(400);
  assert.ok(size() - before < 2 ** 20, `${size() - before} bytes more`); // four MB of geometries alone
});

test('smaller modules play, and name what they leave out', async () => {
  for (const module of ['rules', 'pictures']) {
    const small = await load({ module });
    const game = playOut(small.newGame({ preset: 'abbey_mayor_tower', seed: 21 }));
    assert.equal(game.hash, playOut(bastide.newGame({ preset: 'abbey_mayor_tower', seed: 21 })).hash);
    assert.ok(game.undo() > 0);
    assert.throws(() => game.save(), /leaves out bastide_game_write_snapshot; load\({ module: 'full' }\)/);
    if (module === 'pictures') assert.match(game.picture(), /^<svg/);
    else assert.throws(() => game.picture(), /leaves out bastide_draw_/);
  }
});

test('a compiled module goes to a worker', async () => {
  const module = await compile();
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.address).then(async ({ load }) => {
      const bastide = await load({ from: workerData.module });
      parentPort.postMessage(bastide.loadScript(workerData.script).hash);
    });`;
  const game = playOut(bastide.newGame({ seed: 12 }));
  const worker = new Worker(code, { eval: true, workerData: { module, address: new URL('../dist/index.js', import.meta.url).href, script: game.script() } });
  const hash = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
  await worker.terminate();
  assert.equal(hash, game.hash);
});

// 110 KB for the rules, 140 with pictures, with the four boxes of tiles of the first release; 5 KB for each more. README says what they hold.
test('the modules stay small', () => {
  const first = ['tower', 'abbey_mayor', 'inns_cathedrals', 'traders_builders'], others = ['house', 'dice'];
  const more = bastide.memory.wordsOf('box').filter((box) => !first.includes(box) && !others.includes(box)).length;
  const budgets = { 'bastide-rules': 110, 'bastide-pictures': 140, bastide: 200 };
  for (const [name, budget] of Object.entries(budgets)) {
    const size = gzipSync(readFileSync(new URL(`../wasm/${name}.wasm`, import.meta.url)), { level: 9 }).length;
    console.log(`measured: ${name}.wasm ${size} bytes gzip, at most ${budget + 5 * more} KB`);
    assert.ok(size <= (budget + 5 * more) * 1024, `${name}.wasm: ${size} bytes`);
    const [, said] = new RegExp(`\\| \`${name}\\.wasm\` \\| [\\d,]+ \\| ([\\d,]+) `).exec(guide), [, kilobytes] = new RegExp(`\\| \`'${name.replace(/bastide-?/, '') || 'full'}'.*\\| (\\d+) kB \\|`).exec(readme);
    for (const figure of [said.replace(',', ''), kilobytes * 1000]) assert.ok(Math.abs(size - figure) < 0.02 * size, `${name}.wasm: a page says ${figure} bytes gzip, not ${size}`);
  }
});

test('the page of the package names every box', () => {
  const opening = readme.slice(0, readme.indexOf('## ')).replace(/\s+/g, ' ');
  for (const { word, text } of bastide.words('box')) assert.ok(opening.includes(text.replace(/^the /, '')), `${word}: ${text}`);
});
