import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor, CompetitionPhase } from '../model.ts';
import type { JudgeRoutePermissions } from '../vocabulary.ts';
import { judgingClosed } from './phase.ts';
import { roleRights } from './roles.ts';

export interface RouteRights {
  readonly canView: boolean;
  readonly canJudge: boolean;
}

type Reach = 'none' | 'assigned' | 'all';

/**
 * Which routes an ordinary judge sees and judges, by settings.judgeRoutePermissions. (behaviour:
 * who-may-what#routes)
 */
const reach: Record<JudgeRoutePermissions, { readonly view: Reach; readonly judge: Reach }> = {
  SEE_JUDGE_ASSIGNED: { view: 'assigned', judge: 'assigned' },
  SEE_ALL_JUDGE_ASSIGNED: { view: 'all', judge: 'assigned' },
  SEE_JUDGE_ALL: { view: 'all', judge: 'all' },
  NONE: { view: 'none', judge: 'none' },
};

/**
 * What a person may do with one route. Nobody judges once the competition is closed or has ended.
 *
 * Staff who do not judge see every route: they answer for judging groups, queues and held results.
 *
 * @source behaviour: who-may-what#routes
 */
export function routeRights(
  actor: Actor,
  rules: CompetitionRules,
  routeUuid: string,
  phase: CompetitionPhase,
): RouteRights {
  const { judges, judgesAll, organiserSide } = roleRights(actor);
  const open = judgingClosed(phase) === null;
  if (judgesAll) return { canView: true, canJudge: open };
  if (organiserSide) return { canView: true, canJudge: false };
  if (!judges) return { canView: false, canJudge: false };
  const reaches = (far: Reach) =>
    far === 'all' || (far === 'assigned' && actor.assignedRoutes.has(routeUuid));
  const { view, judge } = reach[rules.judgeRoutePermissions];
  return { canView: reaches(view), canJudge: open && reaches(judge) };
}
