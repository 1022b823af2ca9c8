// SPDX-License-Identifier: MIT
// usage: node src/main.mjs [--port N] [--redis redis://localhost:6379] [--public-address HOST:PORT] [--behind-proxy] [--tables N]
//        [--patience SECONDS] [--pause MILLISECONDS]
import { parseArgs } from 'node:util';
import { start } from './server.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: {
  port: { ...text, default: '2567' }, redis: text, 'public-address': text, 'behind-proxy': { type: 'boolean', default: false }, tables: { ...text, default: '20' },
  patience: { ...text, default: '60' }, pause: { ...text, default: '600' },
} });
await start({
  port: Number(values.port), redis: values.redis ?? null, publicAddress: values['public-address'] ?? null, behindProxy: values['behind-proxy'], tables: Number(values.tables),
  patience: Number(values.patience) * 1000, pause: Number(values.pause),
});
console.log(`tables at http://localhost:${values.port}/`);
process.on('message', (message) => message === 'stop' && process.exit(0));
