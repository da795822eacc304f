import { UnreachableError } from '../http/errors.ts';
import { holdsTokens, onSession, personOf, readSession } from '../session/session.ts';
import { canKeep } from '../kept/can-keep.ts';
import { indexedStore } from './indexed-store.ts';
import { isUnsent } from './item.ts';
import { markUnsent } from './marker.ts';
import { Outbox } from './outbox.ts';
import { refreshSettled } from './refresh-settled.ts';
import { sendCommands } from './send-commands.ts';
import { memoryStore } from './store.ts';

/** The outbox of this page: loads when first needed, and stays until the page closes. */
export async function startOutbox(): Promise<Outbox> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('topout/outbox');
  const outbox = new Outbox({
    store: canKeep() ? indexedStore : memoryStore(),
    lasts: canKeep(),
    send: sendCommands,
    person: () => personOf(readSession()),
    inTurn,
    tellTabs: () => channel?.postMessage('changed'),
    onSettled: refreshSettled,
  });
  await outbox.reload();

  let person = personOf(readSession());
  channel?.addEventListener('message', () => void outbox.reload());
  let holds = holdsTokens(readSession());
  onSession(() => {
    const session = readSession();
    if (personOf(session) === person && holdsTokens(session) === holds) return;
    person = personOf(session);
    holds = holdsTokens(session);
    void outbox.reload().then(() => outbox.flush());
  });
  window.addEventListener('online', () => void outbox.flush());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void outbox.flush();
  });
  // Anything in no store is lost with the page: the browser asks first.
  window.addEventListener('beforeunload', (event) => {
    if (outbox.items().some((item) => isUnsent(item) && item.fragile)) event.preventDefault();
  });
  outbox.subscribe(() => markUnsent(person, outbox.items()));
  void outbox.flush();
  return outbox;
}

/** Plain http has no Web Locks: then each tab sends for itself, and the server recognises each id. */
const inTurn = async (pass: () => Promise<void>): Promise<void> => {
  // Bound to fail: do not try, so that no state flickers.
  if (!navigator.onLine || !holdsTokens(readSession())) throw new UnreachableError('Offline');
  await ('locks' in navigator ? navigator.locks.request('topout/outbox', pass) : pass());
};
