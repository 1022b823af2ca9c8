// SPDX-License-Identifier: MIT
// What everybody meets before a table: the bounds of requests and connections, who may come, and which headers an answer has.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import getRawBody from 'raw-body';
import { count, counts, metrics } from './metrics.mjs';
import { most, reach, sentenceOf } from './limits.mjs';
import { plain } from './names.mjs';

const table = fileURLToPath(new URL('../../web/dist', import.meta.url));
const second = 1000, minute = 60 * second;
const asking = new WeakSet(); // the connections that wait for an answer
const paths = /^\/matchmake\/(create\/table|joinById\/[\w-]{1,64})$/; // a table is opened, or joined by its code: there is no other way in
const wishes = ['preset', 'dice', 'seats', 'options', 'standIns', 'players', 'name', 'token', 'watch'];

/** A server of Node in which requests have bounds. */
export function boundedServer({ behindProxy }) {
  const server = createServer({
    maxHeaderSize: most('header'), headersTimeout: most('request') * second, requestTimeout: most('request') * second, connectionsCheckingInterval: second, keepAliveTimeout: 2 * most('request') * second,
  });
  server.maxHeadersCount = 100;
  server.maxConnections = most('clients');
  server.setTimeout(most('still') * second, (socket) => {
    if (asking.has(socket)) reach('still');
    socket.destroy();
  });
  server.on('drop', () => reach('clients'));
  if (!behindProxy) server.prependListener('connection', boundSockets());
  server.on('clientError', (fault, socket) => {
    const limit = { HPE_HEADER_OVERFLOW: 'header', ERR_HTTP_REQUEST_TIMEOUT: 'request' }[fault.code];
    if (limit) reach(limit);
    if (socket.writable) socket.end(`HTTP/1.1 ${limit === 'header' ? '431 Request Header Fields Too Large' : limit ? '408 Request Timeout' : '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    socket.destroySoon();
  });
  return server;
}

/** Ends the connections of an address beyond its number, before they ask for anything. */
function boundSockets() {
  const open = new Map();
  return (socket) => {
    const address = ipKeyGenerator(socket.remoteAddress ?? ''), held = (open.get(address) ?? 0) + 1;
    open.set(address, held);
    socket.once('close', () => release(open, address));
    if (held <= most('sockets')) return;
    reach('sockets');
    socket.destroy();
  };
}

/** Ends a connection that asks again before it is answered, as no browser does: all its answers would wait in memory, with their files open. */
function oneByOne(serve) {
  return (request, answer) => {
    const { socket } = request;
    if (socket.destroyed) return; // it sent many requests in one piece
    if (asking.has(socket)) {
      count('pipelined');
      return void socket.destroy();
    }
    asking.add(socket);
    answer.once('close', () => asking.delete(socket));
    serve(request, answer);
  };
}

/** The address of a client; one that comes by IPv6 is its network, since it chooses the rest. */
function addressOf(request, behindProxy) {
  const named = behindProxy ? request.headers['x-forwarded-for']?.split(',').at(-1).trim() : undefined; // the last one is the proxy's own
  const address = named || request.socket.remoteAddress || '';
  return isIP(address) ? ipKeyGenerator(address) : plain(address, 64);
}

const hostOf = (address) => (URL.canParse(address) ? new URL(address).hostname : null);

/** Whether a page may use this server: its own, or one of those that the host lists. Programs that are no browsers name no page. */
function isWelcome({ headers: { origin, host } }, { origins, publicAddress }) {
  if (origin === undefined || origins.includes(origin)) return true;
  const from = hostOf(origin);
  return from !== null && [host, publicAddress].some((own) => own && hostOf(`http://${own}`) === from);
}

const faulty = (status, error) => Object.assign(new Error(error), { status, isRefusal: true });
const strange = () => {
  count('origin');
  return faulty(403, 'This server does not play with pages of this address. Its host can list them with --origin.');
};

/** Whether the address and the host of a request make an address, for which other code takes them. */
const isSound = ({ url, headers: { host = '' } }) => url.startsWith('/') && !url.startsWith('//') && URL.canParse(`http://${host}${url}`);

/** The body of a request; one that is too large is not read to its end. */
async function bodyOf(request) {
  const text = await getRawBody(request, { length: request.headers['content-length'], limit: most('body'), encoding: 'utf-8' });
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    throw faulty(400, 'The body of a request is one object of JSON.');
  }
}

/** What a client asks for: the words that a table knows, each a plain value or a list of such. */
function wishOf(body) {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw faulty(400, 'The body of a request is one object of JSON.');
  const isFlat = (value) => value === null || typeof value !== 'object' || Object.values(value).every((part) => part === null || typeof part !== 'object');
  const wish = Object.fromEntries(wishes.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
  const wrong = Object.keys(wish).find((name) => !isFlat(wish[name]));
  if (wrong) throw faulty(400, `"${wrong}" holds a list in a list.`);
  return wish;
}

/**
 * Puts the doors before the listeners of Colyseus, which stand in `server` by now.
 * @param house { origins, publicAddress, behindProxy, stats }
 */
export function guard(server, house) {
  const [serveRoom] = server.listeners('request'), [serveSocket] = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', oneByOne(doors(serveRoom, house)));
  server.on('upgrade', socketDoor(serveSocket, house));
}

function doors(serveRoom, house) {
  const app = express();
  app.disable('x-powered-by');
  app.use((request, _, next) => next(isSound(request) ? undefined : faulty(400, 'The address of this request cannot be read.')));
  app.use(helmet(headers));
  app.all(paths, welcome(house), joinRate(house), async (request, answer) => {
    request.body = { ...wishOf(await bodyOf(request)), address: addressOf(request, house.behindProxy) };
    delete request.headers['x-forwarded-proto']; // Colyseus would take it for a part of an address
    serveRoom(request, answer);
  });
  app.use((request, _, next) => next(['GET', 'HEAD'].includes(request.method) ? undefined : faulty(405, 'There is nothing here to write to.')));
  app.get('/counts', (_, answer) => answer.json(counts(house.stats.roomCount, house.stats.ccu)));
  app.get('/metrics', (_, answer) => metrics().then(({ type, text }) => answer.type(type).send(text)));
  if (existsSync(table)) app.use(express.static(table));
  app.use((_request, _answer, next) => next(faulty(404, 'There is nothing at this address.')));
  app.use(refuse);
  return app;
}

/** The headers of all answers: the page runs its own programs alone, stands in no frame, and tells its address to nobody. To which servers
 * it may speak stands in the page, which knows the list of its owner. */
const own = "'self'", headers = {
  contentSecurityPolicy: { useDefaults: false, directives: {
    defaultSrc: ["'none'"], scriptSrc: [own, "'wasm-unsafe-eval'"], workerSrc: [own], styleSrc: [own, "'unsafe-inline'"], imgSrc: [own, 'data:'], manifestSrc: [own],
    connectSrc: ['*'], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"],
  } },
  strictTransportSecurity: false, // that is the decision of who owns the name of the host
  xFrameOptions: { action: 'deny' },
};

/** Answers the browsers of pages that may come, and refuses the others. */
function welcome(house) {
  return (request, answer, next) => {
    if (!isWelcome(request, house)) return next(strange());
    if (request.headers.origin) answer.set({ 'access-control-allow-origin': request.headers.origin, 'access-control-allow-credentials': 'true', 'access-control-allow-headers': 'content-type, authorization', vary: 'origin' });
    if (request.method === 'OPTIONS') return answer.status(204).end();
    if (request.method !== 'POST') return next(faulty(405, 'A table is opened or joined with POST.'));
    return next(request.is('application/json') && !request.headers['content-encoding'] ? undefined : faulty(415, 'The body of a request is JSON, and not compressed.'));
  };
}

function joinRate({ behindProxy }) {
  return rateLimit({
    windowMs: minute, limit: most('joins'), standardHeaders: false, legacyHeaders: false, validate: false, keyGenerator: (request) => addressOf(request, behindProxy),
    handler: (_request, _answer, next) => {
      reach('joins');
      next(faulty(429, `This server allows ${sentenceOf('joins')}. Try again in a minute.`));
    },
  });
}

function refuse(fault, request, answer, _next) {
  const status = fault.status ?? 500, isLarge = fault.type === 'entity.too.large';
  if (isLarge) reach('body');
  if (answer.headersSent) return request.destroy();
  const error = isLarge ? `This server takes ${sentenceOf('body')}.` : fault.isRefusal ? fault.message : status < 500 ? 'This request cannot be read.' : 'The server made a mistake.';
  return answer.status(status).set('connection', 'close').json({ code: status, error });
}

/** Connections to tables: from pages that may come, a limited number for each address. */
function socketDoor(serveSocket, house) {
  const open = new Map();
  return (request, socket, head) => {
    const address = addressOf(request, house.behindProxy), held = open.get(address) ?? 0;
    if (!isSound(request)) return turnAway(socket, '400 Bad Request');
    if (!isWelcome(request, house)) return turnAway(socket, `403 ${plain(strange().message)}`);
    if (held >= most('connections')) {
      reach('connections');
      return turnAway(socket, '429 Too Many Requests');
    }
    open.set(address, held + 1);
    socket.once('close', () => release(open, address));
    return serveSocket(request, socket, head);
  };
}

function turnAway(socket, status) {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** One less of what an address holds. */
export function release(held, address) {
  const left = (held.get(address) ?? 0) - 1;
  if (left > 0) held.set(address, left);
  else held.delete(address);
}
