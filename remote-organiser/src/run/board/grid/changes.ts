import type { Leaderboard, LeaderboardRow, LatestResult } from '@topout/contract';

/** Something that came in of late. */
export interface Change {
  readonly result: LatestResult;
  readonly board: Leaderboard;
  readonly row: LeaderboardRow;
  readonly ageMs: number;
}

/** As many as a screen has room for. */
const most = 8;

/** Older ones are no news: the boards name those of ten minutes before their last change. */
const newsMs = 10 * 60_000;

/** What came in of late on several boards, newest first. */
export function changesOf(boards: readonly Leaderboard[], nowMs: number): Change[] {
  return boards
    .flatMap((board) =>
      board.latest.flatMap((result) => {
        const row = board.rows.find(({ entry }) => entry === result.entry);
        return row ? [{ result, board, row, ageMs: nowMs - Date.parse(result.changedAt) }] : [];
      }),
    )
    .filter(({ ageMs }) => ageMs < newsMs)
    .toSorted((a, b) => a.ageMs - b.ageMs)
    .slice(0, most);
}
