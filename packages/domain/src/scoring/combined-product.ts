import { rankItems } from './ranks.ts';

/**
 * Ranks a combination of disciplines by the product of the ranks in each; the lower product wins. With equal
 * products, the competitor ahead in more disciplines wins.
 *
 * @param competitors everybody's (fractional) ranks, discipline by discipline
 * @source scoring rules, section 11
 */
export function rankByProduct(
  competitors: readonly (readonly number[])[],
): { readonly product: number; readonly rank: number }[] {
  const scored = competitors.map((ranks) => ({ ranks, product: ranks.reduce((all, rank) => all * rank, 1) }));
  return rankItems(scored, (a, b) => a.product - b.product || headToHead(a.ranks, b.ranks)).map(
    ({ item: { product }, rank }) => ({ product, rank }),
  );
}

/** Negative when `a` is ahead in more disciplines. */
function headToHead(a: readonly number[], b: readonly number[]): number {
  const ahead = (ours: readonly number[], theirs: readonly number[]) =>
    ours.filter((rank, index) => rank < (theirs[index] ?? 0)).length;
  return ahead(b, a) - ahead(a, b);
}
