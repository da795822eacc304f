import type { ClimbedRoute, Visit } from '../session.ts';

const minute = 60_000;

/** More tops than anybody climbs in so short a time. */
const quickTops = 6;

/** Enough have tried it for a top to be a rare one. */
const tried = 8;

/**
 * What staff find worth a look: a run of tops within minutes, and the only flash of what many have tried and nobody
 * topped.
 *
 * @param climbers of one category
 * @param routes from easy to hard
 */
export function oddVisits(
  visits: readonly Visit[],
  climbers: readonly string[],
  routes: readonly ClimbedRoute[],
  nowMs: number,
): Visit[] {
  const known = new Set(visits.map(({ climber, route }) => `${climber} ${route}`));
  const topped = new Set(
    visits.flatMap(({ route, efforts }) => (efforts.some(({ success }) => success) ? [route] : [])),
  );
  const visit = (climber: string, { id: route }: ClimbedRoute, success: boolean, atMs: number): Visit => ({
    climber,
    route,
    efforts: [{ success, segmentsCount: 1, usedLastHold: false, atMs }],
    savedMs: atMs,
  });
  const [quick = ''] = climbers;
  const easy = routes.filter(({ id }) => !known.has(`${quick} ${id}`)).slice(0, quickTops);
  const hard = routes.findLast(({ id }) => !topped.has(id));
  const [lone, ...others] = climbers.filter((climber) => hard && !known.has(`${climber} ${hard.id}`));
  return [
    ...easy.map((route, index) => visit(quick, route, true, nowMs - (12 - index * 0.6) * minute)),
    ...(hard && lone !== undefined ? [visit(lone, hard, true, nowMs - 6 * minute)] : []),
    ...(hard ? others.slice(0, tried).map((climber) => visit(climber, hard, false, nowMs - 7 * minute)) : []),
  ];
}
