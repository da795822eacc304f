/**
 * `live`: the server sends events. `delayed`: it only answers, every few seconds. `connecting`: not yet.
 * `stale`: it has stopped, and the data shown may be old.
 */
export type Liveness = 'connecting' | 'live' | 'delayed' | 'stale';

export interface FeedState {
  /** By category. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
  readonly live: Liveness;
  /** The server's refusal; null again with the next board. */
  readonly error: Error | null;
}

export interface FeedRequest {
  readonly competition: string;
  readonly categories: readonly string[];
  readonly audience?: 'staff';
}
import type { Leaderboard } from '@topout/contract';
