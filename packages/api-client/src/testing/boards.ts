export const aRow = (
  user: string,
  position: number | null,
  more: Partial<LeaderboardRow> = {},
): LeaderboardRow => ({
  position,
  score: null,
  scoreText: '',
  scoreTuple: null,
  status: 'ENTERED',
  competitorNumber: null,
  attemptsCount: 0,
  entry: `entry of ${user}`,
  user: { uuid: user, firstName: user, lastName: '', pictureUrl: null },
  ...more,
});

export const aBoard = (version: number, rows: readonly LeaderboardRow[]): Leaderboard => ({
  category: 'c1',
  version,
  changedAt: '2026-05-01T10:00:00Z',
  scoringSystem: 'DEFAULT',
  rows: [...rows],
  latest: [],
});
import type { LeaderboardRow, Leaderboard } from '@topout/contract';
