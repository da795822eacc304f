import type { CompetitionStatus } from '../competition/status.ts';
import { once } from '../once.ts';

interface Listed {
  readonly position: number | null;
  readonly competitorNumber: string | null;
}

const inOrder = once(() => new Intl.Collator('en', { numeric: true }));

/**
 * The board of a competition that has not started, as its start list: by number, those without one last. Null once it has, or
 * once somebody has a place.
 */
export function startList<Row extends Listed>(
  status: CompetitionStatus,
  rows: readonly Row[],
): readonly Row[] | null {
  if (status !== 'UPCOMING' || rows.some(({ position }) => position !== null)) return null;
  return rows.toSorted(({ competitorNumber: a }, { competitorNumber: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : inOrder().compare(a, b),
  );
}
