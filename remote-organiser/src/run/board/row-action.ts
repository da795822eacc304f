import type { Competition, LeaderboardRow } from '@topout/contract';
import { entryRights } from '@topout/domain';

export type RowAction = 'select' | 'scorecard' | 'app';

const noRoutes: ReadonlySet<string> = new Set();

/** Whether the caller may edit and delete entries here. (behaviour: who-may-what#entries) */
export function canModifyEntries({ role, judgeRequestPending, settings }: Competition): boolean {
  return entryRights(
    { profile: null, role, pending: judgeRequestPending, assignedRoutes: noRoutes },
    settings,
  ).canModify;
}

/**
 * What a click on a row does: select it for those who may change entries, open the scorecard of oneself, of a child
 * or in the installed app, and otherwise say where scorecards are. (behaviour: boards#somebody-elses-card)
 */
export function rowAction(competition: Competition, { user }: LeaderboardRow, installed: boolean): RowAction {
  if (canModifyEntries(competition)) return 'select';
  const { userEntry, childEntries } = competition;
  const own = [userEntry, ...childEntries].some((entry) => entry?.user.uuid === user.uuid);
  return own || installed ? 'scorecard' : 'app';
}

/** Topout runs from the home screen, without the browser around it. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
