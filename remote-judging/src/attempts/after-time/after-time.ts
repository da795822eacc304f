import { exactNow, serverNow } from '@topout/api-client';
import { type Clock, isAfterTime } from '@topout/domain';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { afterTimeTexts as texts } from './texts.ts';

/**
 * The attempts entered after the end of the climbing time, and not saved yet.
 *
 * @param clock null = the stage has none
 */
export function lateAttempts(
  clock: Clock | null,
  attempts: readonly ShownAttempt[],
  saved: readonly ShownAttempt[],
): readonly ShownAttempt[] {
  if (!clock) return [];
  const known = new Set(saved.map(({ uuid }) => uuid));
  // A tap is stamped by the time that phones know roughly.
  const ahead = exactNow() - serverNow();
  return attempts.filter(
    ({ uuid, timestamp }) => !known.has(uuid) && isAfterTime(clock, Date.parse(timestamp) + ahead),
  );
}

/**
 * The attempts with the judge's decision about the late ones, which is stored with them: one that does not count
 * stays as a try.
 */
export function decided(
  attempts: readonly ShownAttempt[],
  late: readonly ShownAttempt[],
  counts: boolean,
): readonly ShownAttempt[] {
  return attempts.map((attempt) => {
    if (!late.includes(attempt)) return attempt;
    const note = counts ? texts.counted : texts.notCounted;
    const notes = attempt.notes === '' ? note : `${attempt.notes} ${note}`;
    return counts ? { ...attempt, notes } : { ...attempt, notes, success: false, segmentsCount: 0 };
  });
}
