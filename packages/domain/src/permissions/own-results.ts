import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor } from '../model.ts';
import { roleRights } from './roles.ts';

export interface Climbing {
  /** Profile uuid. */
  readonly id: string;
  /** Profile uuid of the parent. */
  readonly parent: string | null;
}

/**
 * Whether a person would judge themselves or their own child where only approved judges count. Master and
 * staff judges may, because they answer for every result and everybody turns to them; the history records it
 * under their name.
 */
export function judgesOwn(
  actor: Actor,
  { judgesNeedApproval }: Pick<CompetitionRules, 'judgesNeedApproval'>,
  { id, parent }: Climbing,
): boolean {
  if (!judgesNeedApproval || actor.profile === null || roleRights(actor).judgesAll) return false;
  return id === actor.profile || parent === actor.profile;
}
