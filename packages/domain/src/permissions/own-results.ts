import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor } from '../model.ts';
import { roleRights } from './roles.ts';

/** Somebody who climbs. */
export interface Climbing {
  /** Profile uuid. */
  readonly id: string;
  /** Profile uuid of the parent. */
  readonly parent: string | null;
}

/**
 * Whether somebody would judge themself or their own child where only approved judges count. Master and staff judges answer for
 * every result and are asked by everybody, so they may; what they do stands in the history under their name.
 */
export function judgesOwn(
  actor: Actor,
  { judgesNeedApproval }: Pick<CompetitionRules, 'judgesNeedApproval'>,
  { id, parent }: Climbing,
): boolean {
  if (!judgesNeedApproval || actor.profile === null || roleRights(actor).judgesAll) return false;
  return id === actor.profile || parent === actor.profile;
}
