import type { Command } from '@topout/contract';
import { isIncidentKind, isSignature } from '@topout/domain';

export interface OutboxItem {
  /** The command's id. */
  readonly id: string;
  /** The owner: nobody else sees or sends it. */
  readonly profile: string;
  readonly competition: string;
  readonly command: Command;
  /**
   * `phone`: on this phone; `sending`; `confirmed` by the server; `held` for somebody to decide; `refused`
   * outright.
   */
  readonly state: 'phone' | 'sending' | 'confirmed' | 'held' | 'refused';
  /** Why it was held or refused. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** The stream's version that it made; null until confirmed. */
  readonly version: number | null;
  /** Id of the previous command in its stream while that one is under way: it determines this one's base. */
  readonly follows: string | null;
  /** Id of the result that this queue change belongs to: both are sent together, and refused together. */
  readonly partOf?: string;
  /** Milliseconds since 1970 of the last change of `state`. */
  readonly changedAt: number;
  /** The phone could not store it: closing the page would lose it. */
  readonly fragile?: true;
}

/** What a screen passes in; ids, device and time are added in the same gesture. */
export type NewCommand = Pick<Command, 'kind' | 'route' | 'competitor' | 'payload'> & {
  readonly base: number | null;
  /** When it was made, if not now: a refused one that is sent again. */
  readonly clientTime?: string;
};

/**
 * The commands of one stream go out in order: attempts of one person on one route, the queue of one route, or
 * signatures of one card, which name a route and say nothing of it. An incident makes no version for a restart to build on.
 */
export const streamOf = (item: OutboxItem): string => {
  const { route, competitor } = item.command;
  if (isSignature(item.command.kind)) return `${item.competition} card ${competitor ?? ''}`;
  if (isIncidentKind(item.command.kind)) return `${item.competition} ${route} incident ${competitor ?? ''}`;
  return `${item.competition} ${route} ${isQueueChange(item) ? 'queue' : (competitor ?? '')}`;
};

export const isQueueChange = ({ command }: { readonly command: Pick<Command, 'kind'> }): boolean =>
  command.kind.startsWith('queue.');

export const isUnsent = ({ state }: OutboxItem): boolean => state === 'phone' || state === 'sending';

/** A settled command covers for an older read for this long; the server has it anyway. */
const keepSettledMs = 12 * 3_600_000;

/** Settled so long ago that the phone forgets it. */
export const isOld = ({ state, changedAt }: OutboxItem): boolean =>
  (state === 'confirmed' || state === 'held') && Date.now() - changedAt > keepSettledMs;
