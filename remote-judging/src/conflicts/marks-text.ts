import type { Route } from '@topout/contract';
import { attemptIcon } from '@topout/domain';
import { texts } from '../texts.ts';

export interface MarkedAttempt {
  readonly success: boolean;
  readonly segmentsCount?: number | undefined;
  readonly usedLastHold?: boolean | undefined;
}

/** Marks belong to a route; if that is gone, the marks themselves show what it was. */
export type MarkedRoute = Pick<Route, 'climbType' | 'segmentsCount'> | undefined;

/** "T", "– Z T", "34+": a result on one line, short enough for a button. */
export function marksText(marks: readonly MarkedAttempt[], route: MarkedRoute): string {
  if (marks.length === 0) return texts.nothingThere;
  const read = route ?? likelyRoute(marks);
  return marks.map((mark) => textOf(mark, read)).join(' ');
}

function textOf(
  { success, segmentsCount = 0, usedLastHold = false }: MarkedAttempt,
  { climbType, segmentsCount: zones }: NonNullable<MarkedRoute>,
): string {
  if (climbType === 'BOULDER') return attemptIcon({ success, segmentsCount }, zones);
  return success ? texts.sportTop : `${segmentsCount}${usedLastHold ? '+' : ''}`;
}

/** A boulder can have at most two zones. */
const mostZones = 2;

/** What a deleted route was, judging by its attempts: for reading only. */
export function likelyRoute(attempts: readonly MarkedAttempt[]): NonNullable<MarkedRoute> {
  const most = Math.max(0, ...attempts.map(({ segmentsCount = 0 }) => segmentsCount));
  const isSport = most > mostZones || attempts.some(({ usedLastHold }) => usedLastHold);
  return { climbType: isSport ? 'SPORT' : 'BOULDER', segmentsCount: most };
}
