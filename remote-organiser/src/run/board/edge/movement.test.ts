import type { Leaderboard } from '@topout/contract';
import { aBoard, aRow, open } from '../testing.ts';
import { movesOf, remember, type Snapshot } from './movement.ts';

/** A board of entries 1, 2, 3 … on the given places. */
const boardOf = (...positions: (number | null)[]) =>
  aBoard(
    open,
    positions.map((position, index) => aRow(index + 1, { position })),
  );
const minute = 60_000;
const at = (minutes: number, board: Leaderboard, history: readonly Snapshot[] = []) =>
  remember(history, board, minutes * minute);
const moves = (...args: Parameters<typeof movesOf>) => [...movesOf(...args).values()];

it('counts places won and lost since the page was opened', () => {
  const history = at(0, boardOf(1, 2, 3));
  expect(moves(boardOf(3, 1, 2), history, 'opened', minute)).toEqual([-2, 1, 1]);
});

it('says nothing of those who were not ranked, or are no longer', () => {
  const history = at(0, boardOf(1, null));
  expect(moves(boardOf(null, 1), history, 'opened', minute)).toEqual([]);
});

it('counts from ten minutes ago, and from the beginning while the page is younger', () => {
  const opened = at(0, boardOf(1, 2));
  expect(moves(boardOf(2, 1), opened, 'minutes', 5 * minute)).toEqual([-1, 1]);
  const later = at(12, boardOf(2, 1), at(6, boardOf(2, 1), opened));
  expect(moves(boardOf(2, 1), later, 'minutes', 17 * minute)).toEqual([]);
  expect(moves(boardOf(2, 1), later, 'opened', 17 * minute)).toEqual([-1, 1]);
});

it('remembers no more than it needs', () => {
  let history: Snapshot[] = [];
  for (let seconds = 0; seconds < 3_600; seconds += 1)
    history = remember(history, boardOf(1), seconds * 1_000);
  expect(history.length).toBeLessThan(45);
  expect(history[0]?.atMs).toBe(0);
});
