// SPDX-License-Identifier: MIT
// Games outside of the browser: a file and the fragment of a link. Both are scripts.
import { html } from './dom';

/** No script of a game is as large; a link of a few letters could unfold to a thousand times as much. */
export const largest = 2 ** 22;

async function through(bytes: BufferSource, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  let sum = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({ transform: (part, to) => ((sum += part.length) > largest ? to.error(new Error()) : to.enqueue(part)) });
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bound)).arrayBuffer());
}

/** The link to a game: its script, compressed, as base64 for addresses. */
export async function linkOf(script: string, players: string[]): Promise<string> {
  const bytes = await through(new TextEncoder().encode(script), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${location.origin}${location.pathname}${location.search}#game=${text}&players=${players.join(',')}`;
}

export async function scriptOf(fragment: string): Promise<{ script: string; players: string[] } | null> {
  const parts = new URLSearchParams(fragment.replace(/^#/, '')), text = parts.get('game');
  if (!text) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return { script: new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))), players: (parts.get('players') ?? '').split(',') };
}

/** Puts a text into the clipboard, also on a page without https, where browsers have no interface for it. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = html('textarea', {}, text);
    (document.querySelector('dialog[open]') ?? document.body).append(field); // nothing beside an open dialog can be selected
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
