// SPDX-License-Identifier: MIT
// Static files that work from any folder, and a service worker that knows their names.
import { defineConfig, type Plugin } from 'vite';
import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

/** Writes sw.js with the list of all files, so that the table works offline after the first visit. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (/bastide[-\w]*\.wasm$/.test(name)) delete bundle[name]; // the table has a module of its own
      // Languages, hints and the client of the server are fetched when they are asked for.
      const later = (name: string): boolean => { const part = bundle[name]!; return part.type === 'chunk' && part.isDynamicEntry; };
      const all = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html'), rare = (name: string): boolean => name.endsWith('.txt') || /hints[-\w]*\.wasm$/.test(name) || later(name);
      const files = all.filter((name) => !rare(name));
      const version = createHash('sha256').update(all.sort().join()).update(String((bundle['index.html'] as { source?: unknown })?.source)).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('src/sw.js', import.meta.url), 'utf8').replace(/^\/\/.*\n/gm, '')
        .replace('__VERSION__', version).replace('__FILES__', JSON.stringify(['./', ...files])).replace('__LATER__', JSON.stringify([...all.filter(rare), ...readdirSync(new URL('public', import.meta.url))]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [offline()],
  optimizeDeps: { exclude: ['bastide'] },
  server: { fs: { allow: ['../..'] } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
