// SPDX-License-Identifier: MIT
// A server of tables: rooms of Colyseus, the files of the table for browsers, and what the process counts.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { matchMaker, Server, ServerError } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express from 'express';
import { load } from 'bastide';
import { count, counts } from './counts.mjs';
import { logger, watchFrames } from './faults.mjs';
import { standIn } from './stand_in.mjs';
import { TableRoom } from './room.mjs';

const largestMessage = 1024, addressHeader = 'bastide-client-address';
const table = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * @param port      where to listen
 * @param redis     address of Redis, which several processes share; none for one process
 * @param publicAddress  host, port and path at which clients reach this process, since one of several sends them to another
 * @param behindProxy    whether a proxy of yours names the client in `x-forwarded-for`; else the connection does
 * @param tables    how many tables a client address may have open at once
 * @param patience  milliseconds until a built-in player takes over a seat that left, and a table without clients is closed
 * @param pause     milliseconds before a built-in player acts
 */
export async function start({ port = 2567, redis = null, publicAddress = null, behindProxy = false, tables = 20, patience = 60_000, pause = 600 } = {}) {
  const bastide = await load(), app = express();
  app.disable('x-powered-by');
  app.get('/counts', (_, answer) => answer.json(counts(matchMaker.stats.local.roomCount, matchMaker.stats.local.ccu)));
  if (existsSync(table)) app.use(express.static(table));
  const http = createServer(app), transport = new WebSocketTransport({ server: http, maxPayload: largestMessage }), opened = new Map();
  watchFrames(transport, count);
  const server = new Server({
    greet: false, gracefullyShutdown: false, transport, logger,
    publicAddress: publicAddress ?? (redis ? `localhost:${port}` : undefined), // a client of another process is sent here
    ...(redis ? { presence: new RedisPresence(redis), driver: new RedisDriver(redis) } : {}),
  });
  server.define('table', class extends TableRoom {
    /** Notes who asks, for onCreate(): whatever the client wrote there is replaced. */
    static onAuth(_token, wish, context) {
      if (wish) wish.address = context.headers.get(addressHeader);
      return true;
    }

    onCreate(wish) {
      const { preset, dice, seats, options, standIns, players, address } = wish ?? {}, held = opened.get(address) ?? 0;
      if (held >= tables) {
        count('tables');
        throw new ServerError(429, `There are ${held} open tables of your address, the most that it may have. Finish one first.`);
      }
      super.onCreate({ preset, dice, seats, options, standIns, players, bastide, choose: standIn, patience, pause });
      this.onClosed = () => release(opened, address);
      opened.set(address, held + 1);
    }
  });
  await server.listen(port);
  // Colyseus puts its own listener before all others when it begins to listen, and this one must come before that.
  http.prependListener('request', (request) => {
    const named = behindProxy ? request.headers['x-forwarded-for']?.split(',').at(-1).trim() : undefined; // the last one is the proxy's own
    request.headers[addressHeader] = named ?? request.socket.remoteAddress ?? '';
  });
  return server;
}

function release(opened, address) {
  const held = (opened.get(address) ?? 0) - 1;
  if (held > 0) opened.set(address, held);
  else opened.delete(address);
}
