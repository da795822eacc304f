import {
  canJudge,
  canManageSetup,
  canSeeLeaderboard,
  dependsOnOthers,
  type EntryRights,
  entryRights,
} from '@topout/domain';
import type { Authority } from '../authority/authority.ts';

/** What somebody may see of the entries of a competition. */
export interface EntryView {
  /** Profile of whoever looks; null for guests. */
  readonly profile: string | null;
  /** Full names and pictures of everybody: staff and judges. */
  readonly names: boolean;
  /** What the viewer may do with entries. */
  readonly rights: EntryRights;
  /** E-mail, parent, age of the account, waiting lists: people who may modify entries. (spec 2 §2) */
  readonly contacts: boolean;
  /** Positions and scores of everybody. */
  readonly scores: boolean;
  /** Scores of own entries, also while boards are hidden: but where they tell how others climb. */
  readonly ownScores: boolean;
  /** Year of the competition: whoever is under 16 in it is a minor. */
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

/** One's own entry, or that of one's child. */
export const isOwn = (
  { profile }: EntryView,
  row: { readonly profileId: string; readonly parentId: string | null },
): boolean => profile !== null && (row.profileId === profile || row.parentId === profile);
