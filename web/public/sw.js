// Serves the offline page and notifications. Serves nothing else, so that no page is ever outdated.
const OFFLINE = '/offline.html';
const CACHE = 'offline-1';

self.addEventListener('install', (event) => {
  // Bypasses the browser's cache, because an update must bring the new page.
  const files = [OFFLINE, '/offline.js', '/brand.svg'].map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    // Scenes have a cache of their own (web/paddock/scene-store.ts).
    for (const name of await caches.keys())
      if (name.startsWith('offline-') && name !== CACHE) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  // The offline page's own files.
  else if (/\/(?:offline\.js|brand\.svg)$/.test(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(OFFLINE);
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  const { title, text, href, tag } = read(data);
  const pages = await self.clients.matchAll({ type: 'window' });
  // A visible page shows the news itself. Safari revokes the permission if a push shows no notification.
  const isSafari = /Safari\//.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);
  if (!isSafari && pages.some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'en',
    data: { href },
  });
}

function read(data) {
  try {
    return data.json();
  } catch {
    return { title: 'News from your stable', text: '', href: '/news', tag: 'news' };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.href));
});

async function open(href) {
  const there = new URL(href ?? '/news', self.location.origin);
  const address = there.origin === self.location.origin ? there.href : self.location.origin;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page) {
    // Fails if the press does not count as user activation.
    await page.focus().catch(() => undefined);
    // Navigates within the running game, without a load.
    page.postMessage({ goTo: there.pathname + there.search });
  } else await self.clients.openWindow(address);
}
