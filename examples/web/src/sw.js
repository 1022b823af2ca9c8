// SPDX-License-Identifier: MIT
// Keeps the files of the table, so that it works offline after the first visit. The build fills in version and files: those of a first
// visit, and those that are fetched when they are asked for. Nothing else of this server is kept.
const cache = 'bastide-__VERSION__', files = __FILES__, later = __LATER__;
const addressOf = (file) => new URL(file, self.registration.scope).href;
const own = new Set([...files, ...later].map(addressOf));

// The page has just fetched the files whose names change with their content, so they are taken from where the browser keeps them.
const wanted = (file) => new Request(file, { cache: file === './' ? 'no-cache' : 'force-cache' });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((open) => open.addAll(files.map(wanted))).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('bastide-') && name !== cache);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
// The page names what it fetched before this worker was there: the language of a first visit.
self.addEventListener('message', (event) => {
  const fetched = later.filter((file) => event.data.includes(addressOf(file)));
  event.waitUntil(caches.open(cache).then((open) => open.addAll(fetched.map(wanted))));
});
self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  address.search = address.hash = '';
  const file = address.href === addressOf('index.html') ? addressOf('./') : address.href;
  if (event.request.method !== 'GET' || !own.has(file)) return;
  const fetched = async () => {
    const answer = await fetch(event.request);
    if (answer.ok) await caches.open(cache).then((open) => open.put(file, answer.clone()));
    return answer;
  };
  // Servers may say that answers vary with the origin; the files do not.
  event.respondWith(caches.open(cache).then((open) => open.match(file, { ignoreVary: true })).then((kept) => kept ?? fetched()));
});
