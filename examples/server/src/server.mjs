// SPDX-License-Identifier: MIT
// A server of tables: rooms of Colyseus behind the doors of this server.
import { matchMaker, Server, ServerError } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { load } from 'bastide';
import { boundedServer, guard, release } from './doors.mjs';
import { logger, watchConnections } from './faults.mjs';
import { choose, most, reach, sentenceOf } from './limits.mjs';
import { measure } from './metrics.mjs';
import { TableRoom } from './room.mjs';
import { BoundedSocket } from './socket.mjs';
import { standIn } from './stand_in.mjs';

const second = 1000, inFrames = 64; // a message of 1,024 bytes that comes in more pieces is no message of a client

/**
 * @param port      where to listen
 * @param redis     address of Redis, which several processes share; none for one process
 * @param publicAddress  host, port and path at which clients reach this process, since one of several sends them to another
 * @param behindProxy    whether a proxy of yours names the client in `x-forwarded-for`; else the connection does
 * @param origins   pages elsewhere that may play here, such as https://example.org
 * @param numbers   the limits that are not the usual ones, by name
 * @param patience  milliseconds until a built-in player takes over a seat that left, and a table without clients is closed
 * @param pause     milliseconds before a built-in player acts
 */
export async function start({ port = 2567, redis = null, publicAddress = null, behindProxy = false, origins = [], numbers = {}, patience = 60_000, pause = 600 } = {}) {
  choose(numbers);
  const bastide = await load(), http = boundedServer({ behindProxy });
  const transport = new WebSocketTransport({ server: http, WebSocket: BoundedSocket, maxPayload: most('message'), maxFragments: inFrames, maxBufferedChunks: inFrames, closeTimeout: 5 * second });
  watchConnections(transport);
  const server = new Server({
    greet: false, gracefullyShutdown: false, transport, logger,
    publicAddress: publicAddress ?? (redis ? `localhost:${port}` : undefined), // a client of another process is sent here
    ...(redis ? { presence: new RedisPresence(redis), driver: new RedisDriver(redis) } : {}),
  });
  const { controller, stats } = matchMaker;
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) }); // the doors say who may come
  server.define('table', roomOf({ bastide, choose: standIn, patience, pause }));
  measure(stats.local);
  await server.listen(port);
  guard(http, { origins, publicAddress, behindProxy, stats: stats.local });
  return server;
}

/** The class of the tables of this process, which counts those of each address. */
function roomOf(house) {
  const opened = new Map();
  return class extends TableRoom {
    onCreate(wish) {
      const { address } = wish, held = opened.get(address) ?? 0;
      if (held >= most('tables')) this.full('tables', `There are ${held} open tables of your address, the most that it may have. Finish one first.`);
      if (matchMaker.stats.local.roomCount >= most('rooms')) this.full('rooms', `This server is full: there are ${sentenceOf('rooms')}. Try again later.`);
      super.onCreate({ ...wish, ...house });
      this.onClosed = () => release(opened, address);
      opened.set(address, held + 1);
    }

    full(limit, sentence) {
      reach(limit);
      throw new ServerError(429, sentence);
    }
  };
}
