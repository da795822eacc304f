import { isLoggedIn, readSession } from '@topout/api-client';
import { ownerOf } from '@topout/domain';
import type { RemoteConfig } from '../federation/remotes.ts';
import type { KeepMessage, WarmMessage } from './warm.ts';

/** What is needed of the router: where the page is, and when that changes. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): () => void;
}

/** The screen of a hall: nobody signs in there, and it goes on through a night without a network. */
const hallScreen = /^\/[^/]+\/screen\/?$/;

/**
 * Registers the service worker. A remote that is to work offline has all its files fetched once a signed-in person
 * has visited one of its pages, or the screen of a hall. Where there is no worker (plain http, an old browser), nothing is lost but that.
 */
export async function startServiceWorker(remotes: readonly RemoteConfig[], router: Router): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const worker = await register().catch(() => null);
  if (isFirst) worker?.postMessage({ keep: filesOfRemotes() } satisfies KeepMessage);
  const warmed = new Set<RemoteConfig>();
  const warmHere = () => {
    const { pathname } = router.state.location;
    const remote = ownerOf(pathname, remotes)?.owner;
    if (!remote?.offline || warmed.has(remote)) return;
    if (!isLoggedIn(readSession()) && !hallScreen.test(pathname)) return;
    warmed.add(remote);
    worker?.postMessage({ warm: new URL(remote.manifest, window.location.href).href } satisfies WarmMessage);
  };
  router.subscribe(warmHere);
  warmHere();
}

/** What this page has loaded of remotes; the shell's own files are kept in any case. */
const filesOfRemotes = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/remotes\/.+\/assets\//.test(name));

/** After the page has loaded: the worker's own fetches must not stand in the way of the first screen. */
async function register(): Promise<ServiceWorker | null> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).active;
}
