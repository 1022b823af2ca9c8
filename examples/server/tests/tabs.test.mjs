// SPDX-License-Identifier: MIT
// Two tabs of a browser play a game on the server.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { act, begin, generator, hash, launch, sentence, visit } from '../../web/tests/browser.mjs';
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
  assert.equal(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bastide.seat.')).length), 0);
  assert.deepEqual(page.errors, []);
});
