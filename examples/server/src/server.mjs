// SPDX-License-Identifier: MIT
// A server of tables: rooms of Colyseus, the files of the table for browsers, and what the process counts.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { matchMaker, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express from 'express';
import { load } from 'bastide';
import { counts } from './counts.mjs';
import { standIn } from './stand_in.mjs';
import { TableRoom } from './room.mjs';

const largestMessage = 1024;
const table = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * @param port      where to listen
 * @param redis     address of Redis, which several processes share; none for one process
 * @param patience  milliseconds until a built-in player takes over a seat that left
 * @param pause     milliseconds before a built-in player acts
 */
export async function start({ port = 2567, redis = null, patience = 60_000, pause = 600 } = {}) {
  const bastide = await load(), app = express();
  app.disable('x-powered-by');
  app.get('/counts', (_, answer) => answer.json(counts(matchMaker.stats.local.roomCount, matchMaker.stats.local.ccu)));
  if (existsSync(table)) app.use(express.static(table));
  const server = new Server({
    greet: false, gracefullyShutdown: false,
    transport: new WebSocketTransport({ server: createServer(app), maxPayload: largestMessage }),
    publicAddress: redis ? `localhost:${port}` : undefined, // a client of another process is sent here
    ...(redis ? { presence: new RedisPresence(redis), driver: new RedisDriver(redis) } : {}),
  });
  server.define('table', class extends TableRoom {
    onCreate(wish) {
      const { preset, dice, seats, options, standIns } = wish ?? {};
      return super.onCreate({ preset, dice, seats, options, standIns, bastide, choose: standIn, patience, pause });
    }
  });
  await server.listen(port);
  return server;
}
