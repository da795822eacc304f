import type { Attempt } from '../model.ts';

/** The list up to and including the first success. (behaviour: judging#saving) */
export function truncateAfterTop<T extends { readonly success: boolean }>(
  attempts: readonly T[],
): readonly T[] {
  const top = attempts.findIndex(({ success }) => success);
  return top < 0 ? attempts : attempts.slice(0, top + 1);
}

type Local = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold' | 'notes' | 'duration'>;

/** Whether two attempts say the same, regardless of judge and time. */
export function saysTheSame(a: Local, b: Local): boolean {
  return (
    a.success === b.success &&
    a.segmentsCount === b.segmentsCount &&
    a.usedLastHold === b.usedLastHold &&
    a.notes === b.notes &&
    a.duration === b.duration
  );
}

/**
 * Unsaved changes: the lists differ in count, success, segmentsCount, usedLastHold, notes or duration.
 * (behaviour: judging#saving)
 */
export function isTouched(saved: readonly Local[], local: readonly Local[]): boolean {
  return (
    saved.length !== local.length ||
    saved.some((attempt, index) => {
      const now = local[index];
      return now === undefined || !saysTheSame(attempt, now);
    })
  );
}

/**
 * Whether `next` only adds to `saved` (same uuids in front), so that only the new ones need sending.
 * (behaviour: judging#saving)
 */
export function isPrefix(
  saved: readonly Pick<Attempt, 'uuid'>[],
  next: readonly Pick<Attempt, 'uuid'>[],
): boolean {
  return saved.every(({ uuid }, index) => next[index]?.uuid === uuid);
}
