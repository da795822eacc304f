import type { HeldReason } from '../attempts/held.ts';
import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor, Attempt, CompetitionPhase } from '../model.ts';
import type { ConfirmedBy } from '../vocabulary.ts';
import { type Climbing, isOwnResult } from './own-results.ts';
import { judgingClosed } from './phase.ts';
import { roleRights } from './roles.ts';
import { routeRights } from './routes.ts';

/** Who confirms on a route that several groups of one category hold: the strictest of them. */
export const confirmedTogether = (groups: readonly ConfirmedBy[]): ConfirmedBy =>
  (['JUDGES', 'MARKER', 'CLIMBERS'] as const).find((one) => groups.includes(one)) ?? 'NOBODY';

/** Whether a result is all its climber's: a judge's own counts as confirmed. @param attempts at least one */
export const isSelfLogged = (climber: string, attempts: readonly Pick<Attempt, 'judge'>[]): boolean =>
  attempts.length > 0 && attempts.every(({ judge }) => judge === climber);

/**
 * Why somebody cannot confirm a result as a judge, or null: judges of the route until it closes, master and
 * staff judges always, nobody their own or their child's. (behaviour: self-scoring#confirming)
 */
export function confirmingRefused(
  actor: Actor,
  rules: CompetitionRules,
  route: string,
  climber: Climbing,
  phase: CompetitionPhase,
): HeldReason | null {
  if (isOwnResult(actor.profile, climber)) return 'confirm.own_result';
  if (roleRights(actor).judgesAll) return null;
  const closed = judgingClosed(phase);
  if (closed === 'competition.closed') return closed;
  // Confirming is not judging: what was logged in time is confirmed after the end, too.
  const { canJudge } = routeRights(actor, rules, route, { ...phase, endMs: Number.POSITIVE_INFINITY });
  return canJudge ? null : 'confirm.not_allowed';
}

/** Where results are to be confirmed, and what becomes of those that are not. */
export interface ConfirmingRules {
  /** Uuids of a category's routes on which somebody confirms. */
  readonly toConfirm: readonly string[];
  readonly unconfirmedCounts: boolean;
}

/** Whether a result counts towards the score. @param open all the climber's own, and nobody has confirmed it */
export const countsUnconfirmed = (
  { toConfirm, unconfirmedCounts }: ConfirmingRules,
  route: string,
  open: boolean,
): boolean => unconfirmedCounts || !open || !toConfirm.includes(route);
