import { aCompetition } from '@topout/testing';
import { keepBoard } from './keep-board.ts';
import { forgetBoard, keptBoard } from './kept-board.ts';
import { aBoard, aRow, open, uuidOf } from '../testing.ts';

const competition = (n: number, more = {}) => aCompetition({ uuid: uuidOf(n), ...more });
const board = aBoard(open, [aRow(1)]);

beforeEach(() => localStorage.clear());

it('keeps what was shown last of a competition, until it is forgotten', () => {
  keepBoard(competition(1), [board]);
  expect(keptBoard(uuidOf(1))).toMatchObject({ competition: { uuid: uuidOf(1) }, boards: [board] });
  expect(keptBoard(uuidOf(2))).toBeNull();
  forgetBoard(uuidOf(1));
  expect(keptBoard(uuidOf(1))).toBeNull();
});

it('keeps nothing that is not for everybody', () => {
  keepBoard(competition(1, { role: 'MASTER', judgeKey: 'a key', canJudge: true }), [board]);
  expect(JSON.stringify(localStorage)).not.toContain('a key');
  expect(keptBoard(uuidOf(1))?.competition).toMatchObject({ role: null, judgeKey: null, canJudge: false });
});

it('keeps three competitions, each for a day', () => {
  const now = Date.now();
  for (const n of [1, 2, 3, 4]) keepBoard(competition(n), [board], now - 1_000_000 * (5 - n));
  expect([1, 2, 3, 4].filter((n) => keptBoard(uuidOf(n)))).toEqual([2, 3, 4]);
  keepBoard(competition(4), [board], now - 25 * 60 * 60 * 1_000);
  expect(keptBoard(uuidOf(4))).toBeNull();
});

it.each(['', 'nonsense', `${Date.now()} {`])('counts %j as nothing', (text) => {
  localStorage.setItem(`${uuidOf(1)}/board`, text);
  expect(keptBoard(uuidOf(1))).toBeNull();
});

it('fills in what an older version of the app did not know', () => {
  const { latest: _, ...older } = board;
  const text = JSON.stringify({ competition: competition(1), boards: [older] });
  localStorage.setItem(`${uuidOf(1)}/board`, `${Date.now()} ${text}`);
  expect(keptBoard(uuidOf(1))?.boards).toEqual([board]);
});
