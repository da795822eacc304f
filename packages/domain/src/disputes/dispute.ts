import type { Actor, CompetitionPhase } from '../model.ts';
import type { Climbing } from '../permissions/own-results.ts';
import { type IncidentDecision, incidentDecisions } from '../incidents/incident.ts';
import { correctionRights } from '../permissions/attempts.ts';
import { roleRights } from '../permissions/roles.ts';
import { scoresFor } from '../permissions/self-scoring.ts';

/** Who may open a dispute in words: the climber appeals, or staff query. */
export const spokenKinds = ['APPEAL', 'QUERY'] as const;
/** Why a result is in dispute: its climber appealed against it, staff query it, or a judge recorded a technical incident. */
export const disputeKinds = [...spokenKinds, 'INCIDENT'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** What staff decided: the result stands, or it was corrected, or no attempt is left. */
export const disputeDecisions = ['STANDS', 'CHANGED', 'REMOVED'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

/**
 * Why an appeal has changed nothing: the result is right; what there is does not show what happened; or it lacks its form,
 * and is returned. (behaviour: disputes#decision)
 *
 * @source IFSC Competition Rules 2025, 12.2 to 12.6
 */
export const appealRulings = ['UNSUCCESSFUL', 'UNDETERMINED', 'INVALID'] as const;
export type AppealRuling = (typeof appealRulings)[number];

export const disputeStates = ['OPEN', ...disputeDecisions, ...incidentDecisions, 'WITHDRAWN'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Whether a decision is one about a technical incident. Of any other result it is read what has become of it. */
export const isAboutIncident = (decision: DisputeDecision | IncidentDecision): decision is IncidentDecision =>
  incidentDecisions.some((one) => one === decision);

/** Appeals of one climber that may be open at once. */
export const mostOpenAppeals = 5;
/** Answers in one dispute. */
export const mostAnswers = 40;

/** The fee that a ruling makes due; null = none. Only an unsuccessful appeal costs it. */
export const feeDue = (ruling: AppealRuling | null, appealFee: number): number | null =>
  ruling === 'UNSUCCESSFUL' && appealFee > 0 ? appealFee : null;

/** What counts of an attempt when a result is decided about. */
export interface DisputedAttempt {
  readonly success: boolean;
  readonly segmentsCount: number;
  readonly usedLastHold: boolean;
}

/** Whether somebody may query results, and read and answer what is disputed. (behaviour: disputes#who) */
export const canQuery = (actor: Actor): boolean => roleRights(actor).organiserSide;

/** Whether somebody may decide: who corrects results, but never about themself or their child. (behaviour: disputes#decision) */
export const canDecide = (actor: Actor, climber: Climbing): boolean =>
  correctionRights(actor).canModify && !scoresFor(actor.profile, climber);

/** Whether it is the climber's own affair, or their parent's. (behaviour: disputes#who) */
export const isConcerned = (profile: string | null, climber: Climbing): boolean =>
  scoresFor(profile, climber);

interface Appealable {
  /** Minutes after a result was logged or changed; 0 = nobody appeals. */
  readonly appealMinutes: number;
  /** Milliseconds since 1970; null = nothing was ever logged on the route. */
  readonly changedMs: number | null;
  /** Of the stage's final results, if they were published; null = they were not. */
  readonly finalMs: number | null;
  /** Of the last decision about an appeal there; null = there was none. */
  readonly decidedMs: number | null;
  readonly phase: Pick<CompetitionPhase, 'pendingResults'>;
}

/**
 * The last moment for an appeal, in milliseconds since 1970; infinite while a stage that takes results has none
 * there, null where nobody may appeal. (behaviour: disputes#appeals)
 */
export function appealUntilMs(asked: Appealable): number | null {
  const { appealMinutes, changedMs, finalMs, decidedMs, phase } = asked;
  if (appealMinutes === 0) return null;
  // A decision is final as long as the result is what was decided about.
  if (decidedMs !== null && (changedMs === null || decidedMs >= changedMs)) return null;
  if (changedMs === null) return phase.pendingResults && finalMs === null ? Number.POSITIVE_INFINITY : null;
  return finalMs !== null && finalMs >= changedMs ? null : changedMs + appealMinutes * 60_000;
}

/** What has become of a disputed result. (behaviour: disputes#decision) */
export function becameOf(
  before: readonly DisputedAttempt[],
  now: readonly DisputedAttempt[],
): DisputeDecision {
  const same = before.length === now.length && before.every((one, at) => isSame(one, now[at]));
  if (same) return 'STANDS';
  return now.length === 0 ? 'REMOVED' : 'CHANGED';
}

const isSame = (a: DisputedAttempt, b: DisputedAttempt | undefined) =>
  a.success === b?.success && a.segmentsCount === b.segmentsCount && a.usedLastHold === b.usedLastHold;
