import type { BoardPatch } from '@topout/contract';
import { aBoard, aRow } from '../testing/boards.ts';
import { FollowedBoards } from './boards.ts';
import { lastChangeOf } from './last-change.ts';

const [ada, ben] = [aRow('ada', 1), aRow('ben', 2)];
const patch = (from: number, more: Partial<BoardPatch>): BoardPatch => ({
  category: 'c1',
  from,
  to: from + 1,
  changedAt: '2026-05-01T10:00:00Z',
  runs: [[0, 2, 0]],
  rows: [],
  changes: [],
  latest: [],
  ...more,
});
const hear = (boards: FollowedBoards, event: 'board' | 'patch', data: object) =>
  boards.hear({ event, data: JSON.stringify(data) });
const lastChanges = (boards: FollowedBoards) => {
  const board = boards.all.get('c1');
  return board && [ada, ben].map(({ entry }) => lastChangeOf(board, entry));
};

it('says since when each entry is as it is, by what patches tell', () => {
  const boards = new FollowedBoards();
  boards.put(aBoard(5, [ada, ben]));
  expect(lastChanges(boards)).toEqual([5, 5]);
  hear(boards, 'patch', patch(5, { touched: [1] }));
  expect(lastChanges(boards)).toEqual([5, 6]);
  hear(boards, 'patch', patch(6, {}));
  expect(lastChanges(boards)).toEqual([5, 6]);
  hear(boards, 'patch', patch(7, { touched: [0] }));
  expect(lastChanges(boards)).toEqual([8, 6]);
});

it('takes everybody for changed on a whole board, which tells nothing', () => {
  const boards = new FollowedBoards();
  boards.put(aBoard(5, [ada, ben]));
  hear(boards, 'patch', patch(5, { touched: [1] }));
  hear(boards, 'board', aBoard(9, [ada, ben]));
  expect(lastChanges(boards)).toEqual([9, 9]);
});
