import { atom } from 'jotai';

/** Kept per browser session (spec 1 §3). A guest has an access token only. */
export interface Session {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Milliseconds since 1970 of the last change of a token. */
  readonly lastUpdated: number;
  /** Whose session it is; null for guests, and until the profile was first read. */
  readonly profile: string | null;
}

export const noSession: Session = { accessToken: null, refreshToken: null, lastUpdated: 0, profile: null };

const storageKey = 'topout/session';
const listeners = new Set<() => void>();
let known: { text: string | null; session: Session } = { text: null, session: noSession };

export function readSession(): Session {
  const text = sessionStorage.getItem(storageKey);
  if (text !== known.text) known = { text, session: text ? (JSON.parse(text) as Session) : noSession };
  return known.session;
}

export function writeSession(session: Session) {
  if (session === noSession) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(session));
  for (const listener of listeners) listener();
}

/** Logged in = both tokens are there (spec 1 §3). */
export const isLoggedIn = ({ accessToken, refreshToken }: Session) =>
  accessToken !== null && refreshToken !== null;

const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const bump = () => set((count) => count + 1);
  listeners.add(bump);
  bump();
  return () => listeners.delete(bump);
};

export const sessionAtom = atom((get) => {
  get(changesAtom);
  return readSession();
});
export const isLoggedInAtom = atom((get) => isLoggedIn(get(sessionAtom)));

/** Calls `listener` after each change, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
