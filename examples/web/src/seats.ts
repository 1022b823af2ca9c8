// SPDX-License-Identifier: MIT
// The seats of this browser at tables of servers. The token of a seat belongs to the server that gave it, and outlives the page.
import { keys, read, remove, write } from './shelf';

export interface Place { server: string; room: string; token: string; at: number }
const prefix = 'bastide.seat.', mostPlaces = 20;
const keyOf = (server: string, room: string): string => `${prefix}${server} ${room}`;

function placeOf(key: string): Place | null {
  const [server, room] = key.slice(prefix.length).split(' ');
  try {
    const { token, at } = JSON.parse(read(key) ?? '') as { token: unknown; at: unknown };
    return server && room && typeof token === 'string' ? { server, room, token, at: Number(at) || 0 } : null;
  } catch {
    return null; // also one of an earlier version of the page, which did not know the server of a token
  }
}

export const places = (): Place[] => keys(prefix).map(placeOf).filter((place) => place !== null).sort((a, b) => b.at - a.at);
export const tokenAt = (server: string, room: string): string | null => placeOf(keyOf(server, room))?.token ?? null;
export const leavePlace = (server: string, room: string): void => remove(keyOf(server, room));

export function takePlace(server: string, room: string, token: string): void {
  for (const old of places().slice(mostPlaces - 1)) leavePlace(old.server, old.room);
  write(keyOf(server, room), JSON.stringify({ token, at: Date.now() }));
}
