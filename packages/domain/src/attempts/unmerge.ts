import type { Attempt } from '../model.ts';
import type { ClimbType } from '../vocabulary.ts';
import { truncateAfterTop } from './list.ts';

/** A route as a merge found and left it. */
export interface MergedStream {
  /** Attempts of the entry that stayed. */
  readonly before: readonly Attempt[];
  /** Attempts of the entry that went. */
  readonly source: readonly Attempt[];
  readonly merged: readonly Attempt[];
}

/**
 * What stays with the target when a merge is undone: its own attempts, those that the merge had dropped, and whatever was
 * logged since. What was cleared since stays cleared.
 *
 * @param now the target's attempts as they are
 */
export function unmergeAttempts(
  now: readonly Attempt[],
  { before, source, merged }: MergedStream,
  climbType: ClimbType,
): readonly Attempt[] {
  if (sameUuids(now, merged)) return before;
  if (now.length === 0) return now;
  const [gone, there] = [uuids(source), uuids(merged)];
  const kept = now.filter(({ uuid }) => !gone.has(uuid));
  const dropped = before.filter(({ uuid }) => !there.has(uuid));
  if (climbType === 'SPORT') return kept.length > 0 ? kept : dropped;
  return truncateAfterTop([...kept, ...dropped].toSorted(byTime));
}

const uuids = (attempts: readonly Attempt[]) => new Set(attempts.map(({ uuid }) => uuid));

const sameUuids = (a: readonly Attempt[], b: readonly Attempt[]) =>
  a.length === b.length && a.every(({ uuid }, index) => uuid === b[index]?.uuid);

const byTime = (a: Attempt, b: Attempt) => Date.parse(a.timestamp) - Date.parse(b.timestamp);
