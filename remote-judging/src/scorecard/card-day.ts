import type { EntryDetail, Route, ScorecardRoute } from '@topout/contract';
import {
  countMarks,
  type DisputeKind,
  heightOf,
  type HoldLook,
  holdLook,
  markOf,
  resultOf,
  routeColors,
} from '@topout/domain';
import { texts } from './texts.ts';

/** One route of a card. */
export interface DayRoute {
  readonly route: Route;
  /** As the person's category knows it. */
  readonly name: string;
  readonly look: HoldLook;
  /** Undefined where nothing was tried. */
  readonly result: ScorecardRoute | undefined;
  /** How high it is filled, in one character. */
  readonly mark: string;
  /** Somebody has to confirm it and nobody has. */
  readonly unconfirmed: boolean;
  /** Its result is in dispute. */
  readonly dispute: DisputeKind | null;
}

/** What somebody climbed, route by route, as the marks show it. @param nameOf see `nameOfRoute` */
export function dayOf(
  card: Pick<EntryDetail, 'stageScorecards' | 'streams' | 'disputes'>,
  routes: readonly Route[],
  nameOf: (route: Route) => string,
): DayRoute[] {
  const results = new Map(
    card.stageScorecards[0]?.venueGroups[0]?.attempts.map((result) => [result.route.uuid, result]),
  );
  const open = new Set(card.streams.flatMap(({ route, confirmed }) => (confirmed === false ? [route] : [])));
  const disputes = new Map(card.disputes?.map(({ route, kind }) => [route, kind]));
  return routes.map((route) => {
    const result = results.get(route.uuid);
    const reached = result && resultOf(result.groupData, route.climbType);
    const look = holdLook(routeColors(route.colors));
    return {
      route,
      name: nameOf(route),
      look,
      result,
      mark: markOf(reached, route),
      unconfirmed: open.has(route.uuid),
      dispute: disputes.get(route.uuid) ?? null,
    };
  });
}

/** "9 tops, 4 flashes, 3 zones of 15": what a skyline shows. Flashes and zones only where there are some. */
export function dayInWords(day: readonly Pick<DayRoute, 'mark'>[]): string {
  const { routes, tried, ...counts } = countDay(day);
  return texts.ofRoutes(tried === 0 ? texts.noAttempts : countWords(counts).join(', '), routes);
}

/** Tops, flashes and zones of a day. */
export const countDay = (day: readonly Pick<DayRoute, 'mark'>[]) =>
  countMarks(day.map(({ mark }) => mark).join(''));

/** "9 tops", "4 flashes", "3 zones". */
export function countWords({
  tops,
  flashes,
  zones,
}: Pick<ReturnType<typeof countMarks>, 'tops' | 'flashes' | 'zones'>): string[] {
  return [
    texts.tops(tops),
    ...(flashes > 0 ? [texts.flashes(flashes)] : []),
    ...(zones > 0 ? [texts.zones(zones)] : []),
  ];
}

/** A few sport routes are shown one by one: a skyline of two bars is none. */
export const fewSportRoutes = (day: readonly DayRoute[]): boolean =>
  day.length > 0 && day.length <= 4 && day.every(({ route }) => route.climbType === 'SPORT');

/** How far a route was climbed, from 0 to 1: sport routes by their holds, and short of the top never quite. Null = not tried. */
export function reachedOn({ route, result, mark }: DayRoute): number | null {
  if (!result || result.count === 0) return null;
  if (route.climbType === 'BOULDER') return heightOf(mark);
  return result.success ? 1 : Math.min(result.segmentsCount / Math.max(route.segmentsCount, 1), 0.97);
}
