import type { BoardEntry, BoardRow, RouteResult } from '../model.ts';
import { compareLists } from './compare-lists.ts';
import type { Handicapped } from './handicapped.ts';

/** An entry's score in one system, ready to compare and show. */
export interface FieldScore {
  /** Compared in order; larger is better. */
  readonly keys: readonly number[];
  readonly value: number;
  readonly text: string;
  readonly tuple: BoardRow['scoreTuple'];
  /**
   * Whole numbers whose product decides when keys are too close; smaller is better. Empty when keys are
   * exact.
   */
  readonly factors: readonly number[];
  readonly handicapped?: Handicapped | undefined;
}

/** Results, in the order of the routes that the system counts. */
export type Marks = readonly (RouteResult | undefined)[];

/** The part of an entry that a scorer reads and writes. */
export interface Card {
  readonly entry: Pick<BoardEntry, 'uuid' | 'previousRanks' | 'startPosition'>;
  marks: Marks;
  /** In percent or points; null = none. */
  readonly handicap: number | null;
  /** The marks already counted in the field; empty if none are. */
  counted: Marks;
  /** The value of each route, in systems where that depends on others. */
  values: number[];
  /** Null = not started. Always a new object when it changes. */
  score: FieldScore | null;
}

/** The scores of one field: a category, or one of its starting groups. */
export interface Scorer {
  /**
   * Scores a card with new or changed marks. Returns true if others may have moved too; then call `refresh`.
   */
  put(card: Card): boolean;
  /** Removes a card from the field. Returns true if others may have moved. */
  drop(card: Card): boolean;
  /** Scores again everything that has moved. */
  refresh(cards: Iterable<Card>): void;
  /** Negative when `a` is ahead, 0 when the scores do not separate them. */
  compare(a: FieldScore, b: FieldScore): number;
}

/** A scorer for systems in which a score depends only on the competitor's own results. */
export function ownScorer(scoreOf: (marks: Marks, handicap: number | null) => FieldScore): Scorer {
  return {
    put(card) {
      card.score = started(card.marks) ? scoreOf(card.marks, card.handicap) : null;
      return false;
    },
    drop: () => false,
    refresh: () => undefined,
    compare: compareKeys,
  };
}

/** Somebody in a field. */
export type Starter = Pick<Card, 'entry' | 'marks'>;

/**
 * A scorer for systems in which every result may change everybody's score: it scores the whole field again. A
 * score that comes out the same stays the same object.
 *
 * @param scoreAll scores in the order of those who have started; null = not ranked
 */
export function wholeFieldScorer(
  scoreAll: (starters: readonly Starter[], field: readonly Starter[]) => readonly (FieldScore | null)[],
): Scorer {
  return {
    put: () => true,
    drop: () => true,
    refresh(cards) {
      const all = [...cards];
      const starters = all.filter(({ marks }) => started(marks));
      const scores = new Map(scoreAll(starters, all).map((score, index) => [starters[index], score]));
      for (const card of all) {
        const score = scores.get(card) ?? null;
        if (!card.score || !score || !sameScore(card.score, score)) card.score = score;
      }
    },
    compare: compareKeys,
  };
}

const sameScore = (a: FieldScore, b: FieldScore) => a.text === b.text && compareKeys(a, b) === 0;

/** Whether there is at least one result, even a result of nothing. (scoring rules, section 8) */
export function started(marks: Marks): boolean {
  return marks.some((mark) => mark !== undefined);
}

/** Negative when `a` is ahead. */
export function compareKeys(a: FieldScore, b: FieldScore): number {
  return compareLists(b.keys, a.keys);
}
