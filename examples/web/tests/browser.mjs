// SPDX-License-Identifier: MIT
// Chromium and a server of static files for the tests; actions of a visitor.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json' };

/** Serves folders, each below its prefix. `log` gets the path and the bytes of each answer, which has these `headers` too; `edit` changes pages. */
export function serve(folders, { log = [], headers = {}, edit = (page) => page } = {}) {
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    let file = folder && join(folder, normalize(path.slice(prefix.length)));
    if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!file || !existsSync(file)) return answer.writeHead(404).end();
    const content = readFileSync(file), bytes = gzipSync(extname(file) === '.html' ? edit(String(content)) : content, { level: 9 });
    log.push({ path, bytes: bytes.length });
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip', ...headers });
    return answer.end(bytes);
  });
  return new Promise((resolve) => server.listen(0, () => resolve({ address: `http://localhost:${server.address().port}/`, close: () => server.close() })));
}

export const dist = fileURLToPath(new URL('../dist/', import.meta.url));
export const screenshots = fileURLToPath(new URL('../../../build/screenshots/', import.meta.url));

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
}

/** A new visitor at the page; errors of the page fail the test. */
export async function visit(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage(), errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.errors = errors;
  await page.goto(address);
  await page.waitForSelector('body[data-ready]');
  return page;
}

/** Milliseconds from the beginning of a first visit until a legal cell is lit: cold cache, processor throttled four times. */
export async function firstCell(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } }), page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const look = () => (document.querySelector('.cell') ? (window.litAt = performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.litAt);
  const litAt = await page.evaluate(() => window.litAt);
  await context.close();
  return Math.round(litAt);
}

/** Begins a game through the dialog. */
export async function begin(page, { preset = 'base', players = ['person', 'person'], seed = '1', options = [] }) {
  await page.click('#new');
  await page.selectOption('#preset', preset);
  while (await page.locator('.seat-list select').count() < players.length) await page.click('#more');
  for (const [seat, player] of players.entries()) await page.selectOption(`[data-seat="${seat}"]`, player);
  if (options.length) await page.click('#options summary');
  for (const option of options) await page.check(`[data-option="${option}"]`);
  await page.fill('#seed', seed);
  await page.click('#start');
}

export const hash = (page) => page.getAttribute('#board', 'data-hash');
export const sentence = (page) => page.textContent('#sentence');

/** The game of the tab, as the browser keeps it. */
export const kept = async (page) => JSON.parse(await page.evaluate(() => localStorage.getItem(`bastide.game.${sessionStorage.getItem('bastide.game')}`)));
/** The scripts of all games that the browser keeps. */
export const keptScripts = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bastide.game.')).map((key) => JSON.parse(localStorage.getItem(key)).script));

/** Waits until the board shows another position. */
export async function next(page, before) {
  await page.waitForFunction((old) => document.getElementById('board').dataset.hash !== old, before);
}

/** Waits until something holds in the page, as long as its board goes on: a busy machine may be slow. */
export async function goesOnUntil(page, holds, still = 60_000) {
  for (;;) {
    const before = await hash(page);
    if (await page.evaluate(holds)) return;
    await page.waitForFunction((old) => document.getElementById('board').dataset.hash !== old, before, { timeout: still });
  }
}

/** Chooses from the menu that stands in place of many buttons. */
async function chooseFromMenu(page, random) {
  const menu = page.locator('#now .actions select'), choices = await menu.locator('option').count();
  await menu.selectOption({ index: random(choices) });
  await page.click('#now .actions .row button');
}

/** One decision of a person by a click: a lit cell, a place for a piece, a button or a choice of a menu. False when nothing can be clicked: the game is over. */
export async function act(page, random) {
  const before = await hash(page);
  const cells = page.locator('.cell'), spots = page.locator('.spot'), buttons = page.locator('#now .actions > button');
  const [cellCount, spotCount, buttonCount] = await Promise.all([cells.count(), spots.count(), buttons.count()]);
  if (cellCount + spotCount + buttonCount === 0) {
    if (await page.locator('#now .actions select').count() === 0) return false;
    await chooseFromMenu(page, random);
    await next(page, before);
    return true;
  }
  const direct = buttonCount > 0 && (cellCount + spotCount === 0 || random(4) === 0);
  const target = direct ? buttons.nth(random(buttonCount)) : cellCount > 0 ? cells.nth(random(cellCount)) : spots.nth(random(spotCount));
  const box = await target.boundingBox();
  if (direct) await target.click();
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const choices = page.locator('#choices:not([hidden]) button'), choiceCount = await choices.count();
  if (choiceCount) await choices.nth(random(choiceCount)).click();
  await next(page, before);
  return true;
}

export function generator(seed) {
  let state = seed;
  return (below) => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}
