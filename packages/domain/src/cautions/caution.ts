import { canDecide } from '../disputes/dispute.ts';
import type { Actor } from '../model.ts';
import { correctionRights } from '../permissions/attempts.ts';
import type { Climbing } from '../permissions/own-results.ts';
import type { EntryStatus } from '../vocabulary.ts';

/** As many in one competition disqualify. (behaviour: cautions#two) */
export const cautionsThatDisqualify = 2;

/** Whether somebody gives cautions at all: the jury, who corrects results. (behaviour: cautions#who) */
export const canGiveCautions = (actor: Actor): boolean => correctionRights(actor).canModify;

/** Whether somebody may give this climber a caution: never themself or their child. (behaviour: cautions#who) */
export const canCaution = (actor: Actor, climber: Climbing): boolean => canDecide(actor, climber);

/** Whether a disqualification is proposed; a person decides. (behaviour: cautions#two) */
export const isProposedDsq = (row: {
  readonly status: EntryStatus;
  readonly cautions: readonly unknown[];
}): boolean => row.status === 'ENTERED' && row.cautions.length >= cautionsThatDisqualify;
