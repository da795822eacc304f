import {
  canJudge,
  canManageSetup,
  canSeeLeaderboard,
  dependsOnOthers,
  type EntryRights,
  entryRights,
} from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';

/** What a viewer may see of a competition's entries. */
export interface EntryView {
  /** The viewer's profile; null for guests. */
  readonly profile: string | null;
  /** Full names and pictures of everybody: staff and judges. */
  readonly names: boolean;
  /** What the viewer may do with entries. */
  readonly rights: EntryRights;
  /**
   * E-mail, parent, age of the account, waiting lists: for people who may modify entries. (behaviour:
   * entries#sheet)
   */
  readonly contacts: boolean;
  /** Positions and scores of everybody. */
  readonly scores: boolean;
  /** Scores of own entries, even while boards are hidden, unless they reveal how others climb. */
  readonly ownScores: boolean;
  /** The competition's year: people under 16 in it are minors. */
  readonly year: number;
}

export function entryViewOf({
  actor,
  rules,
  phase,
  competition,
}: Pick<Authority, 'actor' | 'rules' | 'phase' | 'competition'>): EntryView {
  const rights = entryRights(actor, rules);
  const scores = canSeeLeaderboard(actor, rules, phase);
  return {
    profile: actor.profile,
    names: canManageSetup(actor) || canJudge(actor),
    rights,
    contacts: rights.canModify,
    scores,
    ownScores: scores || !dependsOnOthers(competition.scoringSystem, rules.scoring),
    year: competition.year,
  };
}

/** Whether it is the viewer's own entry, or their child's. */
export const isOwn = (
  { profile }: EntryView,
  row: { readonly profileId: string; readonly parentId: string | null },
): boolean => profile !== null && (row.profileId === profile || row.parentId === profile);
