import { camelNames } from '@topout/contract/names';
import type { BoardDelta, Heartbeat, Leaderboard, LeaderboardRow } from '@topout/contract';
import type { ServerEvent } from './server-events.ts';

/**
 * The board after a delta: changed rows come whole, moved ones by position and index, all others stay.
 * @returns null when the delta does not fit this board, which must then be read again.
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
  return { ...board, version: delta.to, changedAt: delta.changedAt, rows, latest: delta.latest };
}

/** The newest known board of each category, however it arrived. */
export class FollowedBoards {
  #byCategory: ReadonlyMap<string, Leaderboard> = new Map();

  /** A new map after each change, so that a screen can compare. */
  get all(): ReadonlyMap<string, Leaderboard> {
    return this.#byCategory;
  }

  /** A board older than the known one arrived late, and is dropped. */
  put(board: Leaderboard) {
    const known = this.#byCategory.get(board.category);
    if (known && known.version >= board.version) return;
    this.#byCategory = new Map(this.#byCategory).set(board.category, board);
  }

  /** @returns the categories whose board must be read again, because something was missed. */
  hear({ event, data }: ServerEvent): string[] {
    const message = camelNames(JSON.parse(data));
    if (event === 'board') this.put(message as Leaderboard);
    if (event === 'delta') return this.#hearDelta(message as BoardDelta);
    if (event === 'heartbeat') return this.#behind(message as Heartbeat);
    return [];
  }

  #hearDelta(delta: BoardDelta): string[] {
    const board = this.#byCategory.get(delta.category);
    if (board && delta.to <= board.version) return [];
    const next = board && applyDelta(board, delta);
    if (!next) return [delta.category];
    this.put(next);
    return [];
  }

  #behind({ versions }: Heartbeat): string[] {
    return Object.entries(versions).flatMap(([category, version]) => {
      const board = this.#byCategory.get(category);
      return board && board.version >= version ? [] : [category];
    });
  }
}
