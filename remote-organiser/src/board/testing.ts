import type { Competition, Entry, Leaderboard, LeaderboardRow } from '@topout/contract';
import { aCompetition, aStage } from '@topout/testing';

export const open = '0198a5c0-1111-7000-8000-0000000000a1';
export const youth = '0198a5c0-1111-7000-8000-0000000000a2';

/** A uuid that ends in a number. */
export const uuidOf = (n: number): string => `0198a5c0-2222-7000-8000-${String(n).padStart(12, '0')}`;

/** A row on the wire; `n` makes the uuids of entry and person. */
export const aRow = (n: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  position: n,
  score: 100,
  score_text: '100 pts',
  score_tuple: null,
  status: 'ENTERED',
  competitor_number: null,
  attempts_count: 3,
  entry: uuidOf(n),
  user: { uuid: uuidOf(1000 + n), first_name: `First${n}`, last_name: `Last${n}`, picture_url: null },
  ...more,
});

/** An entry on the wire, of the same person as the row. */
export const anEntry = (n: number, more: Partial<Entry> = {}): Entry => {
  const { entry, user, ...row } = aRow(n);
  return {
    ...row,
    uuid: entry,
    user: { ...user, name: `${user.first_name} ${user.last_name}`, picture: null },
    category: { uuid: open, name: 'Open' },
    competitor_number: String(n),
    waiting_position: null,
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
  changed_at: '2026-05-01T10:00:00Z',
  scoring_system: 'DEFAULT',
  rows,
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
