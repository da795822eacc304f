import type { HeldReason } from '../attempts/held.ts';
import { type Climbing, isFamily, isSamePerson } from '../permissions/own-results.ts';
import { stillClimbs } from '../permissions/self-scoring.ts';
import type { EntryStatus } from '../vocabulary.ts';

/** Somebody who confirms another climber's result. */
export interface Witness extends Climbing {
  /** Of their entries in this competition. */
  readonly statuses: readonly EntryStatus[];
  /** How many results of this climber they have confirmed. */
  readonly confirmed: number;
  /** The code has confirmed a result of this climber before. */
  readonly codeUsed: boolean;
}

/**
 * Why somebody cannot be a climber's witness, or null. @param limit results for one climber (behaviour:
 * self-scoring#witnesses)
 */
export function witnessRefusal(climber: Climbing, witness: Witness | null, limit: number): HeldReason | null {
  if (witness === null) return 'witness.code';
  if (isSamePerson(climber, witness)) return 'witness.self';
  if (isFamily(climber, witness)) return 'witness.family';
  if (!witness.statuses.some(stillClimbs)) return 'witness.out';
  if (witness.codeUsed) return 'witness.used';
  return witness.confirmed >= limit ? 'witness.limit' : null;
}
