import { heatNow, heatOf, heatOfResult } from './heat-on-air.ts';
import type { ListedRacer } from './listed-heat.ts';
import { listedHeats } from './listed-heats.ts';
import type { Run } from './run.ts';

const final = { system: 'IFSC_SPEED_FINAL', losers: 'qualification', ties: 'qualification' } as const;
const time = (ms: number): Run => ({ kind: 'TIME', ms });
const racer = (uuid: string, seed: number, ...runs: (Run | null)[]): ListedRacer => ({
  entry: { uuid, startPosition: 5 - seed, previousRanks: [seed] },
  runs,
  competitorNumber: null,
  out: false,
});
const raced = (a: Run | null, d: Run | null, b: Run | null, c: Run | null) =>
  listedHeats({ ...final, routes: 3 }, [
    racer('a', 1, a),
    racer('b', 2, b),
    racer('c', 3, c),
    racer('d', 4, d),
  ]);
const now = (heats: ReturnType<typeof raced>, entry?: string) =>
  heatNow(heats, entry === undefined ? null : heatOfResult(heats, { entry, route: 0 }))?.number;

it('begins with the first heat, and stays with it until both have their result', () => {
  expect(now(raced(null, null, null, null))).toBe(1);
  expect(now(raced(time(5_000), null, null, null), 'a')).toBe(1);
  expect(now(raced(time(5_000), time(5_100), null, null), 'd')).toBe(2);
});

it('goes back to a heat that was left out, before one whose climbers are not known', () => {
  expect(now(raced(null, null, time(5_000), time(5_100)), 'b')).toBe(1);
});

it('stays with the last result when all is raced', () => {
  const all = [
    racer('a', 1, time(5_000), null, time(5_000)),
    racer('b', 2, time(5_000), null, time(5_100)),
    racer('c', 3, time(6_000), time(6_000)),
    racer('d', 4, time(6_000), time(6_100)),
  ];
  const heats = listedHeats({ ...final, routes: 3 }, all);
  expect(heatNow(heats, heatOfResult(heats, { entry: 'b', route: 2 }))?.round).toBe('Final');
  expect(heatOfResult(heats, { entry: 'b', route: 1 })).toBeNull();
});

it('finds the heat that somebody races next, or raced last', () => {
  const heats = raced(time(5_000), time(5_100), null, null);
  expect(['a', 'b', 'd', 'x'].map((entry) => heatOf(heats, entry)?.number)).toEqual([4, 2, 3, undefined]);
});
