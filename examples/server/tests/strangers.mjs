// SPDX-License-Identifier: MIT
// Clients that are no clients: requests byte by byte, and connections to a table without the SDK.
import { connect } from 'node:net';
import { WebSocket } from 'ws';

/** What the server answers to these bytes; '' if it closes without a word. */
export function bytes(port, ...parts) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', async () => {
      for (const part of parts) if (socket.writable) await new Promise((written) => socket.write(part, written));
    });
    socket.on('data', (more) => { answer += more; });
    for (const end of ['close', 'error']) socket.on(end, () => resolve(answer));
    socket.setTimeout(8000, () => socket.destroy());
  });
}

/** The answer to a request for a table: its status and what it says. */
export async function ask(port, path, body, headers = {}) {
  const answer = await fetch(`http://localhost:${port}/matchmake/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, ...(text ? JSON.parse(text) : {}) };
}

const joined = 10, data = 13;

/** A connection to the place that an answer of ask() reserves. It takes what comes and says nothing, unless `greets`: then it joins. */
export async function stranger(port, { processId, roomId, sessionId }, { greets = true, headers = {} } = {}) {
  const socket = new WebSocket(`ws://localhost:${port}/${processId}/${roomId}?sessionId=${sessionId}`, { headers });
  const enter = new Promise((resolve, reject) => {
    socket.on('message', (message) => {
      if (message[0] !== joined) return;
      if (greets) socket.send(Buffer.from([joined]));
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
  });
  socket.closed = new Promise((resolve) => { socket.on('close', resolve); });
  await enter;
  return socket;
}

/** A message of a type without content, such as `sync`. */
export const messageOf = (type) => Buffer.from([data, 0xa0 | type.length, ...Buffer.from(type)]);

export async function soon(holds, milliseconds = 10_000) {
  const until = Date.now() + milliseconds;
  while (!await holds()) {
    if (Date.now() > until) throw new Error(`waited in vain for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
