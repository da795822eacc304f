import type { Competition, Dispute, Route } from '@topout/contract';
import { nameOfRoute } from '../competition/competition-routes.ts';
import { dayOf, type DayRoute } from '../scorecard/card-day.ts';

type Attempts = Dispute['before'];

/** A disputed result at one moment, as a card shows it. Undefined where the route is gone. */
export function disputedRoute(
  { route: uuid, category }: Pick<Dispute, 'route' | 'category'>,
  attempts: Attempts,
  { competition, routes }: { readonly competition: Competition; readonly routes: readonly Route[] },
): DayRoute | undefined {
  const route = routes.find((one) => one.uuid === uuid);
  if (!route) return undefined;
  const [day] = dayOf({ streams: [], stageScorecards: [cardOf(competition, route, attempts)] }, [route], () =>
    nameOfRoute(route, competition, category),
  );
  return day;
}

function cardOf({ venues }: Competition, route: Route, attempts: Attempts) {
  const best = Math.max(0, ...attempts.map(({ segmentsCount }) => segmentsCount));
  const result = {
    route: { uuid: route.uuid },
    groupData: attempts.map(({ success, segmentsCount }) => ({ success, segmentsCount })),
    count: attempts.length,
    success: attempts.some(({ success }) => success),
    segmentsCount: best,
    usedLastHold: attempts.some((one) => one.usedLastHold && one.segmentsCount === best),
    score: null,
  };
  const uuid = venues[0]?.uuid ?? '';
  return { uuid, name: '', venueGroups: [{ venue: uuid, attempts: [result] }] };
}
