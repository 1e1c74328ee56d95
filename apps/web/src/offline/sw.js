/**
 * The page without a network. Written by hand (docs/decisions/0010-the-hand-written-worker.md); the build writes BUILD and FILES in
 * front of it (offline-plugin.ts). Hashed files mean the same for ever, so the cache answers first; the document says which
 * build is the newest, so the network does.
 */
/* global BUILD, FILES */
const SCOPE = self.registration.scope;
const OURS = `halcyon ${SCOPE} `;
const CACHE = OURS + BUILD;
/** Of a network that does not answer; the reader waits so long for the cached page. In milliseconds. */
const PATIENCE = 4000;
/** How many files are asked for at once: the page itself may want one too. */
const ABREAST = 6;
const ANY = { ignoreVary: true };

const address = (file) => new URL(file, SCOPE).href;

/** Everything, so that every game can be played offline; what an older build has already is not loaded again. */
const fill = async () => {
  const cache = await caches.open(CACHE);
  const files = FILES.filter((file) => file !== '');
  const bring = async (file) => {
    const hashed = file.startsWith('assets/');
    const known = hashed && (await caches.match(address(file), ANY));
    const response = known || (await fetch(address(file), { cache: hashed ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(address(file), response);
  };
  const queue = files[Symbol.iterator]();
  const work = async () => {
    for (const file of queue) await bring(file);
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  // Last, so that a document is never there without its files.
  await bring('');
};

/** An open page holds a lock with the address of its first file: its build stays until the page has gone. */
const tidy = async () => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const cache = await caches.open(name);
    const open = await Promise.all(held.map((lock) => cache.match(lock.name, ANY).catch(() => undefined)));
    if (!open.some(Boolean)) await caches.delete(name);
  }
};

const shell = async (request) => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return response;
  } catch {
    // No network.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(SCOPE, ANY)) ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const file = request.url.slice(SCOPE.length).replace(/[?#].*/, '');
  if (request.mode === 'navigate') {
    if (file === '' || file === 'index.html') event.respondWith(shell(request));
    event.waitUntil(tidy());
  } else if (file.startsWith('assets/') || FILES.includes(file)) {
    event.respondWith(caches.match(request, { ...ANY, ignoreSearch: true }).then((known) => known ?? fetch(request)));
  }
});
/** A page says which file it began with: one of this build needs no renewing, another is told that there is a newer one. */
self.addEventListener('message', ({ data, source }) => {
  if (data === 'renew' || FILES.some((file) => address(file) === data.page)) self.skipWaiting();
  else source.postMessage('newer');
});

/** Your turn somewhere: as the server says it, in the reader's language. No card is in it. */
const notify = async (data) => {
  const { title = 'Halcyon', body = '', url = SCOPE, tag } = data ?? {};
  const icon = address('icon-192.png');
  await self.registration.showNotification(title, { body, tag, icon, data: { url } });
  // One notice for each table that has called; a page that is opened counts anew (online/badge.ts).
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length);
};
/** The page of that table, if one is open; else a new one. Whoever sends cannot lead elsewhere: only the fragment counts. */
const show = async (url) => {
  const wanted = SCOPE + new URL(url, SCOPE).hash;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === wanted);
  await (open ? open.focus() : self.clients.openWindow(wanted));
};
const idOf = async (endpoint) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
/** The browser has given up what the server sends to: a new one is made, and the server hears of it. */
const resubscribe = async ({ oldSubscription, newSubscription }) => {
  const { key } = await (await fetch(address('api/notices'))).json();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(wish))).toJSON();
  await fetch(address('api/notices/push'), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  const old = oldSubscription?.endpoint;
  if (old && old !== endpoint) await fetch(address(`api/notices/push/${await idOf(old)}`), { method: 'DELETE' });
};

self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? SCOPE));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
