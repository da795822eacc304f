import { once } from '../../once.ts';
import type { ListedHeat, ListedLane, ListedRacer } from './listed-heat.ts';

/**
 * The heats of a qualification: the first half of the start list begins on lane A, the second half on B, and then
 * they change lanes. Whoever has no place in the start order races after them, side by side with the next by number,
 * so that somebody who comes late changes nobody's opponent.
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
  const pairs = pairsOf(list);
  return [
    ...pairs.map(([a, b], index) => heatOf(index, runNames[0], [a, b])),
    ...pairs.map(([a, b], index) => heatOf(pairs.length + index, runNames[1], [b, a])),
  ];
}

/** Who begins on lane A, and who on B. */
function pairsOf<T extends ListedRacer>(list: readonly T[]): readonly (readonly [T, T | null])[] {
  const drawn = list.filter(({ entry }) => entry.startPosition !== null).length;
  const half = Math.ceil(drawn / 2);
  // The one who is alone gets the first of those who were not drawn.
  const [first, second, late] = [list.slice(0, half), list.slice(half, 2 * half), list.slice(2 * half)];
  return [
    ...first.map((racer, index) => [racer, second[index] ?? null] as const),
    ...late.flatMap((racer, index) => (index % 2 === 0 ? [[racer, late[index + 1] ?? null] as const] : [])),
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
