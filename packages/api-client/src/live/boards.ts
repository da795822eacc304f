import { camelNames } from '@topout/contract/names';
import type { BoardDelta, Heartbeat, Leaderboard } from '@topout/contract';
import { applyDelta } from './apply-delta.ts';
import type { ServerEvent } from './server-events.ts';

/** The newest known board of each category, whichever way it came. */
export class FollowedBoards {
  #byCategory: ReadonlyMap<string, Leaderboard> = new Map();

  /** Another map after each change, so that a screen can compare. */
  get all(): ReadonlyMap<string, Leaderboard> {
    return this.#byCategory;
  }

  /** A board older than the known one came late, and is dropped. */
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
