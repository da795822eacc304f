import type { NewCommand } from '@topout/api-client';
import { type AttemptDraft as DomainDraft, isTouched, saveOf, truncateAfterTop } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';

/** What a judge has entered and not saved, and what they saw when they began. */
export type Draft = DomainDraft<ShownAttempt, ShownStream>;

/** Whether there is something to save (spec 2 §4). */
export const isDirty = ({ attempts, seen }: Pick<Draft, 'attempts' | 'seen'>): boolean =>
  isTouched(seen.attempts, attempts);

/** Whether a row says something else than what is saved there. */
export const isChanged = (saved: ShownAttempt | undefined, now: ShownAttempt | undefined): boolean =>
  now !== undefined && (saved === undefined || isTouched([saved], [now]));

/** The one command that saves a draft, and how many attempts it adds. A boulder ends with its first top (spec 2 §4). */
export function saveCommand(
  { attempts, seen }: Pick<Draft, 'attempts' | 'seen'>,
  now: ShownStream,
  { route, user, isBoulder }: { route: string; user: string; isBoulder: boolean },
): { command: NewCommand; added: number } {
  const next = isBoulder ? truncateAfterTop(attempts) : attempts;
  const { kind, base, attempts: sent } = saveOf({ attempts: next, seen }, now);
  return {
    added: Math.max(0, next.length - seen.attempts.length),
    command: { kind, route, competitor: user, base, payload: { attempts: sent.map(asInput) } },
  };
}

const asInput = ({
  uuid,
  success,
  segmentsCount,
  timestamp,
  usedLastHold,
  duration,
  notes,
}: ShownAttempt) => ({
  uuid,
  success,
  segmentsCount,
  timestamp,
  usedLastHold,
  duration,
  notes,
});
