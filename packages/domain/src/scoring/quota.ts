import type { BoardRow } from '../model.ts';

/**
 * Entries that advance: the best ranked up to the quota, and everybody tied with the last of them.
 *
 * @source scoring rules, section 8
 */
export function quota(rows: readonly BoardRow[], n: number): string[] {
  return rows.filter(({ position }) => position !== null && position <= n).map(({ entry }) => entry);
}
