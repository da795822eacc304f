import type { BoardRoute } from '../../model.ts';
import { started, type Marks, type Score, type Scorer } from '../score.ts';
import { heightOf } from './lead.ts';

/** Ranks on the routes, doubled: halves become integers. */
interface SportScore extends Score {
  readonly doubled: readonly number[];
}

/** Sums of 500 logarithms are exact to far less than this. */
const near = 1e-7;

/**
 * The score of a climber by the doubled fractional ranks on the routes: their geometric mean, halved.
 *
 * @example two routes, ranks 1.5 and 2: √3 = 1.73
 * @source scoring rules, section 5
 */
export function sportScore(doubled: readonly number[]): Score {
  const sum = doubled.reduce((total, rank) => total + Math.log(rank), 0);
  const value = Math.exp(sum / doubled.length) / 2;
  const score: SportScore = { keys: [-sum], value, text: value.toFixed(2), tuple: null, doubled };
  return score;
}

const products = new WeakMap<Score, bigint>();

function productOf(score: Score): bigint {
  const known = products.get(score);
  if (known !== undefined) return known;
  const product = (score as SportScore).doubled.reduce((total, rank) => total * BigInt(rank), 1n);
  products.set(score, product);
  return product;
}

/** Logarithms decide where they can; where they are near each other the exact products do. */
export function compareSport(a: Score, b: Score): number {
  const difference = (b.keys[0] ?? 0) - (a.keys[0] ?? 0);
  if (Math.abs(difference) > near) return difference;
  const [first, second] = [productOf(a), productOf(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}

export function sportScorer(routes: readonly BoardRoute[], grouped: boolean): Scorer {
  const heights = new Map<string, readonly (number | undefined)[]>();
  let scores: Map<string, Score> | null = null;
  const rankAll = () => {
    const tables = routes.map((_, route) => doubledRanks([...heights.values()].map((own) => own[route])));
    const climbed = grouped ? tables.filter((table) => table.anybody) : tables;
    return new Map(
      [...heights].map(([entry, own]) => [
        entry,
        sportScore(climbed.map((table) => table.rank(own[tables.indexOf(table)]))),
      ]),
    );
  };
  const drop = (entry: string) => {
    scores = null;
    return heights.delete(entry);
  };
  return {
    put(entry, marks: Marks) {
      const before = drop(entry);
      if (!started(marks)) return before;
      heights.set(
        entry,
        marks.map((mark) => mark && heightOf(mark)),
      );
      return true;
    },
    drop,
    score(entry) {
      scores ??= rankAll();
      return scores.get(entry) ?? null;
    },
    compare: compareSport,
  };
}

function doubledRanks(heights: readonly (number | undefined)[]) {
  const counts = new Map<number, number>();
  let missing = 0;
  for (const height of heights) {
    if (height === undefined) missing += 1;
    else counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  const ranks = new Map<number, number>();
  let ahead = 0;
  for (const [height, tied] of [...counts].sort(([a], [b]) => b - a)) {
    ranks.set(height, 2 * (ahead + 1) + tied - 1);
    ahead += tied;
  }
  const last = 2 * (ahead + 1) + missing - 1;
  return {
    anybody: ahead > 0,
    rank: (height: number | undefined) => (height === undefined ? last : (ranks.get(height) ?? last)),
  };
}
