import {
  board,
  boulderResult as b,
  boulders,
  climbed,
  places,
  scoreTexts,
} from '../../testing/board-builders.ts';
import { boulderTenths } from './boulder-2025.ts';

it.each([
  ['1/1', 1, 250],
  ['1/4', 1, 247],
  ['5/-', 1, 96],
  ['-/-', 1, 0],
  ['3/7/7', 2, 244],
  ['2/4/-', 2, 97],
  ['2/-/-', 2, 49],
])('gives for %s on a boulder with %i zones %i tenths', (marks, zones, tenths) => {
  expect(boulderTenths(b(marks), zones)).toBe(tenths);
});

it('never gives less than 0', () => {
  expect(boulderTenths({ top: 300, zone1: 300, zone2: 300 }, 1)).toBe(0);
  expect(boulderTenths({ top: null, zone1: 150, zone2: null }, 1)).toBe(0);
});

it('adds the boulders of a round', () => {
  const rows = board('IFSC_BOULDER_2025', boulders(5), [
    climbed('A', [b('1/-'), b('1/4'), b('5/-'), b('2/2'), b('1/1')]),
    climbed('B', [b('1/-'), b('1/-'), b('3/-'), null, null]),
    climbed('C', [b('1/1'), null, null, null, null]),
    climbed('D', [b('-/-', 3), null, null, null, null]),
  ]);
  expect(scoreTexts(rows)).toEqual(['94.2', '29.8', '25.0', '0']);
  expect(places(rows)).toEqual(['A 1', 'B 2', 'C 3', 'D 4']);
});
