import type { ListedHeat, ListedLane } from './listed-heat.ts';

/** What a timing device says about where it measured. */
export interface TimedLane {
  /** The number of a heat; null = the first one that has not been raced. */
  readonly heat: number | null;
  /** 0 is lane A. */
  readonly lane: 0 | 1;
}

export type ReadingPlace<T> =
  | {
      readonly heat: ListedHeat<T>;
      readonly lane: ListedLane<T> & { readonly racer: T };
      readonly problem: null;
    }
  /** A sentence for whoever looks after the device. */
  | { readonly problem: string };

const laneNames = ['A', 'B'] as const;

/** Where a device's reading belongs: a climber's lane that has no result yet, or why nowhere. (decision 114) */
export function placeOfReading<T>(
  heats: readonly ListedHeat<T>[],
  { heat: number, lane: at }: TimedLane,
): ReadingPlace<T> {
  if (heats.every(({ lanes }) => lanes.every(({ racer }) => racer === null)))
    return { problem: 'Nobody is on the start list yet.' };
  const heat = heats.find((one) => (number === null ? isPresent(one) : one.number === number));
  if (!heat)
    return {
      problem:
        number === null ? 'All heats are over.' : `There is no heat ${number}: the last is ${heats.length}.`,
    };
  if (heat.done) return { problem: `Heat ${heat.number} is over.` };
  const lane = heat.lanes[at];
  if (lane.waitsFor) return { problem: `Heat ${heat.number} waits for heat ${lane.waitsFor.heat}.` };
  if (!lane.racer) return { problem: `Nobody races on lane ${laneNames[at]} in heat ${heat.number}.` };
  if (lane.run) return { problem: `Lane ${laneNames[at]} of heat ${heat.number} has a result.` };
  return { heat, lane: { ...lane, racer: lane.racer }, problem: null };
}

/** Somebody is there to race, and has not yet. */
export const isPresent = <T>({ lanes, done }: ListedHeat<T>): boolean =>
  !done && lanes.every(({ waitsFor }) => waitsFor === null) && lanes.some(({ racer }) => racer !== null);
