import { readSession, type Session, writeSession } from './session.ts';

/**
 * A duplicated tab copies the session, and a refresh token works only once. The tab that refreshes tells the
 * others which token it spent and what it got.
 */
interface Renewed {
  readonly spent: string;
  readonly session: Session;
}

const heard = new Map<string, Session>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('topout/session');

channel?.addEventListener('message', ({ data }: MessageEvent<Renewed>) => {
  heard.set(data.spent, data.session);
  adoptFrom(readSession().refreshToken);
});
hush(channel);

export function tellTabs(spent: string, session: Session) {
  channel?.postMessage({ spent, session } satisfies Renewed);
}

/** Takes over another tab's result for this refresh token. @returns whether there was one. */
export function adoptFrom(refreshToken: string | null): boolean {
  const session = refreshToken === null ? undefined : heard.get(refreshToken);
  if (session) writeSession(session);
  return session !== undefined;
}

/** Node keeps a process alive for an open channel; browsers have no such rule. */
function hush(open: object | null) {
  (open as { unref?: () => void } | null)?.unref?.();
}
