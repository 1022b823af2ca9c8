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
  await red.click('#open-table');
  for (const [seat, player] of ['person', 'person'].entries()) await red.selectOption(`[data-seat="${seat}"]`, player);
  await red.click('#start');
  await red.waitForFunction(() => location.hash.startsWith('#room='));
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
  assert.deepEqual([...red.errors, ...blue.errors], []);
});
