import { runningStage } from '../competition/running-stage.ts';

interface Stage {
  readonly uuid: string;
  readonly name: string;
  readonly position: number;
  readonly state: 'UPCOMING' | 'OPEN' | 'CLOSED';
  readonly categories: readonly { readonly uuid: string }[];
}

interface Group {
  readonly uuid: string;
  readonly name: string;
  /** Empty: everybody climbs it. */
  readonly categories: readonly string[];
}

/** A place for new routes. */
export interface RoutePlace {
  /** An existing route group; null = create one for `stage`. */
  readonly group: Group | null;
  /** The stage that gets the new group; null for an existing group. */
  readonly stage: Stage | null;
  /** The stages that climb there, in order. */
  readonly climbedIn: readonly Stage[];
}

/**
 * All places for new routes, and the default: the running stage's, never one that a closed stage also climbs.
 * A stage without a group gets one.
 */
export function routePlaces(
  stages: readonly Stage[],
  groups: readonly Group[],
): { readonly places: readonly RoutePlace[]; readonly usual: RoutePlace | undefined } {
  const inOrder = stages.toSorted((a, b) => a.position - b.position);
  const climbedIn = ({ categories }: Group) =>
    inOrder.filter(
      (stage) => categories.length === 0 || stage.categories.some(({ uuid }) => categories.includes(uuid)),
    );
  const known = groups.map((group) => ({ group, stage: null, climbedIn: climbedIn(group) }));
  const isFor = (stage: Stage) => (place: RoutePlace) =>
    place.climbedIn.includes(stage) &&
    place.climbedIn.every((one) => one === stage || one.state !== 'CLOSED');
  const made = inOrder
    .filter((stage) => stages.length > 1 && stage.state !== 'CLOSED' && !known.some(isFor(stage)))
    .map((stage) => ({ group: null, stage, climbedIn: [stage] }));
  const places: readonly RoutePlace[] = [...known, ...made];
  const running = runningStage(inOrder);
  return { places, usual: (running && places.find(isFor(running))) ?? places[0] };
}
