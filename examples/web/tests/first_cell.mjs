// SPDX-License-Identifier: MIT
// Prints when the first legal cell is lit, from the beginning of the visit: cold cache, processor throttled four times.
import { dist, launch, serve } from './browser.mjs';

const browser = await launch(), site = await serve({ '/': dist });
for (let run = 0; run < 5; ++run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } }), page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const look = () => (document.querySelector('.cell') ? (window.litAt = performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  await page.goto(site.address);
  await page.waitForFunction(() => window.litAt);
  console.log(`first legal cell after ${Math.round(await page.evaluate(() => window.litAt))} ms`);
  await context.close();
}
await browser.close();
site.close();
