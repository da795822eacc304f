import type { Route } from '@topout/api-client';
import { attemptIcon } from '@topout/domain';
import { texts } from '../texts.ts';

export interface Mark {
  readonly success: boolean;
  readonly segmentsCount?: number | undefined;
  readonly usedLastHold?: boolean | undefined;
}

/** Marks are of a route; of one that is gone only their number says anything. */
export type MarkedRoute = Pick<Route, 'climbType' | 'segmentsCount'> | undefined;

/** "T", "– Z T", "34+": a result in a line, short enough for a button. */
export function marksText(marks: readonly Mark[], route: MarkedRoute): string {
  if (marks.length === 0) return texts.nothingThere;
  if (!route) return texts.attemptsMade(marks.length);
  return marks.map((mark) => markOf(mark, route)).join(' ');
}

function markOf(
  { success, segmentsCount = 0, usedLastHold = false }: Mark,
  { climbType, segmentsCount: zones }: NonNullable<MarkedRoute>,
): string {
  if (climbType === 'BOULDER') return attemptIcon({ success, segmentsCount }, zones);
  return success ? texts.sportTop : `${segmentsCount}${usedLastHold ? '+' : ''}`;
}
