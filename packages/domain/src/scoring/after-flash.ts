import { attemptsFromMarks } from '../attempts/from-marks.ts';
import { resultOf } from '../attempts/result.ts';
import type { BoardEntry, BoardInput } from '../model.ts';
import { countingRoutes, rankBoard } from './board.ts';
import { routeScore } from './route-score.ts';
import { type Reason, whyAhead } from './why-ahead.ts';

/** What a flash of the one behind would change. */
export interface AfterFlash {
  /** The first boulder that the one behind has not tried. */
  readonly route: string;
  /** What would still part the two; `tied` = nothing, null = the one behind would be ahead. */
  readonly left: Reason | null;
}

/**
 * What the next route could bring the one behind: both are ranked again as if it had been flashed.
 *
 * Null where that cannot be known from the two alone: where scores depend on others, between starting groups, for somebody who no
 * longer climbs, or where no boulder is left.
 *
 * @source behaviour: boards#place
 */
export function afterFlash(
  { system, settings, routes }: Omit<BoardInput, 'entries'>,
  ahead: BoardEntry,
  behind: BoardEntry,
): AfterFlash | null {
  const next = countingRoutes(system, routes).find(
    ({ uuid, climbType }) => climbType === 'BOULDER' && !behind.results.get(uuid)?.tries,
  );
  const grouped = ahead.startingGroup !== null || behind.startingGroup !== null;
  const flash = resultOf(attemptsFromMarks({ top: 1, zone: 1 }), 'BOULDER');
  if (!next || !flash || grouped || behind.status !== 'ENTERED') return null;
  if (system !== 'IFSC_RANKING' && routeScore(flash, next, system, settings) === null) return null;
  const better = { ...behind, results: new Map(behind.results).set(next.uuid, flash) };
  const entries = [ahead, better];
  const [first, second] = rankBoard({ system, settings, routes, entries }).map((row) => ({
    row,
    entry: row.entry === ahead.uuid ? ahead : better,
  }));
  if (!first || !second) return null;
  if (first.entry !== ahead && first.row.position !== second.row.position)
    return { route: next.uuid, left: null };
  return { route: next.uuid, left: whyAhead(system, settings, first, second) };
}
