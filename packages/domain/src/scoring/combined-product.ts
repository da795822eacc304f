import { competitionRanks } from './ranks.ts';

/**
 * Ranks of a combination of disciplines by the product of the ranks in each; the lower product wins, and of two with the same
 * product the one who is ahead in more disciplines.
 *
 * @param disciplines one competitor's (fractional) ranks, for each competitor
 * @source scoring rules, section 7 (three disciplines)
 */
export function rankByProduct(
  disciplines: readonly (readonly number[])[],
): { readonly product: number; readonly rank: number }[] {
  const scored = disciplines.map((ranks) => ({ ranks, product: ranks.reduce((all, rank) => all * rank, 1) }));
  const ranks = competitionRanks(scored, (a, b) => a.product - b.product || headToHead(a.ranks, b.ranks));
  return scored.map(({ product }, index) => ({ product, rank: ranks[index] ?? 0 }));
}

/** Negative when `a` is ahead in more disciplines. */
function headToHead(a: readonly number[], b: readonly number[]): number {
  return a.reduce((balance, rank, index) => balance + Math.sign(rank - (b[index] ?? 0)), 0);
}
