import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keptDocument } from './kept-document.ts';
import { readTold } from './told.ts';
import { filesOf, isKeepMessage, isWarmMessage, type Manifest } from './warm.ts';

/** An event that keeps the worker alive until its work is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** A page that is open. */
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}

interface Tapped extends Lasting {
  readonly notification: Notification;
}

/** What this file needs from its global scope; the compiler's own types for it clash with those of pages. */
interface Scope {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly location: Location;
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly Shown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
  addEventListener(type: 'install', listener: (event: Lasting) => void): void;
}
declare const self: Scope;

/** Files of past deployments leave in the order they came. */
const mostFiles = 300;

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostFiles).map((key) => cache.delete(key)));
}

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [{ cacheDidUpdate: ({ cacheName }) => trim(cacheName) }],
});

/** Every page is the same document except for its preload hints: one is kept, whichever came last. */
const documents = new NetworkFirst({
  cacheName: 'documents',
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve('/'),
      cacheWillUpdate: ({ response }) => keptDocument(response),
    },
  ],
});

/** Their names stay when a country changes its flag. */
const flags = new StaleWhileRevalidate({ cacheName: 'flags' });

const lists = new NetworkFirst({ cacheName: 'lists', networkTimeoutSeconds: 4 });

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Never answers for the API: pages themselves keep what must work offline. Embedded boards and overlays are documents of their
// own.
registerRoute(new NavigationRoute(documents, { denylist: [/^\/(api|embed|overlay)(\/|$)/] }));
registerRoute(({ url }) => /\/(config|remotes|mf-manifest)\.json$/.test(url.pathname), lists);
// Names in these folders contain a hash of the content.
registerRoute(({ url }) => /\/assets\/[^/]+\.[0-9a-f]{6}\.\w+$/.test(url.pathname), assets);
registerRoute(({ url }) => /^\/flags\/[\w-]+\.svg$/.test(url.pathname), flags);

/** Fetches missing files; one that fails does not stop the others. */
async function warm(manifest: string): Promise<void> {
  const answer = await fetch(manifest);
  const files = filesOf((await answer.json()) as Manifest, manifest);
  await Promise.allSettled(files.map((file) => keep(file)));
}

async function keep(file: string): Promise<void> {
  const cache = await caches.open('assets');
  if (!(await cache.match(file))) await cache.add(file);
}

async function keepPage(): Promise<void> {
  const page = await keptDocument(await fetch('/'));
  if (page) await (await caches.open('documents')).put('/', page);
}

self.addEventListener('message', (event) => {
  if (isWarmMessage(event.data)) event.waitUntil(warm(event.data.warm));
  if (isKeepMessage(event.data)) event.waitUntil(Promise.allSettled(event.data.keep.map(keep)));
});

const icon = '/icons/topout-192.png';

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = readTold(event.data?.text() ?? '', self.location.origin);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, lang: 'en', data: url }));
});

/** Leaves pages with half-done work alone: one that shows the address already comes to the front, or a new one opens. */
async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

// The first visit was answered before there was a worker: fetch the page once more, to have it offline.
self.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
});

// A new version takes over at once: files have hashed names, so old and new do not mix.
void self.skipWaiting();
clientsClaim();
