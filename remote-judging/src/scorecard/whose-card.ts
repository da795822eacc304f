/** Somebody whose scorecard can be chosen. */
export interface CardOwner {
  /** What `?entry=` says: `me`, or a profile's uuid. */
  readonly key: string;
  readonly name: string;
}

interface NumberEntry {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The person's own entry, their children's, and those found by competitor number on this device; with a
 * ticket, its holder's alone.
 */
export function cardOwners(
  { userEntry, childEntries }: Pick<Competition, 'userEntry' | 'childEntries'>,
  numberEntries: readonly NumberEntry[],
  ticket: TicketHolder | null,
): CardOwner[] {
  if (ticket) return [{ key: 'me', name: ticket.name }];
  const own = userEntry ? [{ key: 'me', name: userEntry.user.name }] : [];
  const children = childEntries.map(({ user }) => ({ key: user.uuid, name: user.name }));
  const known = new Set([userEntry?.user.uuid, ...children.map(({ key }) => key)]);
  const byNumber = numberEntries
    .filter(({ uuid }) => !known.has(uuid))
    .map(({ uuid, firstName, lastName }) => ({ key: uuid, name: `${firstName} ${lastName}` }));
  return [...own, ...children, ...byNumber];
}

export interface CardVisitor {
  readonly loggedIn: boolean;
  /** A ticket of this competition signed in here, and does no longer. */
  readonly ticketEnded: boolean;
  readonly hasPreloadedEntries: boolean;
  readonly owners: readonly CardOwner[];
  /** What the address asks for; null = nobody in particular. */
  readonly wanted: string | null;
}

/**
 * Where a visitor without a scorecard goes instead, or null (behaviour: boards#scorecard). Somebody else's public card, asked for by
 * address, needs neither an entry nor a session.
 */
export function redirectOf({
  loggedIn,
  ticketEnded,
  hasPreloadedEntries,
  owners,
  wanted,
}: CardVisitor): string | null {
  if (wanted !== null && wanted !== 'me') return null;
  if (ticketEnded && !loggedIn) return 'ticket';
  if (hasPreloadedEntries) return owners.length === 0 ? 'enter/competitor-number' : null;
  return loggedIn ? null : 'enter';
}
import type { Competition, TicketHolder } from '@topout/contract';
