import { attemptsFromMarks, resultOf } from '@topout/domain';
import { marksOfPoints, marksOfTotals } from './from-totals.ts';
import type { BoulderMark } from './round-file.ts';

/** Sums over boulders: tops, zones, tries to top, tries to zone; and points in tenths. */
function sums(marks: readonly BoulderMark[]) {
  const results = marks.map((mark) =>
    resultOf(
      attemptsFromMarks(mark).map((effort) => ({ ...effort, usedLastHold: false, duration: null })),
      'BOULDER',
    ),
  );
  const count = (of: (number | null | undefined)[]) => of.filter((tries) => tries != null).length;
  const add = (of: (number | null | undefined)[]) => of.reduce<number>((sum, tries) => sum + (tries ?? 0), 0);
  const [tops, zones] = [results.map((one) => one?.top), results.map((one) => one?.zone1)];
  const tenths = results.map((one) => (one?.top ? 251 - one.top : one?.zone1 ? 101 - one.zone1 : 0));
  return { totals: [count(tops), count(zones), add(tops), add(zones)], tenths: add(tenths) };
}

it.each<[readonly [number, number, number, number]]>([
  [[0, 0, 0, 0]],
  [[1, 2, 3, 4]],
  [[3, 3, 3, 3]],
  [[1, 3, 2, 11]],
  [[4, 4, 14, 9]],
])('makes up boulders that come to %p', (totals) => {
  const marks = marksOfTotals(totals, 4);
  expect(marks).toHaveLength(4);
  expect(sums(marks).totals).toEqual(totals);
});

it.each([0, 10, 34.8, 69.5, 99.7, 100])('makes up boulders that come to %p points', (points) => {
  const marks = marksOfPoints(points, 4);
  expect(marks).toHaveLength(4);
  expect(sums(marks).tenths).toBe(Math.round(points * 10));
});

it('says when nothing comes to it', () => {
  expect(() => marksOfPoints(100.1, 4)).toThrow('no attempts on 4 boulders come to 100.1 points');
});
