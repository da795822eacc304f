import type { Attempt } from '../model.ts';
import type { ClimbType } from '../vocabulary.ts';
import { truncateAfterTop } from './list.ts';

/** A route before and after a merge. */
export interface MergedStream {
  /** Attempts of the entry that remained. */
  readonly before: readonly Attempt[];
  /** Attempts of the entry that was removed. */
  readonly source: readonly Attempt[];
  readonly merged: readonly Attempt[];
}

/**
 * The attempts that remain with the target when a merge is undone: its own, those the merge dropped, and any
 * logged since. Attempts cleared since stay cleared.
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
