import type { Static } from 'typebox';
import type { LeaderboardQuery } from '@topout/contract';
import { canJudge, canManageSetup, canSeeLeaderboard } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { actorIn } from '../authority/actor.ts';
import { forbidden, notFound, type Refusal } from '../../platform/errors.ts';

/** `public` is for everybody: minors by first name and initial, without a picture. `staff` sees all names. */
export type Audience = 'public' | 'staff';

const boardHidden = (): Refusal => forbidden('The leaderboard cannot be viewed until the competition ends.');

/** Whether everybody may see the boards now. */
export const isPublic = ({ competition, rules, phase }: Authority): boolean =>
  canSeeLeaderboard(actorIn(competition, null), rules, phase);

/**
 * Refuses an audience that may not see boards now. The public document depends on nobody's rights, so
 * everybody gets the same bytes; staff and judges who may see a hidden board ask for their own.
 *
 * @throws Refusal 403
 */
export function requireAudience(authority: Authority, audience: Audience): void {
  const { actor, rules, phase } = authority;
  const insider = canManageSetup(actor) || canJudge(actor);
  if (audience === 'staff' && !insider) throw forbidden();
  const visible = audience === 'staff' ? canSeeLeaderboard(actor, rules, phase) : isPublic(authority);
  if (!visible) throw boardHidden();
}

/** The category asked for, or the first. @throws Refusal 404 if the competition has no such category */
export function categoryOf(
  { competition }: Authority,
  { category }: Pick<Static<typeof LeaderboardQuery>, 'category'>,
): string {
  const wanted = category?.toLowerCase() ?? competition.categories[0]?.uuid;
  if (!competition.categories.some(({ uuid }) => uuid === wanted) || wanted === undefined) {
    throw notFound('category');
  }
  return wanted;
}
