import { newId, type NewCommand, serverNow } from '@topout/api-client';
import type { SignedAttempt } from '@topout/contract';
import { type AttemptDraft as DomainDraft, isTouched, saveOf, truncateAfterTop } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';

/** What a judge has entered but not saved, and what they saw when they began. */
export type Draft = DomainDraft<ShownAttempt, ShownStream>;

type Given = Pick<SignedAttempt, 'user' | 'judge' | 'success' | 'segmentsCount'> & Partial<SignedAttempt>;

/** Every selection stamps a new attempt with the current time (behaviour: judging#attempts-of-a-boulder). */
export const newAttempt = (given: Given): ShownAttempt => ({
  usedLastHold: false,
  duration: null,
  notes: '',
  ...given,
  uuid: newId(),
  timestamp: new Date(serverNow()).toISOString(),
  state: 'phone',
});

/** Whether there is something to save (behaviour: judging#saving). */
export const isDirty = ({ attempts, seen }: Pick<Draft, 'attempts' | 'seen'>): boolean =>
  isTouched(seen.attempts, attempts);

/** Whether a row differs from what is saved there. */
export const isChanged = (saved: ShownAttempt | undefined, now: ShownAttempt | undefined): boolean =>
  now !== undefined && (saved === undefined || isTouched([saved], [now]));

/**
 * The one command that saves a draft, and how many attempts it adds. A boulder ends with its first top
 * (behaviour: judging#saving).
 */
export function saveCommand(
  { attempts, seen }: Pick<Draft, 'attempts' | 'seen'>,
  now: ShownStream,
  { route, user, isBoulder }: { route: string; user: string; isBoulder: boolean },
): { command: NewCommand; added: number } {
  const next = isBoulder ? truncateAfterTop(attempts) : attempts;
  const { kind: saves, base, attempts: sent } = saveOf({ attempts: next, seen }, now);
  // One more after the first is a restart; somebody else's first stays a second opinion.
  const restarts = !isBoulder && saves === 'attempts.append' && seen.attempts.length > 0;
  const kind = restarts ? 'attempts.restart' : saves;
  return {
    added: Math.max(0, next.length - seen.attempts.length),
    command: { kind, route, competitor: user, base, payload: { attempts: sent.map(asInput) } },
  };
}

/** An attempt as a command carries it: each field by name, so that what screens add to one never leaves the phone. */
export const asInput = ({
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
