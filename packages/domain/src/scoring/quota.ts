import type { BoardRow } from '../model.ts';

/**
 * Entries that advance: the best ranked up to the quota, and everybody tied with the last of them.
 *
 * @param declined entries of people who do not want to: the next in rank move up
 * @source scoring rules, section 8
 */
export function quota(
  rows: readonly BoardRow[],
  n: number,
  declined: ReadonlySet<string> = new Set(),
): string[] {
  const willing = rows.flatMap(({ entry, position }) =>
    position === null || declined.has(entry) ? [] : [{ entry, position }],
  );
  const last = n === 0 ? 0 : (willing[n - 1]?.position ?? Infinity);
  return willing.filter(({ position }) => position <= last).map(({ entry }) => entry);
}
