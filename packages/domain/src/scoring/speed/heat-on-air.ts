import type { ListedHeat, ListedRacer } from './listed-heat.ts';

/** A result on a lane, as boards name it. */
interface LaneResult {
  /** Uuid. */
  readonly entry: string;
  /** Index among the routes of the stage. */
  readonly route: number;
}

/** The heat that a result was raced in; null if it is of none. */
export function heatOfResult<T extends ListedRacer>(
  heats: readonly ListedHeat<T>[],
  { entry, route }: LaneResult,
): ListedHeat<T> | null {
  const isOn = (heat: ListedHeat<T>) =>
    heat.lanes.some((lane) => lane.route === route && lane.racer?.entry.uuid === entry);
  return heats.find(isOn) ?? null;
}

const isReady = <T>({ lanes, done }: ListedHeat<T>): boolean =>
  !done && lanes.every(({ waitsFor }) => waitsFor === null);

/**
 * The heat that is raced now: the one with the last result until both have theirs, then the next one in which nobody is
 * still to come, then one that was left out before it. When all is raced, the last result stays.
 *
 * @param last the heat of the last result; null before the first
 */
export function heatNow<T>(
  heats: readonly ListedHeat<T>[],
  last: ListedHeat<T> | null,
): ListedHeat<T> | null {
  const from = last?.number ?? 0;
  return heats.find((heat) => heat.number >= from && isReady(heat)) ?? heats.find(isReady) ?? last;
}

/** The heat that somebody races next, or raced last; null if they are in none. */
export function heatOf<T extends ListedRacer>(
  heats: readonly ListedHeat<T>[],
  entry: string,
): ListedHeat<T> | null {
  const own = heats.filter(({ lanes }) => lanes.some(({ racer }) => racer?.entry.uuid === entry));
  return own.find(({ done }) => !done) ?? own.at(-1) ?? null;
}
