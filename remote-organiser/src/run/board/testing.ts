import type { Competition, Entry, Leaderboard, LeaderboardRow } from '@topout/contract';
import { aCompetition, aStage } from '@topout/testing';

export const open = '0198a5c0-1111-7000-8000-0000000000a1';
export const youth = '0198a5c0-1111-7000-8000-0000000000a2';

/** A uuid that ends in a number. */
export const uuidOf = (n: number): string => `0198a5c0-2222-7000-8000-${String(n).padStart(12, '0')}`;

/** The people of the first two rows. */
export const ada = { uuid: uuidOf(1001), firstName: 'Ada', lastName: 'Rock', pictureUrl: null };
export const bo = { uuid: uuidOf(1002), firstName: 'Bo', lastName: 'Adams', pictureUrl: null };

/** A row on the wire; `n` makes the uuids of entry and person. */
export const aRow = (n: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  position: n,
  score: 100,
  scoreText: '100 pts',
  scoreTuple: null,
  status: 'ENTERED',
  competitorNumber: null,
  attemptsCount: 3,
  entry: uuidOf(n),
  user: { uuid: uuidOf(1000 + n), firstName: `First${n}`, lastName: `Last${n}`, pictureUrl: null },
  ...more,
});

/** An entry on the wire, of the same person as the row. */
export const anEntry = (n: number, more: Partial<Entry> = {}): Entry => {
  const { entry, user, ...row } = aRow(n);
  return {
    ...row,
    uuid: entry,
    user: { ...user, name: `${user.firstName} ${user.lastName}`, picture: null },
    category: { uuid: open, name: 'Open' },
    competitorNumber: String(n),
    waitingPosition: null,
    ...more,
  };
};

export const aBoard = (
  category: string,
  rows: LeaderboardRow[],
  more: Partial<Leaderboard> = {},
): Leaderboard => ({
  category,
  version: 1,
  changedAt: '2026-05-01T10:00:00Z',
  scoringSystem: 'DEFAULT',
  rows,
  latest: [],
  ...more,
});

/** A competition with two categories. */
export const twoCategories = (more: Partial<Competition> = {}): Competition =>
  aCompetition({
    stages: [
      aStage({
        categories: [
          { uuid: open, name: 'Open', capacity: null },
          { uuid: youth, name: 'Youth', capacity: null },
        ],
      }),
    ],
    ...more,
  });
