import type { BoardDelta, LeaderboardRow, Leaderboard } from '@topout/contract';

/**
 * The board after a delta: changed rows come whole, moved ones by position and index, all others stay.
 * @returns null when the delta does not fit this board: it must be read again.
 */
export function applyDelta(board: Leaderboard, delta: BoardDelta): Leaderboard | null {
  if (delta.from !== board.version) return null;
  const removed = new Set(delta.removed);
  const changed = new Set(delta.rows.map(({ row }) => row.user.uuid));
  const moved = new Map(delta.positions.map(([user, position, index]) => [user, { position, index }]));

  const placed: [number, LeaderboardRow][] = delta.rows.map(({ index, row }) => [index, row]);
  for (const [index, row] of board.rows.entries()) {
    const user = row.user.uuid;
    if (removed.has(user) || changed.has(user)) continue;
    const move = moved.get(user);
    placed.push(move ? [move.index, { ...row, position: move.position }] : [index, row]);
  }

  const rows: LeaderboardRow[] = Array.from({ length: placed.length });
  for (const [index, row] of placed) {
    if (index >= placed.length || rows[index] !== undefined) return null;
    rows[index] = row;
  }
  return { ...board, version: delta.to, changedAt: delta.changedAt, rows };
}
