import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../model.ts';
import type { EntryStatus } from '../vocabulary.ts';
import { type Reached, routePoints } from './systems/points.ts';

/** A row of a board, as far as it says what somebody reached. */
interface MarkedRow {
  readonly entry: string;
  readonly status: EntryStatus;
  /** See `markOf`; one for each route. */
  readonly marks?: string;
  /** `1` for each result that is still to be confirmed. */
  readonly unconfirmed?: string;
}

/** Whose points are asked for, and what counts. */
interface Asked {
  /** Uuid of the climber's entry: the others are counted. */
  readonly entry: string;
  /** Of the route, among the marks. */
  readonly index: number;
  readonly unconfirmedCounts: boolean;
}

/** How many other climbers of a category share each mark on one route, by the board's rows. */
export function othersReached(
  rows: readonly MarkedRow[],
  { entry, index, unconfirmedCounts }: Asked,
): Readonly<Reached> {
  const reached: Reached = { tops: 0, zone1: 0, zone2: 0 };
  for (const row of rows) {
    const ranked = row.status === 'ENTERED' || row.status === 'RETIRED';
    if (row.entry === entry || !ranked) continue;
    if (!unconfirmedCounts && row.unconfirmed?.[index] === '1') continue;
    const mark = row.marks?.[index] ?? '.';
    const top = mark === 'F' || mark === 'T';
    if (top) reached.tops += 1;
    if (top || mark === 'Z') reached.zone2 += 1;
    if (top || mark === 'Z' || mark === 'y' || mark === 'z') reached.zone1 += 1;
  }
  return reached;
}

/** What a result brings its climber where all who reached a mark share its points. @source scoring rules, section 10 */
export const sharedPoints = (
  result: RouteResult,
  route: BoardRoute,
  settings: ScoringSettings,
  others: Readonly<Reached>,
): number =>
  routePoints(result, route, settings, {
    tops: others.tops + (result.top === null ? 0 : 1),
    zone1: others.zone1 + (result.zone1 === null ? 0 : 1),
    zone2: others.zone2 + (result.zone2 === null ? 0 : 1),
  });
