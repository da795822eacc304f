import { type Climbing, isFamily, isSamePerson } from '../permissions/own-results.ts';
import { stillClimbs } from '../permissions/self-scoring.ts';
import type { EntryStatus } from '../vocabulary.ts';

/** One of the two who are to keep each other's card. */
export interface Pairing extends Climbing {
  readonly status: EntryStatus;
  /** Uuid of the entry whose card they keep already. */
  readonly partner: string | null;
  /** Their category has routes on which a marker confirms. */
  readonly isMarked: boolean;
}

/** Why two climbers cannot be each other's marker. Stable codes, each with its sentence. */
export const pairRefusals = {
  'marker.not_needed': 'No results are confirmed by a marker there.',
  'marker.self': 'Somebody else has to be your marker.',
  'marker.family': 'Parents, children, brothers and sisters cannot be markers of each other.',
  'marker.out': 'Who has retired, did not start or was disqualified keeps no card.',
  'marker.taken': 'One of you has another marker already. That has to end first.',
} as const;
export type PairRefusal = keyof typeof pairRefusals;

/**
 * Why two climbers cannot keep each other's card, or null. Each has one marker, and it is mutual: so there are
 * pairs, and neither chains nor rings. (behaviour: self-scoring#markers)
 */
export function pairRefusal(one: Pairing, other: Pairing): PairRefusal | null {
  if (isSamePerson(one, other)) return 'marker.self';
  if (isFamily(one, other)) return 'marker.family';
  if (!one.isMarked || !other.isMarked) return 'marker.not_needed';
  if (!stillClimbs(one.status) || !stillClimbs(other.status)) return 'marker.out';
  return one.partner !== null || other.partner !== null ? 'marker.taken' : null;
}
