import { type AttemptRights, attemptRights } from '@topout/domain';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** What a judge may do with a competitor's existing attempts on a route. */
export function rightsOn(
  { actor, competition, phase, isOwn }: Judging,
  route: string,
  user: string,
  attempts: readonly ShownAttempt[],
): AttemptRights {
  const judges = attempts.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
  const rights = attemptRights(actor, competition.settings, route, judges, phase);
  return isOwn(user) ? { ...rights, canAdd: false, canModify: false, canClear: false } : rights;
}
