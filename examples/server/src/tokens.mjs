// SPDX-License-Identifier: MIT
// Seat tokens: who holds one may come back to the seat. The server stores only their hashes.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const hashOf = (token) => createHash('sha256').update(token).digest();

export function newToken() {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function opens(token, hash) {
  return typeof token === 'string' && token.length <= 64 && hash !== null && timingSafeEqual(hashOf(token), hash);
}
