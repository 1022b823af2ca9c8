// SPDX-License-Identifier: MIT
// Keeps the files of the table, so that it works offline after the first visit. The build fills in version and files.
const cache = 'bastide-__VERSION__', files = __FILES__;

self.addEventListener('install', (event) => {
  // The page has just fetched the files whose names change with their content, so they are taken from where the browser keeps them.
  const wanted = files.map((file) => new Request(file, { cache: file === './' ? 'no-cache' : 'force-cache' }));
  event.waitUntil(caches.open(cache).then((open) => open.addAll(wanted)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('bastide-') && name !== cache);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(self.registration.scope)) return;
  // Languages and the client of the server are kept when they are first asked for.
  const fetched = async () => {
    const answer = await fetch(event.request);
    if (answer.ok) await caches.open(cache).then((open) => open.put(event.request, answer.clone()));
    return answer;
  };
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetched()));
});
