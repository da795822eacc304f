import { applyPatch } from '@topout/contract/board-patch';
import { camelNames } from '@topout/contract/names';
import type { BoardPatch, Heartbeat, Leaderboard } from '@topout/contract';
import { keepChanges } from './last-change.ts';
import type { ServerEvent } from './server-events.ts';

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
    if (event === 'patch') return this.#hearPatch(message as BoardPatch);
    if (event === 'heartbeat') return this.#behind(message as Heartbeat);
    return [];
  }

  #hearPatch(patch: BoardPatch): string[] {
    const board = this.#byCategory.get(patch.category);
    if (board && patch.to <= board.version) return [];
    const next = board && applyPatch(board, patch);
    if (!next) return [patch.category];
    keepChanges(board, patch, next);
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
