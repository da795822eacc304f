import { aBoard, aRow, open, youth } from '../testing.ts';
import { changesOf } from './changes.ts';

const at = Date.parse('2026-05-01T10:00:00Z');
const result = (n: number, secondsAgo: number) => ({
  entry: aRow(n).entry,
  route: `r${n}`,
  mark: 'T',
  attempt: 2,
  changedAt: new Date(at - secondsAgo * 1_000).toISOString(),
});

it('puts the last changes of all boards in one order, without those that are no news', () => {
  const boards = [
    aBoard(open, [aRow(1), aRow(2)], { latest: [result(1, 5), result(2, 700)] }),
    aBoard(youth, [aRow(3)], { latest: [result(3, 2)] }),
  ];
  expect(changesOf(boards, at).map(({ row, board, ageMs }) => [row.entry, board.category, ageMs])).toEqual([
    [aRow(3).entry, youth, 2_000],
    [aRow(1).entry, open, 5_000],
  ]);
});

it('leaves out who is no longer on the board, and more than eight', () => {
  const rows = Array.from({ length: 12 }, (_, index) => aRow(index + 1));
  const latest = [result(99, 0), ...rows.map((_, index) => result(index + 1, index))];
  expect(changesOf([aBoard(open, rows, { latest })], at)).toHaveLength(8);
});
