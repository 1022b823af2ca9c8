// SPDX-License-Identifier: MIT
// usage: node src/main.mjs [--port N] [--redis redis://localhost:6379] [--patience SECONDS]
import { parseArgs } from 'node:util';
import { start } from './server.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '2567' }, redis: { type: 'string' }, patience: { type: 'string', default: '60' }, pause: { type: 'string', default: '600' } } });
await start({ port: Number(values.port), redis: values.redis ?? null, patience: Number(values.patience) * 1000, pause: Number(values.pause) });
console.log(`tables at http://localhost:${values.port}/`);
process.on('message', (message) => message === 'stop' && process.exit(0));
