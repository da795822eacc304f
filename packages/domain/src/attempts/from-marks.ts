import type { Attempt } from '../model.ts';

/** A boulder's marks as result lists print them: attempt numbers, null = not reached. */
export interface BoulderMarks {
  readonly zone: number | null;
  readonly top: number | null;
  /** Attempts made, if known. */
  readonly tries?: number | undefined;
  /**
   * Only on boulders with two zones: the attempt that reached the first, while `zone` is that of the second.
   */
  readonly low?: number | null | undefined;
}

/**
 * Attempts that produce these marks: tries up to the zone, tries up to the top; without a top, further tries
 * as far as known.
 *
 * Empty marks without a number of tries become one try: a climber who reached nothing has a result, one who
 * did not start has none.
 *
 * @example attemptsFromMarks({ zone: 2, top: 4 }) // Try, Zone, Try, Top
 */
export function attemptsFromMarks({
  zone,
  top,
  tries,
  low,
}: BoulderMarks): Pick<Attempt, 'success' | 'segmentsCount'>[] {
  const lastMark = Math.max(zone ?? 0, low ?? 0);
  const length = top ?? Math.max(lastMark, tries ?? (lastMark === 0 ? 1 : 0));
  return Array.from({ length }, (_, index) => {
    const number = index + 1;
    if (number === top) return { success: true, segmentsCount: 1 };
    if (number === zone) return { success: false, segmentsCount: low === undefined ? 1 : 2 };
    return { success: false, segmentsCount: number === low ? 1 : 0 };
  });
}
