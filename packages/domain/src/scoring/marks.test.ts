import type { BoardRoute, RouteResult } from '../model.ts';
import { markOf } from './mark-of.ts';
import { countMarks, marksOf } from './marks.ts';

const boulder = (segmentsCount: number): BoardRoute => ({ uuid: 'b', climbType: 'BOULDER', segmentsCount });
const sport: BoardRoute = { uuid: 's', climbType: 'SPORT', segmentsCount: 40 };
const result = (part: Partial<RouteResult>): RouteResult => ({
  tries: 3,
  top: null,
  zone1: null,
  zone2: null,
  hold: 0,
  plus: false,
  duration: null,
  ...part,
});

it.each([
  ['not tried', null, 1, '.'],
  ['cleared', { tries: 0 }, 1, '.'],
  ['tried', {}, 1, '-'],
  ['the only zone', { zone1: 2 }, 1, 'z'],
  ['the first of two zones', { zone1: 2 }, 2, 'y'],
  ['the second of two zones', { zone1: 1, zone2: 3 }, 2, 'Z'],
  ['a top', { top: 2, zone1: 1, zone2: 2 }, 2, 'T'],
  ['a flash', { tries: 1, top: 1, zone1: 1, zone2: 1 }, 0, 'F'],
] as const)('marks %s', (_name, part, zones, mark) =>
  expect(markOf(part && result(part), boulder(zones))).toBe(mark),
);

it.each([
  [0, null, '-'],
  [1, null, '1'],
  [20, null, '5'],
  [39, null, '9'],
  [40, null, '9'],
  [40, 1, 'T'],
] as const)('marks hold %s of 40, top %s', (hold, top, mark) =>
  expect(markOf(result({ tries: 1, hold, top }), sport)).toBe(mark),
);

it.each([
  ['a time', { top: 1, hold: 3, duration: 5_000 }, 'T'],
  ['a fall', { hold: 2 }, '-'],
  ['a false start', { hold: 1 }, '-'],
  ['no run', null, '.'],
] as const)('marks %s, however many holds its lane has', (_name, part, mark) => {
  for (const segmentsCount of [3, 40])
    expect(markOf(part && result({ tries: 1, ...part }), { ...sport, segmentsCount }, 'IFSC_SPEED')).toBe(
      mark,
    );
});

it('draws a skyline in the order of the routes, and counts it', () => {
  const routes = ['a', 'b', 'c', 'd'].map((uuid) => ({ ...boulder(1), uuid }));
  const results = new Map([
    ['c', result({ zone1: 1 })],
    ['a', result({ tries: 1, top: 1, zone1: 1 })],
    ['d', result({})],
  ]);
  expect(marksOf(results, routes, 'IFSC_RANKING')).toBe('F.z-');
  expect(countMarks('F.z-')).toEqual({ routes: 4, tops: 1, flashes: 1, zones: 1, tried: 3 });
});
