import type { AttemptsReply, Competition, RouteList, StagePlanAnswer } from '@topout/contract';
import { readPlan, type StagePlan } from '@topout/domain';
import type { Static } from 'typebox';
import { CommandFault } from '../command.ts';
import { streamKey } from './field.ts';
import type { FinalDesk } from './final-desk.ts';

/** Somebody's turn on a route. */
export interface FinalPlace {
  readonly slot: number;
  readonly route: string;
  readonly routeName: string;
  readonly sport: boolean;
  /** Zones of a boulder, holds of a sport route. */
  readonly segments: number;
  /** Profile uuid. */
  readonly climber: string;
  readonly name: string;
  /** Of the results on this route. */
  readonly version: number;
  readonly climbed: boolean;
}

/**
 * A stage's plan, and whose turn it is in each of its slots. Gaps, and those who do not start, have none.
 *
 * @throws CommandFault without a plan
 */
export async function readPlaces(
  { http, competition, token }: FinalDesk,
  stage: string,
): Promise<{ readonly plan: StagePlan; readonly places: readonly FinalPlace[] }> {
  const at = `/competitions/${competition}`;
  const { plan: shown } = await http.call<StagePlanAnswer>(`${at}/plan?stage=${stage}`, { token });
  if (!shown) throw new CommandFault('This stage has no plan.');
  const { venues } = await http.call<Competition>(at, { token });
  const lists = venues.map(({ uuid }) =>
    http.call<Static<typeof RouteList>>(`/venues/${uuid}/routes?competition=${competition}`, { token }),
  );
  const routes = new Map((await Promise.all(lists)).flat().map((route) => [route.uuid, route]));
  const starters = new Map(
    shown.lists.flatMap((list) => list.starters.flatMap((one) => (one ? [[one.entry, one] as const] : []))),
  );
  const { plan, places } = readPlan(shown);
  const results = new Map<string, { version: number; climbed: boolean }>();
  for (const route of new Set(places.map((place) => place.route))) {
    const path = `/routes/${route}/attempts?user=ALL&competition=${competition}`;
    const { data } = await http.call<AttemptsReply>(path, { token });
    for (const { user, version, attempts } of data)
      results.set(streamKey(route, user), { version, climbed: attempts.length > 0 });
  }
  return {
    plan,
    places: places.flatMap(({ slot, route, entry }): FinalPlace[] => {
      const starter = entry === null ? undefined : starters.get(entry);
      const known = routes.get(route);
      if (starter?.status !== 'ENTERED' || !known) return [];
      const { uuid: climber, firstName, lastName } = starter.user;
      const { version, climbed } = results.get(streamKey(route, climber)) ?? { version: 0, climbed: false };
      const name = `${firstName} ${lastName}`.trim();
      const { name: routeName, segmentsCount: segments } = known;
      const sport = known.climbType === 'SPORT';
      return [{ slot, route, routeName, sport, segments, climber, name, version, climbed }];
    }),
  };
}
