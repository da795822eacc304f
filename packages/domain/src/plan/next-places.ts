import type { PlanPlace } from './places.ts';

/** A place that somebody has. */
export interface ClimbersPlace extends PlanPlace {
  readonly entry: string;
}

/**
 * Who climbs next by a plan: at each route of the next slot in which anybody climbs, everybody who is still to come there.
 *
 * @param places by slot
 * @param slot that is on the wall; 0 = none yet
 * @param climbs whether an entry still climbs
 * @source behaviour: boards#overlays
 */
export function nextPlaces(
  places: readonly PlanPlace[],
  slot: number,
  climbs: (entry: string) => boolean,
): readonly ClimbersPlace[] {
  const coming = places.filter(
    (place): place is ClimbersPlace => place.slot > slot && place.entry !== null && climbs(place.entry),
  );
  const routes = new Set(coming.filter((place) => place.slot === coming[0]?.slot).map(({ route }) => route));
  return coming.filter(({ route }) => routes.has(route));
}
