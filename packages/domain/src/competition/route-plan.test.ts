import { plannedRoutes } from './route-plan.ts';

const plan = { boulders: 0, zones: 1, colors: [], sportRoutes: 0, holds: 40 };
const colorsOf = (boulders: number, colors: readonly string[]) =>
  plannedRoutes({ ...plan, boulders, colors })
    .map((route) => route.colors)
    .join(' ');

it.each([
  ['even shares', 6, ['red', 'blue', 'green'], 'red red blue blue green green'],
  ['the first circuits larger', 7, ['red', 'blue', 'green'], 'red red red blue blue green green'],
  ['more colours than boulders', 2, ['red', 'blue', 'green'], 'red blue'],
])('gives circuits %s', (_name, boulders, colors, expected) => {
  expect(colorsOf(boulders, colors)).toBe(expected);
});

it.each([1e9, 1.5, -1])('plans nothing while somebody types %d', (typed) => {
  expect(plannedRoutes({ ...plan, boulders: typed })).toEqual([]);
  expect(plannedRoutes({ ...plan, sportRoutes: typed })).toEqual([]);
});

it('numbers on, boulders first', () => {
  expect(plannedRoutes({ ...plan, boulders: 1, zones: 2, sportRoutes: 2 }, 24)).toEqual([
    { circuitNumber: '25', colors: '', climbType: 'BOULDER', segmentsCount: 2 },
    { circuitNumber: '26', colors: '', climbType: 'SPORT', segmentsCount: 40 },
    { circuitNumber: '27', colors: '', climbType: 'SPORT', segmentsCount: 40 },
  ]);
});
