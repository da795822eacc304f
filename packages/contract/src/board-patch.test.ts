import { applyPatch } from './board-patch.ts';
import type { BoardPatch, Leaderboard, LeaderboardRow } from './following/leaderboard.ts';

const row = (user: string, position: number | null): LeaderboardRow => ({
  position,
  score: null,
  scoreText: '',
  scoreTuple: null,
  status: 'ENTERED',
  competitorNumber: null,
  attemptsCount: 0,
  entry: `entry of ${user}`,
  user: { uuid: user, firstName: user, lastName: '', pictureUrl: null },
});
const board: Leaderboard = {
  category: 'c1',
  version: 1,
  changedAt: '2026-05-01T10:00:00Z',
  scoringSystem: 'DEFAULT',
  rows: [row('ada', 1), row('ben', 2), row('cem', 3), row('dan', null)],
  latest: [],
};
const nothing: BoardPatch = {
  category: 'c1',
  from: 1,
  to: 2,
  changedAt: '2026-05-01T10:01:00Z',
  runs: [[0, 4, 0]],
  rows: [],
  changes: [],
  latest: [],
};
const standing = (next: Leaderboard | null) =>
  next?.rows.map(({ user, position }) => `${position ?? '-'} ${user.uuid}`);

it.each<[string, Partial<BoardPatch>, string[]]>([
  ['nothing but a version', {}, ['1 ada', '2 ben', '3 cem', '- dan']],
  [
    'an overtaking',
    {
      runs: [
        [2, 1, -2],
        [0, 2, 1],
        [3, 1, 0],
      ],
    },
    ['1 cem', '2 ada', '3 ben', '- dan'],
  ],
  [
    'somebody new',
    { rows: [{ index: 4, row: row('eve', null) }] },
    ['1 ada', '2 ben', '3 cem', '- dan', '- eve'],
  ],
  ['somebody gone', { runs: [[1, 3, -1]] }, ['1 ben', '2 cem', '- dan']],
])('shows %s', (_name, patch, expected) => {
  const next = applyPatch(board, { ...nothing, ...patch });
  expect(standing(next)).toEqual(expected);
  expect(next?.version).toBe(2);
});

it.each<[string, Partial<BoardPatch>]>([
  ['made for another version', { from: 0 }],
  ['that leaves a hole', { rows: [{ index: 9, row: row('eve', 4) }] }],
  ['that changes who is not there', { changes: [{ index: 9, set: { attemptsCount: 1 } }] }],
  ['that is of a longer board', { runs: [[0, 5, 0]] }],
])('asks for the whole board on a patch %s', (_name, patch) => {
  expect(applyPatch(board, { ...nothing, ...patch })).toBeNull();
});

it('leaves the board before it as it was, and what did not change the same', () => {
  const next = applyPatch(board, {
    ...nothing,
    runs: [[0, 3, 0]],
    changes: [{ index: 1, set: { attemptsCount: 4 } }],
    moved: [0, 0, 2],
  });
  expect(board.rows).toMatchObject([{}, { attemptsCount: 0 }, {}, {}]);
  expect(next?.rows[0]).toBe(board.rows[0]);
  expect(next?.rows).toMatchObject([{}, { attemptsCount: 4 }, { moved: 2 }]);
});
