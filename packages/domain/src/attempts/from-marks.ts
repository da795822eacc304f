import type { Attempt } from '../model.ts';

/** What result lists print of one boulder: numbers of attempts, null = not reached. */
export interface BoulderMarks {
  readonly zone: number | null;
  readonly top: number | null;
  /** Attempts made, where known. */
  readonly tries?: number | undefined;
  /** Given on boulders with two zones: the attempt of the first, while `zone` is that of the second. */
  readonly low?: number | null | undefined;
}

/**
 * Attempts that come to these marks: tries up to the zone, tries up to the top; without a top, further tries as far as known.
 *
 * Marks of nothing without a number of tries are one try: somebody who reached nothing has a result, whoever did not start has none.
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
