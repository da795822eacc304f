import type { BoardRow, RouteResult } from '../model.ts';
import { compareLists } from './compare-lists.ts';

/** What an entry's results come to in one system, ready to be compared and shown. */
export interface FieldScore {
  /** Compared one after the other, larger is better. */
  readonly keys: readonly number[];
  readonly value: number;
  readonly text: string;
  readonly tuple: BoardRow['scoreTuple'];
  /** Whole numbers whose product decides where keys are too close to tell, smaller is better; empty where keys are exact. */
  readonly factors: readonly number[];
}

/** Results in the order of the routes that the system counts. */
export type Marks = readonly (RouteResult | undefined)[];

/** What a scorer reads and writes of one entry. */
export interface Card {
  marks: Marks;
  /** The marks that the field has counted; empty while it has counted none. */
  counted: Marks;
  /** What each route gives, in systems where that depends on others. */
  values: number[];
  /** Null = not started. A new object whenever it changes. */
  score: FieldScore | null;
}

/** The scores of one field: a category, or one starting group of it. */
export interface Scorer {
  /** Scores a card whose marks are new or changed. True when others may have moved too: then `refresh` is due. */
  put(card: Card): boolean;
  /** Takes a card out of the field. True when others may have moved. */
  drop(card: Card): boolean;
  /** Scores again whatever has moved. */
  refresh(cards: Iterable<Card>): void;
  /** Negative when `a` is ahead, 0 when nothing in the scores separates them. */
  compare(a: FieldScore, b: FieldScore): number;
}

/** A scorer for systems in which a score depends on one's own results only. */
export function ownScorer(scoreOf: (marks: Marks) => FieldScore): Scorer {
  return {
    put(card) {
      card.score = started(card.marks) ? scoreOf(card.marks) : null;
      return false;
    },
    drop: () => false,
    refresh: () => undefined,
    compare: compareKeys,
  };
}

/** At least one result, be it of nothing. (scoring rules, section 8) */
export function started(marks: Marks): boolean {
  return marks.some((mark) => mark !== undefined);
}

/** Negative when `a` is ahead. */
export function compareKeys(a: FieldScore, b: FieldScore): number {
  return compareLists(b.keys, a.keys);
}
