import type { Heats, ReadingBody, TakenReading } from '@topout/contract';
import { judgingClosed, listedHeats, placeOfReading, runTimeProblem } from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { listedRacer } from './listed-racer.ts';
import { type KnownReading, type NewReading, savedWithin } from './readings.queries.ts';

/**
 * The time that a body tells; null unless it is a `TIME`.
 *
 * @throws Refusal 400
 */
export function timeTold({ kind, ms }: Pick<ReadingBody, 'kind' | 'ms'>): number | null {
  if (kind !== 'TIME') {
    if (ms !== undefined) throw unusable('Only a run that reached the pad has a time.');
    return null;
  }
  if (ms === undefined) throw unusable('Say the time in milliseconds.');
  const problem = runTimeProblem(ms);
  if (problem !== null) throw unusable(problem);
  return ms;
}

const unusable = (problem: string) => invalid(problem, { ms: [problem] });

/**
 * What was answered to a reading that is sent again.
 *
 * @throws Refusal 409 if another one has its id
 */
export function answeredBefore(known: KnownReading, body: ReadingBody): TakenReading {
  const { category, heat, lane, kind, ms } = known;
  const same =
    lane === body.lane &&
    kind === body.kind &&
    ms === (body.ms ?? null) &&
    heat === (body.heat ?? heat) &&
    category === (body.category?.toLowerCase() ?? category);
  if (!same)
    throw conflict('timing.other_reading', 'Another reading has this id. Give each one an id of its own.');
  return { category, heat, lane };
}

/**
 * The category of a device's stage that is timed.
 *
 * @throws Refusal 400 if it must be named, 404 if the stage has no such category
 */
export function timedCategory({ competition }: Authority, stage: string, wanted?: string): string {
  const categories = competition.categories.filter((one) => one.stage === stage);
  const [only, ...others] = categories;
  if (wanted === undefined) {
    if (only && others.length === 0) return only.uuid;
    const problem = `Name the category: this stage has ${categories.length}.`;
    throw invalid(problem, { category: [problem] });
  }
  const found = categories.find(({ uuid }) => uuid === wanted.toLowerCase());
  if (!found) throw notFound('category in this stage');
  return found.uuid;
}

/** Where a reading belongs. */
export interface PlacedReading extends NewReading {
  /** No lane of its heat has a result. */
  readonly first: boolean;
}

/**
 * Finds where a reading belongs.
 *
 * @throws Refusal 409 in a sentence: `timing.closed` while nothing can be logged, `timing.no_lane` if nobody is to
 * race there
 */
export function placed(
  { competition }: Authority,
  { scoringSystem: system, losers, ties, routes, racers }: Heats,
  { uuid, heat, lane, kind }: ReadingBody,
  ms: number | null,
): PlacedReading {
  if (routes.length === 0) throw conflict('timing.no_lane', 'This category is not scored as speed.');
  if (judgingClosed(phaseOf(competition, Date.now(), routes[0])) !== null)
    throw conflict('timing.closed', 'This stage takes no results now.');
  const stage = { system, losers, ties, routes: routes.length };
  const at = lane === 'A' ? 0 : 1;
  const place = placeOfReading(listedHeats(stage, racers.map(listedRacer)), { heat: heat ?? null, lane: at });
  if (place.problem !== null) throw conflict('timing.no_lane', place.problem);
  const { racer, route } = place.lane;
  const uuidOfRoute = routes[route];
  if (uuidOfRoute === undefined) throw conflict('timing.no_lane', 'This stage lacks a route for this heat.');
  const base = racer.versions[route] ?? 0;
  const { uuid: entry } = racer.entry;
  const first = place.heat.lanes.every(({ run }) => run === null);
  return { id: uuid, heat: place.heat.number, lane: at, entry, route: uuidOfRoute, base, kind, ms, first };
}

/** Refuses what was measured of an earlier heat, if the device does not name it. @throws Refusal 409 */
export async function requireOfThisHeat(
  db: Queries,
  { competition, category }: { readonly competition: string; readonly category: string },
  { heat, agoMs }: ReadingBody,
  { first }: PlacedReading,
): Promise<void> {
  // The other lane of the same heat may be saved before.
  if (heat !== undefined || agoMs === undefined || !first) return;
  if (await savedWithin(db, competition, category, agoMs))
    throw conflict('timing.no_lane', 'A heat was saved after this was measured. Name the heat.');
}
