import type { TicketHolder } from '@topout/contract';
import { atom } from 'jotai';
import { endBrowserSession, isSameBrowserSession, startBrowserSession } from './browser-session.ts';

/** Kept per browser session (behaviour: signing-in#session). A guest has an access token only. */
export interface Session {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Milliseconds since 1970 of the last change of a token. */
  readonly lastUpdated: number;
  /**
   * The session's owner; null for guests, and until the profile was first read. Without a refresh token it is
   * a judge working without being signed in (`known-judge.ts`).
   */
  readonly profile: string | null;
  /** Whose ticket signed in, and where: a guest for everything but that person's card. */
  readonly ticket?: TicketHolder;
  /** Uuid of the competition whose ticket no longer signs in here. */
  readonly ticketEnded?: string;
}

export const noSession: Session = { accessToken: null, refreshToken: null, lastUpdated: 0, profile: null };

/** In local storage while somebody is signed in, otherwise in session storage. */
export const sessionKey = 'topout/session';
const listeners = new Set<() => void>();
let known: { text: string | null; session: Session } = { text: null, session: noSession };

// Left over from an earlier browser session.
if (!isSameBrowserSession()) localStorage.removeItem(sessionKey);

/** Kept until this page closes, if no storage has room for it. */
let unstored: string | null = null;

/** Shared by all tabs while somebody is signed in, otherwise this tab's. */
const stored = (): string | null =>
  unstored ??
  (isSameBrowserSession() ? localStorage.getItem(sessionKey) : null) ??
  sessionStorage.getItem(sessionKey);

function kept(storage: Storage, text: string): boolean {
  try {
    storage.setItem(sessionKey, text);
    return true;
  } catch {
    // The phone is full, and its stored session is out of date.
    storage.removeItem(sessionKey);
    return false;
  }
}

export function readSession(): Session {
  const text = stored();
  if (text !== known.text) known = { text, session: text ? (JSON.parse(text) as Session) : noSession };
  return known.session;
}

/**
 * Signs every tab of this browser session in, or with `noSession` out. Guests exist in their own tab only.
 */
export function writeSession(session: Session) {
  const text = JSON.stringify(session);
  unstored = null;
  if (session === noSession) {
    endBrowserSession();
    localStorage.removeItem(sessionKey);
    sessionStorage.removeItem(sessionKey);
  } else if (holdsTokens(session) && startBrowserSession() && kept(localStorage, text)) {
    sessionStorage.removeItem(sessionKey);
  } else if (!kept(sessionStorage, text)) {
    unstored = text;
  }
  tellListeners();
}

/** Somebody's session, by account or by ticket. */
export const holdsTokens = ({ accessToken, refreshToken }: Session) =>
  accessToken !== null && refreshToken !== null;

/** Logged in = both tokens are there, of an account (behaviour: signing-in#session). */
export const isLoggedIn = (session: Session) => holdsTokens(session) && session.ticket === undefined;

/** The person whose work this phone keeps and sends: the account's, or the ticket's holder; null for guests. */
export const personOf = ({ profile, ticket }: Session): string | null => profile ?? ticket?.user ?? null;

/** The ticket that signs in here, if it is of this competition; otherwise null. */
export const ticketIn = ({ ticket }: Session, competition: string): TicketHolder | null =>
  ticket?.competition === competition ? ticket : null;

/** The session has changed. */
export function tellListeners() {
  for (const listener of listeners) listener();
}

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
