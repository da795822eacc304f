import {
  api,
  isUnsent,
  openOutbox,
  readSession,
  refresh,
  RefusedError,
  storeLocally,
  useRead,
  writeSession,
} from '@topout/api-client/core';
import type { NewTablet, Tablets, TabletSessionBody, TicketHolder, TicketSession } from '@topout/contract';
import { becomeSomebodyElse, signOut } from '../auth.ts';

const storeKey = 'topout/tablet';

/** What a tablet that is handed round keeps; it survives the browser. */
export interface KeptTablet {
  readonly competition: string;
  readonly uuid: string;
  readonly name: string;
  readonly secret: string;
  /** Profile uuids of climbers whose results are here only. */
  readonly left: readonly string[];
}

/** The tablet that this browser is in a competition; null if it is none. */
export function keptTablet(competition: string): KeptTablet | null {
  const text = localStorage.getItem(storeKey);
  const kept = text === null ? null : (JSON.parse(text) as KeptTablet);
  return kept?.competition === competition ? kept : null;
}

const keep = (tablet: KeptTablet | null) =>
  storeLocally(storeKey, tablet === null ? null : JSON.stringify(tablet));

const tabletsPath = (competition: string) => `competitions/${competition}/tablets`;

/** The tablets that open cards of a competition, for organisers. */
export const useTablets = (competition: string) => useRead<Tablets>(tabletsPath(competition));

/** Turns this browser into a tablet that is handed round. Whoever is signed in is signed out of it. */
export async function handRound(competition: string, name: string): Promise<void> {
  const { uuid, secret } = await api.post<NewTablet>(tabletsPath(competition), { name });
  keep({ competition, uuid, name, secret, left: [] });
  await signOut();
}

/** Takes a tablet back, wherever it is: it opens no cards any more. Somebody else may have done so before. */
export async function takeTabletBack(competition: string, tablet: string): Promise<void> {
  try {
    await api.delete(`${tabletsPath(competition)}/${tablet}`);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== 404) throw error;
  }
  void refresh(tabletsPath(competition));
  if (keptTablet(competition)?.uuid === tablet) keep(null);
}

/** This browser is no tablet any more; the server has said so. */
export const forgetTablet = () => keep(null);

/** Whose card a tablet opens. */
export type CardAtTablet = Pick<TabletSessionBody, 'number' | 'code' | 'user'>;

/**
 * Opens a climber's card on this tablet.
 *
 * @throws RefusedError with code `tablet.nobody` or `ticket.mistyped`, and `tablet.ended` if it was taken back
 */
export async function openCard({ secret }: KeptTablet, whose: CardAtTablet): Promise<TicketHolder> {
  const { accessToken, refreshToken, ticket } = await api.post<TicketSession>('tablets/session', {
    secret,
    ...whose,
  });
  writeSession({ accessToken, refreshToken, lastUpdated: Date.now(), profile: null, ticket });
  await becomeSomebodyElse();
  return ticket;
}

/** Whether results of whoever is signed in are on this tablet only, as its disk says. */
async function leavesUnsent(): Promise<boolean> {
  const outbox = await openOutbox();
  await outbox.reload();
  return outbox.items().some(isUnsent);
}

/** Closes the card on this tablet, and remembers whose results could not be sent. */
export async function closeCard(competition: string): Promise<void> {
  const tablet = keptTablet(competition);
  const user = readSession().ticket?.user;
  if (tablet && user !== undefined) {
    const others = tablet.left.filter((one) => one !== user);
    keep({ ...tablet, left: (await leavesUnsent()) ? [...others, user] : others });
  }
  await signOut();
}

/** How long the results of one climber may take. */
const sendingMs = 20_000;

/**
 * Sends what a climber left on this tablet: opens their card, waits and closes it.
 *
 * @throws RefusedError, UnreachableError as `openCard`; their results stay here
 */
export async function sendLeft(tablet: KeptTablet, user: string): Promise<void> {
  await openCard(tablet, { user });
  const outbox = await openOutbox();
  const until = Date.now() + sendingMs;
  while ((await leavesUnsent()) && Date.now() < until) {
    await outbox.flush();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await closeCard(tablet.competition);
}
