// SPDX-License-Identifier: MIT
// Servers and Redis as processes of their own, on free ports, stopped at the end.
import { fork, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.mjs', import.meta.url));
const children = [];

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function startServer(args = []) {
  const port = await freePort();
  const child = fork(main, ['--port', String(port), '--pause', '5', ...args], { silent: true, execArgv: ['--expose-gc', '--max-old-space-size=512'] });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { said += text; });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', () => said.includes('tables at') && resolve());
    child.on('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
  const get = async (path) => fetch(`http://localhost:${port}/${path}`);
  return { port, pid: child.pid, said: () => said, counts: async () => (await get('counts')).json(), metrics: async () => (await get('metrics')).text() };
}

export async function startRedis() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve());
    child.on('error', reject);
  });
  return `redis://127.0.0.1:${port}`;
}

export function stopAll() {
  for (const child of children) child.kill('SIGKILL');
}
