import type { Attempt, NewCommand } from '@topout/api-client';
import { isPrefix, isTouched, truncateAfterTop } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../outbox/overlay-attempts.ts';

/** What a judge has entered and not saved, and what they saw when they began. */
export interface Draft {
  readonly attempts: readonly ShownAttempt[];
  readonly seen: ShownStream;
}

type Said = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold' | 'notes' | 'duration'>;

const said = (attempt: Said) => ({ ...attempt, durationMs: attempt.duration });

/** Whether there is something to save (spec 2 §4). */
export const isDirty = ({ attempts, seen }: Draft): boolean =>
  isTouched(seen.attempts.map(said), attempts.map(said));

const uuidsOf = (attempts: readonly ShownAttempt[]) => attempts.map(({ uuid }) => uuid).join(' ');

/** Whether somebody else changed the attempts since the draft began; what this phone sent itself does not count. */
export const isOvertaken = ({ seen }: Draft, now: ShownStream): boolean =>
  uuidsOf(seen.attempts) !== uuidsOf(now.attempts);

/**
 * The one command that saves a draft: new attempts alone are appended, anything else replaces the list at once,
 * on the version the judge saw (spec 2 §7). A boulder ends with its first top.
 */
export function saveCommand(
  draft: Draft,
  now: ShownStream,
  { route, user, isBoulder }: { route: string; user: string; isBoulder: boolean },
): { command: NewCommand; added: number } {
  const next = isBoulder ? truncateAfterTop(draft.attempts) : draft.attempts;
  const { attempts: saved } = draft.seen;
  const appends = isPrefix(saved, next);
  const sent = appends ? next.slice(saved.length) : next;
  return {
    added: Math.max(0, next.length - saved.length),
    command: {
      kind: appends ? 'attempts.append' : 'attempts.replace',
      route,
      competitor: user,
      base: isOvertaken(draft, now) ? draft.seen.version : now.version,
      payload: { attempts: sent.map(asInput) },
    },
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
