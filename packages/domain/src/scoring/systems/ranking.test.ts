import {
  board,
  boulderResult as b,
  boulders,
  climbed,
  places,
  scoreTexts,
} from '../../testing/board-builders.ts';

/** A World Cup final of 2019 in Wujiang, with ranks of the semi-final. */
const final = [
  climbed('D', [b('5/-'), b('2/-'), b('1/2'), b('1/-')], { previousRanks: [6] }),
  climbed('C', [b('3/-'), b('2/2'), b('3/-'), b('1/-')], { previousRanks: [4] }),
  climbed('B', [b('6/-'), b('3/3'), b('3/3'), b('1/1')], { previousRanks: [3] }),
  climbed('A', [b('2/2'), b('3/3'), b('2/2'), b('1/-')], { previousRanks: [2] }),
];

it('ranks by tops, zones, attempts to top, attempts to zone, then by the round before', () => {
  const rows = board('IFSC_RANKING', boulders(4), final);
  expect(places(rows)).toEqual(['A 1', 'B 2', 'C 3', 'D 4']);
  expect(scoreTexts(rows)).toEqual(['3T4z 7 8', '3T4z 7 13', '1T4z 2 9', '1T4z 2 9']);
  expect(rows[1]?.scoreTuple).toEqual([3, 4, -7, -13]);
});

it('ranks zones before attempts', () => {
  const rows = board('IFSC_RANKING', boulders(2), [
    climbed('fewer zones', [b('1/1'), b('-/-')]),
    climbed('more attempts', [b('9/9'), b('9/-')]),
  ]);
  expect(places(rows)).toEqual(['more attempts 1', 'fewer zones 2']);
});

it('takes the first zone reached of a boulder with two', () => {
  const [row] = board('IFSC_RANKING', boulders(1, 2), [climbed('A', [b('2/5/-')])]);
  expect(row?.scoreText).toBe('0T1z 0 2');
});
