// SPDX-License-Identifier: MIT
// Prints when the first legal cell is lit, five times.
import { dist, firstCell, launch, serve } from './browser.mjs';

const browser = await launch(), site = await serve({ '/': dist });
for (let run = 0; run < 5; ++run) console.log(`first legal cell after ${await firstCell(browser, site.address)} ms`);
await browser.close();
site.close();
