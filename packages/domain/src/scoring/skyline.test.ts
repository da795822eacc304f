import { heightOf, skylineOf } from './skyline.ts';

it('fills zones, two zones and tops to different heights', () => {
  const heights = ['-', 'y', 'z', 'Z', 'T'].map(heightOf);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(5);
  expect(heightOf('F')).toBe(heightOf('T'));
  expect(heightOf('7')).toBeCloseTo(0.7);
});

it.each([
  [15, 'row', 103],
  [30, 'row', 119],
  [44, 'row', 131],
  [15, 'small', 59],
  [30, 'small', 89],
  [30, 'wide', 208],
  [15, 'hall', 399],
] as const)('draws %i routes in a %s, %i px wide', (routes, size, width) =>
  expect(skylineOf('T'.repeat(routes), size)?.width).toBe(width),
);

it('is as high with many routes as with few in the hall', () =>
  expect([10, 40].map((routes) => skylineOf('F'.repeat(routes), 'hall')?.height)).toEqual([56, 56]));

it.each(['', 'T'.repeat(45)])('draws nothing of "%s"', (marks) => expect(skylineOf(marks)).toBeNull());

it('draws each result once, in the path of its kind', () => {
  const drawing = skylineOf('FTzZy5-.');
  const count = (path?: string) => path?.split('M').length;
  // The flash has a bar and a dot.
  expect([count(drawing?.full), count(drawing?.half), count(drawing?.ground)]).toEqual([4, 5, 3]);
});

it('stands in a frame where it is a single route', () => {
  const [topped, half, tried] = ['T', '6', '-'].map((mark) => skylineOf(mark));
  expect(topped?.full).not.toBe('');
  expect(skylineOf('F')?.full).not.toBe(topped?.full);
  expect(half).toMatchObject({ full: '', width: 14, height: 17 });
  expect(half?.half).toContain('v9');
  expect(tried?.half).toBe('');
  expect(tried?.ground).not.toBe(skylineOf('.')?.ground);
});
