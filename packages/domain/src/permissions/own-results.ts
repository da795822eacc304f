import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor } from '../model.ts';
import { roleRights } from './roles.ts';

export interface Climbing {
  /** Profile uuid. */
  readonly id: string;
  /** Profile uuid of the parent. */
  readonly parent: string | null;
  /** As whom they were entered here before a merge or a take-over; missing: as nobody else. */
  readonly formerly?: readonly Climbing[];
}

/** Everybody as whom a climber has been entered. */
const selvesOf = ({ formerly = [], ...now }: Climbing): readonly Climbing[] => [now, ...formerly];

/** Whether two are one person, now or as somebody was entered before. */
export const isSamePerson = (a: Climbing, b: Climbing): boolean =>
  selvesOf(a).some(({ id }) => selvesOf(b).some((other) => other.id === id));

/** A parent and their child, or two children of one parent, now or as somebody was entered before. */
export const isFamily = (a: Climbing, b: Climbing): boolean =>
  selvesOf(a).some((one) => selvesOf(b).some((other) => areFamily(one, other)));

const areFamily = (a: Climbing, b: Climbing): boolean =>
  a.parent === b.id || b.parent === a.id || (a.parent !== null && a.parent === b.parent);

/**
 * Whether a result is a person's own, or their child's, whatever name it was made under. It grants nothing: who
 * logs for whom, `scoresFor` says.
 */
export const isOwnResult = (profile: string | null, climber: Climbing): boolean =>
  profile !== null && selvesOf(climber).some(({ id, parent }) => profile === id || profile === parent);

/**
 * Whether a person would judge themselves or their own child where only approved judges count. Master and
 * staff judges may, because they answer for every result and everybody turns to them; the history records it
 * under their name.
 */
export function judgesOwn(
  actor: Actor,
  { judgesNeedApproval }: Pick<CompetitionRules, 'judgesNeedApproval'>,
  climber: Climbing,
): boolean {
  return judgesNeedApproval && !roleRights(actor).judgesAll && isOwnResult(actor.profile, climber);
}
