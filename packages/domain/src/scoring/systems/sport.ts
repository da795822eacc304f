import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../../model.ts';
import { fieldScorer, type Column } from '../field-scorer.ts';
import type { FieldScore, Scorer } from '../scorer.ts';
import { heightOf } from './lead.ts';

/**
 * Two sums of logarithms that differ by more than this belong to different products: rounding errors are far
 * smaller.
 */
const near = 1e-9;

/**
 * The score from ranks on the routes: their geometric mean. Ranks are doubled, so that halves are whole
 * numbers.
 *
 * @param doubled fractional ranks times two; 0 = a route of another starting group
 * @example sportScore([3, 4]).text // 1.73, the root of 1.5 × 2
 * @source scoring rules, section 5
 */
export function sportScore(doubled: readonly number[]): FieldScore {
  let [sum, routes] = [0, 0];
  for (const part of partsOf(doubled)) sum += Math.log(part);
  for (const rank of doubled) if (rank > 0) routes += 1;
  const value = Math.round((Math.exp(sum / routes) / 2) * 1e9) / 1e9;
  return { keys: [-sum], value, text: value.toFixed(2), tuple: null, factors: doubled };
}

/** The product of all ranks, as a few numbers that are still exact. */
function partsOf(doubled: readonly number[]): number[] {
  const parts: number[] = [];
  let part = 1;
  for (const rank of doubled) {
    if (rank === 0) continue;
    if (part * rank > Number.MAX_SAFE_INTEGER) {
      parts.push(part);
      part = 1;
    }
    part *= rank;
  }
  parts.push(part);
  return parts;
}

/** Logarithms decide if they can; if they are too close, the products do: 3968.75 is ahead of 3969. */
export function compareSport(a: FieldScore, b: FieldScore): number {
  const difference = (b.keys[0] ?? 0) - (a.keys[0] ?? 0);
  if (Math.abs(difference) > near) return difference;
  if (a.factors.every((factor, index) => factor === b.factors[index])) return 0;
  const [first, second] = [productOf(a), productOf(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}

const products = new WeakMap<FieldScore, bigint>();

function productOf(score: FieldScore): bigint {
  const known = products.get(score);
  if (known !== undefined) return known;
  const product = partsOf(score.factors).reduce((all, part) => all * BigInt(part), 1n);
  products.set(score, product);
  return product;
}

/**
 * The field's ranks on one route, doubled. Competitors who started elsewhere and have no result here are
 * equal last.
 *
 * @param grouped a starting group has its own routes: one that nobody in it has climbed is not among them,
 * and gives 0
 * @source scoring rules, section 5
 */
function rankColumn(grouped: boolean): Column {
  const tied = new Map<number, number>();
  let ranks: Map<number, number> | null = null;
  let missing = 0;
  let last = 0;

  const rankAll = () => {
    const doubled = new Map<number, number>();
    let ahead = 0;
    for (const [height, count] of [...tied].sort(([a], [b]) => b - a)) {
      doubled.set(height, 2 * (ahead + 1) + count - 1);
      ahead += count;
    }
    last = grouped && ahead === 0 ? 0 : 2 * (ahead + 1) + missing - 1;
    return doubled;
  };
  return {
    count(mark, by) {
      ranks = null;
      if (!mark) {
        missing += by;
        return;
      }
      const height = heightOf(mark);
      const count = (tied.get(height) ?? 0) + by;
      if (count === 0) tied.delete(height);
      else tied.set(height, count);
    },
    value(mark: RouteResult | undefined) {
      ranks ??= rankAll();
      return mark ? (ranks.get(heightOf(mark)) ?? last) : last;
    },
  };
}

/** Multiplies ranks over the routes. No count-back: equal products stay tied. (scoring rules, section 5) */
export function sportScorer(
  routes: readonly BoardRoute[],
  _settings: ScoringSettings,
  grouped: boolean,
): Scorer {
  const columns = routes.map(() => rankColumn(grouped));
  return fieldScorer(columns, sportScore, compareSport);
}
