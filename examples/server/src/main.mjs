// SPDX-License-Identifier: MIT
// usage: node src/main.mjs [--port N] [--redis redis://localhost:6379] [--public-address HOST:PORT] [--behind-proxy] [--origin https://example.org ...]
//        [--patience SECONDS] [--pause MILLISECONDS] [--LIMIT N ...]          the limits are those of limits.mjs
import { parseArgs } from 'node:util';
import { outlive } from './faults.mjs';
import { limits, sentenceOf } from './limits.mjs';
import { start } from './server.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: {
  port: { ...text, default: '2567' }, redis: text, 'public-address': text, 'behind-proxy': { type: 'boolean', default: false }, origin: { ...text, multiple: true, default: [] },
  patience: { ...text, default: '60' }, pause: { ...text, default: '600' }, ...Object.fromEntries(Object.keys(limits).map((name) => [name, text])),
} });
await start({
  port: Number(values.port), redis: values.redis ?? null, publicAddress: values['public-address'] ?? null, behindProxy: values['behind-proxy'], origins: values.origin,
  numbers: Object.fromEntries(Object.keys(limits).filter((name) => name in values).map((name) => [name, Number(values[name])])),
  patience: Number(values.patience) * 1000, pause: Number(values.pause),
});
outlive();
for (const name of Object.keys(limits)) console.log(`limit ${name}: ${sentenceOf(name)}`);
console.log(`tables at http://localhost:${values.port}/`);
process.on('message', (message) => message === 'stop' && process.exit(0));
