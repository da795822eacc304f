import type { BoardPatch, Leaderboard, LeaderboardRow } from './following/leaderboard.ts';

/**
 * The board after a patch.
 * @returns null when the patch does not fit this board, which must then be read again.
 */
export function applyPatch(board: Leaderboard, patch: BoardPatch): Leaderboard | null {
  const { from, to, changedAt, runs, latest, moved } = patch;
  if (from !== board.version) return null;
  const rows = runs.flatMap(([first, count, down]) =>
    board.rows
      .slice(first, first + count)
      .map((row) => (down && row.position !== null ? { ...row, position: row.position + down } : row)),
  );
  if (rows.length < runs.reduce((all, [, count]) => all + count, 0)) return null;
  for (const { index, row } of patch.rows) {
    if (index > rows.length) return null;
    rows.splice(index, 0, row);
  }
  for (const { index, set } of patch.changes) {
    const row = rows[index];
    if (!row) return null;
    rows[index] = { ...row, ...set };
  }
  return { ...board, version: to, changedAt, rows: moved ? rows.map(withMoved(moved)) : rows, latest };
}

const withMoved =
  (moved: readonly number[]) =>
  (row: LeaderboardRow, index: number): LeaderboardRow => {
    const now = moved[index] ?? 0;
    if (now === (row.moved ?? 0)) return row;
    const { moved: _before, ...others } = row;
    return now === 0 ? others : { ...others, moved: now };
  };
