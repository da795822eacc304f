import type { Route } from '@topout/contract';
import { attemptIcon } from '@topout/domain';
import { texts } from '../texts.ts';

export interface Mark {
  readonly success: boolean;
  readonly segmentsCount?: number | undefined;
  readonly usedLastHold?: boolean | undefined;
}

/** Marks are of a route; of one that is gone they say themselves what it was. */
export type MarkedRoute = Pick<Route, 'climbType' | 'segmentsCount'> | undefined;

/** "T", "– Z T", "34+": a result in a line, short enough for a button. */
export function marksText(marks: readonly Mark[], route: MarkedRoute): string {
  if (marks.length === 0) return texts.nothingThere;
  const read = route ?? likelyRoute(marks);
  return marks.map((mark) => markOf(mark, read)).join(' ');
}

function markOf(
  { success, segmentsCount = 0, usedLastHold = false }: Mark,
  { climbType, segmentsCount: zones }: NonNullable<MarkedRoute>,
): string {
  if (climbType === 'BOULDER') return attemptIcon({ success, segmentsCount }, zones);
  return success ? texts.sportTop : `${segmentsCount}${usedLastHold ? '+' : ''}`;
}

/** A boulder has two zones at most. */
const mostZones = 2;

/** What a route that is gone was, going by what was logged on it: for reading only. */
export function likelyRoute(attempts: readonly Mark[]): NonNullable<MarkedRoute> {
  const most = Math.max(0, ...attempts.map(({ segmentsCount = 0 }) => segmentsCount));
  const isSport = most > mostZones || attempts.some(({ usedLastHold }) => usedLastHold);
  return { climbType: isSport ? 'SPORT' : 'BOULDER', segmentsCount: most };
}
