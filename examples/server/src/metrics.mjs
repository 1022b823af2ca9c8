// SPDX-License-Identifier: MIT
// What this process counts: refusals by reason, what it holds now, and its limits.
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

const reasons = ['malformed', 'unknown', 'late', 'not_yours', 'illegal', 'waiting', 'token', 'config', 'origin', 'body', 'header', 'slow', 'pipelined', 'stalled', 'silent', 'oversized', 'flooding', 'views', 'unread',
  'clients', 'connections', 'joins', 'tables', 'rooms', 'onlookers', 'name', 'idle', 'thoughts'];
const registry = new Registry(), registers = [registry], refused = Object.fromEntries(reasons.map((reason) => [reason, 0]));
const total = new Counter({ name: 'bastide_refused_total', help: 'What this process refused, by reason.', labelNames: ['reason'], registers });
const bound = new Gauge({ name: 'bastide_limit', help: 'The most that this process allows, by the name of the limit.', labelNames: ['limit'], registers });
for (const reason of reasons) total.inc({ reason }, 0);

export function count(reason) {
  refused[reason] += 1;
  total.inc({ reason });
}

export const tellLimit = (limit, number) => bound.set({ limit }, number);

/** Begins to measure the process. `stats` has its tables and clients. */
export function measure(stats) {
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'bastide_tables', help: 'Tables of this process.', registers, collect() { this.set(stats.roomCount); } });
  new Gauge({ name: 'bastide_clients', help: 'Clients at the tables of this process.', registers, collect() { this.set(stats.ccu); } });
}

/** For Prometheus: the text and its type. */
export const metrics = async () => ({ type: registry.contentType, text: await registry.metrics() });

export function counts(rooms, clients) {
  const { rss, heapUsed } = process.memoryUsage();
  return { rooms, clients, refused, rss, heapUsed };
}
