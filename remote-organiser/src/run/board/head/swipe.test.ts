import { swipeOf } from './swipe.ts';

const swipe = (from: [x: number, y: number], to: [x: number, y: number], tookMs = 200) =>
  swipeOf({ x: from[0], y: from[1], atMs: 0 }, { x: to[0], y: to[1], atMs: tookMs }, 360);

it('goes on to the left and back to the right', () => {
  expect(swipe([250, 300], [120, 310])).toBe(1);
  expect(swipe([120, 300], [250, 290])).toBe(-1);
});

it.each([
  ['scrolls', [250, 300], [160, 400], 200],
  ['slips', [250, 300], [210, 300], 200],
  ['goes back with the phone, from the edge', [10, 300], [200, 300], 200],
  ['goes forward with the phone', [350, 300], [200, 300], 200],
  ['takes its time', [250, 300], [120, 300], 900],
] as const)('leaves alone who %s', (_what, from, to, tookMs) => {
  expect(swipe([...from], [...to], tookMs)).toBe(0);
});
