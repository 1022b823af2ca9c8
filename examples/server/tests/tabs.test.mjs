// SPDX-License-Identifier: MIT
// Two tabs of a browser play a game on the server.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from '@colyseus/sdk';
import { dist, act, generator, hash, launch, screenshots, sentence, serve, visit } from '../../web/tests/browser.mjs';
import { startServer, stopAll } from './processes.mjs';

let browser;
after(async () => {
  await browser?.close();
  stopAll();
  setTimeout(() => process.exit(process.exitCode ?? 0), 200).unref();
});

test('two tabs play a game, a refusal is explained, a reload comes back to its seat', async () => {
  browser = await launch();
  const { port } = await startServer(), address = `http://localhost:${port}/`, red = await visit(browser, address);
  await red.click('#online');
  await red.fill('#my-name', 'Ann');
  await red.click('#open-table');
  for (const [seat, player] of ['person', 'person'].entries()) await red.selectOption(`[data-seat="${seat}"]`, player);
  await red.click('#start');
  await red.waitForFunction(() => location.hash.startsWith('#room='));
  await red.click('#invite');
  await red.waitForFunction(() => document.getElementById('invite').textContent === 'The link is in the clipboard.');
  const blue = await visit(browser, `${address}${await red.evaluate(() => location.hash)}`);
  const same = async () => {
    const position = await hash(red);
    await blue.waitForFunction((wanted) => document.getElementById('board').dataset.hash === wanted, position);
  };
  await blue.waitForFunction(() => document.querySelectorAll('.cell').length === 0);
  await same();
  const random = generator(4);
  for (let done = 0; done < 24; ++done) {
    const page = await Promise.any([red, blue].map((each) => each.waitForSelector('.cell, .spot, #pass').then(() => each)));
    await act(page, random);
    await same();
    if (done !== 12) continue;
    await blue.reload();
    await blue.waitForSelector('body[data-ready]');
    await same();
    assert.equal(await sentence(blue), await sentence(red));
  }
  assert.ok(await blue.locator('.log li').count() > 12);
  const decides = await Promise.any([red, blue].map((each) => each.waitForSelector('.cell, .spot, #pass').then(() => each))), waits = decides === red ? blue : red;
  assert.ok(await waits.isDisabled('#hint'));
  await decides.click('#hint');
  await decides.waitForSelector('#hints button');
  assert.deepEqual(await Promise.all([red, blue].map((page) => page.locator('.who small').allTextContents())), [['Ann (you)', 'Seat 2'], ['Ann', 'Seat 2 (you)']]);
  const onlooker = await visit(browser, `${address}${await red.evaluate(() => location.hash)}`);
  await onlooker.waitForFunction(() => document.getElementById('now').textContent.includes('You watch this table.'));
  assert.equal(await hash(onlooker), await hash(red));
  assert.equal(await onlooker.locator('.cell, .spot').count(), 0);
  await onlooker.click('#new');
  assert.equal(await onlooker.locator('#kept').count(), 0); // who watches has no seat to come back to
  assert.deepEqual([...red.errors, ...blue.errors, ...onlooker.errors], []);
});

test('a lost connection is said and comes back; a closed tab gets its seat again; loading a file leaves the table', async () => {
  const { port } = await startServer(), address = `http://localhost:${port}/`, page = await visit(browser, address);
  await page.context().addInitScript(() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(...wish) {
        super(...wish);
        window.sockets.push(this);
      }
    };
  });
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  await page.click('#online');
  await page.click('#open-table');
  assert.equal(await page.locator('#seed').count(), 0); // the server draws
  await page.selectOption('[data-seat="0"]', 'person');
  await page.selectOption('[data-seat="1"]', 'easy');
  await page.click('#start');
  await page.waitForFunction(() => location.hash.startsWith('#room='));
  await act(page, generator(2));
  await page.waitForSelector('.cell, .spot');
  const position = await hash(page);
  await page.route('**/matchmake/**', (route) => route.abort());
  await page.evaluate(() => window.sockets.at(-1).close(3001));
  await page.waitForFunction(() => document.getElementById('sentence').textContent.startsWith('The connection is lost'));
  assert.equal(await page.locator('.cell, .spot').count(), 0);
  await page.waitForTimeout(1500); // the first try fails
  await page.unroute('**/matchmake/**');
  await page.waitForSelector('.cell, .spot');
  assert.equal(await hash(page), position);

  const link = page.url(), context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(link);
  await again.waitForFunction((wanted) => document.getElementById('board').dataset.hash === wanted, position); // the browser's own game stands there first
  await again.waitForSelector('.cell, .spot');

  const [chooser] = await Promise.all([again.waitForEvent('filechooser'), again.click('#load')]);
  await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('bastide 1\nseats 3\n') });
  await again.waitForFunction(() => document.querySelectorAll('.seat').length === 3);
  assert.equal(await again.evaluate(() => location.hash), '');
  // A game of this browser takes no seat away: the dialog leads back to it, and so does the link.
  await again.click('#online');
  await again.waitForSelector('dialog .kept li');
  assert.equal(await again.locator('dialog .kept li').count(), 1);
  await again.screenshot({ path: `${screenshots}online_seats.png` });
  await again.locator('dialog .kept li').getByText('Play on').click();
  await again.waitForFunction((wanted) => document.getElementById('board').dataset.hash === wanted, position);
  await again.waitForSelector('.cell, .spot');
  await again.click('#new');
  assert.match(await again.textContent('#kept'), /^Your seat stays yours: .*“Online”/);
  await again.click('#start');
  await again.waitForFunction(() => document.querySelector('#undo'));
  await again.goto('about:blank');
  await again.goto(link);
  await again.waitForFunction((wanted) => document.getElementById('board').dataset.hash === wanted, position);
  await again.waitForSelector('.cell, .spot');
  assert.deepEqual(page.errors, []);
});

test('a seat is given up when its table says so, not when a proxy before the server does', async () => {
  browser ??= await launch();
  const { port } = await startServer(), address = `http://localhost:${port}/`, page = await visit(browser, address), seats = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('bastide.seat.')).length);
  await page.click('#online');
  await page.click('#open-table');
  await page.click('#start');
  await page.waitForFunction(() => location.hash.startsWith('#room='));
  await page.waitForSelector('.cell');
  const link = page.url(), position = await hash(page), come = async (to) => {
    await page.goto('about:blank');
    await page.goto(to);
    await page.waitForFunction(() => document.getElementById('toast')?.textContent);
    return page.textContent('#toast');
  };
  for (const status of [403, 502, 521, 522]) {
    await page.route('**/matchmake/**', (route) => route.fulfill({ status, contentType: 'text/html', body: '<title>proxy</title>' }));
    assert.match(await come(link), /^The table did not open/);
    await page.unroute('**/matchmake/**');
    assert.equal(await seats(), 1, `${status} of a proxy`);
  }
  assert.match(await come(link), /^You play/);
  assert.equal(await hash(page), position);
  await page.evaluate(() => { // a token that opens nothing, of a table that is there and of one that is not
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('bastide.seat.'));
    for (const name of [key, key.replace(/ .*/, ' abcdefghi')]) localStorage.setItem(name, JSON.stringify({ token: 'x', at: 1 }));
  });
  assert.match(await come(link), /^You watch this table/);
  assert.equal(await seats(), 1);
  assert.match(await come(`${address}#room=abcdefghi`), /^The table did not open/);
  assert.equal(await seats(), 0);
  assert.deepEqual(page.errors, []);
});

/** The page of an owner who lists servers: the same files, with the lines in the page that a build with VITE_SERVERS writes. */
const pageWith = (servers) => serve({ '/': dist }, { edit: (page) => page.replace('name="bastide-servers" content=""', `name="bastide-servers" content="${servers()}"`).replace("connect-src 'self'", `connect-src 'self' ${servers()}`) });

async function visitorOf(site) {
  const context = await browser.newContext({ serviceWorkers: 'block' }), page = await context.newPage(), told = [];
  page.on('request', (request) => request.url().includes('/matchmake/') && request.method() === 'POST' && told.push([new URL(request.url()).origin, request.postData()]));
  const go = async (rest, said) => {
    await page.goto('about:blank');
    await page.goto(site.address + rest);
    if (said) await page.waitForFunction((start) => document.getElementById('toast')?.textContent.startsWith(start), said);
    else await page.waitForSelector('body[data-ready]');
  };
  return { page, told, go };
}

test('a token goes to the server that gave it, and to no other; a server that the owner has not listed is refused', async () => {
  browser ??= await launch();
  let listed = '';
  const site = await pageWith(() => listed), origins = ['--origin', site.address.slice(0, -1)], one = await startServer(origins), two = await startServer(origins);
  const [first, second] = [one, two].map(({ port }) => `http://localhost:${port}`), stranger = await visitorOf(site);
  listed = first;
  for (const evil of [second, `${first}@example.org`, `//localhost:${two.port}`, 'javascript:alert(1)', 'nowhere', '']) {
    await stranger.go(`?server=${encodeURIComponent(evil)}#room=abcdefghi`, 'This page does not play at this server, since its owner has not listed it:');
    await stranger.page.click('#online');
    assert.equal(await stranger.page.locator('dialog[open]').count(), 0);
  }
  assert.deepEqual(stranger.told, []);

  listed = `${first} ${second}/`;
  const { page, told, go } = await visitorOf(site), keys = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('bastide.seat.')));
  await go(`?server=${first}/`);
  await page.click('#online');
  await page.click('#open-table');
  await page.selectOption('[data-seat="1"]', 'person');
  await page.click('#start');
  await page.waitForFunction(() => location.hash.startsWith('#room=') && Object.keys(localStorage).some((key) => key.startsWith('bastide.seat.')));
  const [key] = await keys(), room = await page.evaluate(() => location.hash);
  assert.equal(key, `bastide.seat.${first} ${room.slice('#room='.length)}`);
  const { token } = JSON.parse(await page.evaluate((name) => localStorage.getItem(name), key));
  await go(`?server=${second}${room}`, 'The table did not open');
  await go(`?server=${first}${room}`, 'You play');
  assert.deepEqual([...new Set(told.filter(([, body]) => body.includes(token)).map(([origin]) => origin))], [first]);
  assert.ok(told.some(([origin]) => origin === second));
  assert.ok(page.url().includes(token) === false);
  site.close();
});

test('names of strangers are isolated in the page, whatever a server sends', async () => {
  browser ??= await launch();
  const { port } = await startServer(), address = `http://localhost:${port}/`, host = await new Client(address).create('table', { preset: 'base', seats: 2, name: '\u05D0\u05D1 12 \u202Egnp' });
  for (const kind of ['view', 'seats', 'actions', 'refused']) host.onMessage(kind, () => {});
  host.reconnection.enabled = false;
  const page = await visit(browser, `${address}#room=${host.roomId}`);
  await page.waitForFunction(() => document.querySelectorAll('.who bdi').length === 2);
  assert.deepEqual(await page.locator('.who bdi').allTextContents(), ['\u05D0\u05D1 12 gnp', 'Seat 2']);
  assert.equal(await page.locator('.who bdi').first().evaluate((each) => getComputedStyle(each).unicodeBidi), 'isolate');
  const hostile = await visit(browser, address);
  await hostile.addInitScript(() => { // as a server would write that cleans nothing
    window.WebSocket = class extends WebSocket {
      set onmessage(take) {
        super.onmessage = ({ data }) => {
          const text = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('').replaceAll('Seat 1', 'S\x1b\x07t 1');
          take({ data: Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer });
        };
      }
    };
  });
  await hostile.goto('about:blank');
  const plainly = await new Client(address).create('table', { preset: 'base', seats: 2 });
  for (const kind of ['view', 'seats', 'actions', 'refused']) plainly.onMessage(kind, () => {});
  plainly.reconnection.enabled = false;
  await hostile.goto(`${address}#room=${plainly.roomId}`);
  await hostile.waitForFunction(() => document.querySelectorAll('.who bdi').length === 2);
  assert.deepEqual(await hostile.locator('.who bdi').allTextContents(), ['St 1', 'Seat 2']);
  assert.deepEqual([...page.errors, ...hostile.errors], []);
  await Promise.all([host.leave(), plainly.leave()]);
});
