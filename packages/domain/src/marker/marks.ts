import { resultOf } from '../attempts/result.ts';
import type { ClimbType } from '../vocabulary.ts';

/** One attempt as a marker notes it: how far, and nothing else. */
export interface MarkedAttempt {
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
}

type Recorded = Parameters<typeof resultOf>[0];

/**
 * Whether the records of a climber and of their marker say the same: whatever can decide a place. How often
 * somebody tried in vain cannot. (behaviour: self-scoring#markers)
 */
export function recordsAgree(own: Recorded, marked: Recorded, climbType: ClimbType): boolean {
  const [mine, theirs] = [resultOf(own, climbType), resultOf(marked, climbType)];
  const said = [mine, theirs].map((result) =>
    [result?.top, result?.zone1, result?.zone2, result?.hold || null, result?.plus || null].join(),
  );
  return said[0] === said[1];
}
