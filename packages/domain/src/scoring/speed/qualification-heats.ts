import { once } from '../../once.ts';
import type { ListedHeat, ListedLane, ListedRacer } from './listed-heat.ts';

/**
 * The heats of a qualification: the first half of the start list begins on lane A, the second half on B, and then
 * they change lanes.
 *
 * @param routes lanes; with one, everybody runs alone
 * @source scoring rules, section 13
 */
export function qualificationHeats<T extends ListedRacer>(
  racers: readonly T[],
  routes: number,
): readonly ListedHeat<T>[] {
  const list = racers.toSorted(inStartOrder);
  if (routes < 2) return list.map((racer, index) => heatOf(index, runNames[0], [racer, null]));
  const half = Math.ceil(list.length / 2);
  const [first, second] = [list.slice(0, half), list.slice(half)];
  return [
    ...first.map((racer, index) => heatOf(index, runNames[0], [racer, second[index] ?? null])),
    ...first.map((racer, index) => heatOf(half + index, runNames[1], [second[index] ?? null, racer])),
  ];
}

const runNames = ['First run', 'Second run'] as const;

function heatOf<T extends ListedRacer>(
  index: number,
  round: string,
  pair: readonly [T | null, T | null],
): ListedHeat<T> {
  const lane = (racer: T | null, route: number): ListedLane<T> => ({
    racer,
    route,
    run: racer?.runs[route] ?? null,
    waitsFor: null,
  });
  const lanes = [lane(pair[0], 0), lane(pair[1], 1)] as const;
  const done = lanes.every(({ racer, run }) => racer === null || racer.out || run !== null);
  return { number: index + 1, round, lanes, winner: null, done };
}

const byNumber = once(() => new Intl.Collator('en', { numeric: true }));

/** Those without a place in the start order are last, by number; then those without one, by when they entered. */
function inStartOrder(a: ListedRacer, b: ListedRacer): number {
  const [first, second] = [a, b].map(({ entry }) => entry.startPosition ?? Infinity);
  if (first !== second) return (first ?? 0) < (second ?? 0) ? -1 : 1;
  if (a.competitorNumber !== null && b.competitorNumber !== null)
    return byNumber().compare(a.competitorNumber, b.competitorNumber);
  if (a.competitorNumber !== b.competitorNumber) return a.competitorNumber === null ? 1 : -1;
  return a.entry.uuid < b.entry.uuid ? -1 : 1;
}
