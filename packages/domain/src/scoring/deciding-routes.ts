import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardRoute, RouteResult } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { routeScore } from './route-score.ts';
import type { Reason } from './why-ahead.ts';

type Figure = (result: RouteResult | undefined, route: BoardRoute) => number | null;

/**
 * The routes that put one entry before the other, in route order; empty if single routes do not decide.
 *
 * @example both topped three of four: the two that only one of them topped, when tops decide
 */
export function decidingRoutes(
  { by }: Reason,
  {
    system,
    settings,
    routes,
  }: {
    readonly system: ScoringSystem;
    readonly settings: ScoringSettings;
    readonly routes: readonly BoardRoute[];
  },
  ahead: BoardEntry,
  behind: BoardEntry,
): readonly string[] {
  const figures: Partial<Record<Reason['by'], Figure>> = {
    tops: (result) => Number(result?.top != null),
    zones: (result) => Number(result?.zone1 != null),
    triesToTop: (result) => result?.top ?? 0,
    triesToZone: (result) => result?.zone1 ?? 0,
    score: (result, route) => (result ? routeScore(result, route, system, settings) : 0),
  };
  const figure = figures[by];
  if (!figure) return [];
  const compared = routes.map((route) => ({
    uuid: route.uuid,
    mine: figure(ahead.results.get(route.uuid), route),
    theirs: figure(behind.results.get(route.uuid), route),
  }));
  // If a route has no value of its own, no route explains the difference.
  if (compared.some(({ mine, theirs }) => mine === null || theirs === null)) return [];
  return compared.filter(({ mine, theirs }) => mine !== theirs).map(({ uuid }) => uuid);
}
