import type { BoardRow, RouteResult } from '../model.ts';

/** What an entry's results come to in one system, ready to be compared and shown. */
export interface Score {
  /** Compared one after the other, larger is better. */
  readonly keys: readonly number[];
  readonly value: number;
  readonly text: string;
  readonly tuple: BoardRow['scoreTuple'];
}

/** Results in the order of the routes that the system counts. */
export type Marks = readonly (RouteResult | undefined)[];

/** Negative when `a` is ahead. */
export function compareKeys(a: Score, b: Score): number {
  for (const [index, key] of a.keys.entries()) {
    const difference = (b.keys[index] ?? 0) - key;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The scores of one field, which is a category or one starting group of it.
 * Entries that have not started have no score.
 */
export interface Scorer {
  /** Takes in an entry's results. True when scores of others may have moved with it. */
  put(entry: string, marks: Marks): boolean;
  /** Takes an entry out. True when scores of others may have moved. */
  drop(entry: string): boolean;
  /** The same object as long as the score is the same. */
  score(entry: string): Score | null;
  /** Negative when `a` is ahead, 0 when nothing in the scores separates them. */
  compare(a: Score, b: Score): number;
}

/** A scorer for systems in which a score depends on one's own results only. */
export function ownScorer(scoreOf: (marks: Marks) => Score): Scorer {
  const scores = new Map<string, Score>();
  const drop = (entry: string) => {
    scores.delete(entry);
    return false;
  };
  return {
    put(entry, marks) {
      if (!started(marks)) return drop(entry);
      scores.set(entry, scoreOf(marks));
      return false;
    },
    drop,
    score: (entry) => scores.get(entry) ?? null,
    compare: compareKeys,
  };
}

/** At least one result, be it of nothing. */
export function started(marks: Marks): boolean {
  return marks.some((mark) => mark !== undefined);
}
