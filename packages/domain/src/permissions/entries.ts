import type { CompetitionRules } from '../competition/settings.ts';
import type { Actor, CompetitionPhase } from '../model.ts';
import type { JudgeCompetitorPermissions } from '../vocabulary.ts';
import { hasEnded } from './phase.ts';
import { roleRights } from './roles.ts';

export interface EntryRights {
  readonly canAdd: boolean;
  readonly canModify: boolean;
}

/** What an ordinary judge may do with entries. (behaviour: who-may-what#entries) */
const judgeMay: Record<JudgeCompetitorPermissions, EntryRights> = {
  NONE: { canAdd: false, canModify: false },
  ADD: { canAdd: true, canModify: false },
  ADD_MODIFY: { canAdd: true, canModify: true },
};

/**
 * Adding other people's entries, and editing, merging or deleting them. `canEnter` covers a person's own
 * entry. (behaviour: who-may-what#entries)
 */
export function entryRights(actor: Actor, rules: CompetitionRules): EntryRights {
  const { organiserSide, judges } = roleRights(actor);
  if (organiserSide) return judgeMay.ADD_MODIFY;
  return judges ? judgeMay[rules.judgeCompetitorPermissions] : judgeMay.NONE;
}

/**
 * Organisers always; judges by setting; everybody while it is live or once the end time has passed.
 * (behaviour: who-may-what#leaderboard)
 */
export function canSeeLeaderboard(
  actor: Actor,
  rules: Pick<CompetitionRules, 'judgesCanSeeLeaderboard'>,
  phase: CompetitionPhase,
): boolean {
  const { organiserSide, judges } = roleRights(actor);
  return (
    organiserSide || (judges && rules.judgesCanSeeLeaderboard) || phase.liveLeaderboard || hasEnded(phase)
  );
}
