import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor, Attempt, CompetitionPhase } from '../model.ts';
import type { JudgeAttemptModificationPermissions } from '../vocabulary.ts';
import { roleRights } from './roles.ts';
import { routeRights } from './routes.ts';

export interface AttemptRights {
  readonly canView: boolean;
  readonly canAdd: boolean;
  readonly canModify: boolean;
  readonly canClear: boolean;
}

type Attempts = readonly Pick<Attempt, 'judge'>[];

/**
 * Whether a judge of the route may change existing attempts, by settings.judgeAttemptModificationPermissions.
 * (behaviour: who-may-what#attempts)
 */
const mayChange: Record<
  JudgeAttemptModificationPermissions,
  (attempts: Attempts, profile: string | null) => boolean
> = {
  ALL: () => true,
  OWN: (attempts, profile) => profile !== null && attempts.every(({ judge }) => judge === profile),
  NONE: () => false,
};

/**
 * What a person may do with one competitor's attempts on one route.
 *
 * @param attempts all saved attempts of this competitor on this route
 * @source behaviour: who-may-what#attempts
 */
export function attemptRights(
  actor: Actor,
  rules: CompetitionRules,
  routeUuid: string,
  attempts: Attempts,
  phase: CompetitionPhase,
): AttemptRights {
  const { canView, canJudge } = routeRights(actor, rules, routeUuid, phase);
  const allowed =
    roleRights(actor).judgesAll ||
    mayChange[rules.judgeAttemptModificationPermissions](attempts, actor.profile);
  return { canView, canAdd: canJudge, canModify: canJudge && allowed, canClear: canJudge && allowed };
}

/**
 * The rights needed for bulk scoring and for settling held results. Correcting is not judging, so it stays
 * possible after the end.
 */
export function correctionRights(actor: Actor): AttemptRights {
  const all = roleRights(actor).judgesAll;
  return { canView: all, canAdd: all, canModify: all, canClear: all };
}

/** The warning above the inputs of the attempt screen, or null. (behaviour: who-may-what#attempts) */
export function attemptWarning({ canAdd, canModify }: AttemptRights, hasAttempts: boolean): string | null {
  if (!canAdd) {
    return 'You’re not assigned to judge this route, so you can’t make any changes on this screen.';
  }
  if (!canModify && hasAttempts) {
    return 'If you need to make changes to the attempts, please let the event staff know';
  }
  return null;
}
