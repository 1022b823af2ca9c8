// SPDX-License-Identifier: MIT
// Whole games over the network: seats, onlookers, reconnects, stand-ins, two processes, hidden hands, hostile messages.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { load } from 'bastide';
import { Client } from '@colyseus/sdk';
import { Guest } from './client.mjs';
import { startRedis, startServer, stopAll } from './processes.mjs';

after(() => {
  stopAll();
  setTimeout(() => process.exit(process.exitCode ?? 0), 200).unref();
});
const bastide = await load();
const guests = [];
const guest = (port) => {
  const made = new Guest(bastide, port);
  guests.push(made);
  return made;
};
after(() => Promise.allSettled(guests.map((each) => each.room?.leave())));

test('three clients play a whole game, one reconnects, an onlooker sees the same', async () => {
  const { port } = await startServer();
  const red = await guest(port).open({ preset: 'abbey_mayor_tower', seats: 3, name: 'Ann' });
  const blue = await guest(port).join(red.room.roomId), green = await guest(port).join(red.room.roomId);
  const onlooker = await guest(port).join(red.room.roomId, { watch: true });
  assert.deepEqual([red.seat, blue.seat, green.seat, onlooker.seat], [0, 1, 2, -1]);
  assert.ok(red.token.length >= 32 && red.token !== blue.token);
  await red.until(() => red.seats.every((seat) => seat.who === 'person'));

  const early = () => red.game.history().length > 40;
  await Promise.all([red.play({ word: 1n }, early), blue.play({ word: 2n }, early), green.play({ word: 3n }, early)]);
  const { token } = blue;
  await blue.room.leave();
  await red.until(() => red.seats[1].who === 'away');
  const back = await guest(port).join(red.room.roomId, { token });
  assert.equal(back.seat, 1);
  await red.until(() => red.seats[1].who === 'person');
  await Promise.all([red.play({ word: 1n }), back.play({ word: 2n }), green.play({ word: 3n })]);
  await onlooker.until(() => onlooker.game.over);
  for (const each of [back, green, onlooker]) {
    await each.until(() => each.game.over);
    assert.equal(each.game.hash, red.game.hash);
    assert.ok(each.game.events().some((event) => event.kind === 'ended'), 'clients have the events');
    assert.deepEqual(each.game.scoreLines(), red.game.scoreLines());
  }
  assert.ok(red.game.scoreLines().length > 0);
  assert.deepEqual(onlooker.game.config().seed, 0n);
});

test('a seat that leaves is taken over, and can come back', async () => {
  const { port } = await startServer(['--patience', '0.2']);
  const red = await guest(port).open({ preset: 'base', seats: 2 }), blue = await guest(port).join(red.room.roomId);
  const { token } = blue;
  await blue.room.leave();
  await red.until(() => red.seats[1].who === 'stand_in');
  await red.play({ word: 4n }, () => red.game.board().length > 12);
  const back = await guest(port).join(red.room.roomId, { token });
  await red.until(() => red.seats[1].who === 'person');
  assert.equal(back.seat, 1);
  assert.ok(back.game.history().some((action) => action.seat === 1 && action.origin === 'stand_in'));
  await Promise.all([red.play({ word: 5n }), back.play({ word: 6n })]);
  assert.equal(back.game.hash, red.game.hash);
});

test('a table waits for those who were cut off, and is closed when all have left on purpose', async () => {
  const server = await startServer(['--patience', '3']), { port } = server;
  const red = await guest(port).open({ preset: 'base', seats: 2, standIns: 1 }), { token } = red, { roomId } = red.room;
  await red.play({ word: 4n }, () => red.game.board().length > 6);
  red.room.connection.close(1001); // a closed tab
  for (let i = 0; i < 50 && (await server.counts()).clients > 0; ++i) await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => setTimeout(resolve, 1500)); // an empty room of Colyseus would be gone after a second
  const back = await guest(port).join(roomId, { token });
  assert.equal(back.seat, 0);
  const known = red.game.history().map((action) => red.game.encode(action));
  assert.deepEqual(back.game.history().map((action) => back.game.encode(action)).slice(0, known.length), known);
  await back.room.leave();
  for (let i = 0; i < 50 && (await server.counts()).rooms > 0; ++i) await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal((await server.counts()).rooms, 0);
});

test('a seat that was taken and left before the start is free again, and its token opens nothing any more', async () => {
  const { port } = await startServer(['--patience', '1']);
  const red = await guest(port).open({ preset: 'base', seats: 3 }), { roomId } = red.room, blue = await guest(port).join(roomId, { name: 'Ben' }), { token } = blue;
  await blue.room.leave();
  await red.until(() => red.seats[1].who === 'open');
  assert.equal(red.seats[1].name, '');
  assert.ok(!JSON.stringify(red.traffic).includes('kept'), 'a seat that was left on purpose is free at once');
  await assert.rejects(guest(port).join(roomId, { token }), /opens no seat/);
  const green = await guest(port).join(roomId);
  assert.equal(green.seat, 1);
  green.room.connection.close(1001); // cut off: the seat is kept for a while
  await red.until(() => red.seats[1].who === 'kept');
  const pink = await guest(port).join(roomId), late = await guest(port).join(roomId);
  assert.deepEqual([pink.seat, late.seat], [2, -1]);
  assert.equal((await red.refusalOf('act', { at: 0, code: 1 })).why, 'waiting'); // nobody plays for somebody who never began
  const back = await guest(port).join(roomId, { token: green.token });
  assert.equal(back.seat, 1);
  await red.until(() => red.seats.every(({ who }) => who === 'person'));
  await Promise.all([red, back, pink].map((each, word) => each.play({ word: BigInt(word) }, () => red.game.board().length > 4)));
  await back.room.leave();
  await red.until(() => red.seats[1].who === 'stand_in'); // the game has begun
  const again = await guest(port).open({ preset: 'base', seats: 3 }), gone = await guest(port).join(again.room.roomId);
  gone.room.connection.close(1001);
  await again.until(() => again.seats[1].who === 'kept');
  await again.until(() => again.seats[1].who === 'open');
});

test('a table is joined with its code only', async () => {
  const { port } = await startServer(), client = new Client(`http://localhost:${port}`), codes = new Set();
  for (let table = 0; table < 4; ++table) codes.add((await guest(port).open({ preset: 'base', seats: 2 })).room.roomId);
  assert.equal(codes.size, 4);
  for (const code of codes) assert.match(code, /^[\w-]{9,}$/);
  for (const wish of [{}, { watch: true }, { preset: 'base' }]) for (const way of ['join', 'joinOrCreate']) await assert.rejects(client[way]('table', wish), undefined, way);
  for (const path of ['matchmake', 'matchmake/table', 'matchmake/', 'rooms']) assert.ok((await fetch(`http://localhost:${port}/${path}`)).status >= 400);
  for (const code of ['', 'x', 'table']) await assert.rejects(guest(port).join(code, { watch: true }));
});

test('a client address has a limited number of open tables', async () => {
  const server = await startServer(['--tables', '2']), { port } = server, wish = { preset: 'base', seats: 2, address: 'another' };
  const one = await guest(port).open(wish);
  await guest(port).open(wish);
  await assert.rejects(guest(port).open(wish), /There are 2 open tables of your address/);
  await one.room.leave();
  for (let i = 0; i < 50 && (await server.counts()).rooms > 1; ++i) await new Promise((resolve) => setTimeout(resolve, 100));
  await guest(port).open(wish);
  assert.equal((await server.counts()).refused.tables, 1);
});

test('a process behind a proxy tells its public address, and counts the tables of the address that the proxy names', async () => {
  const { port } = await startServer(['--public-address', 'play.example.org/one', '--behind-proxy', '--tables', '1']);
  const open = async (forwarded) => (await fetch(`http://localhost:${port}/matchmake/create/table`, { method: 'POST', body: '{"preset":"base"}',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, 'bastide-client-address': forwarded } })).json();
  assert.equal((await open('9.9.9.9, 1.1.1.1')).publicAddress, 'play.example.org/one');
  assert.match((await open('8.8.8.8, 1.1.1.1')).error, /There are 1 open tables of your address/); // what the client wrote itself does not count
  assert.equal((await open('2.2.2.2')).publicAddress, 'play.example.org/one');
});

/** The actions of a seat are those that a player of the package chooses. */
function assertChosen(game, seat, thinking) {
  const actions = [...game.history().entries()].filter(([, action]) => action.seat === seat);
  assert.ok(actions.length >= 2);
  for (const [number, action] of actions.slice(0, 3)) {
    const before = bastide.loadScript(game.script());
    before.undoTo(number);
    assert.deepEqual({ ...action, origin: null }, { ...before.choose({ ...thinking, random: BigInt(number) }), origin: null });
    before.destroy();
  }
}

test('seats of built-in players, and a dice game', async () => {
  const { port } = await startServer();
  const alone = await guest(port).open({ preset: 'winter', seats: 3, standIns: 2 });
  await alone.play({ word: 8n });
  assert.ok(alone.game.over);
  const levels = await guest(port).open({ preset: 'base', seats: 4, players: ['easy', 'person', 'hard', 'expert'], name: 'Ann' });
  assert.equal(levels.seat, 1);
  await levels.until(() => levels.seats.length > 0);
  assert.deepEqual(levels.seats.map(({ name, who }) => [name, who]), [['', 'stand_in'], ['Ann', 'person'], ['', 'stand_in'], ['', 'stand_in']]);
  await levels.play({ word: 8n }, () => levels.game.board().length > 10 && levels.game.decision.turnSeat === 1);
  for (const [seat, thinking] of [[2, { level: 'hard', simulations: 100 }], [3, { level: 'expert', simulations: 300 }]]) assertChosen(levels.game, seat, thinking);
  const dice = await guest(port).open({ dice: true, seats: 2, standIns: 1, options: { dice_target_score: 5 } });
  await dice.play({ word: 9n });
  assert.ok(dice.game.over);
});

test('a strong player thinks beside the server, which answers meanwhile', async () => {
  const server = await startServer(), { port } = server;
  const red = await guest(port).open({ preset: 'big_box', seats: 2, players: ['person', 'hard'] }), random = { word: 4n };
  let longestThought = 0, longestAnswer = 0, enough = false;
  const ask = async () => {
    while (!enough) {
      const asked = performance.now();
      await server.counts();
      longestAnswer = Math.max(longestAnswer, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const play = async () => {
    while (longestThought < 1500 && red.game.board().length < 30) {
      await red.play(random, () => !red.mine);
      const since = performance.now();
      await red.until(() => red.mine);
      longestThought = Math.max(longestThought, performance.now() - since);
    }
    enough = true;
  };
  await Promise.all([ask(), play()]);
  assert.ok(red.game.history().some((action) => action.seat === 1));
  assert.ok(longestAnswer < longestThought / 3, `an answer took ${longestAnswer} ms, a thought ${longestThought}`);
});

test('two processes share their tables through Redis', async () => {
  const redis = await startRedis(), one = await startServer(['--redis', redis]), two = await startServer(['--redis', redis]);
  const red = await guest(one.port).open({ preset: 'base', seats: 2 });
  const blue = await guest(two.port).join(red.room.roomId);
  await Promise.all([red.play({ word: 1n }, () => red.game.board().length > 20), blue.play({ word: 2n }, () => red.game.board().length > 20)]);
  assert.equal((await one.counts()).rooms + (await two.counts()).rooms, 1);
  const other = await guest(two.port).open({ preset: 'tower', seats: 2, standIns: 1 });
  const watcher = await guest(one.port).join(other.room.roomId, { watch: true });
  assert.equal(watcher.game.hash, other.game.hash);
});

test('no hidden hand, no seed and no coming tile is in any message', async () => {
  const { port } = await startServer();
  const options = { hand_of_three_tiles: 1, hand_hidden: 1 };
  const red = await guest(port).open({ preset: 'base', seats: 2, options }), blue = await guest(port).join(red.room.roomId);
  const onlooker = await guest(port).join(red.room.roomId, { watch: true });
  const late = () => red.game.board().length > 30;
  await Promise.all([red.play({ word: 1n }, late), blue.play({ word: 2n }, late)]);
  const again = await guest(port).join(red.room.roomId, { watch: true });
  for (const each of [red, blue, onlooker, again]) {
    let draws = 0;
    for (const [kind, message] of each.traffic) {
      if (kind === 'view') assertHidden(message.script, each.seat);
      for (const action of (message.codes ?? []).map((code) => each.game.decode(code))) {
        if (action.kind !== 'draw' && action.kind !== 'draw_unseen') continue;
        draws += 1;
        assert.equal(action.kind, action.otherSeat === each.seat ? 'draw' : 'draw_unseen', `a draw of seat ${action.otherSeat} for seat ${each.seat}`);
      }
    }
    assert.ok(draws > 10 || each === again);
  }
});

function assertHidden(script, viewer) {
  const game = bastide.loadScript(script);
  assert.equal(game.config().seed, 0n);
  assert.equal(game.config().chance, 'host');
  for (const hand of game.things('hand')) assert.equal(hand.tile === null, hand.seat !== viewer, `the hand of seat ${hand.seat} for ${viewer}`);
  for (const action of game.history()) if (action.kind === 'draw') assert.ok(action.otherSeat === null || action.otherSeat === viewer);
  game.destroy();
}

test('malformed, late, foreign, illegal and unknown messages are refused with a sentence, and counted', async () => {
  const server = await startServer(), { port } = server;
  const red = await guest(port).open({ preset: 'base', seats: 2 });
  const placing = () => ({ at: red.game.decision.action, code: red.game.encode(red.game.actions()[0]) });
  assert.equal((await red.refusalOf('act', placing())).why, 'waiting');
  const blue = await guest(port).join(red.room.roomId), onlooker = await guest(port).join(red.room.roomId, { watch: true });
  const before = red.game.hash;
  for (const wrong of [undefined, null, 7, 'x', [], {}, { at: 1 }, { at: -1, code: 5 }, { at: 0.5, code: 1 }, { at: 'a', code: 'b' }, { at: 1, code: 2 ** 60 }, { at: 1e9, code: Number.NaN },
    { at: red.game.decision.action, code: 63 }, { __proto__: null, at: {}, code: [] }]) {
    assert.equal((await red.refusalOf('act', wrong)).why, 'malformed', JSON.stringify(wrong));
  }
  assert.equal((await red.refusalOf('nonsense', { a: 1 })).why, 'unknown');
  assert.equal((await blue.refusalOf('act', placing())).why, 'not_yours');
  assert.equal((await onlooker.refusalOf('act', placing())).why, 'not_yours');
  const illegal = await red.refusalOf('act', { at: red.game.decision.action, code: red.game.encode({ kind: 'place', tile: red.game.decision.tile, x: 9, y: 9, rotation: 0 }) });
  assert.deepEqual([illegal.why, illegal.sentence, illegal.rule], ['illegal', 'No side of (9,9) touches a placed tile.', 'BASE-PLACE-01']);
  assert.equal(red.game.hash, before);

  const replayed = placing();
  red.send(replayed);
  await red.until(() => red.game.hash !== before);
  const after = red.game.hash;
  assert.equal((await red.refusalOf('act', replayed)).why, 'late');
  await red.refusalOf('sync-nothing', {});
  assert.equal(red.game.hash, after);
  const { refused } = await server.counts();
  assert.deepEqual([refused.malformed, refused.unknown, refused.not_yours, refused.illegal, refused.late, refused.waiting], [14, 2, 2, 1, 1, 1]);
});

test('wrong tokens and configs are refused; messages that are too large or too many end the connection', async () => {
  const server = await startServer(), { port } = server;
  const red = await guest(port).open({ preset: 'base', seats: 2 });
  for (const token of ['', 'x', red.token.slice(1), `${red.token}x`, 5, null, {}]) {
    await assert.rejects(guest(port).join(red.room.roomId, { token }), /opens no seat/);
  }
  await assert.rejects(guest(port).open({ preset: 'base', seats: 9 }), /2 to 5 seats/);
  await assert.rejects(guest(port).open({ preset: 'chess' }), /There is no preset "chess"/);
  await assert.rejects(guest(port).open({ preset: 'base', seats: 'many' }), /"seats" must be a whole number/);
  for (const standIns of [2, 9, -1, 0.5, '1']) await assert.rejects(guest(port).open({ preset: 'base', seats: 2, standIns }), /"standIns" must be a whole number from 0 to 1/);
  for (const players of ['easy', ['person'], ['person', 'chess'], ['easy', 'hard']]) await assert.rejects(guest(port).open({ preset: 'base', seats: 2, players }), /"players" must name 2 players/);
  await assert.rejects(guest(port).open({ preset: 'base', seats: 2, options: { table_min_x: 'a' } }));
  for (const flood of [(room) => room.send('act', { at: 1, code: 1, more: 'x'.repeat(4000) }), (room) => { for (let i = 0; i < 200; ++i) room.send('act', {}); }]) {
    const enemy = await guest(port).join(red.room.roomId, { watch: true });
    const closed = new Promise((resolve) => enemy.room.onLeave(resolve));
    flood(enemy.room);
    assert.notEqual(await closed, 1000);
  }
  const blue = await guest(port).join(red.room.roomId); // the table goes on
  await red.until(() => red.seats[1].who === 'person');
  await Promise.all([red.play({ word: 1n }, () => red.game.board().length > 5), blue.play({ word: 2n }, () => red.game.board().length > 5)]);
  const { refused } = await server.counts();
  assert.deepEqual([refused.token, refused.config >= 2, refused.oversized, refused.flooding], [7, true, 1, 1]);
  assert.ok(refused.malformed <= 31, 'the messages of the flood until it was cut off');
  assert.doesNotMatch(server.said(), /\n    at /, 'hostile messages print no traces');
});

const connections = Number(process.env.BASTIDE_CONNECTIONS ?? 1000);
test(`${connections} connections, each with hostile messages: memory stays flat`, async () => {
  const server = await startServer(['--joins', String(5 * connections), '--connections', String(2 * connections), '--sockets', String(3 * connections)]), { port } = server, perTable = 100;
  const wave = async () => {
    const tables = [];
    for (let table = 0; table < connections / perTable; ++table) {
      const open = await new Client(`http://localhost:${port}`).create('table', { preset: 'base', seats: 2, standIns: 1 });
      tables.push(open, ...await Promise.all(Array.from({ length: perTable - 1 }, () => new Client(`http://localhost:${port}`).joinById(open.roomId, { watch: true }))));
    }
    for (const room of tables) {
      room.reconnection.enabled = false;
      room.onMessage('*', () => {});
      for (let i = 0; i < 5; ++i) room.send('act', { at: i, code: 'junk' });
    }
    let full = { clients: 0 };
    for (let i = 0; i < 100 && full.refused?.malformed !== seen + 5 * connections; ++i) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      full = await server.counts();
    }
    assert.equal(full.clients, connections);
    assert.equal(full.refused.malformed, seen += 5 * connections);
    await Promise.all(tables.map((room) => room.leave()));
    for (let i = 0; i < 100 && (await server.counts()).rooms > 0; ++i) await new Promise((resolve) => setTimeout(resolve, 100));
    const empty = await server.counts();
    assert.deepEqual([empty.rooms, empty.clients], [0, 0]);
    return [full.rss, empty.rss];
  };
  let seen = 0;
  const sizes = [];
  for (let i = 0; i < 4; ++i) sizes.push(await wave());
  console.log(`measured: resident MB with all connections, and after: ${sizes.map((pair) => pair.map((bytes) => Math.round(bytes / 2 ** 20)).join('/')).join(', ')}`);
  assert.ok(sizes[3][0] < sizes[1][0] * 1.15 + 8 * 2 ** 20, 'memory grows from wave to wave');
});
