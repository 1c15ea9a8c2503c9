import { open, show } from './called.js';
import { Files } from './files.js';
import type { Listed } from './versions.js';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Listed[] };

/** What a page tells the worker. */
type Told = 'take-over' | 'broken';

const files = new Files(self.__WB_MANIFEST);

self.addEventListener('install', event => event.waitUntil(files.install(event)));
self.addEventListener('activate', event => event.waitUntil(files.activate(event).then(() => self.clients.claim())));

/** The path below the app; undefined for other hosts. */
const pathOf = ({ url }: Request): string | undefined => {
  const { scope } = self.registration;
  return url.startsWith(scope) ? url.slice(scope.length).replace(/[?#].*$/s, '') : undefined;
};

// Tables online and everything of other hosts go to the network, and fail there if they must.
self.addEventListener('fetch', event => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || path === undefined || path.startsWith('api/')) return;
  if (request.mode !== 'navigate') event.respondWith(files.file(request));
  else if (path === '' || path === 'index.html') event.respondWith(files.page(request));
});

self.addEventListener('message', event => {
  switch (event.data as Told) {
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      break;
    case 'broken':
      event.waitUntil(files.refuse().then(() => event.ports[0]?.postMessage('refused')));
      break;
  }
});

self.addEventListener('push', event => event.waitUntil(show(event.data?.text(), self)));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { navigate } = (event.notification.data ?? {}) as { readonly navigate?: string };
  event.waitUntil(open(navigate ?? './', self));
});
