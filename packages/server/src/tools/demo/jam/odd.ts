import type { Visit } from '../session.ts';

const minute = 60_000;

/** What staff find worth a look: a run of tops within minutes, and the only flash of what nobody topped. */
export function oddVisits(visits: readonly Visit[], climbers: readonly string[], nowMs: number): Visit[] {
  const [quick = '', lone = ''] = climbers;
  const topAt = (climber: string, route: string, atMs: number): Visit => ({
    climber,
    route,
    efforts: [{ success: true, segmentsCount: 1, usedLastHold: false, atMs }],
    savedMs: atMs,
  });
  const has = (climber: string) =>
    new Set(visits.filter((one) => one.climber === climber).map(({ route }) => route));
  const ofRoute = [...Map.groupBy(visits, ({ route }) => route)];
  const untopped = ofRoute
    .filter(([, all]) => all.every(({ efforts }) => efforts.every(({ success }) => !success)))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([route]) => route)
    .find((route) => !has(lone).has(route));
  const easy = ofRoute
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([route]) => route)
    .filter((route) => !has(quick).has(route))
    .slice(0, quickTops);
  return [
    ...easy.map((route, index) => topAt(quick, route, nowMs - (12 - index * 0.6) * minute)),
    ...(untopped === undefined ? [] : [topAt(lone, untopped, nowMs - 6 * minute)]),
  ];
}

/** More than anybody climbs in so short a time. */
const quickTops = 6;
