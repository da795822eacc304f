import type { BoardDelta } from '@topout/contract';
import { aBoard, aRow } from '../testing/boards.ts';
import { applyDelta } from './boards.ts';

const board = aBoard(1, [aRow('ada', 1), aRow('ben', 2), aRow('cem', 3)]);
const nothing: BoardDelta = {
  category: 'c1',
  from: 1,
  to: 2,
  changedAt: '2026-05-01T10:01:00Z',
  rows: [],
  positions: [],
  removed: [],
  latest: [],
};
const standing = (next: ReturnType<typeof applyDelta>) =>
  next?.rows.map(({ user, position }) => `${position ?? '-'} ${user.uuid}`);

it.each<[string, Partial<BoardDelta>, string[]]>([
  ['nothing but a version', {}, ['1 ada', '2 ben', '3 cem']],
  [
    'an overtaking',
    {
      rows: [{ index: 0, row: aRow('cem', 1) }],
      positions: [
        ['ada', 2, 1],
        ['ben', 3, 2],
      ],
    },
    ['1 cem', '2 ada', '3 ben'],
  ],
  ['somebody new', { rows: [{ index: 3, row: aRow('dan', null) }] }, ['1 ada', '2 ben', '3 cem', '- dan']],
  [
    'somebody gone',
    {
      removed: ['ada'],
      positions: [
        ['ben', 1, 0],
        ['cem', 2, 1],
      ],
    },
    ['1 ben', '2 cem'],
  ],
  ['a tie', { positions: [['ben', 1, 1]] }, ['1 ada', '1 ben', '3 cem']],
])('shows %s', (_name, delta, expected) => {
  const next = applyDelta(board, { ...nothing, ...delta });
  expect(standing(next)).toEqual(expected);
  expect(next?.version).toBe(2);
});

it.each<[string, Partial<BoardDelta>]>([
  ['made for another version', { from: 0 }],
  ['that puts two rows in one place', { positions: [['ben', 1, 0]] }],
  ['that leaves a hole', { rows: [{ index: 9, row: aRow('dan', 4) }] }],
])('asks for the whole board on a delta %s', (_name, delta) => {
  expect(applyDelta(board, { ...nothing, ...delta })).toBeNull();
});

it('leaves the board before it as it was', () => {
  applyDelta(board, {
    ...nothing,
    removed: ['ada'],
    positions: [
      ['ben', 1, 0],
      ['cem', 2, 1],
    ],
  });
  expect(standing(board)).toEqual(['1 ada', '2 ben', '3 cem']);
});
