import type { BoardEntry } from '../../model.ts';
import type { Run } from './run.ts';

/** Somebody on a start list of speed, with a run for each route of the stage. */
export interface ListedRacer {
  readonly entry: Pick<BoardEntry, 'uuid' | 'previousRanks' | 'startPosition'>;
  readonly runs: readonly (Run | null)[];
  readonly competitorNumber: string | null;
  /** Retired, disqualified or not there: no run is missing. */
  readonly out: boolean;
}

export interface ListedLane<T> {
  /** Null: nobody yet, or nobody at all. */
  readonly racer: T | null;
  /** Index of the route that this run is on. */
  readonly route: number;
  readonly run: Run | null;
  /** Who comes here, while nobody has: the winner or loser of a heat, by its number. */
  readonly waitsFor: { readonly heat: number; readonly takes: 'winner' | 'loser' } | null;
}

/** Two climbers side by side, as start lists and brackets print them. */
export interface ListedHeat<T> {
  /** 1 is raced first. */
  readonly number: number;
  /** `1/8`, `Small final`; in qualification the first or the second run. */
  readonly round: string;
  /** Lane A, lane B. */
  readonly lanes: readonly [ListedLane<T>, ListedLane<T>];
  /** Null in qualification, where nobody wins, and while a heat is open. */
  readonly winner: T | null;
  /** Nothing is left to race. */
  readonly done: boolean;
}
