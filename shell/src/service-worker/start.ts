import { holdsTokens, readSession } from '@topout/api-client';
import { ownerOf } from '@topout/domain';
import type { RemoteConfig } from '../federation/remotes.ts';
import type { KeepMessage, WarmMessage } from './warm.ts';

/** What this needs from the router: the current page, and when it changes. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): () => void;
}

/** A hall screen: nobody signs in there, and it must survive a night without a network. */
const hallScreen = /^\/[^/]+\/screen\/?$/;

/**
 * Registers the service worker. All files of an offline remote are fetched once somebody signed in, also by ticket, has
 * visited one of its pages, or a hall screen. Without a worker (plain http, an old browser), only that is
 * lost.
 */
export async function startServiceWorker(remotes: readonly RemoteConfig[], router: Router): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const worker = await register().catch(() => null);
  if (isFirst) worker?.postMessage({ keep: filesOfRemotes() } satisfies KeepMessage);
  if (isTold()) void (await import(/* webpackChunkName: "told" */ './renew.ts')).renew();
  const warmed = new Set<RemoteConfig>();
  const warmHere = () => {
    const { pathname } = router.state.location;
    const remote = ownerOf(pathname, remotes)?.owner;
    if (!remote?.offline || warmed.has(remote)) return;
    if (!holdsTokens(readSession()) && !hallScreen.test(pathname)) return;
    warmed.add(remote);
    worker?.postMessage({ warm: new URL(remote.manifest, window.location.href).href } satisfies WarmMessage);
  };
  router.subscribe(warmHere);
  warmHere();
}

/** Somebody is signed in here who once let this browser tell them something. */
const isTold = (): boolean =>
  'Notification' in window && Notification.permission === 'granted' && holdsTokens(readSession());

/** The remotes' files that this page has loaded; the shell's own files are kept in any case. */
const filesOfRemotes = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/remotes\/.+\/assets\//.test(name));

/** After the page has loaded, so that the worker's own fetches do not delay the first screen. */
async function register(): Promise<ServiceWorker | null> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).active;
}
