import type { ScoringSettings } from '../competition/settings.ts';

/** What a handicap did to a score, as people read it. */
export interface Handicapped {
  /** `× 1.2`, `+ 50`, `− 20`. */
  readonly by: string;
  /** The score without it. */
  readonly before: string;
}

/**
 * A total with somebody's handicap. Where a competition handicaps, all its totals are whole units, because what is
 * shown decides: 401.35 beside 401.2 would read as a tie. Never below 0.
 *
 * @param unitsPerPoint 10 for tenths
 * @param amount percent or points; null = none
 * @example handicapped(349, 1, 'factor', 115) // 401
 */
export function handicapped(
  total: number,
  unitsPerPoint: number,
  kind: ScoringSettings['handicap'],
  amount: number | null,
): number {
  if (kind === 'none') return total;
  if (amount === null) return Math.round(total);
  const changed = kind === 'factor' ? (total * amount) / 100 : total + amount * unitsPerPoint;
  return Math.max(0, Math.round(changed));
}

/** What a handicap did to a score, in words; undefined where there is none. */
export function saidHandicap(
  kind: ScoringSettings['handicap'],
  amount: number | null,
  before: string,
): Handicapped | undefined {
  if (kind === 'none' || amount === null) return undefined;
  if (kind === 'factor') return { by: `× ${amount / 100}`, before };
  return { by: amount < 0 ? `− ${-amount}` : `+ ${amount}`, before };
}
