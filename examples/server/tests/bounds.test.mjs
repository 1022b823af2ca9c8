// SPDX-License-Identifier: MIT
// Strangers at the doors: each bound of the server reached, requests that nobody can read, pages of other addresses.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, mock, test } from 'node:test';
import { load } from 'bastide';
import { WebSocket, WebSocketServer } from 'ws';
import { boundedServer, guard } from '../src/doors.mjs';
import { logger } from '../src/faults.mjs';
import { choose, limits } from '../src/limits.mjs';
import { metrics } from '../src/metrics.mjs';
import { BoundedSocket } from '../src/socket.mjs';
import { standIn } from '../src/stand_in.mjs';
import { Guest } from './client.mjs';
import { startServer, stopAll } from './processes.mjs';
import { ask, bytes, messageOf, soon, stranger } from './strangers.mjs';

after(() => {
  stopAll();
  setTimeout(() => process.exit(process.exitCode ?? 0), 200).unref();
});
const bastide = await load(), table = { preset: 'base', seats: 2, standIns: 1 };
const head = (port, line, ...more) => `${[line, `Host: localhost:${port}`, ...more].join('\r\n')}\r\n\r\n`;
const refusedBy = async (server) => (await server.counts()).refused;

test('a request has a bound: its body, its headers, its time', async () => {
  const server = await startServer(['--request', '3']), { port } = server, before = (await server.counts()).rss, large = Buffer.alloc(2 ** 20, 'a');
  const post = 'POST /matchmake/create/table HTTP/1.1', json = 'Content-Type: application/json';
  for (const [length, parts] of [[`Content-Length: ${50 * large.length}`, [large]], ['Transfer-Encoding: chunked', [`${large.length.toString(16)}\r\n`, large, '\r\n']]]) {
    const answer = await bytes(port, head(port, post, json, length), ...Array(50).fill(parts).flat());
    assert.match(answer, /^(HTTP\/1.1 413 [^]*at most 65536 bytes in the body of a request|$)/); // the rest of the body may cut off the answer
  }
  assert.ok((await server.counts()).rss - before < 40 * 2 ** 20, 'a body that is refused takes memory');
  const padded = `{"preset":"base"${' '.repeat(65_536)}}`;
  assert.equal((await ask(port, 'create/table', padded)).status, 413);
  assert.equal((await ask(port, 'create/table', padded.replace(/ {20}/, ''))).status, 200);
  assert.match(await bytes(port, head(port, 'GET / HTTP/1.1', `X: ${'x'.repeat(9000)}`)), /^HTTP\/1.1 431 /);
  assert.match(await bytes(port, 'GET / HTTP/1.1\r\nHost:'), /^HTTP\/1.1 408 /);
  assert.match(await bytes(port, head(port, post, json, 'Content-Length: 9') + '{"a'), /^HTTP\/1.1 408 /);
  const { body, header, slow } = await refusedBy(server);
  assert.deepEqual([body, header, slow], [3, 1, 2]);
});

test('a connection that asks again before it is answered is ended, and so is one that does not read its answer', async () => {
  const server = await startServer(), { port } = server, before = (await server.counts()).rss, page = await (await fetch(`http://localhost:${port}/`)).text();
  const get = head(port, `GET /${page.match(/assets\/table[^"]*\.wasm/)[0]} HTTP/1.1`), sockets = Array.from({ length: 60 }, () => {
    const socket = connect(port, 'localhost').pause();
    socket.write(get.repeat(200));
    return socket;
  });
  await soon(async () => (await refusedBy(server)).pipelined === 60);
  assert.ok((await server.counts()).rss - before < 60 * 2 ** 20, 'what nobody reads takes memory');
  assert.ok(readdirSync(`/proc/${server.pid}/fd`).length < 60, 'files stay open');
  for (const socket of sockets) socket.destroy();

  choose({ still: 1 });
  const http = boundedServer({}).on('request', (_, answer) => answer.end(Buffer.alloc(2 ** 26))).on('upgrade', () => {}), stalled = once(http, 'connection');
  guard(http, { origins: [], behindProxy: false, stats: {} });
  const socket = connect(http.listen(0).address().port, 'localhost').pause(), [served] = await stalled;
  socket.write(head(port, 'POST /matchmake/create/table HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2') + '{}');
  await once(served, 'close');
  assert.match((await metrics()).text, /bastide_refused_total\{reason="stalled"\} 1/);
  choose();
  socket.destroy();
  http.close();
});

test('a request that nobody can read is refused with a sentence, and the server goes on', async () => {
  const server = await startServer(), { port } = server, post = 'POST /matchmake/create/table HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 2\r\n';
  const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  assert.match(await bytes(port, `${post}Host: a b\r\n\r\n{}`), /^HTTP\/1.1 400 [^]*cannot be read/);
  assert.match(await bytes(port, `${post}Host: localhost\r\nX-Forwarded-Proto: ://\r\n\r\n{}`), /^HTTP\/1.1 200 /);
  for (const [address, host] of [['//[', 'localhost'], ['/a/b', 'a b']]) assert.match(await bytes(port, `GET ${address} HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\n`), /^HTTP\/1.1 400 /);
  for (const path of ['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/server/package.json', '.env', '%ff%fe', '__healthcheck', 'matchmake/']) assert.match(await bytes(port, head(port, `GET /${path} HTTP/1.1`, 'Connection: close')), /^HTTP\/1.1 40[034] /, path);
  const deep = `{"options":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  for (const body of ['null', '[]', '7', '"x"', '{', '{"options":{"a":{"b":1}}}', '{"players":[["person"]]}', '{"name":{"a":[1]}}', deep, '{"__proto__":{"preset":"chess"},"constructor":{"prototype":1},"preset":"chess"}',
    '{"options":{"__proto__":{"seed":1}}}', '{"options":{"__proto__":1}}', '{"seats":{"valueOf":1}}', '{"preset":["base"]}', '{"preset":{"toString":1}}', '{"dice":{}, "preset":7, "seats":1e99}']) {
    const { status, error } = await ask(port, 'create/table', body);
    assert.ok(status >= 400 && status < 500 && error.length > 10, `${body.slice(0, 60)}: ${status} ${error}`);
  }
  assert.equal((await ask(port, 'create/table', '{"hasOwnProperty":1,"address":"8.8.8.8"}')).status, 200);
  assert.equal((await ask(port, 'create/table', '{}', { 'content-type': 'text/plain' })).status, 415);
  assert.equal((await ask(port, 'create/table', '{}', { 'content-encoding': 'gzip' })).status, 415);
  for (const path of ['create/chess', 'join/table', 'joinOrCreate/table', 'reconnect/table', '__proto__/table']) assert.ok([404, 405].includes((await ask(port, path, {})).status), path);
  assert.doesNotMatch(server.said(), /\n {4}at /);
});

test('a client that does not read is dropped before much waits for it, whether it is sent messages or asks by pings', async () => {
  const server = new WebSocketServer({ port: 0, WebSocket: BoundedSocket, closeTimeout: 1000 }), kept = limits.unread[0], part = Buffer.alloc(2 ** 14);
  for (const fill of [(socket) => socket.send(part), (socket) => socket.pong(part.subarray(0, 125))]) {
    const met = once(server, 'connection'), client = new WebSocket(`ws://localhost:${server.address().port}`), [socket] = await met;
    await once(client, 'open');
    client._socket.pause(); // reads nothing, not even frames of control
    let largest = 0, sent = 0;
    for (; socket.readyState === socket.OPEN && sent < 200_000; ++sent) {
      fill(socket);
      largest = Math.max(largest, socket.bufferedAmount);
      if (sent % 100 === 0) await new Promise(setImmediate);
    }
    assert.notEqual(socket.readyState, socket.OPEN);
    assert.ok(largest > kept && largest < kept + 2 * part.length, `${largest} bytes waited`);
    client.terminate();
  }
  server.close();
});

test('a client that never joins is dropped, and what waits for it meanwhile is bounded', async () => {
  const server = await startServer(['--greeting', '8', '--unread', '2000']), { port } = server, place = await ask(port, 'create/table', table), red = await stranger(port, place);
  const [quiet, greedy] = await Promise.all([1, 2].map(async () => stranger(port, await ask(port, `joinById/${place.roomId}`, { watch: true }), { greets: false })));
  const asking = setInterval(() => greedy.send(messageOf('nonsense')), 50); // each answer waits until it has joined
  await greedy.closed;
  clearInterval(asking);
  assert.deepEqual([(await refusedBy(server)).unread, quiet.readyState], [1, quiet.OPEN]);
  await quiet.closed;
  const { silent, unread } = await refusedBy(server);
  assert.deepEqual([silent, unread], [1, 1]);
  assert.equal(red.readyState, red.OPEN);
  red.close();
});

test('frames have a bound, those too that Colyseus does not see; a message in pieces is one message', async () => {
  const server = await startServer(), { port } = server, place = await ask(port, 'create/table', table), watch = async () => stranger(port, await ask(port, `joinById/${place.roomId}`, { watch: true }));
  const red = await stranger(port, place), floods = [
    (socket) => { for (let i = 0; i < 100; ++i) socket.ping('x'.repeat(125)); },
    (socket) => { for (let i = 0; i < 100; ++i) socket.pong(); },
    (socket) => { for (let i = 0; i < 80; ++i) socket.send('a', { fin: false }); },
    (socket) => { for (let i = 0; i < 3; ++i) socket.send('x'.repeat(500), { fin: false }); },
  ];
  for (const flood of floods) {
    const enemy = await watch();
    flood(enemy);
    assert.notEqual(await enemy.closed, 1000);
  }
  const { flooding, oversized } = await refusedBy(server);
  assert.deepEqual([flooding, oversized], [2, 2]);
  for (const text of [Buffer.from([13]), Buffer.from([13, 0xdb, 255, 255, 255, 255]), Buffer.from([13, 0xbf, 1]), Buffer.from([13, 0xa3, 97, 99, 116, 0xdd, 255, 255, 255, 255]), messageOf('constructor'), messageOf('__proto__')]) {
    const enemy = await watch();
    enemy.send(text);
    enemy.close();
    await enemy.closed;
  }
  assert.equal(red.readyState, red.OPEN);
  assert.doesNotMatch(server.said(), /\n {4}at /);
  red.close();
});

test('views that a client asks for are bounded', async () => {
  const { port } = await startServer(), guest = await new Guest(bastide, port).open(table);
  for (let i = 0; i < 3; ++i) guest.room.send('sync', {});
  await guest.until(() => guest.refused.length > 0);
  assert.deepEqual([guest.refused[0].why, guest.refused[0].sentence], ['views', 'This server sends at most 2 views of the game in a second that a client asks for.']);
  assert.equal(guest.traffic.filter(([kind]) => kind === 'view').length, 3);
  await guest.room.leave();
});

test('onlookers, tables and connections are bounded, and a player comes back to a full table', async () => {
  const server = await startServer(['--onlookers', '2', '--rooms', '2', '--connections', '5']), { port } = server, red = await new Guest(bastide, port).open(table), { roomId } = red.room;
  const watch = () => new Guest(bastide, port).join(roomId, { watch: true }), onlookers = [await watch(), await watch()];
  await assert.rejects(watch(), /at most 2 onlookers of a table/);
  red.room.connection.close(1001);
  const back = await new Guest(bastide, port).join(roomId, { token: red.token });
  assert.equal(back.seat, 0);
  const other = await new Guest(bastide, port).open(table);
  await assert.rejects(new Guest(bastide, port).open(table), /This server is full: there are at most 2 tables of this process/);
  const fifth = await new Guest(bastide, port).join(other.room.roomId, { watch: true });
  await assert.rejects(stranger(port, await ask(port, `joinById/${other.room.roomId}`, { watch: true })), /429/);
  const refused = await refusedBy(server);
  assert.deepEqual([refused.onlookers, refused.rooms, refused.connections], [1, 1, 1]);
  await Promise.allSettled([back, other, fifth, ...onlookers].map((each) => each.room.leave()));
});

test('an address opens and joins a limited number of tables in a minute; a network of IPv6 is one address', async () => {
  const server = await startServer(['--joins', '3', '--behind-proxy']), { port } = server;
  const from = async (address) => ask(port, 'create/table', table, { 'x-forwarded-for': address });
  for (const last of [1, 2, 3]) assert.equal((await from(`2001:db8:1:1::${last}`)).status, 200);
  const { status, error } = await from('2001:db8:1:1::4');
  assert.deepEqual([status, error], [429, 'This server allows at most 3 tables in a minute that an address opens or joins. Try again in a minute.']);
  assert.equal((await from('2001:db8:2:1::1')).status, 200);
  assert.equal((await from('x'.repeat(5000))).status, 200); // a proxy that names no address
  assert.equal((await refusedBy(server)).joins, 1);
});

test('an address has a limited number of connections, whatever they ask for', async () => {
  const server = await startServer(['--sockets', '3']), { port } = server, held = [1, 2, 3].map(() => connect(port, 'localhost'));
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  assert.equal(await bytes(port, head(port, 'GET /counts HTTP/1.1')), '');
  for (const socket of held) socket.destroy();
  await soon(async () => (await refusedBy(server).catch(() => ({}))).connections >= 1);
});

test('questions to the strong player are bounded; beyond them a good one answers', async () => {
  choose({ thoughts: 1 });
  const game = bastide.newGame({ preset: 'base', seats: 2, seed: 4 }), [strong, good] = await Promise.all([standIn(game, 0, 'hard'), standIn(game, 0, 'hard')]);
  assert.deepEqual(good, game.choose({ level: 'normal', random: BigInt(game.decision.action) }));
  assert.deepEqual({ ...strong, origin: null }, { ...game.choose({ level: 'hard', simulations: 100, random: BigInt(game.decision.action) }), origin: null });
  choose();
});

test('a process takes a limited number of connections', async () => {
  const server = await startServer(['--clients', '3', '--request', '1']), { port } = server;
  const held = await Promise.all([1, 2, 3].map(async () => bytes(port, 'GET / HTTP/1.1\r\n')).map((each) => [each]));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(await bytes(port, head(port, 'GET /counts HTTP/1.1')), '');
  await Promise.all(held.flat());
  assert.ok((await refusedBy(server)).clients >= 1);
});

test('a table at which nobody acts is closed', async () => {
  const server = await startServer(['--idle', '1']), { port } = server, guest = await new Guest(bastide, port).open({ preset: 'base', seats: 2 });
  await soon(() => guest.left !== undefined);
  assert.equal(guest.left, 4010);
  await soon(async () => (await server.counts()).rooms === 0);
  assert.equal((await refusedBy(server)).idle, 1);
});

test('pages of other addresses are refused, unless the host lists them; programs that are no browsers are not asked', async () => {
  const server = await startServer(['--origin', 'https://friend.example']), { port } = server, own = `http://localhost:${port}`, refused = 'This server does not play with pages of this address. Its host can list them with --origin.';
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'not an address']) {
    const { status, error, headers } = await ask(port, 'create/table', table, { origin });
    assert.deepEqual([status, error, headers.get('access-control-allow-origin')], [403, refused, null]);
  }
  for (const origin of [own, 'https://friend.example']) {
    const { status, headers } = await ask(port, 'create/table', table, { origin });
    assert.deepEqual([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')], [200, origin, 'true']); // browsers of the SDK ask for it
    assert.equal((await fetch(`${own}/matchmake/create/table`, { method: 'OPTIONS', headers: { origin } })).status, 204);
  }
  const place = await ask(port, 'create/table', table), join = async (origin) => stranger(port, place, { headers: { origin } });
  await assert.rejects(join('https://evil.example'), /403/);
  (await join('https://friend.example')).close();
  assert.equal((await refusedBy(server)).origin, 5);
});

test('answers tell browsers what the page may do, and connections are not compressed', async () => {
  const { port } = await startServer(), { headers } = await fetch(`http://localhost:${port}/`);
  assert.match(headers.get('content-security-policy'), /default-src 'none';.*frame-ancestors 'none'/);
  assert.deepEqual(['x-frame-options', 'x-content-type-options', 'referrer-policy', 'x-powered-by'].map((name) => headers.get(name)), ['DENY', 'nosniff', 'no-referrer', null]);
  const socket = await stranger(port, await ask(port, 'create/table', table));
  assert.equal(socket.extensions, '');
  socket.close();
});

test('a name of a player and a word of a wish are free of what acts on the text around them', async () => {
  const server = await startServer(), { port } = server, wish = { preset: 'base', seats: 8 };
  const names = { '\u202Egnp.exe\u202C': 'gnp.exe', '\u2066\u200Fa\u200B\u2060\uFEFFb\u061C': 'ab', 'a\r\nb\u2028c\u2029d\te': 'a b c d e', '\0\x1b[31mred\x9b': '[31mred', '\u3164\u2800\u200B ': 'Seat 1', [`Z${'\u0301'.repeat(50)}`]: 'Ź\u0301\u0301', ['\u{1F600}'.repeat(40)]: '\u{1F600}'.repeat(24) };
  for (const [name, shown] of Object.entries(names)) {
    const guest = await new Guest(bastide, port).open({ ...wish, seats: 2, name });
    await guest.until(() => guest.seats.length > 0);
    assert.equal(guest.seats[0].name, shown);
    await guest.room.leave();
  }
  for (const name of [7, {}, null, ['a']]) {
    const guest = await new Guest(bastide, port).open({ ...wish, seats: 2, name });
    await guest.until(() => guest.seats.length > 0);
    assert.equal(guest.seats[0].name, 'Seat 1');
    await guest.room.leave();
  }
  assert.equal((await refusedBy(server)).name, 1);
  await ask(port, 'create/table', { preset: 'x\n\x1b[2J\u202Ea' });
  assert.doesNotMatch(server.said().replaceAll('\n', ' '), /[\p{C}\u2028]/u);
  const printed = mock.method(console, 'error', () => {});
  logger.error(new Error('x\r\x1b[2J\u202Ea'));
  printed.mock.restore();
  assert.match(printed.mock.calls[0].arguments[0], /^Error: x \[2Ja\n {4}at /);
});

test('each limit is in the log, in the metrics and on the page', async () => {
  const server = await startServer(['--tables', '1']), { port } = server, listed = await server.metrics(), page = readFileSync(new URL('../../../docs/guides/web.md', import.meta.url), 'utf8');
  const rows = new Map([...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \| (.*?) \| `(\w+)` \|$/gm)].map(([, name, number, ...cells]) => [name, [Number(number.replaceAll(',', '')), ...cells]]));
  for (const [name, [usual, what, reason]] of Object.entries(limits)) {
    const number = name === 'tables' ? 1 : usual;
    assert.ok(server.said().includes(`limit ${name}: at most ${number} ${what}\n`), name);
    assert.ok(listed.includes(`\nbastide_limit{limit="${name}"} ${number}\n`), name);
    assert.ok(listed.includes(`\nbastide_refused_total{reason="${reason}"} 0\n`), reason);
    assert.deepEqual(rows.get(name), limits[name], name);
  }
  const before = server.said().length;
  await ask(port, 'create/table', table);
  for (let i = 0; i < 3; ++i) assert.equal((await ask(port, 'create/table', table)).status, 429);
  assert.match(await server.metrics(), /\nbastide_refused_total\{reason="tables"\} 3\n/);
  assert.equal(server.said().slice(before), 'limit tables: at most 1 open tables of an address\n'); // once a minute
  await assert.rejects(startServer(['--tables', '0']), /--tables is a whole number from 1 on: open tables of an address\./);
});
