// SPDX-License-Identifier: MIT
// What this process has seen: messages that it refused, by reason, and what it holds now.
const refused = { malformed: 0, unknown: 0, late: 0, not_yours: 0, illegal: 0, waiting: 0, token: 0, config: 0, tables: 0, oversized: 0, flooding: 0 };

export function count(reason) {
  refused[reason] += 1;
}

export function counts(rooms, clients) {
  const { rss, heapUsed } = process.memoryUsage();
  return { rooms, clients, refused, rss, heapUsed };
}
