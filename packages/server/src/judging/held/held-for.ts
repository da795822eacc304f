import { canJudge, canManageSetup } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { heldOf } from '../log/log.queries.ts';

/** More than anybody settles by hand; the rest appears once these are settled. */
const most = 500;

/**
 * The held commands that `profile` may look at: all for staff who do not ask for their own, their own for judges, revoked
 * ones among them.
 *
 * @throws Refusal 403 for everybody else
 */
export function heldFor(db: Queries, authority: Authority, profile: string, mine: boolean | undefined) {
  const { actor, competition, revoked } = authority;
  const staff = canManageSetup(actor);
  if (!staff && !canJudge(actor) && !revoked) throw forbidden();
  return heldOf(db, competition.uuid, staff && !mine ? null : profile, most);
}
