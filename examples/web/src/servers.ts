// SPDX-License-Identifier: MIT
// With which servers of tables this page plays: its own, and those that its owner lists in the page (VITE_SERVERS when it is built).

/** The same address for the same server; null if it is none. */
function canonical(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : null;
}

const listed = (): string[] => (document.querySelector<HTMLMetaElement>('meta[name=bastide-servers]')?.content ?? '').split(/\s+/).filter(Boolean);

/** The server that the query of an address names, or the own one; null if the owner has not listed it. */
export function serverOf(search: string): string | null {
  const asked = new URLSearchParams(search).get('server');
  if (asked === null) return location.origin;
  const server = canonical(asked);
  return server !== null && [location.origin, ...listed()].map(canonical).includes(server) ? server : null;
}
