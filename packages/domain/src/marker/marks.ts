import { resultOf } from '../attempts/result.ts';
import type { ClimbType } from '../vocabulary.ts';

/** One attempt as a marker notes it: how far, and nothing else. */
export interface MarkedAttempt {
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
}

export type Recorded = Parameters<typeof resultOf>[0];

/**
 * Whatever of a record can decide a place, in a line: `top,zone1,zone2,hold,plus`, each empty where there is none.
 * How often somebody tried in vain cannot.
 */
export function recordSaid(attempts: Recorded, climbType: ClimbType): string {
  const result = resultOf(attempts, climbType);
  return [result?.top, result?.zone1, result?.zone2, result?.hold || null, result?.plus || null].join();
}

/** Whether the records of a climber and of their marker say the same. (behaviour: self-scoring#markers) */
export const recordsAgree = (own: Recorded, marked: Recorded, climbType: ClimbType): boolean =>
  recordSaid(own, climbType) === recordSaid(marked, climbType);
