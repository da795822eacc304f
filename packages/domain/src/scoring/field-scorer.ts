import type { RouteResult } from '../model.ts';
import { started, type Card, type FieldScore, type Scorer } from './scorer.ts';

/** One route and the results of the whole field on it. */
export interface Column {
  /** Counts a competitor who has started, with or without a result on this route. */
  count(mark: RouteResult | undefined, by: 1 | -1): void;
  /** The current value of a mark. */
  value(mark: RouteResult | undefined): number;
}

/**
 * A scorer for systems in which a result on a route changes the values of others.
 *
 * A change reaches every card, but only in the columns that changed; a card with unchanged values keeps its
 * score.
 */
export function fieldScorer(
  columns: readonly Column[],
  scoreOf: (values: readonly number[], handicap: number | null) => FieldScore,
  compare: Scorer['compare'],
): Scorer {
  const moved = new Set<number>();
  const count = (card: Card, marks: Card['marks']) => {
    const [before, entered] = [card.counted, marks.length > 0];
    if (before.length === 0 && !entered) return;
    for (const [index, column] of columns.entries()) {
      if (before.length > 0 && entered && before[index] === marks[index]) continue;
      if (before.length > 0) column.count(before[index], -1);
      if (entered) column.count(marks[index], 1);
      moved.add(index);
    }
    card.counted = marks;
  };
  /** Writes the values of some columns. Returns true when one is new. */
  const revalue = (card: Card, some: readonly (readonly [number, Column])[]) => {
    let changed = false;
    for (const [index, column] of some) {
      const value = column.value(card.counted[index]);
      if (card.values[index] === value) continue;
      card.values[index] = value;
      changed = true;
    }
    return changed;
  };

  return {
    put(card) {
      count(card, started(card.marks) ? card.marks : []);
      return moved.size > 0;
    },
    drop(card) {
      count(card, []);
      return moved.size > 0;
    },
    refresh(cards) {
      const all = [...columns.entries()];
      const some = all.filter(([index]) => moved.has(index));
      moved.clear();
      for (const card of cards) {
        if (card.counted.length === 0) leave(card);
        else if (revalue(card, card.score === null ? all : some))
          card.score = scoreOf(card.values, card.handicap);
      }
    },
    compare,
  };
}

function leave(card: Card): void {
  card.score = null;
  card.values = [];
}
