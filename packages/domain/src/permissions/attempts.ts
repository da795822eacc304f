import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor, Attempt, CompetitionPhase } from '../model.ts';
import type { JudgeAttemptModificationPermissions, ScoredBy } from '../vocabulary.ts';
import { roleRights } from './roles.ts';
import { routeRights } from './routes.ts';
import { judgesScore } from './self-scoring.ts';

export interface AttemptRights {
  readonly canView: boolean;
  readonly canAdd: boolean;
  readonly canModify: boolean;
  readonly canClear: boolean;
}

/** One competitor on one route. */
export interface AttemptPlace {
  readonly route: string;
  /** Profile uuid. */
  readonly competitor: string;
  readonly scoredBy: ScoredBy;
}

type Attempts = readonly Pick<Attempt, 'judge'>[];

/**
 * Whether a judge of the route may change existing attempts, by settings.judgeAttemptModificationPermissions.
 * What the competitor logged is a judge's to correct wherever they may correct anything. (behaviour:
 * who-may-what#attempts)
 */
const mayChange: Record<
  JudgeAttemptModificationPermissions,
  (attempts: Attempts, profile: string | null, competitor: string) => boolean
> = {
  ALL: () => true,
  OWN: (attempts, profile, competitor) =>
    profile !== null && attempts.every(({ judge }) => judge === profile || judge === competitor),
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
  { route, competitor, scoredBy }: AttemptPlace,
  attempts: Attempts,
  phase: CompetitionPhase,
): AttemptRights {
  const { canView, canJudge } = routeRights(actor, rules, route, phase);
  const { judgesAll } = roleRights(actor);
  const judges = canJudge && (judgesAll || judgesScore(scoredBy));
  const allowed =
    judgesAll || mayChange[rules.judgeAttemptModificationPermissions](attempts, actor.profile, competitor);
  return { canView, canAdd: judges, canModify: judges && allowed, canClear: judges && allowed };
}

/**
 * What a climber, or their parent, may do with the climber's own attempts on a route: everything, until
 * somebody else has logged or corrected there. Attempts that climbers or their parents log are signed by the
 * climber. (behaviour: self-scoring#judges-come-first)
 */
export function ownAttemptRights(climber: string, attempts: Attempts): AttemptRights {
  const own = attempts.every(({ judge }) => judge === climber);
  return { canView: true, canAdd: own, canModify: own, canClear: own };
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
