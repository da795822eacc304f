import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../../model.ts';
import type { Member } from '../member.ts';
import { millionths, routePoints } from './points.ts';

/** Routes after those that count which may split a tie. */
const mostNext = 10;

interface Climbed {
  /** Points, in millionths. */
  readonly points: number;
  readonly falls: number;
  readonly flash: boolean;
}

/**
 * What splits equal points: by `falls`, fewer on the routes that count, then the next best route and falls on it;
 * by `flashes`, more on the routes that count, then fewer falls.
 *
 * @example best 3 of 900, 850, 700, 700, 300 with falls 2, 0, 1, 4, 0: 3 falls, then 700 with 4
 * @source scoring rules, section 10
 */
export const pointsTieKey =
  (
    routes: readonly BoardRoute[],
    settings: ScoringSettings,
    by: Exclude<ScoringSettings['pointsTieBreak'], 'none'>,
  ) =>
  ({ marks, values }: Pick<Member, 'marks' | 'values'>): readonly number[] => {
    const climbed = routes
      .map((route, index) => climbedOf(marks[index], route, settings, values[index]))
      .sort((a, b) => b.points - a.points || a.falls - b.falls);
    const counted = climbed.slice(0, settings.bestN ?? climbed.length);
    const falls = counted.reduce((sum, one) => sum + one.falls, 0);
    if (by === 'flashes') return [-counted.filter(({ flash }) => flash).length, falls];
    const next = climbed.slice(counted.length, counted.length + mostNext);
    return [falls, ...next.flatMap((one) => [-one.points, one.falls])];
  };

/** @param shared its points, where competitors share them */
function climbedOf(
  mark: RouteResult | undefined,
  route: BoardRoute,
  settings: ScoringSettings,
  shared: number | undefined,
): Climbed {
  if (mark === undefined) return { points: 0, falls: 0, flash: false };
  const points = Math.round((shared ?? routePoints(mark, route, settings)) * millionths);
  // A sport route is tried once.
  if (route.climbType === 'SPORT') return { points, falls: 0, flash: false };
  const counted = mark.top ?? mark.zone2 ?? mark.zone1;
  return { points, falls: points === 0 ? 0 : (counted ?? 1) - 1, flash: mark.top === 1 };
}
