import type { BoardRoute, RouteResult } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { isSpeed } from './speed/is-speed.ts';

/**
 * What one result looks like, in one character: how high it is filled.
 *
 * `F` flash, `T` top, `Z` the second of two zones, `y` the first of two, `z` the only zone, `1` to `9` tenths of a sport
 * route's holds, `-` tried, `.` not tried. A run strikes the pad, or is only tried.
 */
export type Mark =
  'F' | 'T' | 'Z' | 'y' | 'z' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '-' | '.';

const tenths = ['-', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The mark of a result; without one, of a route that was not tried. */
export function markOf(
  result: RouteResult | null | undefined,
  route: BoardRoute,
  system: ScoringSystem = 'DEFAULT',
): Mark {
  if (!result || result.tries === 0) return '.';
  if (isSpeed(system)) return result.top === null ? '-' : 'T';
  if (route.climbType === 'SPORT') return sportMark(result, route);
  if (result.top !== null) return result.top === 1 ? 'F' : 'T';
  if (result.zone2 !== null) return 'Z';
  if (result.zone1 === null) return '-';
  return route.segmentsCount > 1 ? 'y' : 'z';
}

/** The number on a mark: the attempt that reached it, or of attempts where nothing was reached. Sport: holds; a run: see `runHolds`. */
export function numberOf(result: RouteResult, { climbType }: BoardRoute): number {
  if (climbType === 'SPORT') return result.hold;
  return result.top ?? result.zone2 ?? result.zone1 ?? result.tries;
}

/** Whoever holds the first hold stands above the ground, and only the top is as high as the top. */
function sportMark({ top, hold }: RouteResult, { segmentsCount }: BoardRoute): Mark {
  if (top !== null) return 'T';
  if (hold === 0) return '-';
  return tenths[Math.min(Math.max(Math.floor((hold / segmentsCount) * 10), 1), 9)] ?? '9';
}
