import type { Route } from '@topout/contract';
import { type AttemptRights, attemptRights } from '@topout/domain';
import { scoredByOn } from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** What a judge may do with a competitor's existing attempts on a route. */
export function rightsOn(
  { actor, competition, phase, isOwn }: Judging,
  route: Route,
  { user, category }: { readonly user: string; readonly category: string },
  attempts: readonly ShownAttempt[],
): AttemptRights {
  const judges = attempts.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
  const scoredBy = scoredByOn(route, competition, category);
  const place = { route: route.uuid, competitor: user, scoredBy };
  const rights = attemptRights(actor, competition.settings, place, judges, phase);
  return isOwn(user) ? { ...rights, canAdd: false, canModify: false, canClear: false } : rights;
}
